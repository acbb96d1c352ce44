"""One deck against others."""

from __future__ import annotations

from collections.abc import Sequence

from matches.farm.planning import Pairing, Share, against_all, share_by_weight
from matches.kinds.kind import SimulationKind
from matches.models import Heat, Kind


def pair(weights: Sequence[float]) -> list[Pairing]:
    """The first deck against each of the others."""
    return against_all(len(weights))


def share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    """Opponents that are met more often are played more often."""
    return share_by_weight(games, weights[1:])


GAUNTLET = SimulationKind(
    slug=Kind.GAUNTLET,
    pairings=pair,
    shares=share,
    advance=None,
    decides_apart=False,
    plays_abreast=False,
    is_urgent=False,
    counts_cards=True,
    counts_for_decks=True,
)
