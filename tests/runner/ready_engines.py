"""Compile the engines once, before the tests are collected: each core begins with another game, and takes no part that another compiles."""

from __future__ import annotations

import fcntl
import gc
from collections.abc import Iterable, Sequence
from pathlib import Path

from rules import games
from rules.kernel.compiled.storage.sources import root
from rules.kernel.game import Game

RULES = Path(__file__).resolve().parents[1] / "rules"
#: What is compiled at one go: the players cost as much as all the rest.
PARTS = (("core.players",), ("core.compiled", "core.examined", "core.samples"))

Part = tuple[Game, tuple[str, ...]]


def are_needed(arguments: Sequence[str]) -> bool:
    """Return whether all tests of the rules are asked for. Importing these loads every engine, and compiles what is not in the cache."""
    return any(RULES.is_relative_to(Path(each.split("::")[0]).resolve()) for each in arguments)


def compile_engines(core: int) -> None:
    """Compile what the cache lacks of every game: the rules, the players, examined games and samples."""
    playable = [game for game in games.everything() if game.is_playable]
    cold = [game for game in playable if not game.engine().is_warm()]
    root().mkdir(parents=True, exist_ok=True)
    compile_parts(in_turn(cold, core))
    for game in cold:
        game.engine().warm()


def in_turn(cold: Sequence[Game], core: int) -> list[Part]:
    """The parts of some games in the order in which a core takes them."""
    begun = core % len(cold) if cold else 0
    return [(game, names) for game in (*cold[begun:], *cold[:begun]) for names in PARTS]


def compile_parts(parts: Iterable[Part]) -> None:
    """Compile what no other core compiles now, then load what others have compiled, waiting for it."""
    others = [part for part in parts if not _load(*part, fcntl.LOCK_EX | fcntl.LOCK_NB)]
    for part in others:
        _load(*part, fcntl.LOCK_EX)


def _load(game: Game, names: tuple[str, ...], lock: int) -> bool:
    """Load a part, compiling what is not in the cache. Return whether that part's lock was to be had."""
    with (root() / f"{game.slug}.{names[0]}.tests").open("w") as file:
        try:
            fcntl.flock(file, lock)
        except BlockingIOError:
            return False
        _compile(game, names)
        return True


def _compile(game: Game, names: tuple[str, ...]) -> None:
    """Load a part without looking for garbage meanwhile: 22 and 25 CPU seconds instead of 25 and 28 (two runs each, 2026-11-28)."""
    gc.disable()
    try:
        game.engine().parts.load(*names)
    finally:
        gc.enable()
        gc.collect()
