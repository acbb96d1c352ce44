"""A game is its seed's and number's alone: the same again by the same, another by others, and the seats of a pair dealt alike."""

from __future__ import annotations

from rules.hota.engine.batches import ENGINE
from rules.hota.engine.play import Play
from tests.rules.engines.seeds import SeedProofs


class TestSeeds(SeedProofs):
    engine = ENGINE

    def shuffled(self, play: Play, side: int) -> list[int]:
        return [*play.numbers(side, "hand"), *play.numbers(side, "deck")]
