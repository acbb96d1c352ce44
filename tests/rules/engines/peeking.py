"""Players of any engine look at nothing that their side can't see, and leave the game alone while they think."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, ClassVar

import pytest

from rules.kernel.playing.batch_engine import BatchEngine
from tests.rules.engines.dealt import sample_decks

#: The same game with the cards dealt anew that a side can't see.
Permute = Callable[[Any, int, random.Random], Any]


def compare_choices(play: Any, level: int, permute: Permute, chance: random.Random, counts: Callable[[Any], bool] = lambda _: True) -> int:
    """Play a game to its end; each time the player does the same whatever the unseen cards are. How often it was asked where it counts."""
    compared = 0
    while play.decider is not None:
        other = permute(play, play.decider, chance)
        assert [action.code for action in other.legal_actions()] == [action.code for action in play.legal_actions()]
        action = play.choose(level)
        assert other.choose(level) == action, (play.turn, play.phase, action)
        compared += counts(play)
        play.apply(action)
    return compared


def assert_trials_leave_alone(play: Any, level: int) -> None:
    """Play a game to its end; no choice changes it or its log."""
    is_logging = int(play.work[0]["is_logging"])
    while play.decider is not None:
        before = play.state[0].tobytes(), play.work["log_size"].tobytes()
        action = play.choose(level)
        assert (play.state[0].tobytes(), play.work["log_size"].tobytes()) == before
        play.apply(action)
    assert int(play.work[0]["is_logging"]) == is_logging == 1


def known(play: Any, viewer: int, owner: int, zone: str = "deck") -> list[bool]:
    """Of each card of the zone, the top one first, whether the viewer knows it."""
    return [play.knows(viewer, number) for number in play.numbers(owner, zone)]


def knows_unseen(play: Any, decks: Sequence[str] = ("deck",)) -> bool:
    """Return whether the decider knows a card of a deck, or of the other side's hand."""
    if play.decider is None:
        return False
    zones = [(owner, deck) for owner in (0, 1) for deck in decks] + [(1 - play.decider, "hand")]
    return any(any(known(play, play.decider, owner, zone)) for owner, zone in zones)


class HiddenCardProofs:
    """A game's own test class says which engine."""

    engine: BatchEngine
    #: So many games are compared at each level.
    games: ClassVar[int] = 10

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        metafunc.parametrize("level", range(len(self.engine.levels)))

    def new_game(self, seed: int, game: int) -> Any:
        return self.engine.parts.starts.new_game(sample_decks(self.engine.slug), seed, game)

    def test_no_choice_depends_on_an_unseen_card(self, level: int) -> None:
        permute = import_module(f"tests.rules.{self.engine.slug}.engine.unseen").permute_unseen
        chance = random.Random(3)
        compared = sum(compare_choices(self.new_game(21, game), level, permute, chance) for game in range(self.games))
        assert compared > 300

    def test_a_trial_of_a_player_leaves_the_game_and_its_log_alone(self, level: int) -> None:
        assert_trials_leave_alone(self.new_game(4, 0), level)
