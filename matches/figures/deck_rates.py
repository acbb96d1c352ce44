"""Win rates of decks, for searching: over the finished simulations that count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from uuid import UUID

from django.core.cache import cache
from django.db.models import F, Sum

from cards.standings import Rate
from decks.visibility.stamps import privacy_stamp
from matches.models import Chunk
from matches.registry.counted import counted_simulations
from matches.statistics.rates import wilson

#: One gauntlet of 800 games takes 7 ms of CPU time to count, and 0.2 to get from the cache (2026-11-25).
KEPT_SECONDS = 60


def deck_rates(game: str) -> Mapping[UUID, Rate]:
    """Win rate by deck, draws as half, of the decks as they are: games played before a deck's last change don't count."""
    key = f"deck-rates-with-bounds:{game}:{privacy_stamp(game)}"
    known: dict[UUID, Rate] | None = cache.get(key)
    if known is None:
        known = _count(game)
        cache.set(key, known, KEPT_SECONDS)
    return known


def _count(game: str) -> dict[UUID, Rate]:
    points: dict[UUID, float] = defaultdict(float)
    games: dict[UUID, int] = defaultdict(int)
    deck = "matchup__seats__contestant__deck"
    for seat, won, lost in ((0, "wins", "losses"), (1, "losses", "wins")):
        played = Chunk.objects.filter(
            matchup__seats__number=seat,
            simulation__in=counted_simulations(game),
            simulation__created_at__gte=F(f"{deck}__updated_at"),
            done_at__isnull=False,
        )
        totals = played.values_list(deck).annotate(
            won=Sum(F(f"first_{won}") + F(f"second_{won}")),
            drawn=Sum(F("first_draws") + F("second_draws")),
            lost=Sum(F(f"first_{lost}") + F(f"second_{lost}")),
        )
        for found, wins, draws, losses in totals.order_by():
            points[found] += wins + draws / 2
            games[found] += wins + draws + losses
    return {found: _rated(points[found], total) for found, total in games.items() if total}


def _rated(points: float, games: int) -> Rate:
    """With an interval as of independent games: it orders decks, and says how much a rate of few games is worth."""
    found = wilson(points / games, games, max(1, games - 1))
    return Rate(games, points / games, found.low, found.high)
