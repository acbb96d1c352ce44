"""A position written down in the middle of a game goes on as the game does, whichever of equal cards has which id."""

from __future__ import annotations

import random

from rules.echo.engine.description import describe, is_quiet
from rules.echo.engine.play import Play
from rules.echo.engine.starts import new_game, start_position
from tests.rules.echo.engine.core.test_state_machine import EchoGame
from tests.rules.echo.engine.making import sample_decks
from tests.rules.proving import SCALE, take_seed

POSITIONS, FURTHER = 250 * SCALE, 8


def quiet_moments(chance: random.Random) -> list[Play]:
    """Moments of a game of any legal actions at which nothing is pending, about one in eight."""
    play, found = new_game(sample_decks(), chance.getrandbits(60), chance.randrange(4)), []
    while play.decider is not None:
        if is_quiet(play) and chance.random() < 0.125:
            found.append(play.clone())
        play.apply(chance.choice(play.legal_actions()))
    return found


def test_equal_cards_that_are_searched_for_picked_and_discarded_are_the_same_ones() -> None:
    chance, tried = random.Random(take_seed()), 0
    while tried < POSITIONS:
        for play in quiet_moments(chance):
            EchoGame().go_on_alike(play, start_position(describe(play)), chance, FURTHER)
            tried += 1
