"""Dou Wushi's card language: what a card does, as data. `read_abilities` reads it; the rules text is made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.checks import check_abilities, check_ability
from rules.kernel.definitions import DefinitionError
from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.reader import read, read_list

__all__ = ["Ability", "read_abilities"]


def read_abilities(data: Sequence[Any], *, source: str, card: str, kind: str) -> tuple[Ability, ...]:
    """The abilities of a card of a kind (hero, weapon, equipment, spell), as its definition has them under `abilities`.

    Raises DefinitionError, naming `source`, `card`, and for everything wrong the path of the field and what is allowed there.
    """

    def read_one(value: object, path: str) -> Ability:
        ability: Ability = read(Ability, value, path)
        if kind != "spell":  # of which any ability may say whether there is a `self`
            check_ability(ability, kind, path)
        return ability

    try:
        abilities = read_list(read_one, data, "abilities") if data else ()
        if kind == "spell":
            check_abilities(abilities, kind, "abilities")
    except UnreadableError as error:
        raise DefinitionError(source, card, *error.faults) from error
    return abilities
