"""Build decks from a pool by the worths of its cards: in the colours whose best playable cards are together worth most."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations

from rules.kernel.boosters import LimitedPlan
from rules.kernel.cards import Card

MOST_COLOURS = 3
OPENING_HAND = 7
#: The points that a card loses if it does not have what it needs in time. Measured: see docs/sealed.md.
LATE = 4.0
#: Costs from DEAR on are high: FEW_DEAR such cards lose nothing, each further one CROWDED points.
DEAR, FEW_DEAR, CROWDED = 5, 6, 0.5


@dataclass(frozen=True, slots=True)
class Pick:
    """Copies of a card in a built deck. `worth`: points of win rate of one copy; `in_time`: the chance to have what it needs in time."""

    slug: str
    copies: int
    worth: float
    in_time: float


@dataclass(frozen=True, slots=True)
class BuiltDeck:
    """A deck from a pool. `total` adds up its cards' worths as far as they come in time, in points of win rate over an average deck."""

    colours: tuple[str, ...]
    free: Mapping[str, int]
    picks: tuple[Pick, ...]
    total: float

    @property
    def main(self) -> dict[str, int]:
        """Copies by slug of the whole deck."""
        return {**self.free, **{pick.slug: pick.copies for pick in self.picks}}


@dataclass(frozen=True)
class Builder:
    """Builds decks of one game by `worths` (slug -> points of win rate of one copy instead of an average card; unknown cards count 0)."""

    plan: LimitedPlan
    cards: Mapping[str, Card]
    free_kinds: tuple[str, ...]
    worths: Mapping[str, float]

    def needs(self, card: Card) -> Mapping[str, int]:
        """Return how much of each colour a card needs."""
        if card.slug not in self._needs:
            self._needs[card.slug] = {colour: int(card.values[colour]) for colour in self.free_cards if card.values.get(colour)}
        return self._needs[card.slug]

    @cached_property
    def _needs(self) -> dict[str, Mapping[str, int]]:
        return {}

    @cached_property
    def free_cards(self) -> dict[str, str]:
        """The free card of each colour, the one with the lowest number."""
        found: dict[str, str] = {}
        for card in sorted(self.cards.values(), key=lambda card: card.number):
            if card.kind in self.free_kinds:
                for colour in card.values.get(self.plan.colour) or ():
                    found.setdefault(colour, card.slug)
        return found

    def builds(self, pool: Mapping[str, int]) -> list[BuiltDeck]:
        """Return the best deck of each choice of colours for which the pool has enough cards, the one worth most first.

        If it has enough for none, return one deck of all its cards, filled up with free cards.
        """
        colours = tuple(self.free_cards)
        choices = [chosen for count in range(1, MOST_COLOURS + 1) for chosen in combinations(colours, count)]
        found = [built for chosen in choices if (built := self._best_in(chosen, pool))]
        return sorted(found, key=lambda built: (-built.total, built.colours)) or [self._of_everything(colours, pool)]

    def playable(self, pool: Mapping[str, int], colours: Iterable[str]) -> list[Card]:
        """Return each copy of the pool's cards that needs no other colours than these."""
        held = [self.cards[slug] for slug, copies in pool.items() if slug in self.cards for _ in range(copies)]
        allowed = set(colours)
        return [card for card in held if card.kind not in self.free_kinds and self.needs(card).keys() <= allowed]

    def _best_in(self, colours: tuple[str, ...], pool: Mapping[str, int]) -> BuiltDeck | None:
        candidates = self.playable(pool, colours)
        if len(candidates) < self.plan.cards - self.plan.free_cards:
            return None
        builds = [self._fill(candidates, split) for split in _splits(self.plan.free_cards, colours)]
        return max(builds, key=lambda built: built.total)

    def _fill(self, candidates: Iterable[Card], split: Mapping[str, int]) -> BuiltDeck:
        """Return the cards of most worth with so many free cards of each colour."""
        chances = {slug: self.in_time(card, split) for slug, card in {card.slug: card for card in candidates}.items()}
        values = {slug: self.worths.get(slug, 0.0) - LATE * (1 - chance) for slug, chance in chances.items()}
        ranked = sorted(candidates, key=lambda card: (-values[card.slug], card.number))
        wanted = self.plan.cards - self.plan.free_cards
        dear_cards, cheap_cards = [card for card in ranked if _is_dear(card)], [card for card in ranked if not _is_dear(card)]
        cheap = [values[card.slug] for card in cheap_cards]
        dear = [values[card.slug] - CROWDED * max(0, place + 1 - FEW_DEAR) for place, card in enumerate(dear_cards)]
        kept = max(
            (count for count in range(len(dear) + 1) if 0 <= wanted - count <= len(cheap)),
            key=lambda count: sum(dear[:count]) + sum(cheap[: wanted - count]),
        )
        chosen = dear_cards[:kept] + cheap_cards[: wanted - kept]
        copies = Counter(card.slug for card in chosen)
        picks = [Pick(slug, count, self.worths.get(slug, 0.0), chances[slug]) for slug, count in copies.items()]
        picks.sort(key=lambda pick: (-pick.worth, self.cards[pick.slug].number))
        free = {self.free_cards[colour]: count for colour, count in split.items()}
        total = sum(dear[:kept]) + sum(cheap[: wanted - kept])
        return BuiltDeck(tuple(split), free, tuple(picks), total)

    def in_time(self, card: Card, split: Mapping[str, int]) -> float:
        """Return the chance that a deck with so many free cards of each colour has what the card needs by the first turn that could pay for
        it.
        """
        needs = self.needs(card)
        drawn = OPENING_HAND + max(int(card.values.get("cost") or 0), sum(needs.values())) + 1
        return math.prod(at_least(need, split.get(colour, 0), self.plan.cards, drawn) for colour, need in needs.items())

    def _of_everything(self, colours: tuple[str, ...], pool: Mapping[str, int]) -> BuiltDeck:
        held = self.playable(pool, colours)
        copies = Counter(card.slug for card in held)
        free = self.plan.cards - len(held)
        split = {colour: free // len(colours) + (place < free % len(colours)) for place, colour in enumerate(colours)}
        picks = tuple(
            Pick(slug, count, self.worths.get(slug, 0.0), self.in_time(self.cards[slug], split)) for slug, count in copies.items()
        )
        return BuiltDeck(colours, {self.free_cards[colour]: count for colour, count in split.items() if count}, picks, 0.0)


# To build from a pool takes 22 ms of CPU time, and 36 without this (2026-11-25).
@cache
def at_least(wanted: int, held: int, cards: int, drawn: int) -> float:
    """Return the chance to find at least `wanted` of `held` cards among `drawn` of `cards`."""
    drawn = min(drawn, cards)
    ways = sum(math.comb(held, found) * math.comb(cards - held, drawn - found) for found in range(wanted, min(held, drawn) + 1))
    return ways / math.comb(cards, drawn)


def _is_dear(card: Card) -> bool:
    return int(card.values.get("cost") or 0) >= DEAR


def _splits(free: int, colours: tuple[str, ...]) -> Iterator[dict[str, int]]:
    """Yield the ways to divide the free cards among the colours, at least two of each."""
    if len(colours) == 1:
        yield {colours[0]: free}
        return
    for first in range(2, free - 2 * (len(colours) - 1) + 1):
        for rest in _splits(free - first, colours[1:]):
            yield {colours[0]: first, **rest}
