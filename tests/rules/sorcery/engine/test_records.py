"""Told games of Sorcery: any moment can be set up again and goes on as the game did; all that happens is told, with its rules."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from rules.kernel.cards import Card
from rules.sorcery.engine import Action, Play, describe
from rules.sorcery.engine.chronicle import Chronicle
from rules.sorcery.engine.reasons import SKILL_CLAUSES
from rules.sorcery.event_words import END_CLAUSES
from rules.sorcery.events import EVENTS
from rules.sorcery.rulebook import RULEBOOK
from rules.sorcery.scenario.runner import run_file, write_file
from tests.rules.conftest import Shipped
from tests.rules.engines.records import assert_moments_go_on
from tests.rules.sorcery.engine.telling import BY_CHANCE, ByChance, begun, told_game


@pytest.fixture(scope="module")
def cards(shipped: Shipped) -> Mapping[str, Card]:
    return shipped.cards("sorcery")


@pytest.fixture(scope="module")
def games() -> list[ByChance]:
    return [told_game(seed) for seed in (2, 3)]


def sorted_hands(board: Mapping[str, Any]) -> Any:
    """A board whose hands are sorted: of equal cards another one may have been chosen, which lay elsewhere in the hand."""
    told = deepcopy(dict(board))
    for half in told["sides"]:
        for zone in half["zones"]:
            if zone["slug"] == "hand":
                zone["cards"].sort(key=lambda card: (card["slug"], card["seen_by"]))
    return told


def test_any_moment_is_set_up_again_and_goes_on_to_the_same_end(games: list[ByChance], cards: Mapping[str, Card]) -> None:
    chance = Random(4)
    for told in games:
        assert_moments_go_on(BY_CHANCE, "sorcery", told, cards, chance, 6, sorted_hands)


def test_a_copied_moment_is_a_scenario_that_holds(games: list[ByChance], cards: Mapping[str, Card]) -> None:
    for moment in games[0].moments[::40]:
        assert [outcome.is_ok for outcome in run_file(write_file(moment.scenario), "moment", cards)] == [True]


def test_each_decision_has_its_alternatives_and_what_was_taken(games: list[ByChance]) -> None:
    for told in games:
        assert sorted({number for step in told.steps for number in step.decisions}) == list(range(len(told.decisions)))
        for decision in told.decisions:
            assert decision.several or len(decision.taken) == 1
            assert decision.ask.en
            assert decision.ask.zh
            assert all(option.text.en and option.text.zh for option in decision.options)


def test_all_that_happens_is_told_in_both_languages(games: list[ByChance]) -> None:
    for told in games:
        assert told.steps[0].text.en.endswith("goes first")
        assert told.steps[-1].kind == "game_ended"
        for step in told.steps:
            assert step.text.en
            assert step.text.zh
            assert bool(step.reason.en) == bool(step.reason.zh)


def test_what_a_player_does_not_see_is_not_told(games: list[ByChance]) -> None:
    steps = [step for told in games for step in told.steps]
    assert all(step.hidden_from == 1 - step.player for step in steps if step.hidden)
    drawn = {step.hidden.en for step in steps if step.kind == "drew"}
    assert drawn == {f"Deck {side} draws a card from the {deck}" for side in "AB" for deck in ("spellbook", "atlas")}
    assert not any(step.hidden for step in steps if step.kind in ("site_played", "arrived", "discarded", "died", "spell_cast"))


def test_the_board_says_who_knows_which_card(games: list[ByChance]) -> None:
    first = games[0].moments[0].board["sides"]
    for side, half in enumerate(first):
        seen = {zone["slug"]: {tuple(card["seen_by"]) for card in zone["cards"] if card} for zone in half["zones"]}
        assert seen["hand"] <= {(side == 0, side == 1)}
        assert seen["spellbook"] == seen["atlas"] == {(False, False)}


def test_every_reason_is_a_rule(games: list[ByChance]) -> None:
    known = {clause.number for clause in RULEBOOK.clauses()} | {ruling.number for ruling in RULEBOOK.rulings()}
    cited = {number for told in games for step in told.steps for number in step.clauses}
    cited |= {*SKILL_CLAUSES.values(), *EVENTS.clauses(), *(number for each in END_CLAUSES.values() for number in each)}
    assert cited <= known


def test_options_lie_on_the_board(games: list[ByChance]) -> None:
    """Options name places that the board of their moment has: of cards, objects, sites, and squares by their names."""
    told, seen = games[0], set[int]()
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
