"""Play of the lanes of a heat: each pair with another version of the deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from decks.lists.swaps import Swap
from matches.requests.snapshots import DeckSnapshot
from rules.kernel.cards import Card
from rules.kernel.engine import Engine, PlayableDeck

#: So many swaps of a lane play the same pairs; the next so many play other ones, that no card is judged by one game's luck.
BLOCK = 50


@dataclass(frozen=True, slots=True)
class Lane:
    """The swaps of a heat that meet one opponent, each `pairs` pairs of its block one after the other."""

    lead: DeckSnapshot
    opponent: PlayableDeck
    swaps: Sequence[Swap]
    pairs: int
    cards: Mapping[str, Card]

    def play(
        self, engine: Engine, *, seed: int, first_pair: int, pairs: int, levels: Sequence[str], is_cancelled: Callable[[], bool]
    ) -> npt.NDArray[np.void]:
        """The rows of the lane's pairs from `first_pair` on, in its own order; fewer when cancelled."""
        end = first_pair + pairs
        parts: list[npt.NDArray[np.void]] = []
        for place in range(first_pair // self.pairs, -(-end // self.pairs)):
            if parts and is_cancelled():
                break
            own = place * self.pairs
            begin, until = max(first_pair, own), min(end, own + self.pairs)
            decks = (self._deck(self.swaps[place]), self.opponent)
            played = number_of_pair(begin, self.pairs)
            parts.append(engine.play(decks, seed=seed, first_pair=played, pairs=until - begin, levels=levels, is_cancelled=is_cancelled))
        rows = np.concatenate(parts)
        rows["game"] = 2 * first_pair + np.arange(len(rows))
        return rows

    def _deck(self, swap: Swap) -> PlayableDeck:
        version = DeckSnapshot(self.lead.name, self.lead.format, swap.apply(self.lead.sections))
        return version.shuffled_like(self.lead).playable(self.cards)


def number_of_pair(place: int, each: int) -> int:
    """Return the number, among the pairs of the opponent's seed, of a lane's pair at that place, where every swap plays `each` pairs."""
    swap, turn = divmod(place, each)
    return swap // BLOCK * each + turn
