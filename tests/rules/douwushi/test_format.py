"""Dou Wushi's deck construction: thirty cards with the starting hero, two of a name."""

from __future__ import annotations

import pytest

from rules.construction import Code


@pytest.fixture
def deck(shipped):
    return shipped.precon("douwushi", "gate-and-drum")


@pytest.fixture
def codes(shipped):
    return lambda deck: [violation.code for violation in shipped.check("douwushi", deck).violations]


def test_thirty_with_the_starting_hero(deck, codes):
    assert sum(deck["main"].values()) == 29
    assert codes(deck) == []


def test_twenty_nine(deck, shipped):
    deck["main"]["oath-of-five"] = 0
    del deck["main"]["oath-of-five"]
    (violation,) = shipped.check("douwushi", deck).violations
    assert (violation.code, violation.limit, violation.count) == (Code.DECK_TOO_SMALL, 30, 29)
    assert violation.fix.changes[0].section == "main"


def test_thirty_one(deck, codes):
    deck["main"]["ye-qi"] = 1
    assert codes(deck) == []


def test_three_of_a_name(deck, shipped):
    deck["main"]["border-sabre"] = 3
    (violation,) = shipped.check("douwushi", deck).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.TOO_MANY_COPIES, ("border-sabre",), 2, 3)


def test_the_starting_hero_counts_among_the_copies(deck, codes):
    deck["main"]["yue-chenzhou"] = 1
    assert codes(deck) == []
    deck["main"]["yue-chenzhou"] = 2
    assert codes(deck) == [Code.TOO_MANY_COPIES]


def test_a_starting_hero_must_be_named(deck, codes):
    del deck["starting"]
    deck["main"]["yue-chenzhou"] = 2
    assert codes(deck) == [Code.SECTION_TOO_SMALL]


def test_two_starting_heroes(deck, codes):
    deck["starting"]["ye-qi"] = 1
    assert codes(deck) == [Code.SECTION_TOO_LARGE]


def test_a_weapon_can_not_start(deck, codes):
    deck["starting"] = {"heron-crossbow": 1}
    assert codes(deck) == [Code.WRONG_KIND]
