"""HotA's engine as the site uses it: what is the game's own beside what every game's engine does (playing.batch_engine)."""

from __future__ import annotations

from pathlib import Path

from rules.kernel.engine import Named
from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.levels import five_levels
from rules.kernel.training.tuned_engine import TunedEngine
from rules.wording import Text


class HotaEngine(TunedEngine):
    """See rules.kernel.engine.Engine."""

    slug = "hota"
    parts = EngineParts("rules.hota.engine")
    folder = Path(__file__).parent
    ends: tuple[Named, ...] = (
        Named("damage", Text("No life left", "生命值归零")),
        Named("deck", Text("Drawing from an empty deck", "套牌耗尽仍须抓牌")),
        Named("effect", Text("By an effect", "因效果决出胜负")),
        Named("both", Text("Both sides at once", "双方同时落败")),
        Named("turns", Text("Turn limit", "达到回合上限")),
        Named("actions", Text("Action limit", "单回合行动达到上限")),
        Named("loop", Text("Forced loop", "强制循环")),
    )

    lead = Named("life", Text("life", "生命值"))
    levels = five_levels(random=3_000, greedy=1_200, planner=60, strategist=3, expert=1)


ENGINE = HotaEngine()
