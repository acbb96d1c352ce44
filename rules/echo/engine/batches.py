"""Echo's engine as the site uses it: batches of games, single games told again, and whether the compiled code is at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.kernel import cache
from rules.kernel.engine import GAME_ROW, Named, PlayableDeck, Record
from rules.wording import Text

_FOLDER = Path(__file__).parent
#: What the compiled code is made from.
COMPILED_SOURCES = cache.sources_in(_FOLDER / "core")
#: Whether the engine was asked to stop is looked at after this many pairs.
PAIRS_AT_ONCE = 250


class EchoEngine:
    """See rules.kernel.engine.Engine."""

    slug = "echo"
    levels: tuple[Named, ...] = (
        Named(
            "random",
            Text("Random", "随机"),
            Text(
                "Any legal action, each with the same chance. A yardstick, not an opponent.",
                "在所有合法行动中等概率随机选择，只作基准参考。",
            ),
        ),
        Named(
            "greedy",
            Text("Greedy", "贪心"),
            Text(
                "Tries each action, sees its choices through and takes what looks best at once; plans nothing further.",
                "逐一试走每个行动及其后续选择，取当下局面最优者，不作更远的规划。",
            ),
        ),
    )
    default_level = "greedy"
    ends: tuple[Named, ...] = (
        Named("hero", Text("Hero's life at 0", "英雄血量归零")),
        Named("followers", Text("Follower zone empty", "随从区已空")),
        Named("both", Text("Both sides at once", "双方同时落败")),
        Named("setup", Text("No follower after setup", "准备阶段后无随从")),
        Named("turns", Text("Turn limit", "达到回合上限")),
        Named("actions", Text("Action limit", "单回合行动达到上限")),
    )

    @cached_property
    def digest(self) -> str:
        """Changes with the rules, the players and the meaning of the card language."""
        return cache.digest((*cache.KERNEL_SOURCES, *cache.sources_in(_FOLDER, _FOLDER.parent / "language")))

    @cached_property
    def _cache(self) -> cache.CompileCache:
        return cache.CompileCache(self.slug, COMPILED_SOURCES)

    def is_warm(self) -> bool:
        """Whether the compiled code is at hand. Loads no Numba."""
        return self._cache.is_warm()

    def warm(self) -> None:
        """Compile what is not compiled yet; another process that does so is waited for."""
        with self._cache.lock():
            from rules.echo.engine.core import compiled  # noqa: F401

            self._cache.mark_warm()

    def play(
        self,
        decks: Sequence[PlayableDeck],
        *,
        seed: int,
        first_pair: int,
        pairs: int,
        levels: Sequence[str],
        is_cancelled: Callable[[], bool] | None = None,
    ) -> npt.NDArray[np.void]:
        """The rows of 2 * pairs games in order; fewer when cancelled. Raises UnplayableError, and KeyError for an unknown level."""
        numbers = self.level_numbers(levels)
        self._ready()
        from rules.echo.engine.batch import Batch

        batch = Batch(decks, seed, numbers)
        rows = np.zeros(2 * pairs, GAME_ROW)
        for start in range(0, pairs, PAIRS_AT_ONCE):
            if start and is_cancelled is not None and is_cancelled():
                return rows[: 2 * start]
            batch.play(rows[2 * start : 2 * min(pairs, start + PAIRS_AT_ONCE)], 2 * (first_pair + start))
        return rows

    def record(self, decks: Sequence[PlayableDeck], *, seed: int, game: int, levels: Sequence[str]) -> Record:
        """Play one game again and tell it step by step."""
        numbers = self.level_numbers(levels)
        self._ready()
        from rules.echo.engine.record import record_game

        return record_game(decks, seed, game, numbers)

    def level_numbers(self, levels: Sequence[str]) -> tuple[int, int]:
        """The engine's numbers of two levels. Raises KeyError."""
        known = {level.slug: number for number, level in enumerate(self.levels)}
        first, second = (known[level] for level in levels)
        return first, second

    def _ready(self) -> None:
        if not self.is_warm():
            self.warm()


ENGINE = EchoEngine()
