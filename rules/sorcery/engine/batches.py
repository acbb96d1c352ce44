"""Sorcery's engine as the site uses it: what is the game's own beside what every game's engine does (playing.batch_engine)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rules.kernel.engine import Named, PlayableDeck, TuningRound
from rules.kernel.parts import Parts
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.playing.levels import five_levels
from rules.wording import Text

_FOLDER = Path(__file__).parent


class SorceryEngine(BatchEngine):
    """See rules.kernel.engine.Engine."""

    slug = "sorcery"
    parts = Parts("rules.sorcery.engine")
    folder = _FOLDER
    ends: tuple[Named, ...] = (
        Named("death_blow", Text("The death blow", "终结一击")),
        Named("both", Text("Both avatars at once", "双方化身同时倒下")),
        Named("turns", Text("Turn limit", "达到回合上限")),
        Named("actions", Text("Action limit", "单回合行动达到上限")),
    )

    lead = Named("life", Text("life", "生命值"))
    levels = five_levels(random=1_000, greedy=100, planner=60, strategist=4, expert=2)
    weights_file = _FOLDER / "weights.toml"

    def tune(self, decks: Sequence[PlayableDeck], *, seed: int, games: int, rounds: int, on_round: Callable[[TuningRound], None]) -> str:
        """See rules.kernel.engine.Tunable."""
        self.ready()
        from rules.sorcery.engine.tuning import tune
        from rules.sorcery.engine.weights import write_weights

        return write_weights(tune(self.parts, decks, seed=seed, games=games, rounds=rounds, on_round=on_round))


ENGINE = SorceryEngine()
