"""Dou Wushi's card language: what a card does, as data. `read_abilities` reads it; the rules text is made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.checks import CHECKS, check_abilities, check_ability

__all__ = ["Ability", "read_abilities"]


def read_abilities(data: Sequence[Any], *, source: str, card: str, kind: str) -> tuple[Ability, ...]:
    """The abilities of a card of a kind (hero, weapon, equipment, spell), as its definition has them under `abilities`.

    Raises DefinitionError, naming `source`, `card`, and for everything wrong the path of the field and what is allowed there.
    """
    if kind == "spell":  # of which any ability may say whether there is a `self`
        return CHECKS.read(data, None, lambda abilities, path: check_abilities(abilities, kind, path), source=source, card=card)
    return CHECKS.read(data, lambda ability, path: check_ability(ability, kind, path), source=source, card=card)
