"""Fixed lists: exactly these cards, exactly so often."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.construction import Change, Code, Format, Section
from rules.wording import Text


@pytest.fixture
def pack() -> Format:
    section = Section("pack", Text("Pack", "牌组"), fixed=(("soldier-1", 2), ("soldier-2", 1)))
    return Format("pack", Text("Pack", "牌组"), sections=(section,))


def test_the_list_itself(judge, pack):
    assert judge({"pack": {"soldier-2": 1, "soldier-1": 2}}, format=pack).legal


def test_one_short(judge, pack):
    (violation,) = judge({"pack": {"soldier-1": 1, "soldier-2": 1}}, format=pack).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.FIXED_LIST_MISSING, ("soldier-1",), 2, 1)
    assert violation.text.en == "Pack: 1 copy of Soldier 1, the fixed list has 2. Add 1."
    assert violation.fix.changes == (Change("add", "pack", 1, "soldier-1"),)


def test_one_over(judge, pack):
    (violation,) = judge({"pack": {"soldier-1": 2, "soldier-2": 2}}, format=pack).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.FIXED_LIST_SURPLUS, ("soldier-2",), 1, 2)
    assert violation.fix.changes == (Change("remove", "pack", 1, "soldier-2"),)


def test_a_card_that_is_not_on_it(judge, pack):
    (violation,) = judge({"pack": {"soldier-1": 2, "soldier-2": 1, "lamp": 1}}, format=pack).violations
    assert violation.text == Text("Pack: Lamp is not on the fixed list. Remove 1.", "牌组：固定卡表中没有「Lamp字」。移除 1 张。")


def test_a_swap_of_the_right_size_is_two_violations(judge, pack, codes):
    assert codes(judge({"pack": {"soldier-1": 3}}, format=pack)) == [Code.FIXED_LIST_SURPLUS, Code.FIXED_LIST_MISSING]


def test_a_stray_is_never_moved_into_a_fixed_list(judge, pack, format):
    both = replace(pack, sections=(format.sections[0], *pack.sections))
    report = judge({"hero": {"soldier-1": 1}, "pack": {"soldier-1": 1, "soldier-2": 1}}, format=both)
    changes = [violation.fix.changes[0] for violation in report.violations]
    assert changes == [Change("remove", "hero", 1, "soldier-1"), Change("add", "pack", 1, "soldier-1")]
