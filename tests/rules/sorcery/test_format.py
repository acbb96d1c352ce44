"""Sorcery's deck construction: one avatar, forty spells, twenty sites, copies by rarity."""

from __future__ import annotations

import pytest

from rules.construction import Code


@pytest.fixture
def deck(shipped):
    return shipped.precon("sorcery", "banked-fire")


@pytest.fixture
def codes(shipped):
    return lambda deck: [violation.code for violation in shipped.check("sorcery", deck).violations]


def test_one_forty_twenty(deck, codes):
    assert [sum(lines.values()) for lines in deck.values()] == [1, 40, 20]
    assert codes(deck) == []


@pytest.mark.parametrize(("section", "slug", "least"), [("spellbook", "cinder-runner", 40), ("atlas", "kiln-row", 20)])
def test_one_short(deck, shipped, section, slug, least):
    deck[section][slug] -= 1
    (violation,) = shipped.check("sorcery", deck).violations
    assert (violation.code, violation.section, violation.limit, violation.count) == (Code.SECTION_TOO_SMALL, section, least, least - 1)


@pytest.mark.parametrize(("section", "slug"), [("spellbook", "tin-sentry"), ("atlas", "kite-tower")])
def test_one_over_the_minimum(deck, codes, section, slug):
    deck[section][slug] = 1
    assert codes(deck) == []


@pytest.mark.parametrize(
    ("section", "slug", "most"),
    [
        ("spellbook", "tin-sentry", 4),
        ("spellbook", "veiled-envoy", 3),
        ("spellbook", "weather-reader", 2),
        ("spellbook", "shoreless-pilgrim", 1),
        ("atlas", "kite-tower", 4),
        ("atlas", "humming-bridge", 3),
        ("atlas", "lanternfall-square", 1),
    ],
)
def test_copies_by_rarity(deck, shipped, section, slug, most):
    deck[section][slug] = most
    assert shipped.check("sorcery", deck).legal
    deck[section][slug] = most + 1
    (violation,) = shipped.check("sorcery", deck).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.TOO_MANY_COPIES, (slug,), most, most + 1)


def test_no_avatar_and_two(deck, codes):
    deck["avatar"]["tide-surveyor"] = 1
    assert codes(deck) == [Code.SECTION_TOO_LARGE]
    deck["avatar"] = {}
    assert codes(deck) == [Code.SECTION_TOO_SMALL]


def test_sites_and_spells_have_their_own_books(deck, shipped):
    deck["spellbook"]["kite-tower"] = 1
    deck["atlas"]["tin-sentry"] = 1
    found = shipped.check("sorcery", deck).violations
    assert [(violation.code, violation.section, violation.fix.changes[0].to) for violation in found] == [
        (Code.WRONG_KIND, "spellbook", "atlas"),
        (Code.WRONG_KIND, "atlas", "spellbook"),
    ]


def test_the_sentence_names_the_rarity(deck, shipped):
    deck["spellbook"]["ridge-elder"] = 2
    (violation,) = shipped.check("sorcery", deck).violations
    assert violation.text.en == "2 copies of Elder of the Ridge: a unique card may be in a deck once. Remove 1."
    assert violation.text.zh == "「岭上老人」有 2 张：独有牌在一套卡组中最多 1 张。移除 1 张。"
