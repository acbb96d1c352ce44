"""Every deck against every deck."""

from __future__ import annotations

from collections.abc import Sequence

from matches.farm.planning import Pairing, Share, all_against_all, share_out
from matches.kinds.kind import SimulationKind
from matches.models import Heat, Kind


def _pair(weights: Sequence[float]) -> list[Pairing]:
    return all_against_all(len(weights))


def _share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    return share_out(games, len(_pair(weights)))


MATRIX = SimulationKind(
    slug=Kind.MATRIX,
    pairings=_pair,
    shares=_share,
    advance=None,
    decides_apart=True,
    plays_abreast=False,
    is_urgent=False,
    counts_cards=True,
    counts_for_decks=True,
)
