"""Told games of Sorcery: any moment can be set up again and goes on as the game did; all that happens is told, with its rules."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any

from rules.sorcery.engine import Action, Play, describe
from rules.sorcery.engine.chronicle import Chronicle
from rules.sorcery.engine.reasons import SKILL_CLAUSES
from rules.sorcery.event_words import END_CLAUSES
from rules.sorcery.scenario.runner import run_file, write_file
from tests.rules.conftest import Shipped
from tests.rules.engines.records import RecordProofs, assert_moments_go_on
from tests.rules.sorcery.engine.telling import BY_CHANCE, ByChance, begun, told_game

SEEDS = (2, 3)


def sorted_hands(board: Mapping[str, Any]) -> Any:
    """A board whose hands are sorted: of equal cards another one may have been chosen, which lay elsewhere in the hand."""
    told = deepcopy(dict(board))
    for half in told["sides"]:
        for zone in half["zones"]:
            if zone["slug"] == "hand":
                zone["cards"].sort(key=lambda card: (card["slug"], card["seen_by"]))
    return told


class TestRecords(RecordProofs):
    game = "sorcery"
    most = 2
    tables = (SKILL_CLAUSES, END_CLAUSES)
    untold = unruled = ()
    opening = ("game_began", "hand_exchanged")
    open = ("site_played", "arrived", "discarded", "died", "spell_cast")
    unknown = ("spellbook", "atlas")
    sources = (" from the spellbook", " from the atlas")

    @classmethod
    def record(cls, shipped: Shipped, number: int) -> ByChance:
        """A game that chance plays."""
        return told_game(SEEDS[number])

    def test_any_moment_is_set_up_again_and_goes_on_to_the_same_end(self, records: list[ByChance], shipped: Shipped) -> None:
        chance = Random(4)
        for told in records:
            assert_moments_go_on(BY_CHANCE, "sorcery", told, shipped.cards("sorcery"), chance, 6, sorted_hands)

    def test_a_copied_moment_is_a_scenario_that_holds(self, records: list[ByChance], shipped: Shipped) -> None:
        for moment in records[0].moments[::40]:
            assert [outcome.is_ok for outcome in run_file(write_file(moment.scenario), "moment", shipped.cards("sorcery"))] == [True]

    def test_options_lie_on_the_board(self, records: list[ByChance]) -> None:
        """Options name places that the board of their moment has: of cards, objects, sites, and squares by their names."""
        told, seen = records[0], set[int]()
        for step in told.steps:
            board = told.moments[step.moment].board
            known = {square["name"] for square in board["grid"]["squares"]}
            known |= {
                f"{'AB'[side]}.{zone['slug']}.{number}{part}"
                for side, half in enumerate(board["sides"])
                for zone in half["zones"]
                for number, card in enumerate(zone["cards"], 1)
                if card
                for part in ("", *(f".{item}" for item, _ in enumerate(card.get("attached", ()), 1)))
            }
            for number in () if len(step.decisions) > 1 else {*step.decisions} - seen:
                assert {place for option in told.decisions[number].options for place in option.places} <= known, step
            seen |= {*step.decisions}


def test_a_player_may_put_the_whole_hand_back() -> None:
    """A player who has put back all cards is asked no more; the other side's next choice is no part of that line."""

    class Eager(Play):
        def choose(self, level: int) -> Action:
            return next(action for action in self.legal_actions() if action.kind == "card")

    begun_game = begun(2)
    chronicle = Chronicle(Eager(begun_game.cards, begun_game.tables, begun_game.state), describe(begun_game), has_moments=False)
    for side in (0, 1):
        line = chronicle.choose_line(0)
        assert (line.player, len(line.cards)) == (side, 6)
        chronicle.act(line)
    assert chronicle.play.phase == "main"
