"""Limited formats: the deck must fit inside a stated pool, by name."""

from __future__ import annotations

import pytest

from rules.construction import Change, Code, Format, PoolRule, Section, Size
from rules.wording import Text


@pytest.fixture
def limited() -> Format:
    return Format(
        "limited",
        Text("Limited", "限制"),
        sections=(Section("main", Text("Deck", "卡组"), size=Size(least=5)), Section("pool", Text("Pool", "卡池"), is_pool=True)),
        pool=PoolRule(free_kinds=("item",)),
    )


def test_a_deck_inside_its_pool(judge, limited):
    assert judge({"main": {"soldier-1": 5}}, format=limited, pool={"soldier-1": 5}).legal


def test_one_more_than_the_pool_holds(judge, limited):
    (violation,) = judge({"main": {"soldier-1": 6}}, format=limited, pool={"soldier-1": 5}).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.NOT_IN_POOL, ("soldier-1",), 5, 6)
    assert violation.text.en == "6 copies of Soldier 1, 5 in the pool. Remove 1."
    assert violation.fix.changes == (Change("remove", "main", 1, "soldier-1"),)


def test_a_card_that_is_not_in_the_pool(judge, limited):
    (violation,) = judge({"main": {"soldier-1": 5, "soldier-2": 1}}, format=limited, pool={"soldier-1": 5}).violations
    assert violation.text == Text("1 copy of Soldier 2, none in the pool. Remove 1.", "「Soldier 2字」用了 1 张，卡池中没有。移除 1 张。")


def test_free_kinds_need_no_pool_card(judge, limited):
    assert judge({"main": {"soldier-1": 1, "lamp": 40}}, format=limited, pool={"soldier-1": 1}).legal


def test_another_printing_of_the_name_serves(judge, limited):
    assert judge({"main": {"ember-king": 5}}, format=limited, pool={"ember-king-plain": 5}).legal


def test_the_deck_may_carry_its_own_pool(judge, limited):
    assert judge({"main": {"soldier-1": 5}, "pool": {"soldier-1": 6, "soldier-2": 1}}, format=limited).legal


def test_no_pool_stated(judge, limited):
    (violation,) = judge({"main": {"soldier-1": 5}}, format=limited).violations
    assert (violation.code, violation.fix.changes) == (Code.POOL_MISSING, ())
