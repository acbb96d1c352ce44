"""The reference page has the tables that are made of the words, and its examples can be read."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from rules.douwushi.language import abilities, amounts, conditions, costs, effects, modifiers, moments, read_abilities, selectors
from rules.kernel.language.words import key_of
from tests.rules.language.closed_values import page_with, page_with_words, value_rows, word_rows

FILE = Path(__file__).parents[4] / "docs" / "douwushi-card-language.md"
PAGE = FILE.read_text("utf-8")
FAMILIES = {
    "Effects": effects.Effect,
    "Moments": moments.Moment,
    "Conditions": conditions.Condition,
    "Costs": costs.Cost,
    "Modifiers": modifiers.Modifier,
}
FILTERS: dict[str, Any] = {
    "hero filter": selectors.HeroFilter,
    "card filter": selectors.CardFilter,
    "damage filter": selectors.DamageFilter,
}


def rows_of(section: str) -> dict[str, str]:
    body = PAGE.split(f"\n## {section}\n", 1)[1].split("\n## ", 1)[0]
    return dict(re.findall(r"^\| `?([\w ]+)`? \| ([^|]*) \|", body, re.MULTILINE))


def keys_of(word: Any) -> set[str]:
    return {key_of(field) for field in fields(word)}


def fields_named(cell: str) -> set[str]:
    named = set(re.findall(r"`(\w+)`", cell))
    for name, word in FILTERS.items():
        if name in cell:
            named |= keys_of(word)
    return named


def test_page_lists_the_selectors_with_their_fields() -> None:
    named = {"Heroes": selectors.Heroes, "Items": selectors.Items, "Cards": selectors.Cards}
    named |= {name.capitalize(): word for name, word in FILTERS.items()}
    rows = {selector: cell for selector, cell in rows_of("Selectors").items() if selector != "Selector"}
    assert {selector: fields_named(cell) for selector, cell in rows.items()} == {name: keys_of(word) for name, word in named.items()}


def test_page_lists_the_fields_of_an_ability() -> None:
    assert set(rows_of("Abilities")) - {"Field"} == keys_of(abilities.Ability)


def test_examples_can_be_read() -> None:
    for example in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL):
        assert read_abilities(tomllib.loads(example)["abilities"], source="page", card="example", kind="hero")


#: What is no word of a family but has fields of its own.
PARTS: tuple[type, ...] = (
    selectors.Heroes,
    selectors.HeroCount,
    selectors.Items,
    selectors.Cards,
    selectors.Taken,
    selectors.CardCount,
    selectors.ItemCount,
    selectors.FallenCount,
    selectors.BountyCount,
    selectors.EventCount,
    selectors.Figure,
    selectors.DamageFilter,
    amounts.Count,
    abilities.Ability,
)
FORMS = {int: "a whole number", bool: "true or false"}


@pytest.mark.golden
def test_the_tables_are_up_to_date(bless: bool) -> None:
    words = [word for family in FAMILIES.values() for word in family.words()]
    written = page_with(PAGE, value_rows((*PARTS, *words), FORMS))
    for section, family in FAMILIES.items():
        written = page_with_words(written, section, word_rows(family, FILTERS))
    if bless:
        FILE.write_text(written, "utf-8")
    assert FILE.read_text("utf-8") == written, "the language changed: make bless writes the tables again"
