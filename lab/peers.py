"""Peers: other card-game simulators, measured in the same run as the engines, where they are installed. They are no part of the site.

open_spiel's crazy eights plays at random wholly in C++; gym-locm's battles are Python, between its own heuristic players.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lab.engine_speed import SEED, Speed, measure_speed
from rules.kernel.game import Game

#: Games or battles that give a first estimate of the speed.
TRIED = 20
#: How many turns a level and a peer take each.
TURNS = 4


@dataclass(frozen=True, slots=True)
class Peer:
    """Another simulator: its module and package, our levels that it is compared with, and the function that measures it.

    `measure(seconds)` plays for about so many CPU seconds.
    """

    name: str
    module: str
    package: str
    compared_with: tuple[str, ...]
    measure: Callable[[float], Speed]

    @property
    def is_installed(self) -> bool:
        return importlib.util.find_spec(self.module) is not None


@dataclass(frozen=True, slots=True)
class Ratio:
    """The speed of one of our levels as a multiple of a peer's, in games and in actions a CPU second."""

    game: str
    ai: str
    peer: str
    games: float
    actions: float


def compare(ours: Speed, theirs: Speed) -> Ratio:
    mine, other = ours.as_json(), theirs.as_json()
    games, actions = (round(mine[name] / max(other[name], 1), 2) for name in ("games_per_second", "actions_per_second"))
    return Ratio(ours.game, ours.ai, theirs.game, games, actions)


def total_of(speeds: Sequence[Speed]) -> Speed:
    """Return several measurements of one player as one."""
    first = speeds[0]
    games, actions, errors = (sum(getattr(each, name) for each in speeds) for name in ("games", "actions", "errors"))
    cpu_seconds, deck_seconds = (sum(getattr(each, name) for each in speeds) for name in ("cpu_seconds", "deck_seconds"))
    return Speed(first.game, first.ai, games, actions, cpu_seconds, deck_seconds, errors)


def measure_in_turns(peer: Peer, game: Game, alone: Speed, seconds: float) -> tuple[Speed, Speed]:
    """Return the speed of one of our levels and of a peer, of about so many CPU seconds each.

    They take turns: a machine that becomes slower or quicker meanwhile favours neither. `alone` is our level's speed as measured before.
    """
    games = max(2, round(alone.games / max(alone.cpu_seconds, 1e-6) * seconds / TURNS))
    turns = [(measure_speed(game, alone.ai, games), peer.measure(seconds / TURNS)) for _ in range(TURNS)]
    return total_of([ours for ours, _ in turns]), total_of([theirs for _, theirs in turns])


def _for_about(seconds: float, play: Callable[[int], float]) -> tuple[int, float]:
    """Play so many games that it takes about `seconds`; return how many, and the CPU seconds. `play` takes a number of games."""
    games = max(TRIED, round(TRIED * seconds / max(play(TRIED), 1e-6)))
    return games, play(games)


def measure_crazy_eights(seconds: float) -> Speed:
    """Measure games of two from the deal on, played by open_spiel's own loop and uniformly random bots: Python sees only the end."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game("crazy_eights(players=2)")
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(2)]
    decisions = 0

    def play(games: int) -> float:
        nonlocal decisions
        decisions, taken = 0, 0.0
        for number in range(games):
            state = game.new_initial_state()
            began = time.process_time()
            pyspiel.evaluate_bots(state, bots, SEED + number)
            taken += time.process_time() - began
            decisions += sum(1 for action in state.full_history() if action.player >= 0)
        return taken

    games, cpu_seconds = _for_about(seconds, play)
    return Speed("open_spiel crazy_eights", "random", games, decisions, cpu_seconds, 0.0, 0)


def measure_locm(seconds: float) -> Speed:
    """Measure battles of Legends of Code and Magic 1.2 between two players that summon and attack with the most attack; drafting is not
    timed.
    """
    from gym_locm.agents import MaxAttackBattleAgent, RandomDraftAgent  # type: ignore[import-not-found, unused-ignore]
    from gym_locm.engine import State  # type: ignore[import-not-found, unused-ignore]

    actions = 0

    def play(games: int) -> float:
        nonlocal actions
        actions, taken = 0, 0.0
        for game in range(games):
            state = State(seed=SEED + game, version="1.2")
            drafter, fighter = RandomDraftAgent(), MaxAttackBattleAgent()
            drafter.seed(SEED + game)
            while state.is_draft():
                state.act(drafter.act(state))
            began = time.process_time()
            while state.winner is None:
                state.act(fighter.act(state))
                actions += 1
            taken += time.process_time() - began
        return taken

    games, cpu_seconds = _for_about(seconds, play)
    return Speed("gym_locm", "max-attack", games, actions, cpu_seconds, 0.0, 0)


PEERS = (
    Peer("open_spiel", "pyspiel", "open_spiel", ("random",), measure_crazy_eights),
    Peer("gym_locm", "gym_locm", "gym-locm", ("greedy", "planner"), measure_locm),
)
