"""Cards of which one copy more lifts a deck too far: it takes the place of the deck's median card, on common seeds (docs/balance.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from statistics import fmean
from typing import Any

from decks.deck_list import Sections, playable
from decks.lists.swaps import Swap
from decks.loading.shipped_decks import ShippedDeck
from matches.plans.pairings import seed_for
from matches.statistics import Difference, Trial, count_differences, difference, rate_swaps
from matches.tallies.results import score_digits
from rules.construction import check
from rules.kernel.cards import Card
from rules.kernel.engine import Engine, PlayableDeck
from rules.kernel.game import Game

#: The most that a copy may be worth of a deck's win rate over the field; above it with the whole interval, it is too strong.
MOST = 0.08
#: Pairs over the field in which a deck plays with one other card in place of a copy of each of its cards, to find the median one.
MEDIAN_PAIRS = 48
#: Pairs over the field in which every card is tried, and the number of cards of a section that then play for a figure.
TRIAL_PAIRS, KEPT = 24, 6


@dataclass(frozen=True, slots=True)
class CopyEffect:
    """The change of a deck's win rate over the field with one copy of a card in place of its median one."""

    deck: str
    swap: Swap
    difference: Difference

    @property
    def is_too_strong(self) -> bool:
        return self.difference.interval.low > MOST

    @property
    def as_json(self) -> dict[str, Any]:
        interval = self.difference.interval
        names = {"deck": self.deck, "out": self.swap.out, "into": self.swap.into}
        return {**names, "effect": self.difference.rate, "low": interval.low, "high": interval.high, "too_strong": self.is_too_strong}


@dataclass(frozen=True, slots=True)
class Gauntlet:
    """Plays changed lists of a shipped deck against its field, the other shipped decks. `field`: all of them, as the engine takes them."""

    engine: Engine
    cards: Mapping[str, Card]
    shipped: Sequence[ShippedDeck]
    field: Sequence[PlayableDeck]
    level: str
    seed: int
    pool: Executor
    on_played: Callable[[int], None]

    def scores(self, deck: int, sections: Sections, *, stage: int, pairs: int) -> list[str]:
        """Return a digit (0 to 4 half points) for each of about so many pairs, against each other deck in turn.

        The pairs are shared out evenly. A stage has seeds of its own.
        """
        changed, each = playable(self.shipped[deck].listing.format, sections, self.cards), per_opponent(pairs, self.shipped)
        others = [other for other in range(len(self.shipped)) if other != deck]
        found = list(self.pool.map(lambda other: self._play(changed, deck, other, stage, each), others))
        self.on_played(2 * each * len(found))
        return found

    def _play(self, changed: PlayableDeck, deck: int, other: int, stage: int, pairs: int) -> str:
        count = len(self.shipped)
        seed = seed_for(self.seed, (stage * count + deck) * count + other)
        levels = (self.level, self.level)
        return score_digits(self.engine.play((changed, self.field[other]), seed=seed, first_pair=0, pairs=pairs, levels=levels))


def measure_copies(
    game: Game,
    shipped: Sequence[ShippedDeck],
    cards: Mapping[str, Card],
    *,
    level: str,
    games: int,
    seed: int,
    as_of: date,
    threads: int = 1,
    on_progress: Callable[[int, int], None] = lambda played, asked: None,
) -> tuple[CopyEffect, ...]:
    """Return the effects of the most promising copies of each deck and section, the greatest first.

    1. The same card takes the place of a copy of each own card in a few pairs; half of these are worth more than the median card.
    2. Every legal card takes a copy's place in a few pairs; what it is worth there is learned from all decks (`rate_swaps`).
    3. The best KEPT of each section play about `games` games against the field, beside the deck as it is, from seeds not seen before.

    `on_progress` hears how many games of about how many have been played. Raise KeyError for a level that the engine has not.
    """
    pairs = -(-games // 2)
    asked = _games_for(shipped, cards, pairs)
    played = 0

    def count(more: int) -> None:
        nonlocal played
        played += more
        on_progress(min(played, asked), asked)

    field = [each.playable(cards) for each in shipped]
    with ThreadPoolExecutor(threads) as pool:
        gauntlet = Gauntlet(game.engine(), cards, shipped, field, level, seed, pool, count)
        effects = tuple(_measured(gauntlet, pairs, as_of))
    return tuple(sorted(effects, key=lambda effect: -effect.difference.rate))


def _measured(gauntlet: Gauntlet, pairs: int, as_of: date) -> Iterator[CopyEffect]:
    """Yield the effects of each deck's best swaps."""
    shipped = gauntlet.shipped
    swaps = [(deck, swap) for deck, each in enumerate(shipped) for swap in _swaps_of(gauntlet, deck, each, as_of)]
    tried = _try(gauntlet, swaps)
    for deck, each in enumerate(shipped):
        base: list[str] = []
        for swap in _best(swaps, tried, deck):
            base = base or gauntlet.scores(deck, each.listing.sections, stage=2, pairs=pairs)
            scores = gauntlet.scores(deck, swap.apply(each.listing.sections), stage=2, pairs=pairs)
            counts = [count_differences(changed, before) for changed, before in zip(scores, base, strict=True)]
            if found := difference(counts):
                yield CopyEffect(each.slug, swap, found)


def _games_for(shipped: Sequence[ShippedDeck], cards: Mapping[str, Card], pairs: int) -> int:
    """Return about how many games it takes, as though every card could come."""
    medians = sum(len(listed) for each in shipped for listed in each.listing.sections.values())
    lists = ((MEDIAN_PAIRS, medians), (TRIAL_PAIRS, len(cards) * len(shipped)), (pairs, (KEPT + 1) * len(shipped)))
    return 2 * sum(per_opponent(each, shipped) * number for each, number in lists) * (len(shipped) - 1)


def per_opponent(pairs: int, shipped: Sequence[ShippedDeck]) -> int:
    """Return how many pairs each opponent of a field of so many decks plays."""
    return max(1, -(-pairs // max(1, len(shipped) - 1)))


def _swaps_of(gauntlet: Gauntlet, deck: int, shipped: ShippedDeck, as_of: date) -> Iterator[Swap]:
    """Yield the legal changes of a deck in which a card comes for the median one of its section."""
    listing = shipped.listing
    for section in listing.format.deck_sections:
        listed = listing.sections.get(section.slug, {})
        if sum(listed.values()) < 2:
            continue
        out = _median(gauntlet, deck, listing.sections, section.slug)
        for into in gauntlet.cards.values():
            if into.slug == out or not section.takes(into.kind):
                continue
            swap = Swap(section.slug, out, into.slug)
            if not check(listing.format, swap.apply(listing.sections), gauntlet.cards, as_of=as_of).violations:
                yield swap


def _median(gauntlet: Gauntlet, deck: int, sections: Sections, section: str) -> str:
    """Return the card of a section whose copy is worth as much as the middle one's: each gives way to one and the same other card."""
    first = next(iter(sections[section]))
    lists = {slug: Swap(section, slug, first).apply(sections) if slug != first else sections for slug in sections[section]}
    rates = sorted((_rate(gauntlet.scores(deck, each, stage=0, pairs=MEDIAN_PAIRS)), slug) for slug, each in lists.items())
    return rates[len(rates) // 2][1]


def _try(gauntlet: Gauntlet, swaps: Sequence[tuple[int, Swap]]) -> tuple[float, ...]:
    """Return what each swap seems to be worth to its deck."""
    numbers = {slug: number for number, slug in enumerate(sorted(gauntlet.cards))}
    trials: list[Trial] = []
    for number, (deck, swap) in enumerate(swaps):
        sections = swap.apply(gauntlet.shipped[deck].listing.sections)
        for other, scores in enumerate(gauntlet.scores(deck, sections, stage=1, pairs=TRIAL_PAIRS)):
            first = (deck * len(gauntlet.shipped) + other) * TRIAL_PAIRS
            trials += [Trial(number, first + pair, int(score)) for pair, score in enumerate(scores) if score != "x"]
    return rate_swaps([(deck, numbers[swap.into]) for deck, swap in swaps], trials)


def _best(swaps: Sequence[tuple[int, Swap]], tried: Sequence[float], deck: int) -> Iterator[Swap]:
    """Yield the most promising swaps of each section of a deck."""
    own = sorted(((worth, swap) for (number, swap), worth in zip(swaps, tried, strict=True) if number == deck), key=lambda each: -each[0])
    for section in sorted({swap.section for _, swap in own}):
        yield from [swap for _, swap in own if swap.section == section][:KEPT]


def _rate(scores: Sequence[str]) -> float:
    return fmean(int(digit) for digits in scores for digit in digits if digit != "x") / 4
