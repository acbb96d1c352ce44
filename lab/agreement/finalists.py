"""Check whether a stronger player confirms the swaps that races find: races of shipped decks as the site plays them, without its database.

Each finalist then plays the field again with the stronger player, beside the deck as it is, on seeds that no part of the race has seen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, pvariance
from typing import Any

from cards.catalogue import Catalogue
from decks.lists.swaps import Swap, legal_swaps, nearest_first
from matches.farm.lanes import Lane
from matches.plans.pairings import seed_for
from matches.plans.races import plan_with
from matches.races.entries import enter_swaps, plan_swaps
from matches.races.heats import best_of, version_of
from matches.requests.snapshots import DeckSnapshot
from matches.statistics import Difference, Interval, count_differences, difference, judge_finalists, keep_best
from matches.tallies.results import score_digits
from rules.kernel.engine import Engine, PlayableDeck

#: Pairs against each opponent that a stronger player plays between two looks at the error.
LOT = 10
#: The quantile of a 95 % interval.
Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Finalist:
    """A swap that came to the final of a deck's race, and what it is worth there (`found`) and by the stronger player (`confirmed`)."""

    deck: str
    swap: Swap
    found: Difference
    confirmed: Difference


@dataclass
class Track:
    """A deck and its versions (0 is the deck) against a field. `digits` are the scores of their pairs, by version, opponent and seed."""

    engine: Engine
    catalogue: Catalogue
    lead: DeckSnapshot
    opponents: Sequence[PlayableDeck]
    seed: int
    players: Executor
    versions: list[DeckSnapshot] = field(default_factory=list)
    digits: dict[tuple[int, int, int, str], str] = field(default_factory=dict)

    def differences(self, versions: Sequence[int], pairs: int, *, part: int, level: str) -> list[list[tuple[int, ...]]]:
        """Return for each version against each opponent by how much its first pairs of a part did better than the deck's."""
        keys = [(version, place, part, level) for version in (0, *versions) for place in range(len(self.opponents))]
        played = dict(zip(keys, self.players.map(lambda key: self._extend(key, pairs), keys), strict=True))
        self.digits |= played
        places = range(len(self.opponents))
        return [
            [count_differences(played[version, place, part, level], played[0, place, part, level]) for place in places]
            for version in versions
        ]

    def _extend(self, key: tuple[int, int, int, str], pairs: int) -> str:
        version, place, part, level = key
        known = self.digits.get(key, "")
        if len(known) >= pairs:
            return known[:pairs]
        listed = self.versions[version - 1] if version else self.lead
        decks = (listed.playable(self.catalogue.definitions), self.opponents[place])
        left, seed = pairs - len(known), self.seed_of(part, place)
        return known + score_digits(self.engine.play(decks, seed=seed, first_pair=len(known), pairs=left, levels=(level, level)))

    def seed_of(self, part: int, place: int) -> int:
        """Return the seed of a part's games against an opponent; 0 is the race, 1 the final, 2 the heat, 3 the stronger player's."""
        return seed_for(self.seed, part * len(self.opponents) + place)


def race_swaps(track: Track, games: int, level: str) -> dict[int, tuple[Swap, Difference]]:
    """Play a race of all legal swaps of the track's deck within so many games; return the finalists by the numbers of their versions."""
    catalogue, lead, seed = track.catalogue, track.lead, track.seed
    listing, met = lead.listing(catalogue.game), [1.0] * len(track.opponents)
    swaps = legal_swaps(listing, catalogue)
    asked = plan_swaps(games, len(swaps), len(met))
    entries = enter_swaps(lead, nearest_first(swaps, catalogue, seed)[: asked.tried], asked, met, catalogue, seed)
    plan = plan_with(games, entries.heat, len(entries.versions), len(met))
    track.versions = list(entries.versions)
    if entries.heat:
        heat = entries.heat

        def play(place: int) -> str:
            lane = Lane(lead, track.opponents[place], heat.swaps(place), heat.pairs, catalogue.definitions)
            asked = {"seed": track.seed_of(2, place), "first_pair": 0, "pairs": len(lane.swaps) * heat.pairs}
            return score_digits(lane.play(track.engine, levels=(level, level), is_cancelled=lambda: False, **asked)) if lane.swaps else ""

        best = best_of(heat, list(track.players.map(play, range(len(heat.lanes)))), plan.rounds[0].versions)
        track.versions = [version_of(lead, swap, listing.format, lambda slug: catalogue.rows[slug].number) for swap in best]
    left: Sequence[int] = range(1, len(track.versions) + 1)
    for number, each in enumerate(plan.rounds):
        strata = track.differences(left, plan.pairs(number), part=0, level=level)
        found = [difference(counts, met) for counts in strata]
        left = keep_best({version: one.rate if one else -1.0 for version, one in zip(left, found, strict=True)}, each.kept)
    verdicts = judge_finalists(track.differences(left, plan.final_pairs, part=1, level=level), met)
    swapped = [Swap.between(lead.sections, track.versions[version - 1].sections) for version in left]
    return dict(zip(left, zip(swapped, verdicts, strict=True), strict=True))


def confirm(track: Track, versions: Sequence[int], *, level: str, half_width: float) -> list[Difference]:
    """Return what versions are worth to a player of a level, each to a margin of at most `half_width` points of a win rate."""
    pairs = 0
    while True:
        pairs += LOT
        found = [difference(strata) for strata in track.differences(versions, pairs, part=3, level=level)]
        sure = [one for one in found if one and one.interval.half_width <= half_width]
        if len(sure) == len(found):
            return sure


def measure_finalists(track: Track, deck: str, *, games: int, level: str, stronger: str, half_width: float) -> Iterator[Finalist]:
    """Yield the finalists of a deck's race, confirmed or not."""
    raced = race_swaps(track, games, level)
    confirmed = confirm(track, list(raced), level=stronger, half_width=half_width)
    for (swap, found), one in zip(raced.values(), confirmed, strict=True):
        yield Finalist(deck, swap, found, one)


@dataclass(frozen=True, slots=True)
class Share:
    """The share of finalists that the stronger player sees above 0, and the share that truly are, without the noise of its games."""

    finalists: int
    seen: float
    true: float


def share_confirmed(found: Sequence[Difference]) -> Share:
    """Return the share of differences above 0.

    Method: true effects are taken as normal, their mean and variance estimated by moments (the variance seen less the mean squared
    error); the share is the mean chance, given what was seen, that an effect lies above 0 (empirical Bayes, Efron and Morris 1973).
    """
    rates, errors = [each.rate for each in found], [(each.interval.half_width / Z) ** 2 for each in found]
    mean, spread = fmean(rates), max(0.0, pvariance(rates) - fmean(errors))
    chances = [_chance_above(mean, spread, rate, error) for rate, error in zip(rates, errors, strict=True)]
    return Share(len(found), fmean(rate > 0 for rate in rates), fmean(chances))


def _chance_above(mean: float, spread: float, rate: float, error: float) -> float:
    """Return the chance that an effect seen at `rate`, with a squared error, lies above 0 among effects spread around their mean."""
    if spread <= 0:
        return float(mean > 0)
    weight = spread / (spread + error)
    return 1 - NormalDist(mean + weight * (rate - mean), math.sqrt(weight * error)).cdf(0.0)


def finalist_from_json(data: Mapping[str, Any]) -> Finalist:
    """Return a finalist of which `dataclasses.asdict` was kept as JSON."""
    found, confirmed = (Difference(**{**data[name], "interval": Interval(**data[name]["interval"])}) for name in ("found", "confirmed"))
    return Finalist(data["deck"], Swap(**data["swap"]), found, confirmed)
