"""The shipped cards and precons of every game, read once from their files without the site."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rules import games
from rules.construction import Report, check
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck

DEFINITIONS = Path(__file__).resolve().parents[2] / "cards" / "definitions"

Sections = dict[str, dict[str, int]]


class Shipped:
    """The cards and precons that the repository ships for a game, and the check of a deck of it."""

    def cards(self, game: str) -> Mapping[str, Card]:
        return _read_cards(game)

    def face(self, game: str, slug: str, language: str) -> str:
        """The picture of a card, drawn once for all tests."""
        return _draw_face(game, slug, language)

    def sets(self, game: str) -> dict[str, dict[str, Any]]:
        """The set files by folder, as they are written."""
        return {path.parent.name: tomllib.loads(path.read_text()) for path in sorted((DEFINITIONS / game).glob("*/set.toml"))}

    def precons(self, game: str) -> dict[str, dict[str, Any]]:
        """The precon files by slug, as they are written."""
        return {path.stem: tomllib.loads(path.read_text()) for path in sorted((DEFINITIONS / game).glob("*/decks/*.toml"))}

    def precon(self, game: str, slug: str) -> Sections:
        """A precon's sections, to be changed at will."""
        sections: Sections = self.precons(game)[slug]["sections"]
        return sections

    def decks(self, game: str) -> dict[str, PlayableDeck]:
        """The precons by slug, ready to be played."""
        cards = self.cards(game)
        return {
            slug: PlayableDeck(
                {name: tuple((cards[each], count) for each, count in listed.items()) for name, listed in made["sections"].items()}
            )
            for slug, made in self.precons(game).items()
        }

    def check(self, game: str, deck: Mapping[str, Mapping[str, int]], format: str = "", **options: Any) -> Report:
        day = options.pop("as_of", date(2025, 6, 1))
        return check(games.get(game).format(format), deck, self.cards(game), as_of=day, **options)


@cache
def _read_cards(game: str) -> Mapping[str, Card]:
    paths = [path for path in sorted((DEFINITIONS / game).glob("*/*.toml")) if path.name != "set.toml"]
    cards = [games.get(game).read_card(tomllib.loads(path.read_text()), str(path)) for path in paths]
    assert len({card.slug for card in cards}) == len(cards)
    return {card.slug: card for card in cards}


@cache
def _draw_face(game: str, slug: str, language: str) -> str:
    return games.get(game).draw_face(_read_cards(game)[slug], language)


@pytest.fixture(scope="session")
def shipped() -> Shipped:
    return Shipped()
