"""Proofs for the reference page of any card language: its tables are made of the words, and its examples can be read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rules.kernel.language.words import Word, key_of
from tests.rules.language.closed_values import page_with, page_with_words, value_rows, word_rows

DOCS = Path(__file__).parents[3] / "docs"
FORMS = {int: "a whole number", bool: "true or false"}


class ReferencePageProofs:
    """A game's own test class names its page and its words.

    `families`: the families of words by the section that lists them. `filters`: those that cells name instead of their fields. `parts`:
    what is no word of a family but has fields of its own. `kinds`: the kinds of cards of the examples; the last goes on.
    """

    page: ClassVar[str]
    families: ClassVar[Mapping[str, type[Word]]]
    filters: ClassVar[dict[str, Any]]
    parts: ClassVar[tuple[type, ...]]
    ability: ClassVar[type]
    read: ClassVar[Callable[..., Any]]
    kinds: ClassVar[tuple[str, ...]]

    @property
    def text(self) -> str:
        return (DOCS / self.page).read_text("utf-8")

    def rows_of(self, section: str) -> dict[str, str]:
        body = self.text.split(f"\n## {section}\n", 1)[1].split("\n## ", 1)[0]
        return dict(re.findall(r"^\| `?([\w ]+)`? \| ([^|]*) \|", body, re.MULTILINE))

    def test_page_lists_the_fields_of_an_ability(self) -> None:
        assert set(self.rows_of("Abilities")) - {"Field"} == keys_of(self.ability)

    def test_examples_can_be_read(self) -> None:
        for index, example in enumerate(re.findall(r"```toml\n(.*?)```", self.text, re.DOTALL)):
            kind = self.kinds[min(index, len(self.kinds) - 1)]
            assert type(self).read(tomllib.loads(example)["abilities"], source="page", card="example", kind=kind)

    @pytest.mark.golden
    def test_the_tables_are_up_to_date(self, bless: bool) -> None:
        words = [word for family in self.families.values() for word in family.words()]
        written = page_with(self.text, value_rows((*self.parts, *words), FORMS))
        for section, family in self.families.items():
            written = page_with_words(written, section, word_rows(family, self.filters))
        if bless:
            (DOCS / self.page).write_text(written, "utf-8")
        assert self.text == written, "the language changed: make bless writes the tables again"


class SelectorPageProofs(ReferencePageProofs):
    """Those of all pages, and that of a page that also has a table of selectors (`chosen`) and filters."""

    chosen: ClassVar[dict[str, Any]]

    def test_page_lists_the_selectors_with_their_fields(self) -> None:
        named = self.chosen | {name.capitalize(): word for name, word in self.filters.items()}
        rows = {selector: cell for selector, cell in self.rows_of("Selectors").items() if selector != "Selector"}
        found = {selector: self.fields_named(cell) for selector, cell in rows.items()}
        assert found == {name: keys_of(word) for name, word in named.items()}

    def fields_named(self, cell: str) -> set[str]:
        named = set(re.findall(r"`(\w+)`", cell))
        for name, word in self.filters.items():
            if name in cell:
                named |= keys_of(word)
        return named


def keys_of(word: Any) -> set[str]:
    return {key_of(field) for field in fields(word)}
