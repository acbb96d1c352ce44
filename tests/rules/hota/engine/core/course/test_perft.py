"""Perft: how many sequences of legal actions of a length there are from fixed positions; a changed count is a changed rule."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hota.positions import Side
from tests.rules.engines.perft import perft
from tests.rules.hota.engine.making import BEAR, BIRD, SPARK, STRENGTH, creature, equipment, instant, lies, playing, side, spell

# Attackers and blockers, flyers and those with reach, orders of blockers, first strike and trample.
RAM, SPIDER = creature("ram", 5, 4, keywords=["trample"]), creature("spider", 1, 4, keywords=["reach", "first-strike"])
BATTLE = (side(lies(RAM), lies(BIRD), lies(BEAR, is_tapped=True)), side(lies(SPIDER), lies(BEAR)))

# Attribute cards, creatures and normal spells in hand; equal cards count once; equipment and who bears it.
ROPE = equipment("rope", {"skill": "static", "gives": [{"modifier": "stats", "attack": 1}], "to": {"pick": "host"}}, mana=1)
STUDY = spell("study", {"effect": "draw"}, strength=1)
HAND = (side(lies(BEAR), lies(ROPE), hand=(STRENGTH, STRENGTH, BEAR, ROPE, STUDY), deck=(SPARK, BIRD), mana=2), side(lies(BIRD)))

# Responses: instants of both sides with targets, a spell countered, an activated ability.
HUSH = instant("hush", {"effect": "counter", "target": {}})
TAPPER = creature(
    "tapper",
    1,
    1,
    {"skill": "activated", "cost": [{"pay": "tap"}], "do": [{"effect": "tap", "target": {"pick": "target", "side": "enemy"}}]},
)
STACK = (side(lies(TAPPER), hand=(SPARK,)), side(lies(TAPPER), lies(BEAR), hand=(HUSH, SPARK)))


@pytest.mark.parametrize(
    ("sides", "phase", "counts"),
    [(BATTLE, "attack", [3, 5, 7, 15, 22, 22]), (HAND, "strategy_1", [5, 17, 55]), (STACK, "strategy_1", [3, 10, 24, 74])],
)
def test_counts(sides: tuple[Side, Side], phase: Any, counts: list[int]) -> None:
    play = playing(*sides, phase=phase)
    assert [perft(play, depth) for depth in range(1, len(counts) + 1)] == counts
