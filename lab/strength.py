"""Measure how strong and how fast the levels of a game's players are: each against each in mirrors of every shipped deck."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from lab.entrants import Entrant
from matches.plans.pairings import seed_for
from matches.tallies.results import Tally, count_games
from matches.verdicts.lines import Line, pair_line
from rules.kernel.game import Game
from rules.wording import Text


@dataclass(frozen=True)
class Duel:
    """A level against a lower one: the tally of each deck's mirror, from the higher level's side."""

    level: str
    other: str
    tallies: tuple[Tally, ...]

    @property
    def overall(self) -> Line:
        return pair_line(self.tallies)

    @property
    def by_deck(self) -> tuple[Line, ...]:
        return tuple(pair_line([tally]) for tally in self.tallies)


@dataclass(frozen=True)
class Pace:
    """Games of a level against itself and the CPU seconds that they took."""

    level: str
    games: int
    cpu_seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / max(self.cpu_seconds, 1e-9)


@dataclass(frozen=True)
class Strength:
    """The results of a measurement. `names` are the decks, in the order of each duel's tallies."""

    game: Game
    engine: str
    seed: int
    names: tuple[Text, ...]
    duels: tuple[Duel, ...]
    paces: tuple[Pace, ...]
    errors: int


def measure_strength(
    game: Game,
    entrants: Sequence[Entrant],
    *,
    games: Mapping[str, int],
    seed: int,
    on_progress: Callable[[int, int], None] = lambda done, asked: None,
) -> Strength:
    """Let every two levels meet in mirrors, and each itself for its pace; `games` returns the games for each deck, by the higher of the
    two.
    """
    engine = game.engine()
    levels = [level.slug for level in engine.levels]
    engine.warm()
    meetings = [(higher, lower) for lower, higher in combinations(levels, 2)] + [(level, level) for level in levels]
    played: dict[tuple[str, str], tuple[tuple[Tally, ...], float]] = {}
    for number, meeting in enumerate(meetings):
        started = time.process_time()
        tallies = tuple(mirrors(game, entrants, meeting, -(-games[meeting[0]] // 2), seed))
        played[meeting] = tallies, time.process_time() - started
        on_progress(number + 1, len(meetings))
    return Strength(
        game=game,
        engine=engine.digest,
        seed=seed,
        names=tuple(each.name for each in entrants),
        duels=tuple(Duel(*meeting, played[meeting][0]) for meeting in meetings if meeting[0] != meeting[1]),
        paces=tuple(_pace(level, *played[level, level]) for level in levels),
        errors=sum(tally.errors for tallies, _ in played.values() for tally in tallies),
    )


def mirrors(game: Game, entrants: Sequence[Entrant], levels: tuple[str, str], pairs: int, seed: int, threads: int = 1) -> Iterator[Tally]:
    """Yield the tally of each deck's mirror, from the side of the first level."""
    engine = game.engine()
    for number, each in enumerate(entrants):
        rows = engine.play([each.deck, each.deck], seed=seed_for(seed, number), first_pair=0, pairs=pairs, levels=levels, threads=threads)
        yield count_games(rows, engine.ends)


def _pace(level: str, tallies: Sequence[Tally], seconds: float) -> Pace:
    return Pace(level, sum(tally.games for tally in tallies), seconds)
