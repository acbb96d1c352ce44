"""Two versions of a deck against the same others, from the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from matches.farm.plans import Pairing, Share, both_against_all, share_by_weight
from matches.kinds.kind import Asked, SimulationKind, every_matchup, no_tools
from matches.models import Heat, Kind, Simulation

if TYPE_CHECKING:
    from matches.figures.file_forms import Download
    from matches.figures.versions import Comparison


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


def summarise(row: Simulation) -> Comparison:
    """By how much the first version does better."""
    from matches.figures.versions import summarise_versions

    return summarise_versions(row)


def say(found: Comparison) -> str:
    """The difference in a sentence."""
    from matches.verdicts.sentences import say_difference

    return say_difference(found)


def tell(row: Simulation) -> dict[str, Any]:
    """The figures of the first version for programs, with the comparison."""
    return summarise(row).as_json


def _download(row: Simulation) -> Download:
    from matches.figures.downloads import download_comparison

    return download_comparison(row, "", "_before")


def pictures(row: Simulation, pairing: int | None) -> Mapping[str, Callable[[], Download]]:
    """The pictures of a comparison."""
    from matches.figures.pictures import pictures_of_two

    return pictures_of_two(row, pairing)


def show(row: Simulation) -> dict[str, Any]:
    """The comparison, ready to draw."""
    from matches.figures.shown import show_comparison

    row.read_contestants()
    return show_comparison(summarise(row))


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
    summarise=summarise,
    say=say,
    tell=tell,
    download=_download,
    pictures=pictures,
    main_picture="differences",
    preview_picture="differences",
    rates_deck=False,
    tells_cards=False,
    has_cells=False,
    title="matches/titles/_versions.html",
    template="matches/_versions.html",
    show=show,
    tools=no_tools,
    stylesheets=(),
)
