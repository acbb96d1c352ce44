"""The best single changes of a deck, found by versions that race."""

from __future__ import annotations

from matches.kinds.kind import Asked, SimulationKind
from matches.models import Kind, Simulation
from matches.races.plans import race_pairings, race_shares


def _advance(simulation: Simulation) -> None:
    from matches.races.rounds import Race

    Race.of(simulation).advance()


def _create(asked: Asked) -> Simulation:
    from matches.races.entries import create_race

    deck, *opponents = asked.decks
    return create_race(owner=asked.owner, deck=deck, opponents=opponents, terms=asked.terms, weights=asked.weights)


#: It tries changes of its deck, so its games say nothing of decks.
RACE = SimulationKind(
    slug=Kind.RACE,
    create=_create,
    field="",
    has_lead=True,
    compares_lists=False,
    can_grow=False,
    can_be_checked=False,
    pairings=race_pairings,
    shares=race_shares,
    advance=_advance,
    decides_apart=False,
    plays_abreast=True,
    is_urgent=False,
    counts_cards=False,
    counts_for_decks=False,
)
