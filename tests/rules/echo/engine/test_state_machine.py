"""Any legal decks and any actions: what holds between two decisions, and what an action, a refusal, a copy and a description keep.

PROOF_SCALE=20 looks at twenty times as many games, each time other ones.
"""

from __future__ import annotations

import random
from datetime import date

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from decks.dealing import deal_list
from decks.lists import playable
from rules import games
from rules.echo.board import board_of
from rules.echo.engine import describe, new_game, start_position
from rules.echo.engine.actions import KINDS, Action, Event
from rules.echo.engine.core import codes
from rules.echo.engine.describing import is_quiet
from rules.echo.engine.play import Play
from rules.echo.notation import PLAYERS
from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.writing import write_file, write_scenario
from rules.kernel.actions import IllegalActionError
from rules.kernel.engine import PlayableDeck
from tests.rules.conftest import _read_cards
from tests.rules.echo.engine.any_cards import any_deck
from tests.rules.echo.engine.making import sample_decks
from tests.rules.echo.engine.unseen import permute_unseen
from tests.rules.proving import SCALE

Decks = tuple[PlayableDeck, PlayableDeck]
ZONES = ("hand", "deck", "graveyard", "display")
TODAY = date(2025, 6, 1)
EXAMPLES, STEPS = 40 * SCALE, 50
#: Events that turn a card up.
OPEN = ("awakened", "item_played", "revealed", "destroyed", "discarded", "displayed", "skill_used")


def legal_decks(chance: random.Random) -> Decks:
    """Two legal decks of the shipped cards, dealt at random."""
    game, cards = games.get("echo"), _read_cards("echo")
    one, other = (playable(game.format(), deal_list(game.format(), cards, [], chance, as_of=TODAY), cards) for _ in range(2))
    return one, other


def decks_of_any_cards(chance: random.Random) -> Decks:
    """Two decks of cards that say whatever the card language can say."""
    return any_deck(chance), any_deck(chance, 100)


def decks_with_every_zone(chance: random.Random) -> Decks:
    return sample_decks()


DECKS = {"legal": legal_decks, "any": decks_of_any_cards, "sample": decks_with_every_zone}


def snapshot(play: Play) -> bytes:
    """All fields of the state, without the gaps between them, and the players' streams."""
    s = play.state[0]
    return b"".join(s[name].tobytes() for name in s.dtype.names or ()) + play.work["rng"].tobytes()


def ids_in(play: Play) -> list[int]:
    """The ids of every card in play, from every zone and the field."""
    s = play.state[0]
    return sorted([n for side in (0, 1) for zone in ZONES for n in play.numbers(side, zone)] + [int(n) for n in s["card"] if n >= 0])


def own_ids(play: Play, side: int) -> set[int]:
    """The cards that lie before a side's own eyes: its hand and its followers."""
    field = play.state[0]["card"][side * codes.SLOTS : (side + 1) * codes.SLOTS]
    return {*play.numbers(side, "hand"), *(int(card) for card in field if card >= 0)}


def view_of(play: Play, viewer: int) -> list[object]:
    """All that a side sees: both sides' numbers, and of each place the card, or only that one lies there."""
    seen: list[object] = [play.turn, play.phase, play.decider]
    for side in board_of(describe(play)).sides:
        seen += side.figures
        for zone in side.zones:
            seen += [zone.slug, *((card if card.seen_by[viewer] else "hidden") if card else "" for card in zone.cards)]
    return seen


class EchoGame(RuleBasedStateMachine):
    """A game, with a copy that does the same, and the list of all that has been done."""

    @initialize(
        kind=st.sampled_from(sorted(DECKS)), number=st.integers(0, 2**32), seed=st.integers(0, 2**63 - 1), ahead=st.integers(0, 120)
    )
    def begin(self, kind: str, number: int, seed: int, ahead: int) -> None:
        self.kind, self.seed, self.game = kind, seed, number % 4
        self.decks = DECKS[kind](random.Random(number))
        self.play = new_game(self.decks, seed, self.game)
        self.copy = self.play.clone()
        self.done: list[Action] = []
        #: What each side can ever have seen.
        self.seen: tuple[set[int], set[int]] = (own_ids(self.play, 0), own_ids(self.play, 1))
        for _ in range(ahead):
            if self.is_on():
                self.act(self.play.choose(0))

    def is_on(self) -> bool:
        return self.play.decider is not None

    def act(self, action: Action) -> None:
        events = self.play.apply(action)
        self.done.append(action)
        for event in events:
            if event.name == "looked":
                self.seen[event.side].update(number for number in range(60) if self.play.knows(event.side, number))
        for viewer in (0, 1):
            self.seen[viewer].update(own_ids(self.play, viewer), (event.card_id for event in events if is_open(event)))

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
        assert self.state_of(self.copy) == self.state_of(self.play)
        assert self.copy.legal_actions() == self.play.legal_actions()
        self.copy = self.play.clone()

    def behind(self) -> int:
        return int(self.play.state[0]["actions"]) - int(self.copy.state[0]["actions"])

    def state_of(self, play: Play) -> bytes:
        """The game without the players' own streams, which only those that choose draw from."""
        return snapshot(play)[: -play.work["rng"].nbytes]

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
            assert ids_in(trial) == list(range(60))
            assert snapshot(trial) != before
        assert snapshot(self.play) == before

    @precondition(is_on)
    @rule(codes_tried=st.lists(st.tuples(st.integers(0, len(KINDS) - 1), st.integers(0, 63), st.integers(0, 15)), min_size=5, max_size=25))
    def try_what_is_not_legal(self, codes_tried: list[tuple[int, int, int]]) -> None:
        legal = {action.code for action in self.play.legal_actions()}
        decider = self.play.decider
        assert decider is not None
        before = snapshot(self.play)
        tried = [Action(KINDS[kind], decider, codes.action(kind, card, slot)) for kind, card, slot in codes_tried]
        tried = [action for action in tried if action.code not in legal]
        tried += [Action(KINDS[code >> 10], 1 - decider, code) for code in sorted(legal)[:3]]
        for action in tried:
            with pytest.raises(IllegalActionError):
                self.play.apply(action)
        assert snapshot(self.play) == before

    @precondition(lambda self: is_quiet(self.play) and self.play.outcome is None)
    @rule(index=st.integers(0, 511))
    def write_and_read_the_position(self, index: int) -> None:
        described = describe(self.play)
        if self.kind == "legal":
            written = write_file(write_scenario(described, name="written"))
            (read,) = read_scenarios(written, "written", _read_cards("echo"))
            assert read.position == described
        again = start_position(described)
        assert describe(again) == described
        legal, other = self.play.legal_actions(), again.legal_actions()
        assert [told(action) for action in other] == [told(action) for action in legal]
        one = self.play.clone()
        assert [name_and_card(event) for event in one.apply(legal[index % len(legal)])] == [
            name_and_card(event) for event in again.apply(other[index % len(legal)])
        ]
        if is_quiet(one):
            assert describe(again) == describe(one)

    @rule(viewer=st.integers(0, 1), number=st.integers(0, 2**32))
    def deal_the_unseen_cards_anew(self, viewer: int, number: int) -> None:
        """A side sees the same, and the decider may do the same, whatever cards it can't see."""
        other = permute_unseen(self.play, viewer, random.Random(number))
        assert view_of(other, viewer) == view_of(self.play, viewer)
        if self.play.decider == viewer:
            assert [action.code for action in other.legal_actions()] == [action.code for action in self.play.legal_actions()]

    def teardown(self) -> None:
        """The same seed and the same actions are the same game."""
        again = new_game(self.decks, self.seed, self.game)
        for action in self.done:
            again.apply(action)
        assert self.state_of(again) == self.state_of(self.play)

    @invariant()
    def every_card_is_in_exactly_one_zone(self) -> None:
        assert ids_in(self.play) == list(range(60))
        s = self.play.state[0]
        for index, card in enumerate(s["card"]):
            assert (card >= 0) == (s["uid"][index] > 0)
            assert card < 0 or self.play.cards[int(card)].kind == "follower"
        standing = [int(uid) for uid in s["uid"] if uid]
        assert len(set(standing)) == len(standing)

    @invariant()
    def energy_is_never_negative_and_nothing_went_wrong(self) -> None:
        assert min(self.play.energy(0), self.play.energy(1)) >= 0
        assert self.play.errors == 0

    @invariant()
    def somebody_decides_or_the_game_has_a_result(self) -> None:
        outcome = self.play.outcome
        assert (outcome is None) == self.is_on() == bool(self.play.legal_actions())
        if outcome is not None and outcome.end in ("hero", "followers") and outcome.winner is not None:
            loser = 1 - outcome.winner
            empty = not any(self.play.slot(loser, slot) for slot in range(1, 6))
            assert self.play.life(loser) <= 0 if outcome.end == "hero" else empty

    @invariant()
    def a_side_knows_what_it_may(self) -> None:
        """Its own hand and followers, what is open to all, and of the rest at most what was once shown."""
        play = self.play
        for viewer in (0, 1):
            known = {number for number in range(60) if play.knows(viewer, number)}
            shown = {n for side in (0, 1) for zone in ("graveyard", "display") for n in play.numbers(side, zone)}
            awake = {
                int(card) for card, is_awake in zip(play.state[0]["card"], play.state[0]["awake"], strict=True) if card >= 0 and is_awake
            }
            assert own_ids(play, viewer) | shown | awake <= known, PLAYERS[viewer]
            leaked = known - shown - awake - self.seen[viewer]
            assert not leaked, (PLAYERS[viewer], sorted(leaked))


def is_open(event: Event) -> bool:
    """Whether an event names its card to both sides. One that goes from a deck to a hand may have been searched for, which is shown."""
    return event.name in OPEN or (event.name == "moved" and (event.number, event.other) == (codes.DECK, codes.HAND))


def told(action: Action) -> tuple[object, ...]:
    """An action by the cards that it names and not by their ids, which another order of the same cards changes."""
    return action.kind, action.card.slug if action.card else "", action.slot, action.target, action.target_side, action.option


def name_and_card(event: Event) -> tuple[object, ...]:
    return event.name, event.side, event.card.slug if event.card else "", event.slot, event.number


def test_whatever_is_done_the_game_stays_sound() -> None:
    wanted = settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        deadline=None,
        derandomize=SCALE == 1,
        database=None,
        phases=[Phase.generate, *([Phase.shrink] if SCALE > 1 else [])],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(EchoGame, settings=wanted)
