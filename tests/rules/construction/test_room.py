"""A deck builder learns where a card goes and how many more copies may join it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from rules.construction import CopyLimit, Format, PoolRule, Restriction, Section, ban, room_for, section_for
from rules.wording import Text

TODAY = date(2025, 6, 1)


@pytest.mark.parametrize(("slug", "section"), [("elder", "hero"), ("soldier-1", "main"), ("lamp", "main")])
def test_a_card_goes_where_its_kind_is_taken(format, cards, slug, section):
    assert section_for(format, cards[slug]) == section


def test_a_second_hero_goes_to_the_next_section_that_takes_it(format, cards):
    both = replace(format, sections=(format.sections[0], replace(format.sections[1], kinds=())))
    assert section_for(both, cards["rival"], {"hero": {}}) == "hero"
    assert section_for(both, cards["rival"], {"hero": {"elder": 1}}) == "main"


def test_a_card_that_no_section_takes(format, cards):
    assert section_for(replace(format, sections=format.sections[:1]), cards["lamp"]) == ""


@pytest.mark.parametrize(
    ("main", "slug", "room"),
    [
        ({}, "soldier-1", 3),
        ({"soldier-1": 2}, "soldier-1", 1),
        ({"soldier-1": 3}, "soldier-1", 0),
        ({"soldier-1": 9}, "soldier-1", 0),
        ({}, "ember-king", 1),
        ({"ember-king-gold": 1}, "ember-king", 0),
        ({"ember-king-gold": 1}, "ember-king-plain", 2),
        ({"ember-king-plain": 3}, "ember-king", 0),
    ],
)
def test_room_by_copy_limits(format, cards, main, slug, room):
    assert room_for(format, {"main": main}, cards, cards[slug], as_of=TODAY) == room


def test_room_without_a_limit(format, cards):
    exempt = replace(format, copies=(CopyLimit(3, exempt_kinds=("item",)),))
    assert room_for(exempt, {}, cards, cards["lamp"], as_of=TODAY) is None


def test_room_under_dated_lists(format, cards):
    listed = replace(format, restrictions=(Restriction("soldier-1", 1, TODAY), ban("soldier-2", TODAY)))
    assert room_for(listed, {}, cards, cards["soldier-1"], as_of=TODAY) == 1
    assert room_for(listed, {}, cards, cards["soldier-2"], as_of=TODAY) == 0
    assert room_for(listed, {}, cards, cards["soldier-2"], as_of=date(2025, 5, 31)) == 3


def test_room_in_a_pool(format, cards):
    limited = replace(format, copies=(), pool=PoolRule())
    assert room_for(limited, {"main": {"soldier-1": 1}}, cards, cards["soldier-1"], as_of=TODAY, pool={"soldier-1": 4}) == 3
    assert room_for(limited, {}, cards, cards["soldier-2"], as_of=TODAY, pool={"soldier-1": 4}) == 0


def test_room_in_a_fixed_list(cards):
    pack = Format("pack", Text("Pack", "牌组"), sections=(Section("pack", Text("Pack", "牌组"), fixed=(("soldier-1", 2),)),))
    assert room_for(pack, {"pack": {"soldier-1": 1}}, cards, cards["soldier-1"], as_of=TODAY) == 1
    assert room_for(pack, {}, cards, cards["soldier-2"], as_of=TODAY) == 0
