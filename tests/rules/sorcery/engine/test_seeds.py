"""A game is its seed's and number's alone: the same again by the same, another by others, and the seats of a pair dealt alike."""

from __future__ import annotations

from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.play import Play
from tests.rules.engines.seeds import SeedProofs


class TestSeeds(SeedProofs):
    engine = ENGINE

    def shuffled(self, play: Play, side: int) -> list[int]:
        """The spells and the sites, each pile in the order in which it was dealt: hand first."""
        numbers = [number for zone in ("hand", "spellbook", "atlas") for number in play.numbers(side, zone)]
        return sorted(numbers, key=lambda number: play.cards[number].kind == "site")
