"""Every deck against every deck."""

from __future__ import annotations

from collections.abc import Sequence

from matches.farm.planning import Pairing, Share, all_against_all, share_out
from matches.kinds.kind import Asked, SimulationKind
from matches.models import Heat, Kind, Simulation


def _pair(weights: Sequence[float]) -> list[Pairing]:
    return all_against_all(len(weights))


def _share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    return share_out(games, len(_pair(weights)))


def _create(asked: Asked) -> Simulation:
    from matches.services import create_matrix

    return create_matrix(owner=asked.owner, decks=asked.decks, terms=asked.terms)


MATRIX = SimulationKind(
    slug=Kind.MATRIX,
    create=_create,
    field="",
    has_lead=False,
    compares_lists=False,
    can_grow=True,
    can_be_checked=False,
    pairings=_pair,
    shares=_share,
    advance=None,
    decides_apart=True,
    plays_abreast=False,
    is_urgent=False,
    counts_cards=True,
    counts_for_decks=True,
)
