"""One deck against others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext

from decks.deck_list import DeckList
from decks.models import Deck
from decks.owners import Owner
from matches.checks.figures import check_of
from matches.figures.downloads import download_summary
from matches.figures.pictures import pictures_of_one
from matches.figures.sentences import say_rate
from matches.figures.shown import show_summary
from matches.figures.summaries import summarise
from matches.models import Heat, Kind, Simulation
from matches.plans.pairings import Pairing, Share, against_all, share_by_weight
from matches.registry.declaration import Asked, SimulationKind, every_matchup, no_tools
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_weights
from matches.sealed.shown import rank_shown
from matches.services import make_simulation


def pair(weights: Sequence[float]) -> list[Pairing]:
    """The first deck against each of the others."""
    return against_all(len(weights))


def share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    """Opponents that are met more often are played more often."""
    return share_by_weight(games, weights[1:])


def create_gauntlet(
    *, owner: Owner, deck: Deck | DeckList, opponents: Sequence[Deck | DeckList], terms: Terms, weights: Sequence[float] = ()
) -> Simulation:
    """Create a simulation of a deck against others; `terms.games` are shared over the opponents by their weights, in whole pairs.

    `weights` say how often one expects to meet each opponent, and so how often it is played. The caller has seen to it that `owner`
    may see all the decks. Raises SimulationRefusedError.
    """
    if not opponents:
        raise SimulationRefusedError("no_opponent", gettext("Choose a deck to play against."))
    all_weights = (1.0, *clean_weights(weights, len(opponents)))
    return make_simulation(kind=GAUNTLET, owner=owner, decks=[deck, *opponents], terms=terms, weights=all_weights)


def _create(asked: Asked) -> Simulation:
    deck, *opponents = asked.decks
    return create_gauntlet(owner=asked.owner, deck=deck, opponents=opponents, terms=asked.terms, weights=asked.weights)


def tell(row: Simulation) -> dict[str, Any]:
    """The figures of the deck for programs."""
    return summarise(row).as_json


def _show(row: Simulation) -> dict[str, Any]:
    """The figures, with the strongest player's where they are checked."""
    row.read_contestants()
    summary = summarise(row)
    check = check_of(summary)
    return show_summary(summary) | rank_shown(summary) | (check.shown() | {"is_watched": check.is_active} if check else {})


GAUNTLET = SimulationKind(
    slug=Kind.GAUNTLET,
    create=_create,
    takes=("deck", "opponents"),
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
    own_matchups=every_matchup,
    summarise=summarise,
    say=say_rate,
    tell=tell,
    download=download_summary,
    pictures=pictures_of_one,
    main_picture="course",
    preview_picture="rates",
    rates_deck=True,
    tells_cards=True,
    has_cells=False,
    title="matches/titles/_gauntlet.html",
    template="matches/results/_figures.html",
    show=_show,
    tools=no_tools,
    stylesheets=(),
)
