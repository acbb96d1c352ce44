"""The best single changes of a deck, found by versions that race."""

from __future__ import annotations

from matches.kinds.kind import SimulationKind
from matches.models import Kind, Simulation
from matches.races.plans import race_pairings, race_shares


def _advance(simulation: Simulation) -> None:
    from matches.races.rounds import Race

    Race.of(simulation).advance()


#: It tries changes of its deck, so its games say nothing of decks.
RACE = SimulationKind(
    slug=Kind.RACE,
    pairings=race_pairings,
    shares=race_shares,
    advance=_advance,
    decides_apart=False,
    plays_abreast=True,
    is_urgent=False,
    counts_cards=False,
    counts_for_decks=False,
)
