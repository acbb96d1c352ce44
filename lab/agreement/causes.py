"""The causes of the gaps between a level's win rates and the judge's: what it does otherwise, turn by turn, and what that costs.

Wherever a turn begins in the level's games, level and judge each play that turn. If they leave the game in different states, the same
players play both on with the same chance. The turn's price is how much more often the judge's side then wins. In a matchup, what the
level's second deck pays more than its first deck is how much too strong the level sees the first deck.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rules.kernel.compiled.events.rows import SILENT
from rules.kernel.engine import PlayableDeck
from rules.kernel.players.level_numbers import STRATEGIST
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.playing.levels import JUDGE_LEVEL
from rules.kernel.playing.plays import EnginePlay

#: An upper bound of a game's decisions.
PATIENCE = 5000

AnyPlay = EnginePlay[Any]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that the judge plays otherwise. `price`: its chance to win less the level's, -1 to 1; `kinds`: what it does otherwise."""

    game: int
    number: int
    side: int
    price: float
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cause:
    """A kind of difference: turns a game, and the chance to win a game that they cost (the kinds of a turn share its price).

    `share`: its part of the gaps of all matchups that were looked at; below 0 where it makes gaps smaller.
    """

    kind: str
    turns: float
    price: float
    share: float


def compare_turns(
    engine: BatchEngine, decks: Sequence[PlayableDeck], *, seed: int, games: int, level: str, judge: str = JUDGE_LEVEL.slug, playouts: int
) -> Iterator[Turn]:
    """Yield the turns that the judge would play otherwise in a level's first games, each played on so often."""
    own, thinker = engine.level_numbers((level, judge), has_judge=True)
    engine.warm()
    for game in range(games):
        play: AnyPlay = engine.parts.starts.new_game(decks, seed, game)
        while play.decider is not None:
            side, number = play.decider, play.turn
            judged = play.clone()
            forget(judged)
            done, better = play_turn(play, own, own), play_turn(judged, thinker, own)
            if not np.array_equal(play.state[0], judged.state[0]):
                price = _price(play, judged, side, playouts, (seed, game, number, side))
                yield Turn(game, number, side, price, differences(done, better))


def play_turn(play: AnyPlay, level: int, other: int) -> list[Any]:
    """Play until the turn ends, or, before the first, until the other side is asked; return the actions of the side that was asked."""
    side, number, done = play.decider, play.turn, []
    while play.decider is not None and play.turn == number and (number > 0 or play.decider == side):
        action = play.choose(level if play.decider == side else other)
        if play.decider == side:
            done.append(action)
        play.apply(action)
    return done


def forget(play: AnyPlay) -> None:
    """Make the play's players forget what they planned."""
    play.work["plan_size"] = 0


def differences(done: Sequence[Any], better: Sequence[Any]) -> tuple[str, ...]:
    """Return what the second row of actions has more of (`+attack`) or less; where it has the same kinds, what it does them with."""
    counts = Counter(action.kind for action in better)
    counts.subtract(action.kind for action in done)
    kinds = tuple(f"{'+' if count > 0 else '-'}{kind}" for kind, count in sorted(counts.items()) if count)
    if kinds:
        return kinds
    objects = Counter((action.kind, action.code) for action in better)
    objects.subtract((action.kind, action.code) for action in done)
    return tuple(sorted({f"other {kind}" for (kind, _), count in objects.items() if count})) or ("other order",)


def find_causes(matchups: Iterable[tuple[Sequence[Turn], int, float]]) -> list[Cause]:
    """Return the causes in some matchups, the dearest first: the turns of each, in how many games, and the sign of its gap.

    The gap is the level's win rate of the first deck less the judge's.
    """
    turns: Mapping[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    games, whole = 0, 0.0
    for seen, played, gap in matchups:
        games += played
        for turn in seen:
            towards = np.sign(gap) * (1 if turn.side == 1 else -1) * turn.price / played
            whole += towards
            for kind in turn.kinds:
                turns[kind][0] += 1
                turns[kind][1] += turn.price / len(turn.kinds)
                turns[kind][2] += towards / len(turn.kinds)
    causes = [Cause(kind, count / games, price / games, part / whole if whole else 0.0) for kind, (count, price, part) in turns.items()]
    return sorted(causes, key=lambda cause: -cause.price)


def _price(own: AnyPlay, judged: AnyPlay, side: int, playouts: int, stream: tuple[int, ...]) -> float:
    """Return how much more often the side wins from the judge's turn: both are played on with the same chance."""
    chances = np.random.SeedSequence(stream).generate_state(2 * playouts, np.uint64).reshape(playouts, 2)
    return float(np.mean([_score(judged, side, chance) - _score(own, side, chance) for chance in chances]))


def _score(play: AnyPlay, side: int, chance: Any) -> float:
    """Play on to the end as the strategist does; return 1 for a win of the side, 0.5 for a draw."""
    play = play.clone()
    forget(play)
    play.work["is_logging"] = SILENT
    play.work["rng"] = chance
    parts = play.parts
    for _ in range(PATIENCE):
        if play.decider is None:
            break
        action = parts.players.choose(play.state, play.tables, play.work, STRATEGIST, parts.compiled.apply)
        parts.compiled.apply(play.state, play.tables, play.work, action)
    winner = int(play.state[0]["winner"])
    return 0.5 if winner not in (0, 1) else float(winner == side)
