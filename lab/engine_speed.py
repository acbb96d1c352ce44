"""Measure the engines: games and actions a CPU second on the shipped decks, and the cost of compiling and starting."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from lab.entrants import shipped_entrants
from rules.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
SEED = 1
#: Pairs that a level plays first, and the CPU seconds that it may take; a level that would take longer plays fewer pairs.
TRIAL_PAIRS, MOST_SECONDS = 3, 60.0
#: Makes an engine ready and prints the CPU seconds and the most kilobytes of memory of its process.
WARM = """
import re, sys, time
from rules import games
games.get(sys.argv[1]).engine().warm()
print(time.process_time(), re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1])
"""


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of a level of a game. CPU seconds are those of this process alone: for playing, and for making the decks ready before."""

    game: str
    ai: str
    games: int
    actions: int
    cpu_seconds: float
    deck_seconds: float
    errors: int

    def as_json(self) -> dict[str, Any]:
        seconds = max(self.cpu_seconds, 1e-9)
        return {
            **asdict(self),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "deck_seconds": round(self.deck_seconds, 3),
            "games_per_second": round(self.games / seconds),
            "actions_per_second": round(self.actions / seconds),
        }


@dataclass(frozen=True, slots=True)
class Start:
    """The cost of making a game's engine ready in a new process: CPU seconds and the most memory used."""

    game: str
    cold_compile_seconds: float
    cold_compile_megabytes: int
    cached_start_seconds: float
    cached_start_megabytes: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def measure_speed(game: Game, ai: str, count: int) -> Speed:
    """Play every two shipped decks against each other: about `count` games in all, fewer with a level that would take too long.

    With few games, only the first pairings play. Making two decks ready takes as long as dozens of quick games, so it is measured by
    itself, with no game to play; the games after it find them ready.
    """
    engine = game.engine()
    engine.warm()
    pairings = list(combinations([each.deck for each in shipped_entrants(game)], 2))
    for _ in range(2):  # the first call also prepares the decks, and loads what is compiled
        started = time.process_time()
        engine.play(pairings[0], seed=SEED, first_pair=0, pairs=TRIAL_PAIRS, levels=(ai, ai))
    affordable = int(MOST_SECONDS * 2 * TRIAL_PAIRS / max(time.process_time() - started, 1e-9))
    wanted = max(1, min(count, affordable) // 2)
    pairings, pairs = pairings[:wanted], max(1, round(wanted / len(pairings)))
    deck_seconds = cpu_seconds = 0.0
    played = actions = errors = 0
    for decks in pairings:
        started = time.process_time()
        engine.play(decks, seed=SEED, first_pair=0, pairs=0, levels=(ai, ai))
        ready = time.process_time()
        rows = engine.play(decks, seed=SEED, first_pair=0, pairs=pairs, levels=(ai, ai))
        deck_seconds, cpu_seconds = deck_seconds + ready - started, cpu_seconds + time.process_time() - ready
        played += len(rows)
        actions += int(rows["actions"].sum())
        errors += int((rows["errors"] != 0).sum())
    return Speed(game.slug, ai, played, actions, cpu_seconds, deck_seconds, errors)


def measure_start(game: Game) -> Start:
    """Compile into an empty cache, then start from it, each in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        cold, cold_memory = start_once(game.slug, folder)
        warm, warm_memory = start_once(game.slug, folder)
    return Start(game.slug, round(cold, 2), cold_memory, round(warm, 2), warm_memory)


def start_once(slug: str, folder: str) -> tuple[float, int]:
    """Return CPU seconds and megabytes of a process that makes the engine ready, with the compiled code in that folder."""
    environment = {**os.environ, "DECKPROOF_CACHE_DIR": folder}
    told = subprocess.run([sys.executable, "-c", WARM, slug], cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    seconds, kilobytes = told.split()
    return float(seconds), int(kilobytes) // 1024
