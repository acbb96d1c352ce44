"""Rulebooks: numbers, anchors, references, and a game without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel.rulebook import UNWRITTEN, Clause, Proof, Rulebook, Ruling, anchor, parted
from rules.wording import Text


@pytest.mark.parametrize(
    ("number", "place", "mark", "depth"),
    [
        ("3", "c-3", "3", 1),
        ("3a", "c-3-a", "a", 1),
        ("2.1.2", "c-2-1-2", "2.1.2", 3),
        ("2.1.2(3)", "c-2-1-2-3", "(3)", 3),
        ("2.1.2(3)e", "c-2-1-2-3-e", "e", 3),
        ("2.2.3(4)iii", "c-2-2-3-4-iii", "iii", 3),
    ],
)
def test_a_number_gives_anchor_mark_and_depth(number: str, place: str, mark: str, depth: int) -> None:
    clause = Clause(number)
    assert (clause.anchor, clause.mark, clause.depth, clause.is_article) == (place, mark, depth, mark == number)


def test_a_ruling_has_its_own_anchor() -> None:
    assert anchor("E-9") == Ruling("E-9", Text("", "")).anchor == "e-9"


def test_references_are_parted_from_the_words_around_them() -> None:
    text = "A [sleeper](4.2a) (see [E-9](E-9)), as in [e](2.1.2(3)e)."
    assert list(parted(text)) == [
        ("A ", ""),
        ("sleeper", "4.2a"),
        (" (see ", ""),
        ("E-9", "E-9"),
        ("), as in ", ""),
        ("e", "2.1.2(3)e"),
        (".", ""),
    ]
    assert list(parted("none (at all)")) == [("none (at all)", "")]
    assert list(parted("")) == []


def test_rulings_come_by_number_and_words_by_name() -> None:
    second, tenth = Ruling("E-2", Text("two", "二")), Ruling("E-10", Text("ten", "十"))
    shield = Clause("1a", title=Text("Shield", "护盾"), rulings=(tenth,))
    active = Clause("1b", title=Text("Active skill", "主动技"), word="Active", rulings=(second,))
    book = Rulebook((Clause("1", clauses=(shield, active)),))
    assert book.rulings() == [second, tenth]
    assert book.clause_of(Text("shield", "护盾")) is shield
    assert book.clause_of(Text("Active", "主动技")) is active
    assert book.clause_of(Text("Reattack", "再动")) is None


def test_a_rulebook_says_whether_the_site_has_completed_it() -> None:
    source, ours = Clause("1", clauses=(Clause("1a"),)), Clause("2", clauses=(Clause("2a", is_ours=True),))
    assert not Rulebook((source,)).is_completed
    assert Rulebook((source, ours)).is_completed


def test_scenarios_are_found_by_what_they_cite(tmp_path: Path) -> None:
    index = tmp_path / "index.json"
    index.write_text('[{"name": "one", "name_zh": "一", "file": "a.toml", "cites": ["1a", "E-2"]}]')
    book = Rulebook((Clause("1"),), index)
    assert book.proofs() == book.proofs_of("E-2") == (Proof(Text("one", "一"), "a.toml", ("1a", "E-2")),)
    assert book.proofs_of("1") == ()


def test_a_game_may_have_none() -> None:
    assert not UNWRITTEN
    assert (list(UNWRITTEN.clauses()), UNWRITTEN.rulings(), UNWRITTEN.proofs(), UNWRITTEN.proofs_of("1")) == ([], [], (), ())
