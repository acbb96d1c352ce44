"""Every deck against every deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext

from decks.deck_list import DeckList
from decks.models import Deck
from decks.owners import Owner
from matches.figures.downloads import download_matrix
from matches.figures.matrices import summarise_matrix
from matches.figures.pictures import pictures_of_matrix
from matches.figures.sentences import say_best
from matches.figures.shown import begun
from matches.figures.summaries import summarise
from matches.forms.simulations import CHOSEN, DecksForm
from matches.models import Heat, Kind, Simulation
from matches.plans.pairings import Pairing, Share, all_against_all, share_out
from matches.registry.declaration import Asked, SimulationKind, every_matchup
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_matrix, clean_matrix_games
from matches.services import make_simulation

#: What is said of one deck, and can't be of many.
OF_ONE_DECK = ("deck", "wins", "draws", "losses", "win_rate", "interval", "verdict", "by_seat", "opponents_met", "without_luck")


def _pair(weights: Sequence[float]) -> list[Pairing]:
    return all_against_all(len(weights))


def _share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    return share_out(games, len(_pair(weights)))


def create_matrix(*, owner: Owner, decks: Sequence[Deck | DeckList], terms: Terms) -> Simulation:
    """Every deck against every deck, `terms.games` in each pairing. Raises SimulationRefusedError."""
    clean_matrix(len(decks))
    if terms.stop.get("kind") == "sequential_test":
        raise SimulationRefusedError("bad_stop", gettext("A matrix is played for a number of games or to a target error."))
    games = clean_matrix_games(owner, len(decks), terms.games)
    return make_simulation(kind=MATRIX, owner=owner, decks=decks, terms=replace(terms, games=games))


def _create(asked: Asked) -> Simulation:
    return create_matrix(owner=asked.owner, decks=asked.decks, terms=asked.terms)


def _tell(row: Simulation) -> dict[str, Any]:
    """Nothing is told of any one deck but in `matrix`."""
    matrix = summarise_matrix(row).as_json
    parts = {name: matrix[name] for name in ("decks", "cells", "overall")}
    return summarise(row).as_json | dict.fromkeys(OF_ONE_DECK) | {"leads": [], "opponents": [], "matrix": parts}


def _show(row: Simulation) -> dict[str, Any]:
    matrix = summarise_matrix(row)
    return {"simulation": row, "matrix": matrix, "shared": matrix, **begun(row, matrix.played)}


def _tools(row: Simulation, owner: Owner) -> dict[str, Any]:
    """The form by which more decks join one's own."""
    return {"form": DecksForm(game=row.game, owner=owner, initial={"against": CHOSEN})} if owner.owns(row) else {}


MATRIX = SimulationKind(
    slug=Kind.MATRIX,
    create=_create,
    takes=("decks",),
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
    own_matchups=every_matchup,
    summarise=summarise_matrix,
    say=say_best,
    tell=_tell,
    download=download_matrix,
    pictures=pictures_of_matrix,
    main_picture="matrix",
    preview_picture="matrix",
    rates_deck=False,
    tells_cards=False,
    has_cells=True,
    title="matches/titles/_matrix.html",
    template="matches/simulation/_matrix.html",
    show=_show,
    tools=_tools,
    stylesheets=(),
)
