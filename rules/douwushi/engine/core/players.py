"""The players: each picks one of the legal actions with its own randomness, from what its side can see."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.decisions import decider
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.legal import list_actions
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.compiled.random import below


@inner(INT(S, T, W))
def choose_at_random(s: Any, t: Any, w: Any) -> int:
    """Any legal action, each with the same chance."""
    count = list_actions(s, t, w)
    return int(w.legal[below(w.rng[:], decider(s), count)])
