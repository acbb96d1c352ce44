"""Echo's engine as the site uses it: batches of games, single games told again, and whether the compiled code is at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.kernel import cache
from rules.kernel.cards import Card
from rules.kernel.engine import GAME_ROW, Level, Named, PlayableDeck, TuningRound
from rules.kernel.records import Record
from rules.kernel.sandbox import Exploration, Until
from rules.wording import Text

_FOLDER = Path(__file__).parent
#: What the compiled code is made from.
COMPILED_SOURCES = cache.sources_in(_FOLDER / "core")
#: Whether the engine was asked to stop is looked at after this many pairs of each thread; with a player who thinks long, after fewer.
PAIRS_AT_ONCE, SLOW_PAIRS_AT_ONCE = 250, 5
SLOW = "expert"
#: The level that needs no more than the rules' part of the compiled code.
RULES_ALONE = "random"


class EchoEngine:
    """See rules.kernel.engine.Engine."""

    slug = "echo"
    levels: tuple[Level, ...] = (
        Level(
            "random",
            Text("Random", "随机"),
            Text(
                "Any legal action, each with the same chance. A yardstick, not an opponent.",
                "在所有合法行动中等概率随机选择，只作基准参考。",
            ),
            5_000,
        ),
        Level(
            "greedy",
            Text("Greedy", "贪心"),
            Text(
                "Tries each action, sees its choices through and takes what looks best at once; plans nothing further.",
                "逐一试走每个行动及其后续选择，取当下局面最优者，不作更远的规划。",
            ),
            1_000,
        ),
        Level(
            "planner",
            Text("Planner", "运筹"),
            Text(
                "Searches the sequences of actions of its whole turn and takes the one whose end gives the best chance to win.",
                "搜索整个回合的行动序列，选择回合结束时胜算最大的一种。",
            ),
            200,
        ),
        Level(
            "expert",
            Text("Expert", "专家"),
            Text(
                "Plays the best plans of its turn on in several possible worlds and takes the one that fares best. Many times slower.",
                "把本回合的最优方案放到多种可能的局面中继续推演，选择结果最好的一种。速度慢得多。",
            ),
            3,
        ),
    )
    default_level = "planner"
    ends: tuple[Named, ...] = (
        Named("hero", Text("Hero's life at 0", "英雄生命值归零")),
        Named("followers", Text("Follower zone empty", "随从区已空")),
        Named("both", Text("Both sides at once", "双方同时落败")),
        Named("setup", Text("No follower after setup", "准备阶段后无随从")),
        Named("turns", Text("Turn limit", "达到回合上限")),
        Named("actions", Text("Action limit", "单回合行动达到上限")),
    )

    weights_file = _FOLDER / "weights.toml"

    @cached_property
    def digest(self) -> str:
        """Changes with the rules, the players and the meaning of the card language."""
        return cache.digest((*cache.KERNEL_SOURCES, *cache.sources_in(_FOLDER, _FOLDER.parent / "language"), self.weights_file))

    @cached_property
    def _cache(self) -> cache.CompileCache:
        return cache.CompileCache(self.slug, COMPILED_SOURCES)

    def is_warm(self) -> bool:
        """Whether the compiled code is at hand. Loads no Numba."""
        return self._cache.is_warm()

    def warm(self) -> None:
        """Compile what is not compiled yet; another process that does so is waited for."""
        with self._cache.lock():
            from rules.echo.engine.core import choosing, compiled  # noqa: F401

            if not self._cache.is_warm():
                self._cache.mark_warm()
                self._cache.prune()

    def play(
        self,
        decks: Sequence[PlayableDeck],
        *,
        seed: int,
        first_pair: int,
        pairs: int,
        levels: Sequence[str],
        is_cancelled: Callable[[], bool] | None = None,
        cards: npt.NDArray[np.void] | None = None,
        is_examined: bool = False,
        threads: int = 1,
    ) -> npt.NDArray[np.void]:
        """The rows of 2 * pairs games in order; fewer when cancelled. Raises UnplayableError, and KeyError for an unknown level."""
        numbers = self.level_numbers(levels)
        self._ready(levels)
        from rules.echo.engine.batch import Batch, Crew

        crew = Crew(Batch(decks, seed, numbers, is_examined), threads)
        rows = np.zeros(2 * pairs, GAME_ROW)
        at_once = (SLOW_PAIRS_AT_ONCE if SLOW in levels else PAIRS_AT_ONCE) * threads
        with crew:
            for start in range(0, pairs, at_once):
                if start and is_cancelled is not None and is_cancelled():
                    return rows[: 2 * start]
                part = slice(2 * start, 2 * min(pairs, start + at_once))
                crew.play(rows[part], None if cards is None else cards[part], 2 * (first_pair + start))
        return rows

    def record(self, decks: Sequence[PlayableDeck], *, seed: int, game: int, levels: Sequence[str]) -> Record:
        """Play one game again and tell it step by step."""
        numbers = self.level_numbers(levels)
        self._ready()
        from rules.echo.engine.record import record_game

        return record_game(decks, seed, game, numbers)

    def explore(
        self, file: str, lines: Sequence[str], cards: Mapping[str, Card], *, level: str = "", until: Until = "action"
    ) -> Exploration:
        """See rules.kernel.sandbox.Explorer."""
        number = self.level_numbers((level, level))[0] if level else None
        self._ready()
        from rules.echo.engine.exploring import explore

        return explore(file, lines, cards, number, until)

    def tune(self, decks: Sequence[PlayableDeck], *, seed: int, games: int, rounds: int, on_round: Callable[[TuningRound], None]) -> str:
        """See rules.kernel.engine.Tunable. What guesses are made from is not learned: it stays as it is in the file."""
        self._ready()
        from rules.echo.engine.tuning import tune
        from rules.echo.engine.weights import read_weights, write_weights

        guesses = read_weights(self.weights_file).guesses
        return write_weights(tune(decks, guesses, seed=seed, games=games, rounds=rounds, on_round=on_round))

    def level_numbers(self, levels: Sequence[str]) -> tuple[int, int]:
        """The engine's numbers of two levels. Raises KeyError."""
        known = {level.slug: number for number, level in enumerate(self.levels)}
        first, second = (known[level] for level in levels)
        return first, second

    def _ready(self, levels: Sequence[str] = ()) -> None:
        """Have what is needed compiled: all, or the rules where only the random player is to play."""
        if self.is_warm():
            return
        if set(levels) == {RULES_ALONE}:
            with self._cache.lock():
                from rules.echo.engine.core import compiled  # noqa: F401
        else:
            self.warm()


ENGINE = EchoEngine()
