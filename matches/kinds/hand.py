"""Keep or mulligan: a deck with a hand kept and with it put back, as two versions of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext

from decks.deck_list import DeckList
from decks.models import Deck
from decks.owners import Owner
from matches.figures.downloads import download_comparison
from matches.figures.pictures import pictures_of_two
from matches.figures.sentences import say_difference
from matches.figures.versions import summarise_versions
from matches.hands.openings import MOST_GAMES, clean_hand, dealing_of, hand_of
from matches.kinds import versions
from matches.models import Kind, Simulation
from matches.plans.pairings import games_of_two
from matches.registry.declaration import Asked, SimulationKind, every_matchup, no_tools
from matches.registry.downloads import Download
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_weights
from matches.services import make_simulation
from rules import games
from rules.kernel.engine import GivenHand


def create_hand(
    *,
    owner: Owner,
    deck: Deck | DeckList,
    opponents: Sequence[Deck | DeckList],
    hand: Mapping[str, int],
    put_back: Mapping[str, int],
    terms: Terms,
    weights: Sequence[float] = (),
) -> Simulation:
    """Create a simulation in which a hand (copies by slug) is kept in half of the games, and `put_back` of it goes back in the others.

    Raises SimulationRefusedError.
    """
    if not opponents:
        raise SimulationRefusedError("no_opponent", gettext("Choose a deck to play against."))
    if terms.stop.get("kind", "fixed_number") != "fixed_number":
        raise SimulationRefusedError("bad_stop", gettext("A hand is played for a number of games."))
    if terms.games > MOST_GAMES:
        message = gettext("A hand is played at most %(most)s times, since somebody waits for the answer.")
        raise SimulationRefusedError("too_many_games", message % {"most": f"{MOST_GAMES:,}"})
    kept, tossed = clean_hand(deck, hand, put_back)
    games = games_of_two(terms.games, len(opponents))
    all_weights = (1.0, 1.0, *clean_weights(weights, len(opponents)))
    given = (GivenHand(kept, {}), GivenHand(kept, tossed))
    return make_simulation(
        kind=HAND,
        owner=owner,
        decks=[deck, deck, *opponents],
        terms=replace(terms, games=games),
        weights=all_weights,
        given=given,
    )


def _create(asked: Asked) -> Simulation:
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
    return download_comparison(row, "_kept", "_put_back")


def _show(row: Simulation) -> dict[str, Any]:
    return versions.show(row) | {"hand": hand_of(row), "dealing": dealing_of(games.get(row.game))}


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
    summarise=summarise_versions,
    say=say_difference,
    tell=versions.tell,
    download=_download,
    pictures=pictures_of_two,
    main_picture="differences",
    preview_picture="differences",
    rates_deck=False,
    tells_cards=False,
    has_cells=False,
    title="matches/titles/_hand.html",
    template="matches/simulation/_hand.html",
    show=_show,
    tools=no_tools,
    stylesheets=("css/odds.css",),
)
