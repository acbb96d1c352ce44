"""Every shipped card can be played: random decks of them, at every level, with every state looked at."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from rules.echo.engine import engine
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck


@pytest.fixture(scope="module")
def cards(shipped: Any) -> Mapping[str, Card]:
    listed: Mapping[str, Card] = shipped.cards("echo")
    return listed


def random_deck(cards: Mapping[str, Card], chance: random.Random, needed: list[Card]) -> PlayableDeck:
    """A deck of one hero and 30 cards in which the needed cards stand first, the rest at random; at most three of a kind."""
    heroes = [card for card in cards.values() if card.kind == "hero"]
    main = [card for card in cards.values() if card.kind != "hero"]
    counts = Counter(card.slug for card in needed if card.kind != "hero")
    while counts.total() < 30:
        slug = chance.choice(main).slug
        counts[slug] = min(3, counts[slug] + 1)
    hero = next((card for card in needed if card.kind == "hero"), chance.choice(heroes))
    return PlayableDeck({"hero": ((hero, 1),), "main": tuple((cards[slug], copies) for slug, copies in sorted(counts.items()))})


def decks(cards: Mapping[str, Card], seed: int) -> list[PlayableDeck]:
    """Decks in which every shipped card stands at least once."""
    chance = random.Random(seed)
    heroes = [card for card in cards.values() if card.kind == "hero"]
    rest = [card for card in cards.values() if card.kind != "hero"]
    groups = [rest[index : index + 20] for index in range(0, len(rest), 20)]
    count = max(len(heroes), len(groups))
    return [random_deck(cards, chance, [heroes[n % len(heroes)], *groups[n % len(groups)]]) for n in range(count)]


@pytest.mark.parametrize("level", ["random", "greedy", "planner"])
def test_random_decks_of_all_cards_play_without_errors(cards: Mapping[str, Card], level: str) -> None:
    made = decks(cards, 1)
    for index, deck in enumerate(made):
        rows = engine().play((deck, made[index - 1]), seed=index, first_pair=0, pairs=100, levels=(level, level), is_examined=True)
        assert rows["errors"].sum() == 0
        assert (rows["end"] >= 4).mean() < 0.1
