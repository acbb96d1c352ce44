"""Echo's card language: what a card does, as data. `read_abilities` reads it; the engine compiles it; the rules text is made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.echo.language.abilities import Ability
from rules.echo.language.checks import CHECKS, check_ability

__all__ = ["Ability", "read_abilities"]


def read_abilities(data: Sequence[Any], *, source: str, card: str, kind: str = "") -> tuple[Ability, ...]:
    """The abilities of a card as its definition has them under `abilities`.

    `kind` (hero, follower, item), where given, is checked too: which skills it may have and whether there is a `self`. Raises
    DefinitionError, naming `source`, `card`, and for everything wrong the path of the field and the nearest word.
    """
    return CHECKS.read(data, lambda ability, path: check_ability(ability, kind, path), source=source, card=card)
