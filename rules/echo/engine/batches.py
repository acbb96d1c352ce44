"""Echo's engine as the site uses it: what is Echo's own beside what every game's engine does (rules.kernel.playing.batch_engine)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.core.state.codes import HERO
from rules.kernel.engine import Named
from rules.kernel.engine_parts import EngineParts
from rules.kernel.playing.levels import five_levels
from rules.kernel.training.tuned_engine import TunedEngine
from rules.wording import Text


class EchoEngine(TunedEngine):
    """See rules.kernel.engine.Engine."""

    slug = "echo"
    parts = EngineParts("rules.echo.engine")
    folder = Path(__file__).parent
    ends: tuple[Named, ...] = (
        Named("hero", Text("Hero's life at 0", "英雄生命值归零")),
        Named("followers", Text("Follower zone empty", "随从区已空")),
        Named("both", Text("Both sides at once", "双方同时落败")),
        Named("setup", Text("No follower after setup", "准备阶段后无随从")),
        Named("turns", Text("Turn limit", "达到回合上限")),
        Named("actions", Text("Action limit", "单回合行动达到上限")),
    )

    lead = Named("life", Text("life of the hero", "英雄生命值"))
    levels = five_levels(random=15_000, greedy=2_200, planner=600, strategist=20, expert=7)

    def finish_cards(self, tables: Any, cards: npt.NDArray[np.void]) -> None:
        """A hero without an active skill is at work from the start."""
        for side in range(2):
            if tables["active"][HERO + side] < 0:
                cards["used"][:, side, 0] = 0


ENGINE = EchoEngine()
