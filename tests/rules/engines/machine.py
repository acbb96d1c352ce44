"""A game of any engine that is played at will, and all that an action, a refusal, a copy and a description keep.

A game's own machine gives the words of its engine and adds what else holds in it. PROOF_SCALE=20 looks at twenty times as many games,
each time other ones.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from rules.kernel.engine_parts import EngineParts
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.board import Board
from tests.rules.engines.dealt import Decks
from tests.rules.engines.states import read_again, snapshot, state_of
from tests.rules.proving import SCALE

EXAMPLES, STEPS = 40 * SCALE, 50
PLAYERS = "AB"
CODES = st.tuples(st.integers(0, 63), st.integers(0, 63), st.integers(0, 63))


class GameMachine(RuleBasedStateMachine):
    """A game, with a copy that does the same, and the list of all that has been done."""

    slug: ClassVar[str]
    play: Any
    parts: ClassVar[EngineParts]
    #: Kinds of decks, and how two of a kind are made.
    decks_of: ClassVar[Mapping[str, Callable[[random.Random], Decks]]]
    #: So many actions a position that was written and read goes on alike.
    further: ClassVar[int] = 12

    def any_action(self, side: int, numbers: tuple[int, int, int]) -> Any:
        """An action of a side, sensible or not; each of the numbers is below 64."""
        names, packing = self.module("actions").ACTIONS.names, self.module("engine.core.state.codes").PACKING
        kind, a, b = numbers[0] % len(names), numbers[1], numbers[2] % (1 << packing.b_bits)
        return self.module("engine.actions").Action(names[kind], side, packing.pack(kind, a, b))

    @abstractmethod
    def all_ids(self) -> list[int]:
        """The ids of all cards that lie in zones, lowest first."""

    @abstractmethod
    def ids_in(self, play: Any) -> list[int]:
        """The ids of the cards in every zone and on the battlefield, lowest first."""

    def own_ids(self, side: int) -> set[int]:
        """The cards that lie before a side's own eyes: its hand."""
        return set(self.play.numbers(side, "hand"))

    @abstractmethod
    def open_ids(self) -> set[int]:
        """The cards that lie open to both sides."""

    @abstractmethod
    def is_open(self, event: Any) -> bool:
        """Return whether an event names its card to both sides."""

    @abstractmethod
    def has_looked(self, event: Any) -> bool:
        """Return whether the side of an event has looked at cards."""

    def reveals_hand(self, event: Any) -> bool:
        """Return whether the side of an event has shown the other its hand."""
        return False

    def told(self, action: Any) -> str:
        """An action by the cards that it names and not by their ids, which another order of the same cards changes."""
        return str(self.module("written_actions").line_of(action))

    def told_event(self, event: Any) -> tuple[object, ...]:
        """The same of an event."""
        return event.name, event.side, event.card.slug if event.card else "", event.place, event.place_side

    def comparable(self, position: Any) -> Any:
        """A position without what makes no difference."""
        return position

    def board_of(self, position: Any) -> Board:
        board: Board = self.module("board").board_of(position)
        return board

    def permute(self, viewer: int, chance: random.Random) -> Any:
        """The same game with the cards dealt anew that the viewer can't see."""
        return import_module(f"tests.rules.{self.slug}.engine.unseen").permute_unseen(self.play, viewer, chance)

    def read_again(self, position: Any) -> Any:
        """A position of shipped cards, written as a scenario and read."""
        return read_again(self.slug, position)

    def module(self, name: str) -> Any:
        """Return a module of the game."""
        return import_module(f"rules.{self.slug}.{name}")

    @initialize(number=st.integers(0, 2**32), seed=st.integers(0, 2**63 - 1), ahead=st.integers(0, 120))
    def begin(self, number: int, seed: int, ahead: int) -> None:
        kinds = sorted(self.decks_of)
        self.kind, self.seed, self.game = kinds[number % len(kinds)], seed, number % 4
        self.decks = self.decks_of[self.kind](random.Random(number))
        self.play = self.new_game()
        self.copy = self.play.clone()
        self.done: list[Any] = []
        #: What each side can ever have seen.
        self.seen: tuple[set[int], set[int]] = (set(), set())
        self.notice(self.play.events())
        for _ in range(ahead):
            if self.is_on():
                self.act(self.play.choose(0))

    def new_game(self) -> Any:
        return self.parts.starts.new_game(self.decks, self.seed, self.game)

    def is_on(self) -> bool:
        return self.play.decider is not None

    def is_quiet(self, play: Any) -> bool:
        return bool(self.parts.description.is_quiet(play))

    def act(self, action: Any) -> None:
        self.notice(self.play.apply(action))
        self.done.append(action)

    def notice(self, events: Iterable[Any]) -> None:
        """Keep what the sides see, and have seen while it happened."""
        for event in events:
            if self.has_looked(event):
                self.note_known(event.side)
            if self.reveals_hand(event):
                self.note_known(1 - event.side)
        for viewer in (0, 1):
            self.seen[viewer].update(self.own_ids(viewer), (event.card_id for event in events if self.is_open(event)))

    def note_known(self, viewer: int) -> None:
        """Keep all that a side knows now as seen."""
        self.seen[viewer].update(number for number in self.all_ids() if self.play.knows(viewer, number))

    @precondition(is_on)
    @rule(index=st.integers(0, 511))
    def do_anything_legal(self, index: int) -> None:
        legal = self.play.legal_actions()
        self.act(legal[index % len(legal)])

    @precondition(is_on)
    @rule(count=st.integers(2, 25))
    def go_on(self, count: int) -> None:
        for _ in range(count):
            if self.is_on():
                self.act(self.play.choose(0))

    @rule()
    def let_the_copy_catch_up(self) -> None:
        """A copy made at any moment plays on alike: it is told what was done since, and a new one is made."""
        for action in self.done[len(self.done) - self.behind() :]:
            self.copy.apply(action)
        assert state_of(self.copy) == state_of(self.play)
        assert self.copy.legal_actions() == self.play.legal_actions()
        self.copy = self.play.clone()

    def behind(self) -> int:
        return int(self.play.state[0]["actions"]) - int(self.copy.state[0]["actions"])

    @precondition(is_on)
    @rule()
    def try_every_legal_action(self) -> None:
        legal = self.play.legal_actions()
        assert len({action.code for action in legal}) == len(legal) > 0
        before = snapshot(self.play)
        for action in legal:
            trial = self.play.clone()
            trial.apply(action)
            assert trial.errors == 0
            assert self.ids_in(trial) == self.all_ids()
            assert snapshot(trial) != before
        assert snapshot(self.play) == before

    @precondition(is_on)
    @rule(tried=st.lists(CODES, min_size=5, max_size=25))
    def try_what_is_not_legal(self, tried: list[tuple[int, int, int]]) -> None:
        legal = self.play.legal_actions()
        allowed = {action.code for action in legal}
        decider = self.play.decider
        before = snapshot(self.play)
        wrong = [action for each in tried if (action := self.any_action(decider, each)).code not in allowed]
        wrong += [type(action)(action.kind, 1 - decider, action.code) for action in legal[:3]]
        for action in wrong:
            with pytest.raises(IllegalActionError):
                self.play.apply(action)
        assert snapshot(self.play) == before

    @precondition(lambda self: self.is_quiet(self.play) and self.play.outcome is None)
    @rule(number=st.integers(0, 2**32))
    def write_and_read_the_position(self, number: int) -> None:
        described = self.parts.description.describe(self.play)
        if self.kind == "legal":
            assert self.read_again(described) == described
        again = self.parts.starts.start_position(described)
        assert self.parts.description.describe(again) == described
        self.go_on_alike(self.play.clone(), again, random.Random(number), self.further)

    def go_on_alike(self, one: Any, other: Any, chance: random.Random, steps: int) -> None:
        """Make the same choices in both games, so many at most; they come to the same."""
        for _ in range(steps):
            legal, also = self.by_words(one.legal_actions()), self.by_words(other.legal_actions())
            assert list(legal) == list(also)
            if not legal:
                break
            wanted = chance.choice(list(legal))
            events, same = one.apply(legal[wanted]), other.apply(also[wanted])
            assert [self.told_event(event) for event in events] == [self.told_event(event) for event in same], wanted
            if self.is_quiet(one):
                positions = [self.comparable(self.parts.description.describe(play)) for play in (one, other)]
                assert positions[0] == positions[1], wanted
        assert one.outcome == other.outcome

    def by_words(self, actions: Iterable[Any]) -> dict[str, Any]:
        return {self.told(action): action for action in sorted(actions, key=self.told)}

    @rule(viewer=st.integers(0, 1), number=st.integers(0, 2**32))
    def deal_the_unseen_cards_anew(self, viewer: int, number: int) -> None:
        """A side sees the same, and the decider may do the same, whatever cards it can't see."""
        other = self.permute(viewer, random.Random(number))
        assert self.view_of(other, viewer) == self.view_of(self.play, viewer)
        if self.play.decider == viewer:
            assert [action.code for action in other.legal_actions()] == [action.code for action in self.play.legal_actions()]

    def view_of(self, play: Any, viewer: int) -> list[object]:
        """All that a side sees: both sides' numbers, and of each place the card, or only that one lies there."""
        seen: list[object] = [play.turn, play.phase, play.decider]
        for side in self.board_of(self.parts.description.describe(play)).sides:
            seen += side.figures
            for zone in side.zones:
                seen += [zone.slug, *((card if card.seen_by[viewer] else "hidden") if card else "" for card in zone.cards)]
        return seen

    def teardown(self) -> None:
        """Play the same actions from the same seed; it is the same game."""
        again = self.new_game()
        for action in self.done:
            again.apply(action)
        assert state_of(again) == state_of(self.play)

    @invariant()
    def every_card_is_in_exactly_one_zone(self) -> None:
        assert self.ids_in(self.play) == self.all_ids()
        s = self.play.state[0]
        assert all((card >= 0) == (uid > 0) for card, uid in zip(s["card"], s["uid"], strict=True))
        standing = [int(uid) for uid in s["uid"] if uid]
        assert len(set(standing)) == len(standing)

    @invariant()
    def nothing_went_wrong(self) -> None:
        assert self.play.errors == 0

    @invariant()
    def somebody_decides_or_the_game_has_a_result(self) -> None:
        assert (self.play.outcome is None) == self.is_on() == bool(self.play.legal_actions())

    @invariant()
    def a_side_knows_what_it_may(self) -> None:
        """A side knows its own cards, those open to all, and of the rest at most those that were once shown."""
        opened = self.open_ids()
        for viewer in (0, 1):
            known = {number for number in self.all_ids() if self.play.knows(viewer, number)}
            assert self.own_ids(viewer) | opened <= known, PLAYERS[viewer]
            leaked = known - opened - self.seen[viewer]
            assert not leaked, (PLAYERS[viewer], sorted(leaked))


def prove(machine: type[GameMachine]) -> None:
    """Play whatever comes: the same games each time, or with a scale above 1 others."""
    wanted = settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        deadline=None,
        derandomize=SCALE == 1,
        database=None,
        phases=[Phase.generate, *([Phase.shrink] if SCALE > 1 else [])],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine, settings=wanted)
