"""The heats of a race: every swap plays a few pairs from seeds that many share, and the best of them, by the cards they have, go on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from decks.deck_list import in_order
from decks.lists.swaps import Swap
from matches.farm.lanes import BLOCK, number_of_pair
from matches.models import Heat
from matches.requests.snapshots import DeckSnapshot
from matches.statistics import Trial, keep_best, rate_swaps, share_pairs
from rules.construction import Format


@dataclass(frozen=True, slots=True)
class Entries:
    """The entries of a race: versions that race from the first round on, or a heat. `swaps`: how many legal ones there are."""

    swaps: int
    versions: tuple[DeckSnapshot, ...] = ()
    heat: Heat | None = None

    @property
    def slugs(self) -> set[str]:
        """The cards of all versions that may come to race, but for those of the deck as it is."""
        heard = {slug for _, slug in self.heat.cards} if self.heat else set()
        return heard.union(*(each.slugs for each in self.versions))


def deal_swaps(swaps: Sequence[Swap], weights: Sequence[float], pairs: int, seed: int) -> Heat:
    """A heat of these swaps against opponents met by `weights`: those with the same card coming in are spread over all of them."""
    chance = random.Random(seed)
    mixed = list(swaps)
    chance.shuffle(mixed)
    mixed.sort(key=lambda swap: (swap.section, swap.into))
    shares = share_pairs(len(mixed), weights)
    turns = sorted(((place + 0.5) / share, lane) for lane, share in enumerate(shares) for place in range(share))
    cards = sorted({(swap.section, slug) for swap in mixed for slug in (swap.out, swap.into)})
    numbers = {card: number for number, card in enumerate(cards)}
    lanes: list[list[list[int]]] = [[] for _ in weights]
    for swap, (_, lane) in zip(mixed, turns, strict=True):
        lanes[lane].append([numbers[swap.section, swap.out], numbers[swap.section, swap.into]])
    for each in lanes:
        chance.shuffle(each)
    return Heat(cards=[list(card) for card in cards], lanes=lanes, pairs=pairs)


def version_of(lead: DeckSnapshot, swap: Swap, format: Format, number_of: Callable[[str], int]) -> DeckSnapshot:
    """The deck with a swap made, in canonical order, to be shuffled like the deck as it is."""
    ordered = in_order(format, swap.apply(lead.sections), number_of)
    return DeckSnapshot(lead.name, lead.format, ordered).shuffled_like(lead)


def best_of(heat: Heat, digits: Sequence[str], kept: int) -> list[Swap]:
    """The swaps of a heat that go on. `digits`: of each lane the half points of its pairs in order (`tallies.score_digits`)."""
    trials: list[Trial] = []
    first = block = 0
    for lane, scores in zip(heat.lanes, digits, strict=True):
        for place, score in enumerate(scores):
            if score != "x":
                trials.append(Trial(first + place // heat.pairs, block + number_of_pair(place, heat.pairs), int(score)))
        first += len(lane)
        block += -(-len(lane) // BLOCK) * heat.pairs
    swaps = [swap for lane in range(len(heat.lanes)) for swap in heat.swaps(lane)]
    cards = [(out, into) for lane in heat.lanes for out, into in lane]
    return [swaps[number] for number in keep_best(dict(enumerate(rate_swaps(cards, trials))), kept)]
