"""Proofs for every toy game: batches and seeds as the shared proofs say, hidden cards, records, and replays line by line."""

from __future__ import annotations

import random
from abc import abstractmethod
from importlib import import_module
from typing import Any

import pytest

from tests.rules.engines.batches import BatchProofs
from tests.rules.engines.dealt import Decks
from tests.rules.engines.peeking import assert_trials_leave_alone, compare_choices
from tests.rules.engines.records import Told, tell_game
from tests.rules.engines.scenes import assert_events_say_what_they_move
from tests.rules.engines.seeds import SeedProofs
from tests.rules.engines.states import state_of

RANDOM, GREEDY, PLANNER, STRATEGIST = range(4)


class ToyProofs(BatchProofs, SeedProofs):
    """A toy's own test class says which engine and which decks."""

    #: Events after which boards are not the sum of what they say.
    untold: tuple[str, ...] = ()

    @property
    def parts(self) -> Any:
        return self.engine.parts

    def shuffled(self, play: Any, side: int) -> list[int]:
        """All cards in the order in which they were dealt: of each deck those that were drawn first, then the deck from its top."""
        return [number for name in play.zones for number in play.numbers(side, name)]

    @abstractmethod
    def decks(self) -> Decks: ...

    def told(self, game: int, level: int) -> Told:
        return tell_game(self.parts, self.new_game(5, game), level)

    def permuted(self, play: Any, viewer: int, chance: random.Random) -> Any:
        """The same game with the cards dealt anew that a side can't see, each deck's among themselves."""
        other = play.clone()
        places: dict[Any, list[tuple[int, int, int]]] = {}
        for side in (0, 1):
            for zone in play.zones.values():
                for index in range(int(other.state[0]["size"][side][zone.number])):
                    number = int(other.state[0]["cards"][side][zone.number][index])
                    if not other.knows(viewer, number):
                        places.setdefault((side, self.deck_of(number)), []).append((side, zone.number, index))
        for hidden in places.values():
            cards = [int(other.state[0]["cards"][place]) for place in hidden]
            known = [other.knows(1 - viewer, card) for card in cards]
            chance.shuffle(cards)
            for place, card, is_known in zip(hidden, cards, known, strict=True):
                other.state[0]["cards"][place] = card
                self.know(other, 1 - viewer, card, is_known)
        other.state[0]["rng"] = chance.getrandbits(60)
        return other

    def deck_of(self, number: int) -> int:
        """Return the deck that a card belongs to, where its side has several."""
        return 0

    def know(self, play: Any, side: int, number: int, is_known: bool) -> None:
        """Let a side know a card, or not."""
        known = play._s["known"]
        if known.dtype.itemsize == 1:
            known[number] = known[number] & ~(1 << side) | is_known << side
        else:
            known[side] = int(known[side]) & ~(1 << number) | is_known << number

    @pytest.mark.parametrize("level", [RANDOM, GREEDY, PLANNER, STRATEGIST])
    def test_no_choice_depends_on_an_unseen_card_and_thinking_changes_nothing(self, level: int) -> None:
        chance = random.Random(3)
        assert sum(compare_choices(self.new_game(21, game), level, self.permuted, chance) for game in range(2)) > 40
        assert_trials_leave_alone(self.new_game(4, 0), level)

    @pytest.mark.parametrize("game", range(2))
    def test_a_game_is_told_in_both_languages_and_its_lines_replay_it(self, game: int) -> None:
        told = self.told(game, GREEDY)
        assert all(step.text.en and step.text.zh and step.clauses for step in told.steps)
        assert all(option.text.en and option.text.zh for decision in told.decisions for option in decision.options)
        assert all(len(decision.taken) == 1 for decision in told.decisions), "no two options are written alike"
        again = self.parts.chronicle.Chronicle(self.new_game(5, game), None)
        for line in told.lines:
            assert str(again.read_line(line)) == line
            again.act(again.read_line(line))
        assert state_of(again.play) == state_of(told.play)
        assert again.steps == told.steps
        assert again.moments == told.moments

    @pytest.mark.parametrize("game", range(2))
    def test_events_say_what_they_move(self, game: int) -> None:
        package = self.parts.package.rpartition(".")[0]
        script = import_module(f"{package}.scenes").SCRIPT
        assert_events_say_what_they_move(self.parts, script, self.new_game(9, game), GREEDY, self.untold)

    def test_every_kind_of_action_and_event_occurs(self) -> None:
        """All kinds of actions and events occur: those that never happen would not be proved by these games."""
        done, seen = set(), set()
        for game in range(16):
            play = self.new_game(2, game)
            seen.update(event.name for event in play.events())
            while play.decider is not None:
                action = play.choose(game % 2)
                done.add(action.kind)
                seen.update(event.name for event in play.apply(action))
        assert seen == set(self.parts.events.names)
        assert done == set(play.actions.names) - self.unused

    #: The machine's answers that the toy never asks for.
    unused: frozenset[str] = frozenset()
