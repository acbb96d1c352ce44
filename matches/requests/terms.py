"""What a simulation is asked for beside its decks: how many games, by which players, until when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Terms:
    """How games are to be played. Empty levels are the engine's default and the same as that; a seed of None is a random one.

    `stop` is a rule that may end it before all are played: {"kind": "target_error", "half_width": 0.01}, or {"kind": "sequential_test",
    "alternative": 0.53, "alpha": 0.05, "beta": 0.05}.
    """

    games: int
    level: str = ""
    opponent_level: str = ""
    seed: int | None = None
    stop: Mapping[str, Any] = field(default_factory=dict)
