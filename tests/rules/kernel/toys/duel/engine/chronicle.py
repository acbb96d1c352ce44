"""A duel told while it goes on."""

from __future__ import annotations

from rules.kernel.chronicles.plain_chronicle import PlainChronicle
from tests.rules.kernel.toys.duel.actions import ACTING, NOTATION, WORDS


class Chronicle(PlainChronicle):
    """The chronicle of a duel."""

    acting, words = ACTING, WORDS
    read_line = staticmethod(NOTATION.read)
