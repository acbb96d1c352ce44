"""Priorities of simulations at the workers, and charging of their CPU time.

A hint names chunks, but the worker that takes it first plays waiting chunks that come before them. Payers over their daily budget come
last. Of the others, three hints of four serve members before guests and then small simulations before large ones; the fourth serves small
ones before large ones first, so that a member's long run never holds up a guest's short one for more than a few chunks.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.db.models import Case, Value, When

from limits.ledger import charge, is_over
from limits.payers import Payer
from matches.farm.chunk_sizes import chunks_of_hint
from matches.farm.speeds import games_per_second
from matches.models import GUEST, LARGE, OVER, Chunk, Simulation
from matches.registry.kinds import kind_of, urgent_kinds
from rules import games

RANKS = range(8)
#: A simulation that is estimated to take more CPU seconds than this counts as large.
SMALL_SECONDS = 30.0


def rank_of(simulation: Simulation, payer: Payer) -> int:
    """Return the rank of a new simulation whose payer is within the budget."""
    speed = games_per_second(simulation.game, simulation.levels, simulation.engine_digest)
    is_large = simulation.games / speed > SMALL_SECONDS
    return (0 if payer.is_member else GUEST) | (LARGE if is_large else 0)


def order_of(hint: int) -> list[int]:
    """Return the ranks in the order in which the hint with this number serves them."""
    is_small_first = hint % 4 == 0

    def place(rank: int) -> tuple[int, int, int]:
        guest, large = rank & GUEST, rank & LARGE
        return (rank & OVER, large, guest) if is_small_first else (rank & OVER, guest, large)

    return sorted(RANKS, key=place)


def find_preceding_chunks(simulation: Simulation, hint: int) -> list[Chunk]:
    """Return waiting chunks, of one simulation, that come before this simulation's; usually none."""
    order = order_of(hint)
    better = order[: order.index(simulation.rank)]
    if not better:
        return []
    rows = Chunk.objects.wanted().filter(dispatched_at__isnull=False, lease_until=None, simulation__rank__in=better)
    rows = rows.filter(simulation__engine_digest__in=_digests())
    is_urgent = kind_of(simulation).is_urgent
    rows = rows.filter(simulation__kind__in=urgent_kinds()) if is_urgent else rows.exclude(simulation__kind__in=urgent_kinds())
    place = Case(*(When(simulation__rank=rank, then=Value(number)) for number, rank in enumerate(better)))
    first = rows.order_by(place, "dispatched_at", "index").values_list("simulation", "pairs").first()
    if first is None:
        return []
    chosen = rows.filter(simulation=first[0]).select_related("simulation", "matchup").defer("simulation__cards").order_by("index")
    row = chosen.first()
    return list(chosen[: chunks_of_hint(row.simulation, first[1])]) if row else []


def charge_simulation(simulation: Simulation, seconds: float) -> None:
    """Charge CPU seconds to the simulation's payer; a payer over the budget is ranked last."""
    payer = Payer(simulation.payer)
    charge(payer, seconds)
    if simulation.payer and not simulation.rank & OVER and is_over(payer):
        _set_over([simulation.payer], is_over=True)


def renew_ranks() -> int:
    """Update the ranks of all simulations to their payers' budgets, and return how many changed."""
    changed = 0
    wanted = Simulation.objects.wanted().exclude(payer="").order_by().values_list("payer", flat=True).distinct()
    for payer in list(wanted):
        changed += _set_over([payer], is_over=is_over(Payer(payer)))
    return changed


def _set_over(payers: Sequence[str], *, is_over: bool) -> int:
    rows = Simulation.objects.active().filter(payer__in=payers)
    changed = 0
    for rank in set(rows.order_by().values_list("rank", flat=True)):
        wanted = rank | OVER if is_over else rank & ~OVER
        if wanted != rank:
            changed += rows.filter(rank=rank).update(rank=wanted)
    return changed


def _digests() -> list[str]:
    """Return the digests of the engines that this process plays with."""
    return [game.engine().digest for game in games.everything() if game.is_playable]
