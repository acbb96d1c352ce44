"""A game is its seed's and number's alone: the same again by the same, another by others, and the seats of a pair dealt alike."""

from __future__ import annotations

from rules.hota.engine.batches import ENGINE
from rules.hota.engine.play import Play
from tests.rules.engines.dealt import Decks
from tests.rules.engines.seeds import SeedProofs
from tests.rules.hota.engine.making import sample_decks


class TestSeeds(SeedProofs):
    parts = ENGINE.parts

    def decks(self) -> Decks:
        return sample_decks()

    def shuffled(self, play: Play, side: int) -> list[int]:
        return [*play.numbers(side, "hand"), *play.numbers(side, "deck")]
