"""The contenders of a simulation: a deck of the site, or a list that somebody sent; whether it may play, and by which engine."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import get_language, gettext

from cards.catalogue import Catalogue
from decks.deck_list import DeckList, kept_as_text, told_as_text
from decks.lists.check import check_list
from decks.models import Deck, Visibility
from decks.unseen_cards import told_unseen
from matches.requests.snapshots import DeckSnapshot
from matches.requests.values import SimulationRefusedError
from rules.kernel.engine import Engine
from rules.kernel.game import Game

_MOST_PRIVATE_FIRST = (Visibility.PRIVATE, Visibility.UNLISTED, Visibility.PUBLIC)


@dataclass(frozen=True, slots=True)
class Contender:
    """A list with the deck that it belongs to, if it belongs to any."""

    listing: DeckList
    snapshot: DeckSnapshot
    deck: Deck | None = None

    @classmethod
    def of_deck(cls, deck: Deck, pool: Catalogue) -> Contender:
        return cls(deck.listing(pool), DeckSnapshot.of_deck(deck, pool), deck)

    @classmethod
    def of_listing(cls, listing: DeckList, pool: Catalogue) -> Contender:
        return cls(listing, DeckSnapshot.of_listing(listing, pool))

    @property
    def visibility(self) -> str:
        """A list without a deck is known to whoever has the simulation's link."""
        return self.deck.visibility if self.deck else Visibility.UNLISTED


def most_private(wish: str, contenders: Iterable[Contender]) -> str:
    """Return the visibility of something that shows some decks: the one wished for, but no wider than that of any of them."""
    return min((wish, *(each.visibility for each in contenders)), key=_MOST_PRIVATE_FIRST.index)


def contend(given: Deck | DeckList, pool: Catalogue) -> Contender:
    """Return the contender of a deck or list. Raises SimulationRefusedError for one of another game, or one that is not legal."""
    require_game(given, pool)
    if isinstance(given, DeckList):
        require_read(given, pool)
        require_legal_list(given, pool)
        return Contender.of_listing(given, pool)
    require_legal(given, pool)
    return Contender.of_deck(given, pool)


def require_game(given: Deck | DeckList, pool: Catalogue) -> None:
    """Raises SimulationRefusedError for a deck of another game than the pool's, whose cards the pool doesn't have."""
    game, name, deck = (given.rules_game, given.title, given) if isinstance(given, Deck) else (given.game, given.name, None)
    if game.slug != pool.game.slug:
        raise SimulationRefusedError("other_game", gettext("“%(deck)s” is a deck for another game.") % {"deck": name}, deck=deck)


def engine_of(game: Game) -> Engine:
    """The game's engine. Raises SimulationRefusedError when it has none yet."""
    if not game.is_playable:
        name = game.name.in_language(get_language())
        message = gettext("%(game)s can't be simulated yet: its decks can be built and checked, but its engine is still being made.")
        raise SimulationRefusedError("no_engine", message % {"game": name})
    return game.engine()


def require_read(given: Deck | DeckList, pool: Catalogue) -> None:
    """Raises SimulationRefusedError, naming them, when the deck has cards that are kept as text, or that this site does not show."""
    listing, deck = (given.listing(pool), given) if isinstance(given, Deck) else (given, None)
    if unread := kept_as_text(listing.format, listing.sections, pool.definitions):
        message = gettext("“%(deck)s” can't be simulated.") % {"deck": listing.name or gettext("A list")}
        words = f"{message} {told_as_text(unread).in_language(get_language())}"
        raise SimulationRefusedError("kept_as_text", words, deck=deck)
    if deck is not None and deck.unseen:
        raise SimulationRefusedError("unseen_cards", told_unseen(deck.unseen), deck=deck)


def require_legal(deck: Deck, pool: Catalogue) -> None:
    """Raises SimulationRefusedError, with the violations, when the deck is not legal today, or can't be played."""
    require_read(deck, pool)
    require_legal_list(deck.listing(pool), pool, deck=deck)


def require_legal_list(listing: DeckList, pool: Catalogue, *, deck: Deck | None = None) -> None:
    """Raises SimulationRefusedError, with the violations, when a list from anywhere is not legal today."""
    report = check_list(game=pool.game, format=listing.format, sections=listing.sections, catalogue=pool)
    if not report.legal:
        message = gettext("“%(deck)s” is not legal, so it can't be played.") % {"deck": listing.name or gettext("A list")}
        raise SimulationRefusedError("illegal_deck", message, deck=deck, violations=report.violations)
