"""A replay of HotA shows each step on the board in which it happens, with what it changes (rules.kernel.telling.scenes)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.hota.token_numbers import FIRST_ABILITY
from rules.kernel.engine import PlayableDeck
from tests.rules.conftest import Shipped
from tests.rules.engines.records import Told
from tests.rules.engines.scenes import ReplayProofs, cards_at
from tests.rules.hota.engine.making import sample_decks


class TestReplayedBoards(ReplayProofs):
    """Attributes rise with the last event of playing a card; abilities leave the stack without one."""

    game = "hota"
    known = ("cards_exchanged", "attribute_played")

    def decks(self, shipped: Shipped, number: int) -> Sequence[PlayableDeck]:
        decks = shipped.decks("hota")
        return (decks["anvil-and-edge"], decks["drowned-library"]) if number else sample_decks()

    def counts(self, number: int) -> bool:
        return number < FIRST_ABILITY

    def test_attackers_and_targets_are_on_the_board_of_an_attack(self, told: Told) -> None:
        """An attacker is tapped; its target is the player."""
        attacks = [step for step in told.steps if step.kind == "attack_declared"]
        assert attacks
        for step in attacks:
            assert step.places[0].startswith(f"{'AB'[step.player]}.field.")
            assert all(cards_at(told, step))
            assert step.changes
