"""The card language of a game, found by the game's name: its families of words, its abilities and the reading of them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules.kernel.language.reader import kinds_in
from rules.kernel.language.words import Word
from rules.wording import Text

#: The families that a language may have, by the module that declares them.
FAMILIES = {
    "effects": "Effect",
    "moments": "Moment",
    "replaced": "Replaced",
    "conditions": "Condition",
    "costs": "Cost",
    "modifiers": "Modifier",
}


def families_of(game: str) -> Mapping[str, type[Word]]:
    """The families of a game's language by their modules."""
    modules = {name: f"rules.{game}.language.{name}" for name in FAMILIES}
    return {name: getattr(import_module(module), FAMILIES[name]) for name, module in modules.items() if find_spec(module)}


def words_of(game: str) -> tuple[type[Word], ...]:
    """All words of a game's language, family by family."""
    return tuple(word for family in families_of(game).values() for word in family.words())


def ability_of(game: str) -> type:
    """The form of an ability."""
    form: type = import_module(f"rules.{game}.language").Ability
    return form


def parts_of(game: str) -> tuple[type, ...]:
    """Everything that an ability can have in it: words, filters, counts and the ability itself."""
    return tuple(kind for kind in kinds_in(ability_of(game)) if kind is not Text)


def read_abilities(game: str, data: Any, **place: str) -> Any:
    """The abilities of a card as the game reads them from its definition."""
    return import_module(f"rules.{game}.language").read_abilities(data, **place)
