"""Keep or mulligan: a deck with a hand kept and with it put back, as two versions of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matches.kinds import versions
from matches.kinds.kind import Asked, SimulationKind, every_matchup, no_tools
from matches.models import Kind, Simulation

if TYPE_CHECKING:
    from matches.figures.file_forms import Download


def _create(asked: Asked) -> Simulation:
    from matches.hands.openings import create_hand

    assert asked.hand
    deck, *opponents = asked.decks
    return create_hand(
        owner=asked.owner,
        deck=deck,
        opponents=opponents,
        hand=asked.hand["hand"],
        put_back=asked.hand["put_back"],
        terms=asked.terms,
        weights=asked.weights,
    )


def _download(row: Simulation) -> Download:
    from matches.figures.downloads import download_comparison

    return download_comparison(row, "_kept", "_put_back")


def _show(row: Simulation) -> dict[str, Any]:
    from matches.hands.openings import hand_of

    return versions.show(row) | {"hand": hand_of(row)}


#: Its games begin with a hand that was chosen, so they say nothing of the deck.
HAND = SimulationKind(
    slug=Kind.HAND,
    create=_create,
    takes=("deck", "opponents", "hand"),
    has_lead=True,
    compares_lists=False,
    can_grow=False,
    can_be_checked=False,
    pairings=versions.pair,
    shares=versions.share,
    advance=None,
    decides_apart=False,
    plays_abreast=False,
    is_urgent=True,
    counts_cards=False,
    counts_for_decks=False,
    own_matchups=every_matchup,
    summarise=versions.summarise,
    say=versions.say,
    tell=versions.tell,
    download=_download,
    pictures=versions.pictures,
    main_picture="differences",
    preview_picture="differences",
    rates_deck=False,
    tells_cards=False,
    has_cells=False,
    title="matches/titles/_hand.html",
    template="matches/_hand.html",
    show=_show,
    tools=no_tools,
    stylesheets=("css/odds.css",),
)
