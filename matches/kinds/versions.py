"""Two versions of a deck against the same others, from the same seeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext

from decks.deck_list import DeckList
from decks.models import Deck, Visibility
from decks.owners import Owner
from matches.figures.downloads import download_comparison
from matches.figures.pictures import pictures_of_two
from matches.figures.sentences import say_difference
from matches.figures.shown import show_comparison
from matches.figures.versions import summarise_versions
from matches.models import Contestant, Heat, Kind, Simulation
from matches.plans.pairings import Pairing, Share, both_against_all, games_of_two, share_by_weight
from matches.registry.declaration import Asked, SimulationKind, every_matchup, no_tools
from matches.registry.downloads import Download
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_weights
from matches.services import NO_NAMES, make_simulation
from rules.wording import Text


def pair(weights: Sequence[float]) -> list[Pairing]:
    """The first two decks against each of the others."""
    return both_against_all(len(weights))


def share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    """As many games of both against each opponent."""
    return share_by_weight(games, weights[2:], versions=2)


def create_versions(
    *,
    owner: Owner,
    edited: Deck | DeckList,
    saved: Deck | DeckList,
    opponents: Sequence[Deck | DeckList],
    terms: Terms,
    weights: Sequence[float] = (),
    privacy: str = Visibility.PUBLIC,
    names: Mapping[int, Text] = NO_NAMES,
    sources: Sequence[Contestant] = (),
) -> Simulation:
    """Create a simulation of two versions of a deck against the same opponents from the same seeds; half of `terms.games` each.

    `names`: names of the first (0) and second (1) version that differ from their decks'. `sources`: the contestants of another simulation
    that the lists come from. Raises SimulationRefusedError.
    """
    if not opponents:
        raise SimulationRefusedError("no_opponent", gettext("Choose a deck to play against."))
    if terms.stop.get("kind", "fixed_number") != "fixed_number":
        raise SimulationRefusedError("bad_stop", gettext("Two versions are compared over a number of games."))
    games = games_of_two(terms.games, len(opponents))
    all_weights = (1.0, 1.0, *clean_weights(weights, len(opponents)))
    return make_simulation(
        kind=VERSIONS,
        owner=owner,
        decks=[edited, saved, *opponents],
        terms=replace(terms, games=games),
        weights=all_weights,
        privacy=privacy,
        names=names,
        sources=sources,
    )


def _create(asked: Asked) -> Simulation:
    assert asked.version
    deck, *opponents = asked.decks
    return create_versions(
        owner=asked.owner, edited=deck, saved=asked.version, opponents=opponents, terms=asked.terms, weights=asked.weights
    )


def tell(row: Simulation) -> dict[str, Any]:
    """The figures of the first version for programs, with the comparison."""
    return summarise_versions(row).as_json


def _download(row: Simulation) -> Download:
    return download_comparison(row, "", "_before")


def show(row: Simulation) -> dict[str, Any]:
    """The comparison, ready to draw."""
    row.read_contestants()
    return show_comparison(summarise_versions(row))


VERSIONS = SimulationKind(
    slug=Kind.VERSIONS,
    create=_create,
    takes=("deck", "opponents", "compare_with"),
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
    own_matchups=every_matchup,
    summarise=summarise_versions,
    say=say_difference,
    tell=tell,
    download=_download,
    pictures=pictures_of_two,
    main_picture="differences",
    preview_picture="differences",
    rates_deck=False,
    tells_cards=False,
    has_cells=False,
    title="matches/titles/_versions.html",
    template="matches/simulation/_versions.html",
    show=show,
    tools=no_tools,
    stylesheets=(),
)
