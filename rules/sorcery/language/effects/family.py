"""The family of effects."""

from __future__ import annotations

from rules.kernel.language.words import Word


class Effect(Word):
    """The family of effects."""

    KEY = "effect"
