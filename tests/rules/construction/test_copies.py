"""Copies of a name: by rarity, at large, over printings, exemptions."""

from __future__ import annotations

from dataclasses import replace

from rules.construction import Change, Code, CopyLimit
from rules.wording import Text


def test_three_copies_are_allowed_and_a_fourth_is_not(judge, deck):
    deck["main"] = {"soldier-1": 4, "soldier-2": 3, "soldier-3": 3}
    (violation,) = judge(deck).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.TOO_MANY_COPIES, ("soldier-1",), 3, 4)
    assert violation.section == "main"
    assert violation.fix.changes == (Change("remove", "main", 1, "soldier-1"),)


def test_a_ur_twice(judge, deck):
    deck["main"] |= {"ember-king": 2, "soldier-3": 2}
    (violation,) = judge(deck).violations
    assert violation.text == Text(
        "2 copies of Ember King: a UR may be in a deck once. Remove 1.", "「Ember King字」有 2 张：UR 卡在一套卡组中最多 1 张。移除 1 张。"
    )
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.TOO_MANY_COPIES, ("ember-king",), 1, 2)


def test_two_ur_printings_of_one_name(judge, deck):
    deck["main"] |= {"ember-king-gold": 1, "soldier-3": 2}
    (violation,) = judge(deck).violations
    assert (violation.cards, violation.limit, violation.count) == (("ember-king", "ember-king-gold"), 1, 2)


def test_a_name_is_counted_over_printings_of_different_rarity(judge, deck):
    deck["main"] = {"ember-king": 1, "ember-king-plain": 2, "soldier-1": 3, "soldier-2": 3, "soldier-3": 1}
    assert judge(deck).legal
    deck["main"] |= {"ember-king-plain": 3, "soldier-3": 0}
    del deck["main"]["soldier-3"]
    (violation,) = judge(deck).violations
    assert (violation.cards, violation.limit, violation.count) == (("ember-king", "ember-king-plain"), 3, 4)
    assert violation.fix.changes == (Change("remove", "main", 1, "ember-king-plain"),)


def test_the_other_printings_are_not_bound_by_the_ur_limit(judge, deck):
    deck["main"] = {"ember-king-plain": 3, "soldier-1": 3, "soldier-2": 3, "soldier-3": 1}
    assert judge(deck).legal


def test_copies_are_counted_over_sections(judge, deck, format, cards):
    loose = replace(format, sections=tuple(replace(section, kinds=()) for section in format.sections), copies=(CopyLimit(3),))
    assert not judge({"hero": {"soldier-1": 1}, "main": {"soldier-1": 3, **deck["main"]}}, format=loose).legal
    report = judge({"hero": {"soldier-1": 1}, "main": {"soldier-1": 3, "soldier-2": 3, "soldier-3": 3, "lamp": 1}}, format=loose)
    (violation,) = report.violations
    assert (violation.section, violation.count) == ("", 4)
    assert violation.fix.changes == (Change("remove", "main", 1, "soldier-1"),)


def test_exempt_kinds_are_unlimited(judge, deck, format):
    exempt = replace(format, copies=(CopyLimit(3, exempt_kinds=("item",)),))
    deck["main"] = {"lamp": 10}
    assert judge(deck, format=exempt).legal
    assert not judge(deck).legal
