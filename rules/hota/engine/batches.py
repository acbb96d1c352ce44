"""HotA's engine as the site uses it: what is the game's own beside what every game's engine does (playing.batch_engine)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rules.kernel.engine import Named, PlayableDeck, TuningRound
from rules.kernel.parts import Parts
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.playing.levels import five_levels
from rules.wording import Text

_FOLDER = Path(__file__).parent


class HotaEngine(BatchEngine):
    """See rules.kernel.engine.Engine."""

    slug = "hota"
    parts = Parts("rules.hota.engine")
    folder = _FOLDER
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
    levels = five_levels(random=3_000, greedy=700, planner=60, strategist=6, expert=4)
    weights_file = _FOLDER / "weights.toml"

    def tune(self, decks: Sequence[PlayableDeck], *, seed: int, games: int, rounds: int, on_round: Callable[[TuningRound], None]) -> str:
        """See rules.kernel.engine.Tunable."""
        self.ready()
        from rules.hota.engine.tuning import tune
        from rules.hota.engine.weights import write_weights

        return write_weights(tune(self.parts, decks, seed=seed, games=games, rounds=rounds, on_round=on_round))


ENGINE = HotaEngine()
