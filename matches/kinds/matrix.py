"""Every deck against every deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from matches.kinds.kind import Asked, SimulationKind, every_matchup
from matches.models import Heat, Kind, Simulation
from matches.plans.pairings import Pairing, Share, all_against_all, share_out

if TYPE_CHECKING:
    from decks.owners import Owner
    from matches.figures.file_forms import Download
    from matches.figures.matrices import Matrix

#: What is said of one deck, and can't be of many.
OF_ONE_DECK = ("deck", "wins", "draws", "losses", "win_rate", "interval", "verdict", "by_seat", "opponents_met")


def _pair(weights: Sequence[float]) -> list[Pairing]:
    return all_against_all(len(weights))


def _share(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    return share_out(games, len(_pair(weights)))


def _create(asked: Asked) -> Simulation:
    from matches.services import create_matrix

    return create_matrix(owner=asked.owner, decks=asked.decks, terms=asked.terms)


def _summarise(row: Simulation) -> Matrix:
    from matches.figures.matrices import summarise_matrix

    return summarise_matrix(row)


def _say(found: Matrix) -> str:
    from matches.verdicts.sentences import say_best

    return say_best(found)


def _tell(row: Simulation) -> dict[str, Any]:
    """Nothing is told of any one deck but in `matrix`."""
    from matches.figures.summaries import summarise

    matrix = _summarise(row).as_json
    parts = {name: matrix[name] for name in ("decks", "cells", "overall")}
    return summarise(row).as_json | dict.fromkeys(OF_ONE_DECK) | {"leads": [], "opponents": [], "matrix": parts}


def _download(row: Simulation) -> Download:
    from matches.figures.downloads import download_matrix

    return download_matrix(row)


def _pictures(row: Simulation, pairing: int | None) -> Mapping[str, Callable[[], Download]]:
    from matches.figures.pictures import pictures_of_matrix

    return pictures_of_matrix(row, pairing)


def _show(row: Simulation) -> dict[str, Any]:
    from matches.figures.shown import begun

    matrix = _summarise(row)
    return {"simulation": row, "matrix": matrix, "shared": matrix, **begun(row, matrix.played)}


def _tools(row: Simulation, owner: Owner) -> dict[str, Any]:
    """The form by which more decks join one's own."""
    from matches.forms import CHOSEN, DecksForm

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
    summarise=_summarise,
    say=_say,
    tell=_tell,
    download=_download,
    pictures=_pictures,
    main_picture="matrix",
    preview_picture="matrix",
    rates_deck=False,
    tells_cards=False,
    has_cells=True,
    title="matches/titles/_matrix.html",
    template="matches/_matrix.html",
    show=_show,
    tools=_tools,
    stylesheets=(),
)
