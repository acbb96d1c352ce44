"""Every word of the card language, each of its fields and their values, is on a card of the word scenarios."""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from rules.echo.language import (
    abilities,
    amounts,
    conditions,
    costs,
    effects,
    modifiers,
    moments,
    read_abilities,
    replaced,
    selectors,
    vocabulary,
)

FOLDER = Path(__file__).parent / "scenarios" / "words"
FAMILIES = (effects.Effect, moments.Moment, replaced.Replaced, conditions.Condition, costs.Cost, modifiers.Modifier)
WORDS: tuple[type, ...] = tuple(word for family in FAMILIES for word in get_args(family))
PARTS: tuple[type, ...] = (
    abilities.Ability,
    amounts.Count,
    selectors.Followers,
    selectors.FollowerCount,
    selectors.Cards,
    selectors.CardCount,
    selectors.EventCount,
    selectors.Taken,
    modifiers.CardsOf,
)
#: Printed on cards, and no more than names to the language: one of each list stands for all.
NAMES = (vocabulary.Attribute, vocabulary.Faction, vocabulary.Race)


def named(word: type) -> str:
    return f"{word.__module__.rsplit('.', 1)[-1]}.{word.__name__}"


def owner_of(word: type, field: str) -> type:
    """The class that declares a field: filters are shared by all words that have them."""
    return next(each for each in reversed(word.__mro__) if field in inspect.get_annotations(each))


def values_of(hint: Any) -> Iterator[str]:
    """The closed values of a field."""
    if hint in NAMES:
        return
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from values_of(part)


def language() -> set[str]:
    """All that can be written: `effects.Damage`, `effects.Damage.side`, `effects.Damage.side = enemy`."""
    known = {named(word) for word in (*WORDS, *PARTS)}
    for word in (*WORDS, *PARTS):
        hints = get_type_hints(word)
        for field in fields(word):
            name = f"{named(owner_of(word, field.name))}.{field.name}"
            known |= {name} | {f"{name} = {value}" for value in values_of(hints[field.name])}
    return known


def used_in(value: Any) -> Iterator[str]:
    """What a card's ability, or a part of it, uses of the language; a field left at its default is not used, its value is."""
    if isinstance(value, tuple):
        for part in value:
            yield from used_in(part)
    elif is_dataclass(value):
        yield named(type(value))
        for field in fields(value):
            part = getattr(value, field.name)
            name = f"{named(owner_of(type(value), field.name))}.{field.name}"
            if is_said(field, part):
                yield name
            if isinstance(part, str):
                yield f"{name} = {part}"
            yield from used_in(part)


def is_said(field: Field[Any], part: Any) -> bool:
    return field.default is MISSING or part != field.default or field.name == "pick"


def cards() -> Iterator[dict[str, Any]]:
    for path in sorted(FOLDER.glob("*.toml")):
        yield from tomllib.loads(path.read_text("utf-8"))["cards"]


def test_every_word_is_on_a_card() -> None:
    used: set[str] = set()
    for card in cards():
        read = read_abilities(card.get("abilities", []), source="words", card=card["slug"], kind=card["kind"])
        used |= set(used_in(read))
    missing = sorted(language() - used)
    assert not missing, f"no scenario uses {', '.join(missing)}"


def test_every_keyword_is_printed_on_a_card() -> None:
    printed = {keyword for card in cards() for keyword in card.get("keywords", [])}
    assert printed == set(get_args(vocabulary.Keyword))


def test_every_card_is_in_a_scenario() -> None:
    for path in sorted(FOLDER.glob("*.toml")):
        text = path.read_text("utf-8")
        scenarios = text.split("[[scenario]]", 1)[1]
        idle = [card["slug"] for card in tomllib.loads(text)["cards"] if card["slug"] not in scenarios]
        assert not idle, f"{path.name}: no scenario uses {', '.join(idle)}"
