"""Proofs for the boards of every game's replays: a step shows the board in which it happens, and what it changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, ClassVar

import pytest

from rules.kernel.engine import PlayableDeck
from rules.kernel.engine_parts import EngineParts
from rules.kernel.telling.board import place_of
from rules.kernel.telling.record import Step
from rules.kernel.telling.scenes.course import Course
from tests.rules.conftest import Shipped
from tests.rules.engines.records import GREEDY, Told, tell_game

#: Steps that bring a card from one place to another, and those that only say what is going on.
MOVING = ("destroyed", "died", "drew", "placed", "deployed", "equipped", "discarded", "item_played", "spell_cast", "bounty_taken", "moved")
#: Kinds of which two in a row may be about the same cards and change nothing: a card's next skill or choice.
REPEATED = ("skill_used", "chose", "declined", "trait_changed")


def cards_at(chronicle: Told, step: Step) -> list[Any]:
    """The cards of the step's board in the places that it is about."""
    board = chronicle.moments[step.moment].board
    lying = {}
    for side, half in enumerate(board["sides"]):
        for zone in half["zones"]:
            for number, card in enumerate(zone["cards"], 1):
                lying[place_of(side, zone["slug"], number)] = card
    return [lying[place] for place in step.places if place in lying]


def assert_attacks_are_seen(chronicle: Told) -> None:
    """Check that the attacker and its target lie on the field when the attack is declared."""
    attacks = [step for step in chronicle.steps if step.kind == "attack_declared"]
    assert attacks
    for step in attacks:
        attacker, target = step.places
        mine, theirs = "AB"[step.player], "BA"[step.player]
        assert attacker.startswith(f"{mine}.field.")
        assert target.startswith((f"{theirs}.field.", f"{theirs}.hero."))
        assert all(cards_at(chronicle, step))
        assert step.changes, "an attacker is tapped, or has attacked"


def assert_moves_are_shown(chronicle: Told) -> None:
    """Check that a card which goes elsewhere lies where it was, with where it goes written on it."""
    moving = [step for step in chronicle.steps if step.kind in MOVING and step.decisions]
    assert moving
    for step in moving:
        assert any(change.place in step.places and change.text.en.startswith("→") for change in step.changes), step


def assert_steps_differ(chronicle: Told) -> None:
    """Check that two steps in a row show the same only if a card does two things that change nothing; the next shows a step's changes.

    Before the first turn some steps only say what a side has chosen.
    """
    for step, following in zip(chronicle.steps, chronicle.steps[1:], strict=False):
        if step.turn and following.kind not in REPEATED:
            assert (step.moment, step.places, step.changes) != (following.moment, following.places, following.changes), (step, following)
        one, other = (chronicle.moments[each.moment].board["sides"] for each in (step, following))
        assert one != other or not step.changes


def assert_events_say_what_they_move(
    parts: Any, script: Any, play: Any, level: int, known: tuple[str, ...] = (), cards: Callable[[int], bool] = lambda number: True
) -> None:
    """The events of each action, carried out one by one on the board before it, lead to the board after it.

    `known` are events after which zones are numbered anew, or that leave a figure to the last one. Cards that lay in no zone come back
    without an event; what is none of the `cards`, by its number, goes without one.
    """
    chronicle: Told = parts.chronicle.Chronicle(play, parts.description.describe(play))
    while play.decider is not None:
        before = chronicle._scene()
        line = chronicle.choose_line(level)
        events, after = chronicle.apply(line), chronicle._scene()
        if {event.name for event in events} & {*known, "mulliganed"}:
            continue
        course = Course(script, before, after, events, [-1] * len(events))
        scene = before
        for index in range(len(events)):
            scene = course._next(scene.copy(), index)
        reached, end = scene.lies(), after.lies()
        assert all(reached.get(card, ())[:2] == end.get(card, ())[:2] for card in before.lies() if cards(card)), line
        assert [[figure.value for figure in side] for side in scene.figures] == [
            [figure.value for figure in side] for side in after.figures
        ]


class ReplayProofs:
    """A game's own test class may say which decks play, and after which events zones are numbered anew."""

    game: ClassVar[str]
    known: ClassVar[tuple[str, ...]] = ()

    @property
    def parts(self) -> EngineParts:
        return EngineParts(f"rules.{self.game}.engine")

    def decks(self, shipped: Shipped, number: int) -> Sequence[PlayableDeck]:
        """The decks of a game that is told: the first two, or those after them."""
        return list(shipped.decks(self.game).values())[2 * number : 2 * number + 2]

    def counts(self, number: int) -> bool:
        """Return whether events tell of a card, by its number."""
        return True

    @pytest.fixture(scope="class")
    @classmethod
    def told(cls, shipped: Shipped) -> Told:
        proofs = cls()
        return tell_game(proofs.parts, proofs.parts.starts.new_game(proofs.decks(shipped, 0), 11, 0), GREEDY)

    def test_attackers_and_targets_are_on_the_board_of_an_attack(self, told: Told) -> None:
        assert_attacks_are_seen(told)

    def test_cards_lie_where_they_were_with_where_they_go(self, told: Told) -> None:
        assert_moves_are_shown(told)

    def test_no_two_steps_show_the_same(self, told: Told) -> None:
        assert_steps_differ(told)

    def test_events_say_what_they_move(self, shipped: Shipped) -> None:
        play = self.parts.starts.new_game(self.decks(shipped, 1), 12, 1)
        script = import_module(f"rules.{self.game}.scenes").SCRIPT
        assert_events_say_what_they_move(self.parts, script, play, GREEDY, self.known, self.counts)
