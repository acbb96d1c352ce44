"""The rules texts of all shipped cards, as they were last reviewed; `--bless` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import games
from tests.rules.conftest import Shipped

RULES = Path(__file__).parents[1]


@pytest.mark.golden
@pytest.mark.parametrize("game", [game.slug for game in games.everything() if game.is_playable])
def test_texts_are_as_reviewed(shipped: Shipped, bless: bool, game: str) -> None:
    golden = RULES / game / "golden" / "texts.txt"
    cards = sorted(shipped.cards(game).values(), key=lambda card: card.slug)
    written = "\n".join(f"# {card.slug}\n{card.text.en}\n{card.text.zh}\n" for card in cards if card.text)
    if bless:
        golden.write_text(written, "utf-8")
    assert written == golden.read_text("utf-8"), "rules texts changed: review the difference after make bless"
