"""Prepare the page of a rank: the sentence, and where the deck stands among the field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cards.catalogue import catalogue_of
from matches.figures.summaries import Summary
from matches.sealed.fields import PreparedField, field_of
from matches.sealed.ranks import Rank, rank_among

#: An interval of 95 % reaches so many standard errors to either side.
ERRORS = 1.96
HEIGHT = 100


@dataclass(frozen=True, slots=True)
class Bar:
    """A deck of the field in the picture, from the weakest to the strongest: percentages of the picture's size."""

    x: float
    y: float
    width: float
    height: float
    is_beaten: bool


@dataclass(frozen=True, slots=True)
class ShownRank:
    """A rank with its picture. `level` is where the deck's own score stands, in percent from the top."""

    rank: Rank
    field: PreparedField
    set_name: str
    bars: tuple[Bar, ...]
    level: float
    is_other_engine: bool


def rank_shown(summary: Summary) -> dict[str, Any]:
    """Return the rank for a page's context; only the field until every deck of it has been met, and nothing for other simulations."""
    row, total = summary.simulation, summary.total
    field = field_of(row.game, row.ranked_in) if row.ranked_in else None
    if field is None or row.levels != (field.level, field.level):
        return {}
    if total.win_rate is None or total.interval is None or summary.is_partial:
        return {"rank_field": field}
    return {"rank": _shown(summary, field, total.win_rate, total.interval.half_width / ERRORS)}


def _shown(summary: Summary, field: PreparedField, mean: float, error: float) -> ShownRank:
    rank = rank_among(mean, error, [each.mean for each in field.decks], [each.error for each in field.decks])
    means = sorted(each.mean for each in field.decks)
    low, high = min(means[0], mean), max(means[-1], mean)
    scale = HEIGHT * 0.85 / max(high - low, 1e-9)
    width = 100 / len(means)
    tall = [HEIGHT * 0.1 + scale * (each - low) for each in means]
    bars = tuple(Bar(width * place, HEIGHT - each, width * 0.75, each, means[place] < mean) for place, each in enumerate(tall))
    sets = catalogue_of(summary.simulation.game).sets
    name = next((each.name for each in sets if each.slug == field.card_set), field.card_set)
    level = HEIGHT - (HEIGHT * 0.1 + scale * (mean - low))
    return ShownRank(rank, field, name, bars, level, field.made.get("engine") != summary.simulation.engine_digest)
