"""Dou Wushi's card language: what a card does, as data. `read_abilities` reads it; the rules text is made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.checking import check_abilities
from rules.kernel.definitions import DefinitionError
from rules.kernel.language.reader import UnreadableError, read

__all__ = ["Ability", "read_abilities"]


def read_abilities(data: Sequence[Any], *, source: str, card: str, kind: str) -> tuple[Ability, ...]:
    """The abilities of a card of a kind (hero, weapon, equipment, spell), as its definition has them under `abilities`.

    Raises DefinitionError, naming `source`, `card`, the path of the field and what is allowed there.
    """
    try:
        if not data:
            return ()
        abilities: tuple[Ability, ...] = read(tuple[Ability, ...], data, "abilities")
        check_abilities(abilities, kind, "abilities")
    except UnreadableError as error:
        raise DefinitionError(source, card, error.path, error.problem) from error
    return abilities
