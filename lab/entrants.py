"""Shipped games, cards and decks to measure, read from their definition files without a database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cards.loading.definition_files import DEFINITIONS, read_shelf
from decks.loading.shipped_decks import ShippedDeck, shipped_decks
from rules import games
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.game import Game
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Entrant:
    """A deck with its name, ready to play."""

    slug: str
    name: Text
    deck: PlayableDeck


def playable_games(slug: str = "") -> list[Game]:
    """Return the games that can be played, or the one called so. Raise LookupError where it can't."""
    if not slug:
        return [game for game in games.everything() if game.is_playable]
    game = games.get(slug)
    game.engine()
    return [game]


def shipped_cards(game: Game) -> dict[str, Card]:
    """Return a game's cards by slug."""
    return {card.slug: card for _, card in read_shelf(game, DEFINITIONS / game.slug).cards}


def shipped_entrants(game: Game) -> tuple[Entrant, ...]:
    """Return a game's decks, in the order of their files."""
    return entrants_of(shipped_decks(game), shipped_cards(game))


def entrants_of(shipped: Sequence[ShippedDeck], cards: Mapping[str, Card]) -> tuple[Entrant, ...]:
    """Return decks with their names, ready to play."""
    return tuple(Entrant(each.slug, Text(each.listing.name, each.name_zh), each.playable(cards)) for each in shipped)
