"""Proofs for the rulebook of any game: whole, in both languages, every clause proven, and the index and document up to date."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import ClassVar

import pytest

from rules.kernel.cards import Term
from rules.kernel.rulebook import Clause, Proof, Rulebook, anchor, parted
from rules.wording import Text
from tests.rules.rulebooks import Document, cited_in_vain, read_proofs, unproven, written_index

ROOT = Path(__file__).parents[2]


class RulebookProofs:
    """A game's own test class says which rulebook, and adds what is asked of its numbers.

    `rulings`: the first letter of its rulings and how many there are. `words`: the clause of each word of the cards, by its English name.
    `preface`: what stands before the rules in the document, in both languages.
    """

    game: ClassVar[str]
    rulebook: ClassVar[Rulebook]
    rulings: ClassVar[tuple[str, int]]
    terms: ClassVar[tuple[Term, ...]]
    words: ClassVar[Mapping[str, str]]
    preface: ClassVar[Text]

    @property
    def scenarios(self) -> str:
        return f"tests/rules/{self.game}/scenarios"

    @cached_property
    def proofs(self) -> list[Proof]:
        return read_proofs(ROOT / self.scenarios)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        return {clause.number: clause for clause in self.rulebook.clauses()}

    @property
    def articles(self) -> list[str]:
        return [number for number, clause in self.clauses.items() if clause.is_article]

    @property
    def numbers(self) -> set[str]:
        return {*self.clauses, *(ruling.number for ruling in self.rulebook.rulings())}

    def texts(self) -> Iterator[tuple[str, Text]]:
        for clause in self.clauses.values():
            for text in (clause.title, clause.text, *clause.notes, *clause.examples):
                yield clause.number, text
            for ruling in clause.rulings:
                yield ruling.number, ruling.text

    def test_it_has_all_rulings_once_and_no_two_anchors_alike(self) -> None:
        letter, count = self.rulings
        assert [ruling.number for ruling in self.rulebook.rulings()] == [f"{letter}-{number}" for number in range(1, count + 1)]
        assert sum(len(clause.rulings) for clause in self.rulebook.clauses()) == count
        assert len({anchor(number) for number in self.numbers}) == len(self.clauses) + count

    def test_every_clause_says_something_in_both_languages(self) -> None:
        assert [number for number, clause in self.clauses.items() if not clause.title and not clause.text and not clause.clauses] == []
        assert [number for number, text in self.texts() if bool(text.en) != bool(text.zh)] == []
        assert [number for number, text in self.texts() if re.search(r"[\u3000-\u9fff]", text.en)] == []
        assert [number for number, text in self.texts() if re.search(r"[,:;!?]", re.sub(r"1,000|\[[^\]]*\]\([^)]*\)", "", text.zh))] == []

    def test_references_lead_somewhere_and_to_the_same_places_in_both_languages(self) -> None:
        led = [(number, *({to for _, to in parted(said) if to} for said in (text.en, text.zh))) for number, text in self.texts()]
        assert {target for _, english, _ in led for target in english} - self.numbers == set()
        assert [number for number, english, chinese in led if english != chinese] == []
        shown = [(number, "".join(words for words, _ in parted(said))) for number, text in self.texts() for said in (text.en, text.zh)]
        assert [number for number, words in shown if re.search(r"[\[\]]", words)] == []

    def test_every_word_of_the_cards_has_a_clause(self) -> None:
        found = {term.name.en: self.rulebook.clause_of(term.name) for term in self.terms}
        assert {name: clause and clause.number for name, clause in found.items()} == self.words

    def test_every_clause_and_ruling_has_a_scenario(self) -> None:
        assert unproven(self.rulebook, self.proofs) == []

    def test_scenarios_have_a_chinese_name_for_the_page(self) -> None:
        assert [(proof.file, proof.name.en) for proof in self.proofs if not proof.name.zh] == []

    def test_scenarios_cite_what_there_is(self) -> None:
        assert cited_in_vain(self.rulebook, self.proofs) == []

    def test_every_action_rests_on_a_rule(self) -> None:
        actions = import_module(f"rules.{self.game}.actions").ACTIONS
        assert {number for kind in actions for number in kind.clause} <= self.numbers

    def test_what_is_said_to_be_tested_is_a_test(self) -> None:
        assert [test for clause in self.clauses.values() for test in clause.proved_by if not (ROOT / test).is_file()] == []

    @pytest.mark.golden
    def test_the_index_of_scenarios_is_up_to_date(self, bless: bool) -> None:
        written = written_index(self.proofs)
        assert self.rulebook.index is not None
        if bless:
            self.rulebook.index.write_text(written, "utf-8")
        assert self.rulebook.index.read_text("utf-8") == written, "scenarios changed: make bless writes their index again"

    @pytest.mark.golden
    def test_the_document_is_up_to_date(self, bless: bool) -> None:
        file = ROOT / "docs" / f"{self.game}-rules.md"
        document = Document(self.rulebook, self.proofs, "../", self.scenarios)
        english, chinese = ("\n\n".join(document.in_language(language)) for language in ("en", "zh"))
        written = f"{self.preface.en}{english}\n{self.preface.zh}{chinese}\n"
        if bless:
            file.write_text(written, "utf-8")
        assert file.read_text("utf-8") == written, "rules or scenarios changed: make bless writes the document again"
