"""The order of blockers that players choose: those who are worth most of all whom the attacker can kill come first."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.hota.engine.batches import ENGINE
from rules.kernel.cards import Card
from tests.rules.conftest import Shipped

CARDS = """
game = "hota"
[[cards]]
slug = "giant"
kind = "creature"
name = "Giant"
attack = 10
life = 20
[[cards]]
slug = "calf"
kind = "creature"
name = "Calf"
attack = 2
life = 4
[[cards]]
slug = "bull"
kind = "creature"
name = "Bull"
attack = 6
life = 6
[[cards]]
slug = "wall"
kind = "creature"
name = "Wall"
attack = 9
life = 11
[[scenario]]
name = "blocks"
phase = "attack"
"""


@pytest.fixture
def cards(shipped: Shipped) -> Mapping[str, Card]:
    return shipped.cards("hota")


def order_of(cards: Mapping[str, Card], blockers: list[str], power: int = 10) -> list[str]:
    """Return in which order a giant that attacks with so much power deals damage to its blockers, but for the last one."""
    giant = f'{{ card = "giant", attack_this_turn = {power - 10} }}'
    file = f"{CARDS}A = {{ field = [{giant}] }}\nB = {{ field = {blockers!r} }}\n"
    blocks = [f"B blocks A1 with B{place}" for place in range(1, len(blockers) + 1)]
    # After all have blocked, or with the pass of those who could go on, the order is asked for.
    lines = ("A attacks with A1", "A passes", *blocks)
    found = ENGINE.explore(file, lines, cards)
    assert found.refused == -1, found.reason
    chosen = []
    for _ in range(len(blockers) - 1):
        found = ENGINE.explore(file, found.lines, cards, level="greedy")
        place = found.lines[-1].removeprefix("A targets B")
        chosen.append(blockers[int(place) - 1])
    return chosen


def test_those_worth_most_whom_the_attacker_can_kill_come_first(cards: Mapping[str, Card]) -> None:
    assert order_of(cards, ["calf", "bull"], power=6) == ["bull"]
    assert order_of(cards, ["wall", "bull"]) == ["bull"]
    assert order_of(cards, ["calf", "wall"], power=11) == ["wall"]
    assert order_of(cards, ["wall", "calf", "bull"]) == ["calf", "bull"]


def test_if_none_can_be_killed_the_first_comes_first(cards: Mapping[str, Card]) -> None:
    assert order_of(cards, ["wall", "calf"], power=3) == ["wall"]
