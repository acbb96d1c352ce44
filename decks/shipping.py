"""Reads the shipped decks from their definition files: cards/definitions/<game>/<set>/decks/<slug>.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cards
from decks.lists import DeckList
from decks.models import Deck
from decks.services import load_precon, recheck_decks
from rules import games
from rules.kernel.game import Game

DEFINITIONS = Path(cards.__file__).parent / "definitions"
KEYS = {"slug", "name", "name_zh", "note", "note_zh", "format", "sections"}


class DeckDefinitionError(ValueError):
    """A deck definition can't be read; the message names the file and what is wrong."""


def load_decks() -> list[Deck]:
    """Creates or renews every shipped deck of every game and judges all decks again. Safe to run any number of times."""
    loaded = [_load(path, game) for game in games.everything() for path in deck_files(game)]
    for game in games.everything():
        recheck_decks(game=game)
    return loaded


def deck_files(game: Game) -> Iterator[Path]:
    yield from sorted(DEFINITIONS.glob(f"{game.slug}/*/decks/*.toml"))


def _load(path: Path, game: Game) -> Deck:
    data = _read(path)
    try:
        listing = DeckList(game, game.format(data.get("format", "")), data["name"], data["sections"], data.get("note", ""))
        return load_precon(slug=path.stem, listing=listing, name_zh=data["name_zh"], note_zh=data.get("note_zh", ""))
    except KeyError as error:
        raise DeckDefinitionError(f"{path}: {error.args[0]!r} is missing, or is no card, section or format of {game.slug}") from error


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
