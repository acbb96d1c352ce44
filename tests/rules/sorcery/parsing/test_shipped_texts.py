"""The texts of all shipped cards are read back as what the cards do, but for the Chinese names of tokens."""

from __future__ import annotations

from typing import Any

from rules.kernel.published_cards import PublishedCard
from rules.sorcery.grammar import parse_text
from tests.rules.sorcery.parsing.reading_texts import meant, said_beside

PRINTED = ("keywords", "ranged", "movement")


def test_every_text_reads_back_as_the_card(shipped: Any) -> None:
    unequal = []
    cards = shipped.cards("sorcery").values()
    for card in cards:
        values = {key: value for key, value in card.values.items() if key not in PRINTED}
        found = parse_text(PublishedCard(card.name.en, card.kind, card.rarity, values, card.text.en))
        same = found is not None and said_beside(found) == said_beside(card.data)
        if not same or meant(found["abilities"], card.kind) != meant(card.data.get("abilities", []), card.kind):
            unequal.append(card.slug)
    assert len(cards) > 200
    assert unequal == []
