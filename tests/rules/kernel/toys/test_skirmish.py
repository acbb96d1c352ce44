"""The skirmish, a toy with 130 cards a side, two decks to draw from, tokens and a grid, is a game like any other."""

from __future__ import annotations

from tests.rules.engines.dealt import Decks
from tests.rules.engines.perft import perft
from tests.rules.kernel.toys.proofs import ToyProofs
from tests.rules.kernel.toys.skirmish.cards import DECKS
from tests.rules.kernel.toys.skirmish.engine.batches import ENGINE
from tests.rules.kernel.toys.skirmish.engine.core.state import layout as codes


class TestSkirmish(ToyProofs):
    engine = ENGINE
    most_turns = codes.TURN_LIMIT
    unused = frozenset({"card", "accept", "decline", "option", "number"})

    def decks(self) -> Decks:
        one, other = DECKS
        return one, other

    def deck_of(self, number: int) -> int:
        return int(number % codes.SIDE_CARDS >= codes.UNIT_CARDS)

    def test_perft(self) -> None:
        play = self.new_game(8, 0)
        while play.turn < 9:
            play.apply(play.legal_actions()[-1])
        assert [perft(play, depth) for depth in range(1, 5)] == [3, 19, 85, 354]

    def test_actions_are_wider_than_16_bits(self) -> None:
        play = self.new_game(8, 0)
        widest = 0
        while play.decider is not None:
            widest = max(widest, *(action.code for action in play.legal_actions()))
            play.apply(play.choose(1))
        assert widest.bit_length() > 16

    def test_a_position_for_the_third_time_is_a_draw(self) -> None:
        play = self.new_game(3, 0)
        while play.decider is not None:
            play.apply(next(action for action in play.legal_actions() if action.kind == "pass"))
        assert (play.outcome.winner, play.outcome.end, play.turn) == (None, "repetition", 5)
