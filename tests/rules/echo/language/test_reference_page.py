"""The reference page lists every word with its fields, and its examples can be read."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from rules.echo.language import abilities, amounts, conditions, costs, effects, modifiers, moments, read_abilities, replaced, selectors
from rules.kernel.language.words import Word, key_of
from tests.rules.language_values import page_with, value_rows

FILE = Path(__file__).parents[4] / "docs" / "echo-card-language.md"
PAGE = FILE.read_text("utf-8")
FAMILIES = {
    "Effects": effects.Effect,
    "Moments": moments.Moment,
    "Replaced events": replaced.Replaced,
    "Conditions": conditions.Condition,
    "Costs": costs.Cost,
    "Modifiers": modifiers.Modifier,
}
FILTERS = {
    name: {key_of(field) for field in fields(word)}
    for name, word in (("follower filter", selectors.FollowerFilter), ("card filter", selectors.CardFilter))
}


def rows_of(section: str) -> dict[str, str]:
    body = PAGE.split(f"\n## {section}\n", 1)[1].split("\n## ", 1)[0]
    return dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", body, re.MULTILINE))


def fields_named(cell: str) -> set[str]:
    named = set(re.findall(r"`(\w+)`", cell))
    for name, members in FILTERS.items():
        if name in cell:
            named |= members
    return named


@pytest.mark.parametrize("section", FAMILIES)
def test_page_lists_every_word_with_its_fields(section: str) -> None:
    words: tuple[type[Word], ...] = FAMILIES[section].words()
    expected: dict[str, Any] = {word.word(): {key_of(field) for field in fields(word)} for word in words}  # type: ignore[arg-type]
    assert {word: fields_named(cell) for word, cell in rows_of(section).items()} == expected


def test_page_lists_the_fields_of_an_ability() -> None:
    assert set(rows_of("Abilities")) == {key_of(field) for field in fields(abilities.Ability)}


def test_examples_can_be_read() -> None:
    for example in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL):
        assert read_abilities(tomllib.loads(example)["abilities"], source="page", card="example", kind="follower")


#: What is no word of a family but has fields of its own.
PARTS: tuple[type, ...] = (
    selectors.Kinship,
    selectors.FollowerFilter,
    selectors.Followers,
    selectors.FollowerCount,
    selectors.CardFilter,
    selectors.Cards,
    selectors.Taken,
    selectors.CardCount,
    selectors.EventCount,
    amounts.Count,
    abilities.Ability,
)
FORMS = {int: "a whole number", bool: "true or false"}


@pytest.mark.golden
def test_the_table_of_values_is_up_to_date(bless: bool) -> None:
    words = [word for family in FAMILIES.values() for word in family.words()]
    written = page_with(FILE, value_rows((*PARTS, *words), FORMS))
    if bless:
        FILE.write_text(written, "utf-8")
    assert FILE.read_text("utf-8") == written, "the language changed: make bless writes the table again"
