"""Compile the engines once, before the tests are collected: each core begins with another game and waits for what another core compiles."""

from __future__ import annotations

import fcntl
from collections.abc import Sequence
from pathlib import Path

from rules import games
from rules.kernel.compiled.storage.sources import root

RULES = Path(__file__).resolve().parent / "rules"


def are_needed(arguments: Sequence[str]) -> bool:
    """Whether all tests of the rules are asked for. Importing these loads every engine, and compiles what is not in the cache."""
    return any(RULES.is_relative_to(Path(each.split("::")[0]).resolve()) for each in arguments)


def compile_engines(core: int) -> None:
    """Compile what the cache lacks of every game: the rules, the players, examined games and samples."""
    playable = [game for game in games.everything() if game.is_playable]
    begun = core % len(playable)
    root().mkdir(parents=True, exist_ok=True)
    for game in playable[begun:] + playable[:begun]:
        with (root() / f"{game.slug}.tests").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            engine = game.engine()
            if not engine.is_warm():
                engine.warm()
                engine.parts.load("core.examined", "core.samples")
