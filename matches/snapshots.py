"""Decks as a simulation keeps them: lists, names and the card definitions played with, whatever becomes of the decks."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from decks.lists import DeckList, Sections, in_order
from decks.models import Deck
from decks.pool import CardPool
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.game import Game
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class DeckSnapshot:
    """A named list, in the deck's canonical order."""

    name: Text
    format: str
    sections: Sections

    @classmethod
    def of_deck(cls, deck: Deck, pool: CardPool) -> DeckSnapshot:
        return cls(Text(deck.name, deck.name_zh or deck.name), deck.rules_format.slug, deck.sections(pool))

    @classmethod
    def of_listing(cls, listing: DeckList, pool: CardPool) -> DeckSnapshot:
        """The list's cards that the site has, in canonical order."""
        ordered = in_order(listing.format, listing.sections, lambda slug: pool.rows[slug].number)
        return cls(Text(listing.name, listing.name), listing.format.slug, ordered)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> DeckSnapshot:
        sections = {section: dict(cards) for section, cards in data["sections"]}
        return cls(Text(**data["name"]), data["format"], sections)

    @property
    def as_json(self) -> dict[str, Any]:
        """JSON that keeps the order on every database."""
        return {
            "name": {"en": self.name.en, "zh": self.name.zh},
            "format": self.format,
            "sections": [[section, [[card, count] for card, count in cards.items()]] for section, cards in self.sections.items()],
        }

    @property
    def slugs(self) -> set[str]:
        return {card for cards in self.sections.values() for card in cards}

    def playable(self, cards: Mapping[str, Card]) -> PlayableDeck:
        return PlayableDeck(
            {section: tuple((cards[slug], count) for slug, count in listed.items()) for section, listed in self.sections.items()}
        )


def card_data(pool: CardPool, decks: Iterable[DeckSnapshot]) -> dict[str, Any]:
    """The definitions of all cards in those decks, by slug."""
    slugs = {slug for deck in decks for slug in deck.slugs}
    return {slug: pool.rows[slug].data for slug in sorted(slugs)}


def digest_of_cards(cards: Mapping[str, Any]) -> str:
    """Sixteen hex digits that change when any of the definitions does."""
    text = json.dumps(cards, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_cards(game: Game, cards: Mapping[str, Any]) -> dict[str, Card]:
    """The kept definitions as the rules know them. Raises DefinitionError when the rules can't read them any more."""
    return {slug: game.read_card(data, f"{game.slug}/{slug}") for slug, data in cards.items()}
