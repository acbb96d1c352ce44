"""HotA's deck construction: constructed and limited (100.2a)."""

from __future__ import annotations

import pytest

from rules.construction import Code


@pytest.fixture
def deck(shipped):
    return shipped.precon("hota", "clay-and-reed")


@pytest.fixture
def limited():
    return {"main": {"quarry-giant": 4, "dusk-swift": 6, "basic-strength": 13, "basic-agility": 12}}


POOL = {"quarry-giant": 4, "dusk-swift": 6, "lapis-drake": 1}


def test_sixty(deck, shipped):
    assert sum(deck["main"].values()) == 60
    assert shipped.check("hota", deck).legal


def test_fifty_nine(deck, shipped):
    deck["main"]["basic-strength"] -= 1
    (violation,) = shipped.check("hota", deck).violations
    assert (violation.code, violation.limit, violation.count) == (Code.SECTION_TOO_SMALL, 60, 59)


def test_sixty_one(deck, shipped):
    deck["main"]["basic-strength"] += 1
    assert shipped.check("hota", deck).legal


def test_four_of_a_name(deck, shipped):
    deck["main"]["quarry-giant"] = 4
    (violation,) = shipped.check("hota", deck).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.TOO_MANY_COPIES, ("quarry-giant",), 3, 4)


def test_basic_attribute_cards_are_unlimited(deck, shipped):
    deck["main"] |= {"basic-strength": 400, "basic-intellect": 1}
    assert shipped.check("hota", deck).legal


def test_limited_needs_thirty_five(limited, shipped):
    assert shipped.check("hota", limited, "limited", pool=POOL).legal
    limited["main"]["basic-agility"] = 11
    (violation,) = shipped.check("hota", limited, "limited", pool=POOL).violations
    assert (violation.code, violation.limit, violation.count) == (Code.SECTION_TOO_SMALL, 35, 34)


def test_limited_takes_any_number_of_a_name_that_the_pool_holds(limited, shipped):
    limited["main"]["dusk-swift"] = 7
    (violation,) = shipped.check("hota", limited, "limited", pool=POOL).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.NOT_IN_POOL, ("dusk-swift",), 6, 7)


def test_limited_refuses_what_is_not_in_the_pool(limited, shipped):
    limited["main"]["faceless-idol"] = 1
    assert [violation.code for violation in shipped.check("hota", limited, "limited", pool=POOL).violations] == [Code.NOT_IN_POOL]


def test_a_limited_list_may_carry_its_pool(limited, shipped):
    assert shipped.check("hota", {**limited, "pool": POOL}, "limited").legal
    assert [violation.code for violation in shipped.check("hota", limited, "limited").violations] == [Code.POOL_MISSING]
