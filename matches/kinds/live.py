"""A figure while building: a list against a gauntlet, played while somebody looks."""

from __future__ import annotations

from typing import Any

from matches.figures.downloads import download_summary
from matches.figures.pictures import pictures_of_one
from matches.figures.sentences import say_rate
from matches.figures.shown import show_summary
from matches.figures.summaries import summarise
from matches.kinds import gauntlet
from matches.models import Kind, Simulation
from matches.registry.declaration import SimulationKind, every_matchup, no_tools


def _show(row: Simulation) -> dict[str, Any]:
    row.read_contestants()
    return show_summary(summarise(row))


#: Its lists are in the making, so it says nothing of decks.
LIVE = SimulationKind(
    slug=Kind.LIVE,
    create=None,
    takes=(),
    has_lead=True,
    compares_lists=False,
    can_grow=False,
    can_be_checked=False,
    pairings=gauntlet.pair,
    shares=gauntlet.share,
    advance=None,
    decides_apart=False,
    plays_abreast=False,
    is_urgent=True,
    counts_cards=False,
    counts_for_decks=False,
    own_matchups=every_matchup,
    summarise=summarise,
    say=say_rate,
    tell=gauntlet.tell,
    download=download_summary,
    pictures=pictures_of_one,
    main_picture="",
    preview_picture="",
    rates_deck=False,
    tells_cards=False,
    has_cells=False,
    title="matches/titles/_gauntlet.html",
    template="matches/results/_figures.html",
    show=_show,
    tools=no_tools,
    stylesheets=(),
)
