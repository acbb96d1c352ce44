"""The rules texts of all shipped cards, as they were last reviewed; `--bless` writes them again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

GOLDEN = Path(__file__).parents[1] / "golden" / "texts.txt"


@pytest.mark.golden
def test_texts_are_as_reviewed(shipped: Any, bless: bool) -> None:
    cards = sorted(shipped.cards("sorcery").values(), key=lambda card: card.slug)
    written = "\n".join(f"# {card.slug}\n{card.text.en}\n{card.text.zh}\n" for card in cards if card.text)
    if bless:
        GOLDEN.write_text(written, "utf-8")
    assert written == GOLDEN.read_text("utf-8"), "rules texts changed: review the difference after make bless"
