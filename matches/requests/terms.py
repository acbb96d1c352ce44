"""The terms on which a simulation's decks play: how many games, by which players, until when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of games. An empty `level` is the engine's default, an empty `opponent_level` is the same as `level`, and without a seed it
    is random.

    `stop` is a rule that may end it before all are played: {"kind": "target_error", "half_width": 0.01}, or {"kind": "sequential_test",
    "alternative": 0.53, "alpha": 0.05, "beta": 0.05}.
    """

    games: int
    level: str = ""
    opponent_level: str = ""
    seed: int | None = None
    stop: Mapping[str, Any] = field(default_factory=dict)
