"""Choose the swaps that enter a race: all legal swaps of a deck, or as many of them as the games suffice for."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from decks.lists.swaps import Swap
from matches.plans.races import FINALISTS, HeatPlan, plan_heat
from matches.races.heats import Entries, deal_swaps, version_of
from matches.requests.snapshots import DeckSnapshot
from matches.requests.values import SimulationRefusedError


def plan_swaps(games: int, swaps: int, opponents: int) -> HeatPlan:
    """Plan how many of a deck's legal swaps are tried within so many games. Raises SimulationRefusedError where there is no choice."""
    if swaps <= FINALISTS:
        raise SimulationRefusedError("no_swaps", gettext("Hardly any card of this deck can be changed for another, so there is no race."))
    return plan_heat(games, swaps, opponents)


def enter_swaps(lead: DeckSnapshot, swaps: Sequence[Swap], plan: HeatPlan, weights: Sequence[float], pool: Catalogue, seed: int) -> Entries:
    """The versions of a deck that race, or the heat that chooses them; nothing is saved."""
    if plan.pairs:
        return Entries(len(swaps), heat=deal_swaps(swaps, weights, plan.pairs, seed))
    format = lead.listing(pool.game).format
    return Entries(len(swaps), tuple(version_of(lead, swap, format, lambda slug: pool.rows[slug].number) for swap in swaps))
