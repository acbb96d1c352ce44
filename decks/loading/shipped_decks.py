"""Read the shipped decks from their definition files: cards/definitions/<game>/<set>/decks/<slug>.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cards
from decks.deck_list import DeckList, playable
from decks.models import Deck
from decks.services import load_precon, recheck_decks
from rules import games
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.game import Game

DEFINITIONS = Path(cards.__file__).parent / "definitions"
KEYS = {"slug", "name", "name_zh", "note", "note_zh", "format", "sections"}


class DeckDefinitionError(ValueError):
    """A deck definition can't be read; the message names the file and what is wrong."""


@dataclass(frozen=True, slots=True)
class ShippedDeck:
    """A deck as its file describes it."""

    slug: str
    listing: DeckList
    name_zh: str
    note_zh: str

    def playable(self, cards: Mapping[str, Card]) -> PlayableDeck:
        """Return the deck for an engine, in canonical order. Raise KeyError for a card that is not among `cards`."""
        return playable(self.listing.format, self.listing.sections, cards)


def load_decks() -> list[Deck]:
    """Create or renew every shipped deck of every game and recheck all decks. Safe to run any number of times."""
    loaded = [_load(shipped, path) for game in games.everything() for path, shipped in _read_all(game)]
    for game in games.everything():
        recheck_decks(game=game)
    return loaded


def shipped_decks(game: Game) -> list[ShippedDeck]:
    """Return the decks that come with a game, from their files. Raise DeckDefinitionError."""
    return [shipped for _, shipped in _read_all(game)]


def deck_files(game: Game) -> Iterator[Path]:
    yield from sorted(DEFINITIONS.glob(f"{game.slug}/*/decks/*.toml"))


def _read_all(game: Game) -> Iterator[tuple[Path, ShippedDeck]]:
    for path in deck_files(game):
        data = _read(path)
        try:
            listing = DeckList(game, game.format(data.get("format", "")), data["name"], data["sections"], data.get("note", ""))
            shipped = ShippedDeck(path.stem, listing, data["name_zh"], data.get("note_zh", ""))
        except KeyError as error:
            raise _incomplete(path, error, game) from error
        for key, en, zh in (("name", listing.name, shipped.name_zh), ("note", listing.note, shipped.note_zh)):
            if bool(en) != bool(zh):
                raise DeckDefinitionError(f"{path}: {key} and {key}_zh: the words are there in one language only")
        yield path, shipped


def _load(shipped: ShippedDeck, path: Path) -> Deck:
    try:
        return load_precon(slug=shipped.slug, listing=shipped.listing, name_zh=shipped.name_zh, note_zh=shipped.note_zh)
    except KeyError as error:
        raise _incomplete(path, error, shipped.listing.game) from error


def _incomplete(path: Path, error: KeyError, game: Game) -> DeckDefinitionError:
    return DeckDefinitionError(f"{path}: {error.args[0]!r} is missing, or is no card, section or format of {game.slug}")


def _read(path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DeckDefinitionError(f"{path}: {error}") from error
    unknown = sorted(set(data) - KEYS)
    if unknown:
        raise DeckDefinitionError(f"{path}: unknown key {unknown[0]!r}; known are {', '.join(sorted(KEYS))}")
    if data.get("slug") != path.stem:
        raise DeckDefinitionError(f"{path}: slug is {data.get('slug')!r}; it must be the file's name, {path.stem!r}")
    return data
