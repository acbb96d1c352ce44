"""Who plays in a simulation: a deck of the site, or a list that somebody sent and the site keeps no deck of."""

from __future__ import annotations

from dataclasses import dataclass

from decks.lists import DeckList
from decks.models import Deck, Visibility
from decks.pool import CardPool
from matches.snapshots import DeckSnapshot


@dataclass(frozen=True, slots=True)
class Contender:
    """A deck list with the deck that it is of, if it is of any."""

    listing: DeckList
    snapshot: DeckSnapshot
    deck: Deck | None = None

    @classmethod
    def of_deck(cls, deck: Deck, pool: CardPool) -> Contender:
        return cls(deck.listing(pool), DeckSnapshot.of_deck(deck, pool), deck)

    @classmethod
    def of_listing(cls, listing: DeckList, pool: CardPool) -> Contender:
        return cls(listing, DeckSnapshot.of_listing(listing, pool))

    @property
    def visibility(self) -> str:
        """A list without a deck is known to whoever has the simulation's link."""
        return self.deck.visibility if self.deck else Visibility.UNLISTED
