"""The registry: the games that have a `game.py`, found by looking and loaded when asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from rules.kernel.game import Game


@cache
def everything() -> tuple[Game, ...]:
    """Every game, in the order of their permanent numbers."""
    packages = sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py") if path.parent.name != "kernel")
    games: list[Game] = [import_module(f"rules.{package}.game").GAME for package in packages]
    return tuple(sorted(games, key=lambda game: game.number))


def get(slug: str) -> Game:
    """The game called `slug`. Raises KeyError when there is none."""
    for game in everything():
        if game.slug == slug:
            return game
    raise KeyError(slug)


def with_number(number: int) -> Game:
    """The game with that permanent number. Raises KeyError when there is none."""
    for game in everything():
        if game.number == number:
            return game
    raise KeyError(number)
