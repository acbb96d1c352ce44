"""The card language of Heroes of Ancients: what a card does, as data. `read_abilities` reads it; the rules text is made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.hota.language.abilities import Ability
from rules.hota.language.checks import CHECKS

__all__ = ["Ability", "read_abilities"]


def read_abilities(data: Sequence[Any], *, source: str, card: str, kind: str) -> tuple[Ability, ...]:
    """The abilities of a card of a kind (attribute, creature, spell, equipment, enchantment), as its definition has them.

    Raises DefinitionError, naming `source`, `card`, and for everything wrong the path of the field and what is allowed there.
    """
    return CHECKS.read_card(data, kind, source=source, card=card)
