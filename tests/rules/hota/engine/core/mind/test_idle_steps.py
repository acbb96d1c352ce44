"""Steps in which players act with an empty stack: not where they can do the same later in their turn, but before the enemy's attack."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.hota.engine.batches import ENGINE
from rules.kernel.cards import Card
from tests.rules.conftest import Shipped

#: Either side may throw a lance that kills the other's creature.
FILE = """
game = "hota"
[[scenario]]
name = "lances"
phase = "{phase}"
[scenario.A]
field = ["dusk-swift"]
hand = ["spark-lance"]
deck = ["stele-keeper"]
attributes = {{ intellect = 2 }}
mana = {own}
[scenario.B]
field = ["dusk-swift"]
hand = ["spark-lance"]
deck = ["stele-keeper"]
attributes = {{ intellect = 2 }}
mana = {foe}
"""


@pytest.fixture
def cards(shipped: Shipped) -> Mapping[str, Card]:
    return shipped.cards("hota")


def line_after(cards: Mapping[str, Card], *lines: str, phase: str, own: int = 0, foe: int = 0) -> str:
    """Return the next line of a greedy player, with so much mana for A, whose turn it is, and for B."""
    found = ENGINE.explore(FILE.format(phase=phase, own=own, foe=foe), lines, cards, level="greedy")
    assert (found.refused, len(found.lines)) == (-1, len(lines) + 1), found.reason
    return found.lines[-1]


def test_in_its_own_turn_a_player_waits_for_the_second_strategy_phase(cards: Mapping[str, Card]) -> None:
    battle = ("A attacks with A1", "A passes", "A passes", "B passes", "A passes")
    assert line_after(cards, *battle, phase="attack", own=6) == "A passes"
    assert line_after(cards, *battle, "A passes", phase="attack", own=6) == "A casts spark-lance"


def test_a_player_acts_before_the_enemy_attacks(cards: Mapping[str, Card]) -> None:
    assert line_after(cards, "A passes", phase="strategy_1", foe=6) == "B casts spark-lance"


def test_a_player_acts_after_attackers_have_been_declared(cards: Mapping[str, Card]) -> None:
    assert line_after(cards, "A attacks with A1", "A passes", phase="attack", foe=6) == "B casts spark-lance"
