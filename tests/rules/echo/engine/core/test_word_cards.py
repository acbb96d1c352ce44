"""Cards with every word of the language play soundly together: random decks of the word scenarios' cards, with chance as the player."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rules.echo.engine import engine
from rules.echo.scenario.files import read_scenarios
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck

FOLDER = Path(__file__).parents[2] / "scenarios" / "words"
FILES = sorted(FOLDER.glob("*.toml"))
FOLLOWERS = 18


def cards_of(path: Path) -> list[Card]:
    """The cards of a file that stand in its scenarios."""
    found: dict[str, Card] = {}
    for scenario in read_scenarios(path.read_text("utf-8"), path.name, {}):
        for side in scenario.position.sides:
            for card in (side.hero, *side.cards()):
                found[card.slug] = card
    return list(found.values())


def deck(cards: list[Card], chance: random.Random) -> PlayableDeck:
    """One hero and thirty cards, most of them followers."""
    heroes = [card for card in cards if card.kind == "hero"]
    followers = [card for card in cards if card.kind == "follower"]
    items = [card for card in cards if card.kind == "item"] or followers
    main = [chance.choice(followers) for _ in range(FOLLOWERS)] + [chance.choice(items) for _ in range(30 - FOLLOWERS)]
    return PlayableDeck({"hero": ((chance.choice(heroes), 1),), "main": tuple((card, 1) for card in main)})


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_states_stay_sound(path: Path) -> None:
    chance = random.Random(path.stem)
    cards = cards_of(path)
    for seed in range(3):
        decks = (deck(cards, chance), deck(cards, chance))
        rows = engine().play(decks, seed=seed, first_pair=0, pairs=20, levels=("random", "random"), is_examined=True)
        assert rows["errors"].tolist() == [0] * 40, seed
