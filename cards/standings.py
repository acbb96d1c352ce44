"""The standings of cards: how many decks play them and how games with them end. A task counts them, so that nobody waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import numpy as np
import numpy.typing as npt
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from cards.models import Card, CardStanding, StandingCount

#: What became of a card in a game, in the order that pages tell it; `SEEN` is what searches and orders go by.
SEEN, OPENING, PLAYED = "seen", "opening", "played"
#: The least time between two counts, and the time after which a worker that has not begun is asked again.
LEAST_BETWEEN, ASKED_AGAIN = timedelta(seconds=10), timedelta(minutes=1)
Numbers = npt.NDArray[np.float64]
#: To sort 20,000 cards by a standing takes 10 ms of CPU time with these, and 106 without (2026-11-25).
_columns: dict[str, tuple[datetime, dict[str, dict[int, float]]]] = {}


@dataclass(frozen=True, slots=True)
class Rate:
    """The win rate of so many games, from 0 to 1, and the ends of its 95 % interval."""

    games: int
    rate: float
    low: float
    high: float

    @property
    def as_json(self) -> list[float]:
        return [self.games, self.rate, self.low, self.high]


@dataclass(frozen=True, slots=True)
class Counted:
    """The result of a count. `uses`: decks by the card's primary key, of `decks` in all; `rates`: by slug and what became of the card."""

    decks: int
    uses: Mapping[int, int]
    rates: Mapping[str, Mapping[str, Rate]] = field(default_factory=dict)
    simulations: Mapping[str, int] = field(default_factory=dict)


def mark_stale(game: str) -> None:
    """Mark the game's standings as stale: its decks or games have changed, and its cards will soon be counted again."""
    StandingCount.objects.filter(game=game, is_stale=False).update(is_stale=True)


def stale_games(rules: Mapping[str, str]) -> list[str]:
    """Return the games whose cards a worker is now to be asked to count, each at most once in ASKED_AGAIN.

    `rules`: the rule by which each game's cards are to be counted. One that was counted by another is stale.
    """
    now = timezone.now()
    recent = Q(counted_at__gt=now - LEAST_BETWEEN) | Q(asked_at__gt=now - ASKED_AGAIN)
    waits = set(StandingCount.objects.filter(recent).values_list("game", flat=True))
    fresh = set(StandingCount.objects.filter(is_stale=False).values_list("game", "rule"))
    stale = [game for game, rule in rules.items() if game not in waits and (game, rule) not in fresh]
    for game in stale:
        StandingCount.objects.update_or_create(game=game, defaults={"asked_at": now}, create_defaults={"asked_at": now})
    return stale


def begin_count(game: str, rule: str = "") -> None:
    """Mark a count by a rule as begun: what changes from here on makes it stale again."""
    StandingCount.objects.update_or_create(game=game, defaults={"is_stale": False, "asked_at": None, "rule": rule})


@transaction.atomic
def write_standings(game: str, counted: Counted) -> None:
    """Write what a count found, in place of the count before."""
    rows = [
        _row(key, slug, counted)
        for slug, key in Card.objects.of_game(game).values_list("slug", "pk")
        if key in counted.uses or slug in counted.rates
    ]
    CardStanding.objects.filter(card__game=game).delete()
    CardStanding.objects.bulk_create(rows, batch_size=500)
    StandingCount.objects.update_or_create(game=game, defaults={"counted_at": timezone.now(), "decks": counted.decks})


def _row(key: int, slug: str, counted: Counted) -> CardStanding:
    decks, rates = counted.uses.get(key, 0), counted.rates.get(slug, {})
    return CardStanding(
        card_id=key,
        decks=decks,
        usage=decks / counted.decks if counted.decks else 0.0,
        rate=rates[SEEN].rate if SEEN in rates else None,
        rates={mark: each.as_json for mark, each in rates.items()},
        simulations=counted.simulations.get(slug, 0),
    )


def rates_of(standing: CardStanding) -> dict[str, Rate]:
    """Return the card's win rates by what became of it."""
    return {mark: Rate(int(games), rate, low, high) for mark, (games, rate, low, high) in standing.rates.items()}


def standing_column(game: str, name: str, keys: Iterable[int]) -> Numbers:
    """Return `decks`, or in hundredths `usage` or `rate`, of the cards with these primary keys; NaN where a rate is not known.

    Ask the database for the time of the last count, and for the standings only after another one.
    """
    counted_at = StandingCount.objects.filter(game=game).values_list("counted_at", flat=True).first()
    if counted_at is None:
        return np.array([np.nan if name == "rate" else 0.0 for _ in keys], dtype=np.float64)
    known = _columns.get(game)
    if known is None or known[0] != counted_at:
        known = _columns[game] = (counted_at, _read(game))
    found, missing = known[1][name], np.nan if name == "rate" else 0.0
    return np.array([found.get(int(key), missing) for key in keys], dtype=np.float64)


def _read(game: str) -> dict[str, dict[int, float]]:
    columns: dict[str, dict[int, float]] = {"decks": {}, "usage": {}, "rate": {}}
    rows = CardStanding.objects.filter(card__game=game).values_list("card", "decks", "usage", "rate")
    for key, decks, usage, rate in rows.iterator(chunk_size=10_000):
        columns["decks"][key] = decks
        columns["usage"][key] = round(100 * usage, 1)
        if rate is not None:
            columns["rate"][key] = round(100 * rate, 1)
    return columns
