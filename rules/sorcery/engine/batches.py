"""Sorcery's engine as the site uses it: what is the game's own beside what every game's engine does (playing.batch_engine)."""

from __future__ import annotations

from pathlib import Path

from rules.kernel.engine import Named
from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.levels import five_levels
from rules.kernel.training.tuned_engine import TunedEngine
from rules.wording import Text


class SorceryEngine(TunedEngine):
    """See rules.kernel.engine.Engine."""

    slug = "sorcery"
    parts = EngineParts("rules.sorcery.engine")
    folder = Path(__file__).parent
    ends: tuple[Named, ...] = (
        Named("death_blow", Text("The death blow", "终结一击")),
        Named("both", Text("Both avatars at once", "双方化身同时倒下")),
        Named("turns", Text("Turn limit", "达到回合上限")),
        Named("actions", Text("Action limit", "单回合行动达到上限")),
    )

    lead = Named("life", Text("life", "生命值"))
    levels = five_levels(random=2_000, greedy=150, planner=80, strategist=5, expert=2)


ENGINE = SorceryEngine()
