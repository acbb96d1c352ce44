"""Keep or mulligan: an opening hand kept in all games, and put back in the same games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext, ngettext

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList
from decks.models import Deck
from decks.wording import said
from matches.figures.card_tables import card_name
from matches.models import Simulation
from matches.requests.snapshots import DeckSnapshot
from matches.requests.values import SimulationRefusedError
from rules.kernel.dealing import Dealing
from rules.kernel.game import Game
from rules.wording import Text

#: Whoever asks waits for the answer, and the queue of those who wait is shared.
MOST_GAMES = 20_000


def dealing_of(game: Game) -> Dealing:
    """Return how a game deals hands and puts cards back. Raises SimulationRefusedError for a game without such a mulligan."""
    if game.dealing is None or not game.dealing.has_mulligan:
        raise SimulationRefusedError("no_mulligan", gettext("This game has no mulligan in which one puts cards back."))
    return game.dealing


def clean_hand(deck: Deck | DeckList, hand: Mapping[str, int], put_back: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """Return the hand and what goes back of it, both in the deck's order. Raises SimulationRefusedError."""
    game = deck.rules_game if isinstance(deck, Deck) else deck.game
    dealing, pool = dealing_of(game), catalogue_of(game)
    snapshot = DeckSnapshot.of_deck(deck, pool) if isinstance(deck, Deck) else DeckSnapshot.of_listing(deck, pool)
    piles = [snapshot.sections.get(pile.section, {}) for pile in dealing.piles]
    held = {slug: copies for pile in piles for slug, copies in pile.items()}
    for slug, count in hand.items():
        if not 0 <= count <= held.get(slug, 0):
            name = pool.rows[slug].name if slug in pool.rows else slug
            message = gettext("The hand has %(count)d of “%(card)s”, the deck has %(held)d.")
            raise SimulationRefusedError("bad_hand", message % {"count": count, "card": name, "held": held.get(slug, 0)})
    format = game.format(snapshot.format)
    wrong = wrong_sizes(
        [
            (format.section(pile.section).name, sum(hand.get(slug, 0) for slug in listed), pile.hand)
            for pile, listed in zip(dealing.piles, piles, strict=True)
        ]
    )
    if wrong:
        raise SimulationRefusedError("bad_hand", " ".join(wrong))
    for slug, count in put_back.items():
        if not 0 <= count <= hand.get(slug, 0):
            name = pool.rows[slug].name if slug in pool.rows else slug
            raise SimulationRefusedError(
                "bad_hand", gettext("“%(card)s” is not so often in the hand that it could go back.") % {"card": name}
            )
    if not any(put_back.values()):
        raise SimulationRefusedError("bad_hand", gettext("Choose at least one card to put back: keeping the hand is played anyway."))
    kept, tossed = ({slug: cards[slug] for slug in held if cards.get(slug)} for cards in (hand, put_back))
    return kept, tossed


def wrong_sizes(piles: Sequence[tuple[Text, int, int]]) -> list[str]:
    """Return a sentence for each pile of which a hand has the wrong number of cards, saying what to do.

    Each pile is given with its name, the number of its cards in the hand, and the number that there should be.
    """
    name_of = said if len(piles) > 1 else None
    return [_wrong_size(size, wanted, name_of and name_of(name)) for name, size, wanted in piles if size != wanted]


def _wrong_size(size: int, wanted: int, pile: str | None) -> str:
    """The sentence for one pile; without a name it is the only one."""
    more = wanted - size
    if pile is None and more > 0:
        message = ngettext("A hand is %(wanted)d cards: choose %(count)d more.", "A hand is %(wanted)d cards: choose %(count)d more.", more)
    elif pile is None:
        message = ngettext("A hand is %(wanted)d cards: take out %(count)d.", "A hand is %(wanted)d cards: take out %(count)d.", -more)
    elif more > 0:
        message = ngettext(
            "A hand has %(wanted)d cards of the %(pile)s: choose %(count)d more.",
            "A hand has %(wanted)d cards of the %(pile)s: choose %(count)d more.",
            more,
        )
    else:
        message = ngettext(
            "A hand has %(wanted)d cards of the %(pile)s: take out %(count)d.",
            "A hand has %(wanted)d cards of the %(pile)s: take out %(count)d.",
            -more,
        )
    return message % {"wanted": wanted, "count": abs(more), "pile": pile}


@dataclass(frozen=True, slots=True)
class HandCard:
    """One copy in a hand; `row` is the card as the site has it now, if it has."""

    name: Text
    row: Any
    is_put_back: bool


def hand_of(simulation: Simulation) -> list[HandCard]:
    """The hand that a simulation is about, copy by copy; those that go back are the last of their card."""
    given = DeckSnapshot.from_json(simulation.contestants.all()[1].snapshot).given
    assert given
    rows, cards = catalogue_of(simulation.game).rows, []
    for slug, count in given.hand.items():
        name = card_name(simulation.cards, slug)
        kept = count - given.put_back.get(slug, 0)
        cards += [HandCard(name, rows.get(slug), copy >= kept) for copy in range(count)]
    return cards
