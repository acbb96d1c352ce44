"""Count the lead in played games by turn, so that the counts add up in any order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

import numpy as np
import numpy.typing as npt

from matches.statistics import LEAD_SLOTS, Lead, lead_at
from rules.kernel.compiled.rows import NO_LEAD

#: By turn, from the first on: the games that come to it, as `statistics.lead_at` counts them.
LeadCounts = tuple[tuple[int, ...], ...]
_NOTHING = (0,) * LEAD_SLOTS
#: Turns that fewer games come to tell nothing.
LEAST_GAMES = 30


def count_leads(leads: npt.NDArray[np.int16], is_sound: npt.NDArray[np.bool_]) -> LeadCounts:
    """The counts of whole pairs of games in order. `leads`: `rules.kernel.engine.lead_rows`; `is_sound`: by pair, whether it counts."""
    by_pair = leads[: 2 * len(is_sound)].reshape(len(is_sound), 2, leads.shape[1])[is_sound].astype(np.int64)
    is_there = by_pair != NO_LEAD
    values = np.where(is_there, by_pair, 0)
    games, sums = is_there.sum(axis=1), values.sum(axis=1)
    columns = (games, (values > 0).sum(axis=1), (values < 0).sum(axis=1), sums, sums * sums, sums * games, games * games, games > 0)
    turns = int(is_there.any(axis=(0, 1)).sum())
    table = np.stack([each.sum(axis=0) for each in columns], axis=1)[:turns]
    return tuple(map(tuple, table.tolist()))


def merge_leads(parts: Iterable[LeadCounts]) -> LeadCounts:
    """Return the sum of the counts."""
    total: LeadCounts = ()
    for part in parts:
        pairs = zip_longest(total, part, fillvalue=_NOTHING)
        total = tuple(tuple(map(sum, zip(left, right, strict=True))) for left, right in pairs)
    return total


def turn_leads(counts: LeadCounts) -> LeadCounts:
    """The same games from the other deck's side."""
    return tuple(
        (games, behind, ahead, -total, squares, -cross, both, pairs) for games, ahead, behind, total, squares, cross, both, pairs in counts
    )


def leads_of(counts: LeadCounts, least: int = LEAST_GAMES) -> tuple[Lead, ...]:
    """Return the lead at each of the turns that at least `least` games come to."""
    found = (lead_at(turn, each) for turn, each in enumerate(counts, start=1) if each[0] >= least)
    return tuple(each for each in found if each)


def read_leads(data: Sequence[Sequence[int]]) -> LeadCounts:
    """The counts as JSON keeps them."""
    return tuple(map(tuple, data))
