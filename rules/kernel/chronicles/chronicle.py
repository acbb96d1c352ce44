"""Tell a game while it goes on: every line's steps with their reasons, the decisions they answer, and the boards they happen on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.kernel.cards import Card
from rules.kernel.engine_parts import EngineParts
from rules.kernel.telling.board import Board
from rules.kernel.telling.events import Event
from rules.kernel.telling.reasons import Reasons
from rules.kernel.telling.record import UNSAID, Decision, Moment, Step
from rules.kernel.telling.scenes.course import GAME_BEGAN, TURN_BEGAN, Course, scene_before_start
from rules.kernel.telling.scenes.scene import Scene
from rules.kernel.telling.scenes.script import Script
from rules.kernel.telling.written_actions import Acting
from rules.wording import Text


class Line(Protocol):
    """A line of a game's notation, which `str` writes. `cards` are the words of the list in one that takes several options."""

    @property
    def player(self) -> int: ...
    @property
    def cards(self) -> tuple[str, ...]: ...


class Play(Protocol):
    """A game being played. `events()` are those of the last action, or of the start."""

    parts: ClassVar[EngineParts]

    @property
    def decider(self) -> int | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def outcome(self) -> Any: ...
    @property
    def cards(self) -> Mapping[int, Card]: ...
    def events(self) -> Sequence[Any]: ...
    def knows(self, side: int, number: int) -> bool: ...
    def clone(self) -> Any: ...
    def recall(self, other: Any) -> None: ...


P = TypeVar("P", bound=Play)
L = TypeVar("L", bound=Line)
Q = TypeVar("Q")


class Chronicle(ABC, Generic[P, L, Q]):
    """The chronicle of a game so far. `base` is the last position in which nothing was pending, `since` are the lines after it.

    A game's own class, `Chronicle` in its engine's `chronicle.py`, defines how its plays, lines, events and positions are told: all methods
    here without a body. `acting` carries out its lines, `reasons_of` explains its events; `written` is its `write_scenario`,
    `read_scenarios` reads its scenario files. Everybody knows what an event `moved` tells if the card comes from or goes to one of the
    `open_zones`; cards with ids from `unlisted` on are in no deck and never hidden.
    """

    acting: ClassVar[Acting[Any, Any]]
    reasons_of: ClassVar[type[Reasons]]
    written: ClassVar[staticmethod[..., str]]
    read_scenarios: ClassVar[staticmethod[..., Any]]
    moved: ClassVar[str] = "moved"
    open_zones: ClassVar[tuple[int, ...]]
    unlisted: ClassVar[int]

    def __init__(self, play: P, base: Q, *, has_moments: bool = True) -> None:
        """Without moments only the steps and decisions are kept."""
        self.has_moments = has_moments
        self.play = play
        self.base = base
        self.since: list[str] = []
        self.lines: list[str] = []
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        self.moments: list[Moment] = []
        self._told = 0
        self._turn = play.turn
        self.events = play.parts.events
        self.reasons = self.reasons_of(self.events, play)
        self._script: Script = import_module(f"{play.parts.package.rpartition('.')[0]}.scenes").SCRIPT
        #: The open decision and the present scene, once somebody wanted them, until the next line is carried out.
        self._open: Decision | None = None
        self._present: Scene | None = None
        self._note(play.events(), None)

    @classmethod
    def read_position(cls, file: str, cards: Mapping[str, Card]) -> Q:
        """Return the first position of a scenario file. Raise ScenarioFileError."""
        position: Q = cls.read_scenarios(file, "scenario", cards)[0].position
        return position

    @staticmethod
    @abstractmethod
    def read_line(text: str) -> L:
        """Return the line that is written. Raise InvalidActionError."""

    def is_quiet(self) -> bool:
        """Return whether nothing is pending, so that the position says all."""
        return bool(self.play.parts.description.is_quiet(self.play))

    def describe(self) -> Q:
        """Return the position now."""
        position: Q = self.play.parts.description.describe(self.play)
        return position

    @abstractmethod
    def board(self) -> Board:
        """Return the position now as a page draws it, with what more is known while the game goes on."""

    def ask(self) -> Decision:
        """Return the decision that is open."""
        decision: Decision = self.play.parts.questions.ask(self.play)
        return decision

    def blind_side(self, event: Event) -> int:
        """Return the side that does not learn which card an event is about, -1 for none."""
        if event.card is None or event.side < 0 or event.card_id >= self.unlisted:
            return -1
        other = 1 - event.side
        if self.events[event.name].hides(event):
            return other
        is_open = event.name != self.moved or event.number in self.open_zones or event.other in self.open_zones
        return -1 if is_open or self.play.knows(other, event.card_id) else other

    @abstractmethod
    def holds(self) -> dict[str, object]:
        """Return what holds now as a scenario's expectations, except the winner."""

    def write(self, position: Q, steps: Sequence[Mapping[str, object]], name: Text, cites: Sequence[str] = ()) -> str:
        """Return a scenario, from `[[scenario]]` on."""
        return self.written(position, steps, name=name.en, name_zh=name.zh, cites=cites)

    def tell_line(self, line: L, names: Text) -> Text:
        """Return a line in words that is no single option; `names` lists the options that it took, if it took several."""
        said = self.acting.describe(line, {card.slug: card.name for card in self.play.cards.values()})
        return Text(said.en[2:], said.zh[2:])

    def choose_line(self, level: int) -> L:
        """Return what a player of a level does now, as one line. Change nothing but what the player remembers."""
        trial, decision = self.play.clone(), self._decision()
        several = decision.several
        taken: list[str] = []
        while True:
            action = trial.choose(level)
            line: L = self.acting.line_of(action)
            taken += line.cards
            if several is None or not line.cards or len(taken) == several.most == several.least:
                break
            trial.apply(action)
            if trial.decider != decision.side:  # all have been taken that there were
                break
        self.play.recall(trial)
        return line if several is None else self.read_line(several.line(taken))

    def apply(self, line: L) -> Sequence[Event]:
        """Carry out a line and return what happened. Raise IllegalActionError and change nothing if it isn't legal."""
        self._open = self._present = None
        return self.acting.apply_line(self.play, line)

    def act(self, line: L) -> None:
        """Carry out a line and tell it. Raise IllegalActionError and change nothing if it isn't legal."""
        decision = self._decision() if self.play.decider is not None else None
        before = (self._scene(), self._file()) if self.has_moments else None
        events = self.apply(line)
        assert decision is not None
        self.decisions.append(_answered(decision, line))
        self.lines.append(str(line))
        self.since.append(str(line))
        self._note(events, before)

    def _note(self, events: Sequence[Event], before: tuple[Scene, str] | None) -> None:
        """Add the steps of some events. A decision without steps belongs to the next that has any.

        `before` is the scene before the events, with the scenario that sets it up; None at the start of a game.
        """
        if self.is_quiet():
            self.base, self.since = self.describe(), []
        steps = {index: step for index, event in enumerate(events) if (step := self._step(event))}
        self.steps += self._placed(events, steps, before) if self.has_moments else steps.values()
        self._told = len(self.decisions) if steps else self._told
        if self.has_moments and not self.moments:
            self.moments.append(self.moment())

    def _placed(self, events: Sequence[Event], steps: Mapping[int, Step], before: tuple[Scene, str] | None) -> list[Step]:
        """Return the steps with the moments in which they happen, and their changes. Steps that happen on the same board share a moment."""
        after = self._scene()
        scene, scenario = before or (scene_before_start(self._script, after, events), self._file())
        blind = [self.blind_side(event) for event in events]
        stages = Course(self._script, scene, after, events, blind).stages(list(steps))
        found = []
        shown: Scene | None = None
        for step, stage in zip(steps.values(), stages, strict=True):
            if stage.scene is not shown:
                shown, moment = stage.scene, Moment(stage.scene.board().as_json, scenario)
                if not self.moments or self.moments[-1] != moment:
                    self.moments.append(moment)
            found.append(replace(step, moment=len(self.moments) - 1, places=stage.places, changes=stage.changes))
        return found

    def _decision(self) -> Decision:
        if self._open is None:
            self._open = self.ask()
        return self._open

    def _scene(self) -> Scene:
        if self._present is None:
            self._present = Scene(self.board(), *self._script.numbers(self.play))
        return self._present

    def _step(self, event: Event) -> Step | None:
        if event.name in (GAME_BEGAN, TURN_BEGAN):
            self._turn = event.number
        clauses, reason = self.reasons.explain(event)
        text = self.events.tell(event, self.play)
        if text is None:
            return None
        blind = self.blind_side(event)
        return Step(
            turn=self._turn,
            player=event.side,
            kind=event.name,
            text=text,
            is_heading=event.name == TURN_BEGAN,
            moment=0,
            decisions=tuple(range(self._told, len(self.decisions))),
            clauses=clauses,
            reason=reason,
            hidden=(self.events.tell(event, self.play, is_blind=True) or UNSAID) if blind >= 0 else UNSAID,
            hidden_from=blind,
        )

    def moment(self) -> Moment:
        """Return the present moment."""
        return Moment(self.board().as_json, self._file())

    def _file(self) -> str:
        """Return the scenario that sets up the present position."""
        turn = self.play.turn
        name = Text(f"Turn {turn}" if turn else "Before the first turn", f"第{turn}回合" if turn else "第一回合之前")
        return self.write(self.base, [{"do": self.since}] if self.since else [], name)


def _answered(decision: Decision, line: Line) -> Decision:
    """Return the decision with the options that a line took."""
    if decision.several is None:
        taken = [number for number, option in enumerate(decision.options) if option.line == str(line)]
    else:
        taken = []
        for word in line.cards:
            taken.append(next(n for n, option in enumerate(decision.options) if option.line == word and n not in taken))
    return replace(decision, taken=tuple(taken))
