"""The engine that the site asks for games, the same for all: it plays batches, tells single games, and says whether it is compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.cards import Card
from rules.kernel.chronicles.record_game import record_game
from rules.kernel.compiled.rows import GAME_ROW
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import KERNEL_SOURCES, digest, sources_in
from rules.kernel.engine import Level, Named, PlayableDeck
from rules.kernel.engine_parts import EngineParts
from rules.kernel.players.level_numbers import JUDGE, RANDOM, STRATEGIST
from rules.kernel.playing.levels import DEEPER, DEFAULT_LEVEL, JUDGE_LEVEL, QUICK_LEVEL
from rules.kernel.positions.exploration import explore
from rules.kernel.positions.sandbox import Exploration, Until
from rules.kernel.telling.record import Record

#: The pairs of each thread after which the engine checks whether to stop; fewer with a player who thinks long.
PAIRS_AT_ONCE, SLOW_PAIRS_AT_ONCE = 250, 5
#: The kernel's part of what comes out of a game, beside what is compiled.
SOURCES = sources_in(Path(__file__).parent, Path(__file__).parent.parent / "language" / "shared")


class BatchEngine:
    """A game's engine (rules.kernel.engine.Engine). A game's own class defines what is named here, and lies in its engine package.

    `slug` is the game's; `parts` names the engine package and states its content; `folder` is that package's: `core/` in it is what runs
    compiled, data files end in `.toml`, and the card language lies beside it in `language/`. `ends` are the causes of the end in the order
    of the numbers that `finish` writes; `lead` is the unit of leads; `levels` the players in the order of the numbers that `choose` takes.
    The random one, the first, needs the rules alone.
    """

    slug: str
    parts: EngineParts
    folder: Path
    ends: tuple[Named, ...]
    lead: Named
    levels: tuple[Level, ...]
    default_level = DEFAULT_LEVEL
    quick_level = QUICK_LEVEL

    def finish_cards(self, tables: Any, cards: npt.NDArray[np.void]) -> None:
        """Add a game's own values to the rows of cards (CARD_ROW) of games just played with some tables; by default none."""

    @cached_property
    def digest(self) -> str:
        """A digest that changes with the rules, the players and the meaning of the card language."""
        own = sources_in(self.folder, self.folder.parent / "language")
        return digest((*KERNEL_SOURCES, *SOURCES, *own, *sorted(self.folder.glob("*.toml"))))

    @cached_property
    def _cache(self) -> CompileCache:
        return CompileCache(self.slug, sources_in(self.folder / "core"))

    def is_warm(self) -> bool:
        """Return whether the compiled code is at hand. Loads no Numba."""
        return self._cache.is_warm()

    def warm(self) -> None:
        """Compile what is not compiled yet; wait for another process that does so."""
        with self._cache.lock():
            self.parts.load("core.compiled", "core.players")
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
        leads: npt.NDArray[np.int16] | None = None,
        is_examined: bool = False,
        threads: int = 1,
    ) -> npt.NDArray[np.void]:
        """Return the rows of 2 * pairs games in order, half of them with each player going first; fewer when cancelled.

        Raise UnplayableError, and KeyError for an unknown level.
        """
        numbers = self.level_numbers(levels, has_judge=True)
        self.ready(numbers)
        from rules.kernel.playing.batch import Batch, Crew, part_of

        batch = Batch(self.parts, decks, seed, numbers, is_examined)
        players = len(numbers)
        rows = np.zeros(players * pairs, GAME_ROW)
        at_once = (SLOW_PAIRS_AT_ONCE if max(numbers) >= STRATEGIST else PAIRS_AT_ONCE) * threads
        with Crew(batch, threads) as crew:
            for start in range(0, pairs, at_once):
                if start and is_cancelled is not None and is_cancelled():
                    return rows[: players * start]
                part = slice(players * start, players * min(pairs, start + at_once))
                crew.play(rows[part], part_of(cards, part), part_of(leads, part), players * (first_pair + start))
                if cards is not None:
                    self.finish_cards(batch.tables[0], cards[part])
        return rows

    def record(self, decks: Sequence[PlayableDeck], *, seed: int, game: int, levels: Sequence[str], has_moments: bool = True) -> Record:
        """Play one game again and tell it step by step."""
        numbers = self.level_numbers(levels)
        self.ready()
        return record_game(self.parts, decks, seed, game, numbers, has_moments=has_moments)

    def explore(
        self, file: str, lines: Sequence[str], cards: Mapping[str, Card], *, level: str = "", until: Until = "action"
    ) -> Exploration:
        """See rules.kernel.positions.sandbox.Explorer."""
        number = self.level_numbers((level, level))[0] if level else None
        self.ready()
        return explore(self.parts, file, lines, cards, number, until)

    def level_numbers(self, levels: Sequence[str], *, has_judge: bool = False) -> tuple[int, ...]:
        """Return the engine's numbers of some levels, the judge's and those after it only where they may play. Raise KeyError."""
        known = {level.slug: number for number, level in enumerate(self.levels)}
        if has_judge:
            known |= {slug: JUDGE + place for place, slug in enumerate((JUDGE_LEVEL.slug, *DEEPER))}
        return tuple(known[level] for level in levels)

    def ready(self, levels: Sequence[int] = ()) -> None:
        """Compile what is needed: the rules and the players, the rules alone for the random player."""
        if self.is_warm():
            return
        if set(levels) == {RANDOM}:
            with self._cache.lock():
                self.parts.load("core.compiled")
        else:
            self.warm()
