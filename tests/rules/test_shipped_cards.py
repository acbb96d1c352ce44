"""Every definition that ships can be read, is whole in both languages, and every precon is legal."""

from __future__ import annotations

import re

import pytest

from rules import games

SLUGS = [game.slug for game in games.everything()]
HALF_WIDTH = re.compile("[\u4e00-\u9fff」][,:;?!]|[,:;?!][\u4e00-\u9fff「]")
HAN = re.compile("[\u4e00-\u9fff]")


#: Fields that only cards of the published game have (docs/importing-cards.md).
PUBLISHED_ALONE = {("sorcery", "defence")}


@pytest.mark.parametrize("slug", SLUGS)
def test_all_definitions_are_read(shipped, slug):
    assert len(shipped.cards(slug)) >= 20


@pytest.mark.parametrize("slug", SLUGS)
def test_numbers_are_unique(shipped, slug):
    numbers = [card.number for card in shipped.cards(slug).values()]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_kind_rarity_and_filter_has_a_card(shipped, slug):
    game, cards = games.get(slug), shipped.cards(slug).values()
    assert {kind.slug for kind in game.kinds} == {card.kind for card in cards}
    assert {rarity.slug for rarity in game.rarities} == {card.rarity for card in cards if card.rarity}
    for field in game.fields:
        is_shown = any(field.slug in card.values for card in cards)
        assert is_shown == ((slug, field.slug) not in PUBLISHED_ALONE), field.slug


@pytest.mark.parametrize("slug", SLUGS)
def test_words_are_in_their_own_language(shipped, slug):
    for card in shipped.cards(slug).values():
        for text in (card.name, card.text, card.flavour):
            assert bool(text.en) == bool(text.zh), card.slug
            assert not HAN.search(text.en), card.slug
            assert not text.zh or HAN.search(text.zh), card.slug
            assert not HALF_WIDTH.search(text.zh), card.slug


@pytest.mark.parametrize("slug", SLUGS)
def test_every_precon_is_legal(shipped, slug):
    precons = shipped.precons(slug)
    assert precons
    for name, precon in precons.items():
        assert precon["slug"] == name
        assert all(precon[key] for key in ("name", "name_zh", "note", "note_zh"))
        report = shipped.check(slug, precon["sections"], precon["format"])
        assert report.legal, [violation.text.en for violation in report.violations]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_set_says_what_it_is(shipped, slug):
    for name, data in shipped.sets(slug).items():
        assert set(data) == {"slug", "name", "name_zh", "released", "code"}
        assert data["slug"] == name
