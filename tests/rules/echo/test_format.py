"""Echo's deck construction (5.1, E-1): one hero, thirty cards, copies by rarity over printings."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from rules import games
from rules.construction import Code, Restriction, ban, check
from rules.kernel.cards import Card


@pytest.fixture
def cards(shipped):
    """The shipped cards, with one more that prints a UR's name as an SR."""
    known = dict(shipped.cards("echo"))
    ur = next(card for card in known.values() if card.rarity == "UR" and card.kind == "follower")
    return {**known, "second-printing": replace(ur, slug="second-printing", rarity="SR")}


@pytest.fixture
def deck(cards):
    """A legal one of cheap followers: three each of ten names."""
    plain = [card.slug for card in cards.values() if card.kind == "follower" and card.rarity == "N"][:10]
    hero = next(card.slug for card in cards.values() if card.kind == "hero")
    return {"hero": {hero: 1}, "main": dict.fromkeys(plain, 3)}


def violations(deck, cards, **changes):
    format = replace(games.get("echo").format("standard"), **changes.pop("format", {}))
    return check(format, deck, cards, as_of=changes.pop("as_of", date(2025, 6, 1))).violations


def free_places(deck, count):
    """The deck with `count` cards less."""
    last = list(deck["main"])[-1]
    deck["main"][last] -= count
    if not deck["main"][last]:
        del deck["main"][last]
    return deck


def ur_of(cards) -> Card:
    return next(card for card in cards.values() if card.rarity == "UR" and card.name_group == cards["second-printing"].name_group)


def test_thirty_cards_and_a_hero(deck, cards):
    assert violations(deck, cards) == ()


def test_twenty_nine(deck, cards):
    (violation,) = violations(free_places(deck, 1), cards)
    assert (violation.code, violation.section, violation.limit, violation.count) == (Code.SECTION_TOO_SMALL, "main", 30, 29)


def test_thirty_one(deck, cards):
    item = next(card.slug for card in cards.values() if card.kind == "item")
    (violation,) = violations({**deck, "main": deck["main"] | {item: 1}}, cards)
    assert (violation.code, violation.section, violation.limit, violation.count) == (Code.SECTION_TOO_LARGE, "main", 30, 31)


@pytest.mark.parametrize(("copies", "is_legal"), [(1, True), (2, False)])
def test_a_ur_twice(deck, cards, copies, is_legal):
    free_places(deck, copies)["main"][ur_of(cards).slug] = copies
    found = violations(deck, cards)
    assert (found == ()) is is_legal
    assert [violation.code for violation in found] == [] if is_legal else [Code.TOO_MANY_COPIES]


@pytest.mark.parametrize(("others", "is_legal"), [(2, True), (3, False)])
def test_a_ur_and_its_other_printing(deck, cards, others, is_legal):
    free_places(free_places(deck, 3), others - 2)["main"] |= {ur_of(cards).slug: 1, "second-printing": others}
    found = violations(deck, cards)
    assert (found == ()) is is_legal
    if found:
        assert (found[0].code, found[0].limit, found[0].count) == (Code.TOO_MANY_COPIES, 3, 4)


def test_a_fourth_copy(deck, cards):
    free_places(deck, 1)
    first = next(iter(deck["main"]))
    deck["main"][first] = 4
    (violation,) = violations(deck, cards)
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.TOO_MANY_COPIES, (first,), 3, 4)


def test_no_hero_and_two_heroes(deck, cards):
    heroes = [card.slug for card in cards.values() if card.kind == "hero"]
    assert [violation.code for violation in violations({"main": deck["main"]}, cards)] == [Code.SECTION_TOO_SMALL]
    two = {"hero": dict.fromkeys(heroes[:2], 1), "main": deck["main"]}
    assert [violation.code for violation in violations(two, cards)] == [Code.SECTION_TOO_LARGE]


def test_a_hero_is_not_one_of_the_thirty(deck, cards):
    hero = next(card.slug for card in cards.values() if card.kind == "hero" and card.slug not in deck["hero"])
    free_places(deck, 1)["main"][hero] = 1
    assert [violation.code for violation in violations(deck, cards)] == [Code.WRONG_KIND]


def test_a_follower_is_no_hero(deck, cards):
    follower = next(iter(deck["main"]))
    free_places(deck, 0)["hero"] = {follower: 1}
    assert Code.WRONG_KIND in [violation.code for violation in violations(deck, cards)]


def test_its_lists_are_empty_today_and_dated_when_they_are_not(deck, cards):
    assert games.get("echo").format().restrictions == ()
    first, second = list(deck["main"])[:2]
    lists = {"restrictions": (ban(first, date(2025, 3, 1)), Restriction(second, 1, date(2025, 3, 1)))}
    assert violations(deck, cards, format=lists, as_of=date(2025, 2, 28)) == ()
    assert [violation.code for violation in violations(deck, cards, format=lists)] == [Code.BANNED, Code.RESTRICTED]
