"""The faces of Dragon Trove's cards: every shipped card in both languages, and cards with fields missing."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from rules.dragon_trove.cards import KINDS, read_card
from rules.dragon_trove.face import draw
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.kernel.drawing.documents import check_document, told

DEFINITIONS = Path(__file__).parents[3] / "cards" / "definitions" / "dragon-trove"
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


def test_a_direction_shows_in_the_corner():
    values = {"action": "move", "direction": "north"}
    north = Card("x", 1, "action", Text("X", "某"), None, values, Text("", ""), Text("", ""))
    south = replace(north, values={**values, "direction": "south"})
    assert "Action card · Move · North" in told(check_document(draw(north, "en")))
    assert draw(north, "en") != draw(south, "en")
