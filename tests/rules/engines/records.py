"""Proofs for the records of every game's engine: moments are set up again; all is told with its rules, but hidden cards."""

from __future__ import annotations

import random
import tomllib
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar

import pytest

from rules import games
from rules.kernel.cards import Card
from rules.kernel.chronicles.chronicle import Chronicle
from rules.kernel.engine import PlayableDeck
from rules.kernel.engine_parts import EngineParts
from rules.kernel.telling.events import UNTOLD
from rules.kernel.telling.record import Step
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.proving import take_seed

Told = Chronicle[Any, Any, Any]
#: The numbers of two levels.
RANDOM, GREEDY = 0, 1


def tell_game(parts: EngineParts, play: Any, level: int) -> Told:
    """A game played to its end by players of a level."""
    chronicle: Told = parts.chronicle.Chronicle(play, parts.description.describe(play))
    while play.decider is not None:
        chronicle.act(chronicle.choose_line(level))
    return chronicle


def set_up(parts: EngineParts, file: str, cards: Mapping[str, Card]) -> Told:
    """The game at a moment, from the file of its scenario."""
    position = parts.chronicle.Chronicle.read_position(file, cards)
    chronicle: Told = parts.chronicle.Chronicle(parts.starts.start_position(position), position, has_moments=False)
    for step in tomllib.loads(file)["scenario"][0].get("step", ()):
        for line in step["do"]:
            chronicle.act(chronicle.read_line(line))
    return chronicle


def assert_moments_go_on(
    parts: EngineParts,
    game: str,
    chronicle: Told,
    cards: Mapping[str, Card],
    chance: random.Random,
    count: int,
    look: Callable[[Mapping[str, Any]], Any] = lambda board: board,
) -> None:
    """Up to `count` moments of a told game in which an action begins are set up again, look the same, and go on to the same end.

    `look`: what of a board's JSON is compared.
    """
    begun = {}
    for step in reversed(chronicle.steps):
        if step.decisions:
            begun[max(step.decisions)] = step.moment
    end = chronicle.board()
    for line in chance.sample(sorted(begun), min(count, len(begun))):
        moment = chronicle.moments[begun[line]]
        again = set_up(parts, f'game = "{game}"\n{moment.scenario}', cards)
        assert look(again.moment().board) == look(moment.board)
        for written in chronicle.lines[line:]:
            again.act(again.read_line(written))
        assert look(again.board().as_json) == look(end.as_json)


class RecordProofs:
    """A game's own test class says how its games begin, what their players do not see, and which clauses stand in tables."""

    game: ClassVar[str]
    #: So many games are told: as many as there are precons if nothing else is said.
    most: ClassVar[int | None] = None
    #: Kinds of events that are told by others, and those that follow no clause.
    untold: ClassVar[Collection[str]] = ("turn_ended",)
    unruled: ClassVar[Collection[str]]
    #: Clauses by what they depend on beside the kind of event.
    tables: ClassVar[Sequence[Mapping[Any, str | tuple[str, ...]]]]
    #: Kinds of steps before the first turn.
    opening: ClassVar[Collection[str]]
    #: Kinds of steps that never name their card to the other side: some that every game has, others that are seldom; and those that do.
    hidden: ClassVar[Collection[str]] = ("drew",)
    seldom: ClassVar[Collection[str]] = ()
    open: ClassVar[Collection[str]]
    #: The zones whose cards nobody knows at first, and those whose cards all know.
    unknown: ClassVar[Collection[str]] = ("deck",)
    known: ClassVar[Collection[str]] = ()
    #: From where cards are drawn, as the other side is told.
    sources: ClassVar[Collection[str]] = ("",)

    @classmethod
    def record(cls, shipped: Shipped, number: int) -> Any:
        """A game of a precon with the one before it."""
        decks = list(shipped.decks(cls.game).values())[: cls.most]
        return games.get(cls.game).engine().record((decks[number], decks[number - 1]), seed=4, game=number, levels=("greedy", "random"))

    @pytest.fixture(scope="class")
    @classmethod
    def records(cls, shipped: Shipped) -> list[Any]:
        return [cls.record(shipped, number) for number in range(cls.most or len(shipped.decks(cls.game)))]

    @pytest.fixture
    def steps(self, records: list[Any]) -> list[Step]:
        return [step for told in records for step in told.steps]

    @property
    def events(self) -> Any:
        return import_module(f"rules.{self.game}.events").EVENTS

    def is_opening(self, step: Step) -> bool:
        return step.kind in self.opening

    def is_unnamed(self, hidden: Text) -> bool:
        """Return whether a text leaves open what card it is about."""
        return "a card" in hidden.en.lower() and "一张牌" in hidden.zh

    def test_each_decision_has_its_alternatives_and_what_was_taken(self, records: list[Any]) -> None:
        for told in records:
            assert sorted({number for step in told.steps for number in step.decisions}) == list(range(len(told.decisions)))
            for decision in told.decisions:
                least, most = (decision.several.least, decision.several.most) if decision.several else (1, 1)
                assert least <= len(decision.taken) <= most
                assert decision.ask.en
                assert decision.ask.zh
                assert all(option.text.en and option.text.zh for option in decision.options)

    def test_every_kind_of_event_is_told_or_left_to_others(self) -> None:
        assert {kind.name for kind in self.events if kind.sentences == (UNTOLD,)} == {*self.untold}
        assert {kind.name for kind in self.events if kind.clause == ()} == {*self.unruled}

    def test_all_that_happens_is_told_in_both_languages(self, records: list[Any]) -> None:
        for told in records:
            assert told.steps[0].text.en.endswith("goes first")
            assert told.steps[-1].kind == "game_ended"
            for step in told.steps:
                assert step.text.en
                assert step.text.zh
                assert bool(step.reason.en) == bool(step.reason.zh)
                assert (step.turn == 0) == self.is_opening(step), step

    def test_what_a_player_does_not_see_is_not_told(self, steps: list[Step]) -> None:
        hidden = [step for step in steps if step.hidden]
        assert hidden == [step for step in steps if step.hidden_from >= 0]
        assert {step.kind for step in hidden} >= {*self.hidden}
        assert all(step.hidden_from == 1 - step.player for step in hidden)
        assert all(self.is_unnamed(step.hidden) for step in hidden)
        drawn = {step.hidden.en for step in steps if step.kind == "drew"}
        assert drawn == {f"Deck {side} draws a card{source}" for side in "AB" for source in self.sources}
        assert all(step.hidden for step in steps if step.kind in (*self.hidden, *self.seldom))
        assert not any(step.hidden for step in steps if step.kind in self.open)

    def test_the_board_says_who_knows_which_card(self, records: list[Any]) -> None:
        dealt = next(step.moment for step in records[0].steps if step.decisions)
        for side, half in enumerate(records[0].moments[dealt].board["sides"]):
            seen = {zone["slug"]: {tuple(card["seen_by"]) for card in zone["cards"] if card} for zone in half["zones"]}
            assert seen["hand"] == {(side == 0, side == 1)}
            assert [seen[zone] for zone in self.unknown] == [{(False, False)} for _ in self.unknown]
            assert [seen[zone] for zone in self.known] == [{(True, True)} for _ in self.known]

    def test_every_reason_is_a_rule(self, steps: list[Step]) -> None:
        rulebook = games.get(self.game).rulebook
        known = {clause.number for clause in rulebook.clauses()} | {ruling.number for ruling in rulebook.rulings()}
        cited = {number for step in steps for number in step.clauses} | {*self.events.clauses()}
        for table in self.tables:
            cited |= {number for each in table.values() for number in ((each,) if isinstance(each, str) else each)}
        assert cited <= known

    def test_a_game_told_again_is_the_same(self, records: list[Any], shipped: Shipped) -> None:
        again = self.record(shipped, 0)
        assert (again.steps, again.decisions) == (records[0].steps, records[0].decisions)


class MomentProofs(RecordProofs):
    """Those of all records, and that the moments of games between decks of any cards are set up again."""

    #: So many games are told to be set up again, and at so many moments each; so many to be copied.
    plays, moments, copied = 2, 6, 1

    @abstractmethod
    def any_deck(self, cards: Mapping[str, Card], chance: random.Random) -> PlayableDeck:
        """A deck of any cards, in the canonical order of decks."""

    @pytest.fixture
    def cards(self, shipped: Shipped) -> Mapping[str, Card]:
        return shipped.cards(self.game)

    @property
    def parts(self) -> EngineParts:
        return EngineParts(f"rules.{self.game}.engine")

    def told_games(self, cards: Mapping[str, Card], count: int, level: int, chance: random.Random) -> Iterator[Told]:
        """Games between decks of any cards, told to their end."""
        for game in range(count):
            decks = self.any_deck(cards, chance), self.any_deck(cards, chance)
            yield tell_game(self.parts, self.parts.starts.new_game(decks, chance.randrange(2**32), game), level)

    @pytest.mark.parametrize("level", [RANDOM, GREEDY])
    def test_any_moment_is_set_up_again_and_goes_on_to_the_same_end(self, cards: Mapping[str, Card], level: int) -> None:
        chance = random.Random(take_seed())
        for told in self.told_games(cards, self.plays, level, chance):
            assert_moments_go_on(self.parts, self.game, told, cards, chance, self.moments)

    def test_a_copied_moment_is_a_scenario_that_holds(self, cards: Mapping[str, Card]) -> None:
        runner, writer = (import_module(f"rules.{self.game}.scenario.{name}") for name in ("runner", "writer"))
        for told in self.told_games(cards, self.copied, GREEDY, random.Random(take_seed())):
            for moment in told.moments[::9]:
                assert [outcome.is_ok for outcome in runner.run_file(writer.write_file(moment.scenario), "moment", cards)] == [True]


def sorted_list(cards: Mapping[str, Card], drawn: Mapping[str, int]) -> tuple[tuple[Card, int], ...]:
    """The drawn cards with their copies, in the canonical order of decks."""
    return tuple(sorted(((cards[slug], copies) for slug, copies in drawn.items()), key=lambda entry: entry[0].number))
