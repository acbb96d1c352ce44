"""Bans and restrictions hold from their day and until theirs, for every printing of the name."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from rules.construction import Change, Code, Restriction, ban
from rules.wording import Text

SINCE, UNTIL = date(2025, 3, 1), date(2025, 9, 1)


@pytest.mark.parametrize(("day", "is_legal"), [(date(2025, 2, 28), True), (SINCE, False), (date(2025, 8, 31), False), (UNTIL, True)])
def test_a_ban_before_and_after_its_days(judge, deck, format, day, is_legal):
    assert judge(deck, format=replace(format, restrictions=(ban("soldier-2", SINCE, UNTIL),)), as_of=day).legal is is_legal


def test_what_a_ban_says(judge, deck, format):
    (violation,) = judge(deck, format=replace(format, restrictions=(ban("soldier-2", SINCE),))).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.BANNED, ("soldier-2",), 0, 3)
    assert violation.text == Text(
        "Soldier 2 is banned since 2025-03-01. Remove 3.", "「Soldier 2字」自 2025-03-01 起被禁止使用。移除 3 张。"
    )
    assert violation.fix.changes == (Change("remove", "main", 3, "soldier-2"),)


def test_a_ban_means_every_printing(judge, deck, format):
    (violation,) = judge(deck, format=replace(format, restrictions=(ban("ember-king-plain", SINCE),))).violations
    assert violation.cards == ("ember-king",)


def test_a_restriction_before_and_after_its_day(judge, deck, format):
    listed = replace(format, restrictions=(Restriction("soldier-1", 2, SINCE),))
    assert judge(deck, format=listed, as_of=date(2025, 2, 28)).legal
    (violation,) = judge(deck, format=listed, as_of=SINCE).violations
    assert (violation.code, violation.limit, violation.count) == (Code.RESTRICTED, 2, 3)
    assert violation.text.en == "3 copies of Soldier 1: since 2025-03-01 it may be in a deck twice. Remove 1."
    deck["main"] |= {"soldier-1": 2, "soldier-4": 1}
    assert judge(deck, format=listed, as_of=SINCE).legal


def test_the_strictest_list_of_a_day_counts(judge, deck, format):
    listed = replace(format, restrictions=(Restriction("soldier-1", 2, SINCE), ban("soldier-1", date(2025, 5, 1))))
    (violation,) = judge(deck, format=listed).violations
    assert violation.code == Code.BANNED


def test_a_list_may_name_a_card_that_the_game_does_not_have(judge, deck, format):
    assert judge(deck, format=replace(format, restrictions=(ban("long-gone", SINCE),))).legal
