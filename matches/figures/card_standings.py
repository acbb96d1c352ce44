"""Count how games with each card end, over the finished simulations of a game that count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from django.db.models import F, Q
from django.utils import timezone

from cards.models import Card
from cards.services import digest_of
from cards.standings import OPENING, PLAYED, SEEN, Rate, begin_count, write_standings
from decks.figures.deck_counts import count_uses
from matches.figures.summaries import counted_chunks
from matches.models import CardRun, Chunk, Simulation, Status
from matches.registry.counted import counted_simulations, counting_rule
from matches.registry.kinds import counted_kinds
from matches.statistics import SLOTS, subset_rate
from matches.tallies.cards import CardCount, CardCounts, Ints, Mark, merge_counts

#: The marks whose games belong to each of them. A pair with its card in the opening hand of one game and drawn in the other counts as two
#: single games.
MARKS = {SEEN: (Mark.OPENING, Mark.DRAWN), OPENING: (Mark.OPENING,), PLAYED: (Mark.PLAYED,)}


def count_standings(game: str) -> None:
    """Count the standings of the game's cards anew. Safe to do at any time, any number of times."""
    begin_count(game, counting_rule(game))
    for simulation in _not_kept(game):
        keep_runs(simulation)
    rates, simulations = _rates(game)
    write_standings(game, replace(count_uses(game), rates=rates, simulations=simulations))


def keep_runs(simulation: Simulation) -> None:
    """Sum up what became of each card of a finished simulation's decks, so that its chunks need not be read again.

    A copy that a deck starts with, beside others that are drawn, says nothing of the card and is left out.
    """
    matchups = list(simulation.matchups.all())
    done = Chunk.objects.filter(matchup__in=matchups).exclude(done_at=None).defer("scores").order_by("index")
    counts = merge_counts(_counts(counted_chunks(list(done), matchups)))
    runs = [
        CardRun(simulation=simulation, card=slug, digest=digest_of(simulation.cards[slug]), counts=_slots(each))
        for slug, each in counts.cards.items()
        if slug in simulation.cards
    ]
    CardRun.objects.filter(simulation=simulation).delete()
    CardRun.objects.bulk_create(runs, batch_size=500)
    Simulation.objects.filter(pk=simulation.pk).update(runs_kept_at=timezone.now())


def _counts(chunks: list[Chunk]) -> Iterator[CardCounts]:
    return (found for chunk in chunks if (found := chunk.cards) is not None)


def _slots(card: CardCount) -> dict[str, list[int]]:
    tables = dict(zip(Mark, card.marks, strict=True))
    return {name: sum((tables[mark] for mark in marks), np.zeros(SLOTS, dtype=np.int64)).tolist() for name, marks in MARKS.items()}


def _not_kept(game: str) -> Iterator[Simulation]:
    finished = Simulation.objects.filter(game=game, status=Status.DONE, kind__in=counted_kinds())
    return finished.filter(Q(runs_kept_at=None) | Q(runs_kept_at__lt=F("finished_at"))).order_by("finished_at").iterator(chunk_size=20)


def _rates(game: str) -> tuple[dict[str, dict[str, Rate]], dict[str, int]]:
    """By card its win rates, and how many simulations they come from. Runs with the card as it was before a change don't count."""
    digests = dict(Card.objects.of_game(game).values_list("slug", "digest"))
    totals: dict[str, dict[str, Ints]] = defaultdict(lambda: {name: np.zeros(SLOTS, dtype=np.int64) for name in MARKS})
    simulations: dict[str, int] = defaultdict(int)
    runs = CardRun.objects.filter(simulation__in=counted_simulations(game)).values_list("card", "digest", "counts")
    for card, digest, counts in runs.iterator(chunk_size=2_000):
        if digests.get(card) != digest:
            continue
        simulations[card] += 1
        for name, slots in counts.items():
            totals[card][name] += np.array(slots)
    return {card: _told(tables) for card, tables in totals.items()}, simulations


def _told(tables: dict[str, Ints]) -> dict[str, Rate]:
    found = {name: subset_rate(slots.tolist()) for name, slots in tables.items()}
    return {name: Rate(each.games, each.rate, each.interval.low, each.interval.high) for name, each in found.items() if each}
