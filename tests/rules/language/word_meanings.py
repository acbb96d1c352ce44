"""Proofs that every word of a card language has a meaning in the engine, and the engine has no others: what is forgotten stops by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, get_args

import pytest

from rules.kernel.language.reader import hints_of
from rules.kernel.language.words import Word, WordError
from rules.kernel.playing.word_rows import Rows
from tests.rules.language.languages import families_of, parts_of

#: Conditions that are made of others, and have no row of their own.
COMBINING = ("any", "not")


class WordMeaningProofs:
    """A game's own test class gives the lists of its language with what the engine knows of each."""

    game: ClassVar[str]
    lists: ClassVar[Sequence[tuple[Iterable[object], Iterable[object]]]]
    #: The parts whose ways to pick the engine has.
    picking: ClassVar[tuple[type, ...]]
    #: Parts that pick and are written by rows of their own.
    apart: ClassVar[tuple[type, ...]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "rows" in metafunc.fixturenames:
            metafunc.parametrize("rows", self.tables, ids=lambda rows: rows.words[0].KEY)
        elif "meanings" in metafunc.fixturenames:
            measures = (get_args(self.module("language.amounts").Measure), self.module("engine.assembly").Assembly.MEASURES)
            skills = (get_args(self.module("language.vocabulary").Skill), self.module("engine.compiler").SKILLS)
            metafunc.parametrize(("words", "meanings"), [measures, skills, *self.lists])

    def module(self, name: str) -> ModuleType:
        return import_module(f"rules.{self.game}.{name}")

    @property
    def tables(self) -> list[Rows]:
        assembly, compiler = self.module("engine.assembly"), self.module("engine.compiler")
        tables = [assembly.Assembly.CONDITIONS, assembly.Assembly.MODIFIERS, assembly.COSTS, compiler.MOMENTS]
        return [*tables, compiler.REPLACED] if "replaced" in families_of(self.game) else tables

    def test_words_are_those_of_the_tables(self) -> None:
        """Effects have functions instead, which the engine looks up as it is loaded."""
        words = {word for name, family in families_of(self.game).items() if name != "effects" for word in family.words()}
        combining = {word for word in families_of(self.game)["conditions"].words() if word.word() in COMBINING}
        assert words == {word for rows in self.tables for word in rows.words} | combining

    def test_words_equal_meanings(self, words: Any, meanings: Any) -> None:
        assert set(words) == set(meanings)

    def test_every_way_to_pick_has_a_meaning(self) -> None:
        picks = {pick for word in self.picking for pick in get_args(hints_of(word)["pick"])}
        assert picks == set(self.module("engine.selector_words").PICKS)

    def test_what_picks_is_written_with_all_that_it_says(self) -> None:
        """A part that SELECTORS does not list could have an operand that no column holds."""
        picking = {kind for kind in parts_of(self.game) if "pick" in hints_of(kind) and not issubclass(kind, Word)}
        assert picking <= {*self.module("engine.selector_words").SELECTORS.words, *self.apart}

    def test_a_word_without_a_meaning_is_named(self, rows: Rows) -> None:
        for word in rows.words:
            lost = {name: number for name, number in (rows.numbers or {}).items() if name != word.word()}
            ways = {name: way for name, way in rows.ways.items() if name.split(".")[-1] not in hints_of(word)}
            wholes = {kind: way for kind, way in rows.wholes.items() if not issubclass(word, kind)}
            with pytest.raises(WordError, match=f"the {word.KEY} “{word.word()}” has"):
                Rows(words=(word,), numbers=lost if rows.numbers else None, ways=ways, wholes=wholes)
