"""The faces of HotA's cards: every shipped card in both languages, and cards with fields missing."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from rules.hota.cards import KINDS, read_card
from rules.hota.face import draw
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.kernel.drawing.documents import check_document, told

DEFINITIONS = Path(__file__).parents[3] / "cards" / "definitions" / "hota"
CARDS = [
    read_card(tomllib.loads(path.read_text("utf-8")), str(path)) for path in sorted(DEFINITIONS.glob("*/*.toml")) if path.stem != "set"
]


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_every_shipped_card_has_a_sound_picture_with_its_whole_text(language):
    for card in CARDS:
        said = told(check_document(draw(card, language))).replace(" ", "")
        assert card.name.in_language(language).replace(" ", "") in said, card.slug
        assert card.text.in_language(language).replace(" ", "").replace("\n", "") in said, card.slug


def test_shipped_cards_all_look_different():
    nameless = [replace(card, name=Text("", ""), text=Text("", ""), flavour=Text("", ""), number=0) for card in CARDS]
    assert len({draw(card, "en") for card in nameless}) == len(CARDS)


@pytest.mark.parametrize("kind", [kind.slug for kind in KINDS])
def test_a_card_with_nothing_but_a_name_can_be_drawn(kind):
    bare = Card("x", 1, kind, Text("X", "某"), None, {}, Text("", ""), Text("", ""))
    assert "某" in told(check_document(draw(bare, "zh")))


def test_all_attributes_and_what_they_must_be_are_told():
    values = {"attribute": ["strength", "agility"], "cost": 4, "strength": 2, "agility": 1, "attack": 11, "life": 9}
    creature = Card("x", 1, "creature", Text("X", "某"), None, values, Text("", ""), Text("", ""))
    said = told(check_document(draw(creature, "en")))
    assert "Creature · Strength · Agility" in said
    assert "21" in said
    assert "11" in said
