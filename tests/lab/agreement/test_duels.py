"""The two decks with which the front page begins a game are about as strong."""

from __future__ import annotations

import pytest

from lab.agreement.grounds import shipped_ground
from lab.agreement.records import JudgedGames
from lab.entrants import playable_games
from rules.kernel.game import Game


@pytest.mark.parametrize("game", playable_games(), ids=lambda game: game.slug)
def test_the_duel_is_close(game: Game) -> None:
    """By the games that the strongest player has played with them as they are."""
    ground = shipped_ground(game)
    first, second = (each for each in ground.entrants if each.slug in game.duel)
    scores = [int(digit) / 4 for digit in JudgedGames.read(ground.records).matchup(first, second).digits if digit != "x"]
    assert len(scores) >= 40
    assert abs(sum(scores) / len(scores) - 0.5) < 0.1
