"""One deck against others."""

from __future__ import annotations

from collections.abc import Sequence

from matches.farm.planning import Pairing, Share, against_all, share_by_weight
from matches.kinds.kind import Asked, SimulationKind
from matches.models import Heat, Kind, Simulation


def pair(weights: Sequence[float]) -> list[Pairing]:
    """The first deck against each of the others."""
    return against_all(len(weights))


def share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    """Opponents that are met more often are played more often."""
    return share_by_weight(games, weights[1:])


def _create(asked: Asked) -> Simulation:
    from matches.services import create_simulation

    (deck, *opponents), terms = asked.decks, asked.terms
    return create_simulation(
        owner=asked.owner,
        deck=deck,
        opponents=opponents,
        games=terms.games,
        level=terms.level,
        opponent_level=terms.opponent_level,
        seed=terms.seed,
        stop=terms.stop,
        weights=asked.weights,
    )


GAUNTLET = SimulationKind(
    slug=Kind.GAUNTLET,
    create=_create,
    field="",
    has_lead=True,
    compares_lists=False,
    can_grow=False,
    can_be_checked=True,
    pairings=pair,
    shares=share,
    advance=None,
    decides_apart=False,
    plays_abreast=False,
    is_urgent=False,
    counts_cards=True,
    counts_for_decks=True,
)
