"""Two versions of a deck against the same others, from the same seeds."""

from __future__ import annotations

from collections.abc import Sequence

from matches.farm.planning import Pairing, Share, both_against_all, share_by_weight
from matches.kinds.kind import Asked, SimulationKind
from matches.models import Heat, Kind, Simulation


def pair(weights: Sequence[float]) -> list[Pairing]:
    """The first two decks against each of the others."""
    return both_against_all(len(weights))


def share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    """As many games of both against each opponent."""
    return share_by_weight(games, weights[2:], versions=2)


def _create(asked: Asked) -> Simulation:
    from matches.services import create_versions

    assert asked.version
    deck, *opponents = asked.decks
    return create_versions(
        owner=asked.owner, edited=deck, saved=asked.version, opponents=opponents, terms=asked.terms, weights=asked.weights
    )


VERSIONS = SimulationKind(
    slug=Kind.VERSIONS,
    create=_create,
    field="compare_with",
    has_lead=True,
    compares_lists=True,
    can_grow=False,
    can_be_checked=False,
    pairings=pair,
    shares=share,
    advance=None,
    decides_apart=False,
    plays_abreast=False,
    is_urgent=False,
    counts_cards=True,
    counts_for_decks=True,
)
