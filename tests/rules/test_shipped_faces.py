"""The faces of every game's shipped cards: sound, whole in both languages, each different; and cards with nothing but a name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import games
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.drawing.documents import check_document, told

SLUGS = [game.slug for game in games.everything()]


@pytest.mark.parametrize("language", ["en", "zh-hans"])
@pytest.mark.parametrize("slug", SLUGS)
def test_every_shipped_card_has_a_sound_picture_with_its_whole_text(shipped, slug, language):
    for card in shipped.cards(slug).values():
        said = told(check_document(shipped.face(slug, card.slug, language))).replace(" ", "")
        assert card.name.in_language(language).replace(" ", "") in said, card.slug
        assert card.text.in_language(language).replace(" ", "").replace("\n", "") in said, card.slug


@pytest.mark.parametrize("slug", SLUGS)
def test_shipped_cards_all_look_different(shipped, slug):
    cards = shipped.cards(slug).values()
    nameless = [replace(card, name=Text("", ""), said=Text("", ""), flavour=Text("", ""), number=0) for card in cards]
    assert len({games.get(slug).draw_face(card, "en") for card in nameless}) == len(nameless)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_card_with_nothing_but_a_name_can_be_drawn(slug):
    game = games.get(slug)
    for kind in [*(kind.slug for kind in game.kinds), "unheard-of"]:
        bare = Card("x", 1, kind, Text("X", "某"), None, {}, Text("", ""), Text("", ""))
        assert "某" in told(check_document(game.draw_face(bare, "zh"))), kind
