"""One deck against others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from matches.farm.plans import Pairing, Share, against_all, share_by_weight
from matches.kinds.kind import Asked, SimulationKind, every_matchup, no_tools
from matches.models import Heat, Kind, Simulation

if TYPE_CHECKING:
    from matches.figures.file_forms import Download
    from matches.figures.summaries import Summary


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


def summarise(row: Simulation) -> Summary:
    """The win rate of the deck."""
    from matches.figures import summaries

    return summaries.summarise(row)


def say(found: Summary) -> str:
    """The win rate in a sentence."""
    from matches.verdicts.sentences import say_rate

    return say_rate(found)


def tell(row: Simulation) -> dict[str, Any]:
    """The figures of the deck for programs."""
    return summarise(row).as_json


def download(row: Simulation) -> Download:
    """The figures of the deck as a file."""
    from matches.figures.downloads import download_summary

    return download_summary(row)


def pictures(row: Simulation, pairing: int | None) -> Mapping[str, Callable[[], Download]]:
    """The pictures of a deck's figures."""
    from matches.figures.pictures import pictures_of_one

    return pictures_of_one(row, pairing)


def _show(row: Simulation) -> dict[str, Any]:
    """The figures, with the strongest player's where they are checked."""
    from matches.checks.figures import check_of
    from matches.figures.shown import show_summary
    from matches.sealed.shown import rank_shown

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
    say=say,
    tell=tell,
    download=download,
    pictures=pictures,
    main_picture="course",
    preview_picture="rates",
    rates_deck=True,
    tells_cards=True,
    has_cells=False,
    title="matches/titles/_gauntlet.html",
    template="matches/_figures.html",
    show=_show,
    tools=no_tools,
    stylesheets=(),
)
