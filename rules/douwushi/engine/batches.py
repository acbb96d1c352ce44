"""Dou Wushi's engine as the site uses it: what is the game's own beside what every game's engine does (playing.batch_engine)."""

from __future__ import annotations

from pathlib import Path

from rules.kernel.engine import Named
from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.levels import five_levels
from rules.kernel.training.tuned_engine import TunedEngine
from rules.wording import Text


class DouWushiEngine(TunedEngine):
    """See rules.kernel.engine.Engine."""

    slug = "douwushi"
    parts = EngineParts("rules.douwushi.engine")
    folder = Path(__file__).parent
    ends: tuple[Named, ...] = (
        Named("fallen", Text("Fourth hero fallen", "第四名英雄阵亡")),
        Named("empty", Text("No hero on the battlefield", "战场上没有英雄")),
        Named("both", Text("Both sides at once", "双方同时落败")),
        Named("turns", Text("Turn limit", "达到回合上限")),
        Named("actions", Text("Action limit", "单回合行动达到上限")),
    )

    lead = Named("fallen", Text("enemy heroes fallen", "击倒的敌方英雄数"))
    levels = five_levels(random=6_000, greedy=1_500, planner=300, strategist=16, expert=5)


ENGINE = DouWushiEngine()
