"""The duel, a toy with a stack, responses, blocks and abilities that moments set off, is a game like any other."""

from __future__ import annotations

from tests.rules.engines.dealt import Decks
from tests.rules.engines.perft import perft
from tests.rules.kernel.toys.duel.cards import DECKS
from tests.rules.kernel.toys.duel.engine.batches import ENGINE
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes
from tests.rules.kernel.toys.proofs import ToyProofs


class TestDuel(ToyProofs):
    engine = ENGINE
    most_turns = codes.TURN_LIMIT
    unused = frozenset({"card", "number"})

    def decks(self) -> Decks:
        return DECKS

    def test_perft(self) -> None:
        play = self.new_game(8, 0)
        while play.turn < 7:
            play.apply(play.legal_actions()[-1])
        assert [perft(play, depth) for depth in range(1, 6)] == [4, 10, 18, 46, 107]
