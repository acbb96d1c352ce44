"""Proofs for the reference page of any card language: its tables are made of the words, and its examples can be read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rules.kernel.language.words import Word, key_of
from tests.rules.language.closed_values import page_with, page_with_words, value_rows, word_rows
from tests.rules.language.languages import ability_of, families_of, read_abilities

DOCS = Path(__file__).parents[3] / "docs"
FORMS = {int: "a whole number", bool: "true or false"}
#: The sections that are called otherwise than the modules of their words.
SECTIONS = {"replaced": "Replaced events"}


class ReferencePageProofs:
    """A game's own test class names the parts of its language that are no words.

    `filters`: those that cells name instead of their fields. `parts`: all that have fields of their own, beside the abilities. `kinds`: the
    kinds of cards of the examples; the last goes on.
    """

    game: ClassVar[str]
    filters: ClassVar[dict[str, Any]]
    parts: ClassVar[tuple[type, ...]]
    kinds: ClassVar[tuple[str, ...]]

    @property
    def page(self) -> Path:
        return DOCS / f"{self.game}-card-language.md"

    @property
    def text(self) -> str:
        return self.page.read_text("utf-8")

    @property
    def families(self) -> Mapping[str, type[Word]]:
        """The families of words by the section that lists them."""
        return {SECTIONS.get(name, name.capitalize()): family for name, family in families_of(self.game).items()}

    def rows_of(self, section: str) -> dict[str, str]:
        body = self.text.split(f"\n## {section}\n", 1)[1].split("\n## ", 1)[0]
        return dict(re.findall(r"^\| `?([\w ]+)`? \| ([^|]*) \|", body, re.MULTILINE))

    def test_page_lists_the_fields_of_an_ability(self) -> None:
        assert set(self.rows_of("Abilities")) - {"Field"} == keys_of(ability_of(self.game))

    def test_examples_can_be_read(self) -> None:
        for index, example in enumerate(re.findall(r"```toml\n(.*?)```", self.text, re.DOTALL)):
            kind = self.kinds[min(index, len(self.kinds) - 1)]
            assert read_abilities(self.game, tomllib.loads(example)["abilities"], source="page", card="example", kind=kind)

    @pytest.mark.golden
    def test_the_tables_are_up_to_date(self, bless: bool) -> None:
        words = [word for family in self.families.values() for word in family.words()]
        written = page_with(self.text, value_rows((*self.parts, ability_of(self.game), *words), FORMS))
        for section, family in self.families.items():
            written = page_with_words(written, section, word_rows(family, self.filters))
        if bless:
            self.page.write_text(written, "utf-8")
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
