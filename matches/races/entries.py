"""Asking for a race, and who enters it: all legal swaps of a deck, or as many of them as the games suffice for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from django.utils.translation import gettext

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList
from decks.lists.swaps import Swap, legal_swaps, nearest_first
from decks.models import Deck
from decks.owners import Owner
from matches.contenders import contend, engine_of
from matches.kinds.race import RACE
from matches.models import Simulation
from matches.plans.races import FINALISTS, HeatPlan, plan_heat
from matches.races.heats import Entries, deal_swaps, version_of
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_games, clean_seed, clean_versions, clean_weights
from matches.services import make_simulation
from matches.snapshots import DeckSnapshot


def create_race(
    *, owner: Owner, deck: Deck | DeckList, opponents: Sequence[Deck | DeckList], terms: Terms, weights: Sequence[float] = ()
) -> Simulation:
    """The best single changes of a deck against these opponents, found within `terms.games`. Raises SimulationRefusedError."""
    if not opponents:
        raise SimulationRefusedError("no_opponent", gettext("Choose a deck to play against."))
    if terms.stop.get("kind", "fixed_number") != "fixed_number":
        raise SimulationRefusedError("bad_stop", gettext("A race is played within a number of games."))
    games, seed = clean_games(owner, terms.games, 1), clean_seed(terms.seed)
    clean_versions(games, len(opponents))
    met = clean_weights(weights, len(opponents))
    game = deck.rules_game if isinstance(deck, Deck) else deck.game
    engine_of(game)
    pool = catalogue_of(game)
    lead = contend(deck, pool).snapshot
    swaps = legal_swaps(lead.listing(game), pool)
    plan = plan_swaps(games, len(swaps), len(opponents))
    entries = enter_swaps(lead, nearest_first(swaps, pool, seed)[: plan.tried], plan, met, pool, seed)
    terms = replace(terms, games=games, seed=seed)
    return make_simulation(RACE, owner, [deck, *opponents], terms, (1.0, *met), entries=replace(entries, swaps=len(swaps)))


def plan_swaps(games: int, swaps: int, opponents: int) -> HeatPlan:
    """How many of a deck's legal swaps are tried within so many games. Raises SimulationRefusedError where there is no choice."""
    if swaps <= FINALISTS:
        raise SimulationRefusedError("no_swaps", gettext("Hardly any card of this deck can be changed for another, so there is no race."))
    return plan_heat(games, swaps, opponents)


def enter_swaps(lead: DeckSnapshot, swaps: Sequence[Swap], plan: HeatPlan, weights: Sequence[float], pool: Catalogue, seed: int) -> Entries:
    """The versions of a deck that race, or the heat that chooses them; nothing is saved."""
    if plan.pairs:
        return Entries(len(swaps), heat=deal_swaps(swaps, weights, plan.pairs, seed))
    format = lead.listing(pool.game).format
    return Entries(len(swaps), tuple(version_of(lead, swap, format, lambda slug: pool.rows[slug].number) for swap in swaps))
