"""The seal, the back and the symbols: pictures of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import games
from rules.drawing.back import draw_back
from rules.drawing.palette import VERMILION
from rules.drawing.seal import STROKES, draw_seal
from rules.drawing.symbols import draw_sprite
from tests.rules.drawing.documents import check_document

PICTURES = Path(__file__).parents[3] / "static" / "img"


def test_a_legal_deck_is_stamped_with_the_glyph():
    drawn = draw_seal(True, "Legal")
    check_document(drawn)
    assert STROKES in drawn
    assert f'fill="{VERMILION}"' in drawn


def test_one_that_is_not_legal_shows_the_empty_outline():
    drawn = draw_seal(False)
    check_document(drawn)
    assert STROKES not in drawn
    assert f'fill="{VERMILION}"' not in drawn


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_every_game_has_a_back_of_its_own(language):
    backs = [draw_back(game, language) for game in games.everything()]
    for drawn in backs:
        check_document(drawn)
        assert STROKES in drawn
    assert len(set(backs)) == len(backs)


def test_the_shipped_pictures_are_the_drawn_ones():
    assert (PICTURES / "seal.svg").read_text("utf-8") == draw_seal(True)
    assert (PICTURES / "seal-empty.svg").read_text("utf-8") == draw_seal(False)
    assert (PICTURES / "symbols.svg").read_text("utf-8") == draw_sprite()
