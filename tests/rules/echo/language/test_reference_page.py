"""The reference page lists every word with its fields, and its examples can be read."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

from rules.echo.language import abilities, conditions, costs, effects, modifiers, moments, read_abilities, replaced, selectors
from rules.kernel.language.words import Word, key_of

PAGE = (Path(__file__).parents[4] / "docs" / "echo-card-language.md").read_text("utf-8")
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
    words: tuple[type[Word], ...] = get_args(FAMILIES[section])
    expected: dict[str, Any] = {word.word(): {key_of(field) for field in fields(word)} for word in words}  # type: ignore[arg-type]
    assert {word: fields_named(cell) for word, cell in rows_of(section).items()} == expected


def test_page_lists_the_fields_of_an_ability() -> None:
    assert set(rows_of("Abilities")) == {key_of(field) for field in fields(abilities.Ability)}


def test_examples_can_be_read() -> None:
    for example in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL):
        assert read_abilities(tomllib.loads(example)["abilities"], source="page", card="example", kind="follower")
