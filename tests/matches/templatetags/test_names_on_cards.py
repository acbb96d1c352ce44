"""Names on the cards of a board are set small enough for their longest word, so that none is broken in the middle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings
from PIL import ImageFont

from cards.models import Card
from matches.templatetags.names import FIRST, LAST, length_class
from rules import games
from tests.fixtures.shipping import load_shipped

STATIC = Path(settings.BASE_DIR) / "static"
STYLES = (STATIC / "css" / "board-card.css").read_text()
SIZE = re.compile(r"\.has-(\d+) \{\s+--fitting: calc\(var\(--room\) \* ([\d.]+)\);")


@pytest.mark.parametrize(
    ("name", "given"),
    [("Gunpowder Toad", " has-9"), ("Zhao, Quartermaster", " has-13"), ("Wick Sparrow", ""), ("Toll-Keeper", ""), ("火药蟾", "")],
)
def test_the_class_counts_the_letters_of_the_longest_word(name: str, given: str) -> None:
    assert length_class(name) == given


def test_every_long_word_of_a_shipped_name_fits_its_card(db: None) -> None:
    sizes = {int(letters): float(share) for letters, share in SIZE.findall(STYLES)}
    assert list(sizes) == list(range(FIRST, LAST + 1))
    playable = [game.slug for game in games.everything() if game.is_playable]
    load_shipped(*map(games.get, playable))
    names = Card.objects.filter(game__in=playable).values_list("name_en", flat=True)
    words = {word for name in names for word in re.findall(r"[A-Za-z'’]+", name) if len(word) >= FIRST}
    assert {"Gunpowder", "Quartermaster"} <= words
    type_of_names = ImageFont.truetype(str(STATIC / "fonts" / "deckproof-sans-400.woff2"), 1000)
    for word in words:
        assert type_of_names.getlength(word) / 1000 * sizes[min(len(word), LAST)] <= 1, word
