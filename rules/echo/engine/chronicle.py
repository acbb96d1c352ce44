"""Telling a game while it goes on: every line's steps with their reasons, the decision that it answered, and the moment after it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.echo.acting import apply_line, line_of
from rules.echo.board import board_of
from rules.echo.engine.actions import ActionKind, Event
from rules.echo.engine.asking import ask
from rules.echo.engine.core import codes
from rules.echo.engine.describing import describe, is_quiet
from rules.echo.engine.play import Play
from rules.echo.engine.reasons import Reasons
from rules.echo.engine.selector_words import MARKS
from rules.echo.engine.telling import tell
from rules.echo.notation import Line
from rules.echo.positions import Position
from rules.echo.scenario.writing import write_scenario
from rules.kernel.records import UNSAID, Decision, Moment, Step
from rules.wording import Text

#: What only the side that does it sees, whatever becomes of the card later in the same action.
SECRET = ("drew", "placed", "refilled")


class Chronicle:
    """What has been told of a game so far. `base` is the last position in which nothing was pending, `since` are the lines after it."""

    def __init__(self, play: Play, base: Position, *, has_moments: bool = True) -> None:
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
        self._reasons = Reasons(turn=play.turn, first=play.first)
        self._note(play.events())

    def act(self, line: Line) -> None:
        """Carry out a line and tell it. Raises IllegalActionError and changes nothing if it isn't legal."""
        play = self.play
        decision = ask(play) if play.decider is not None else None
        s = play.state[0]
        frame = s["stack"][int(s["stack_size"]) - 1]
        is_display = bool(s["stack_size"] and frame[codes.KIND] == codes.DISCARD and frame[codes.ZONE] == codes.DISPLAY)
        events = apply_line(play, line)
        assert decision is not None
        self._reasons.is_display = is_display
        self.decisions.append(_answered(decision, line))
        self.lines.append(str(line))
        self.since.append(str(line))
        self._note(events)

    def _note(self, events: Sequence[Event]) -> None:
        """Add the steps of some events and the moment after them. A decision nothing is told of belongs to the next that something is."""
        if is_quiet(self.play):
            self.base, self.since = describe(self.play), []
        steps = [step for event in events if (step := self._step(event))]
        if steps or not (self.moments or self.steps):
            if self.has_moments:
                self.moments.append(self.moment())
            self.steps += steps
            self._told = len(self.decisions)

    def _step(self, event: Event) -> Step | None:
        clauses, reason = self._reasons.explain(event, dict(self.play.cards))
        text = tell(event, self.play.cards)
        if text is None:
            return None
        blind = self._blind_side(event)
        return Step(
            turn=self._reasons.turn,
            player=event.side,
            kind=event.name,
            text=text,
            is_heading=event.name == "turn_began",
            moment=len(self.moments),
            decisions=tuple(range(self._told, len(self.decisions))),
            clauses=clauses,
            reason=reason,
            hidden=(tell(event, self.play.cards, is_blind=True) or UNSAID) if blind >= 0 else UNSAID,
            hidden_from=blind,
        )

    def _blind_side(self, event: Event) -> int:
        """The side that does not learn which card it is, -1 for none."""
        if event.card is None or event.side < 0 or event.card_id >= codes.HERO:
            return -1
        other = 1 - event.side
        is_secret = event.name in SECRET and not (event.name == "placed" and event.number)
        return other if is_secret or not self.play.knows(other, event.card_id) else -1

    def moment(self) -> Moment:
        """How things stand now."""
        play = self.play
        board = board_of(describe(play), lambda side, place: marks_of(play, side, place))
        name = Text(f"Turn {play.turn}" if play.turn else "Before the first turn", f"第{play.turn}回合" if play.turn else "第一回合之前")
        steps = [{"do": self.since}] if self.since else []
        return Moment(board.as_json, write_scenario(self.base, steps, name=name.en, name_zh=name.zh))


def marks_of(play: Play, side: int, place: int) -> tuple[str, ...]:
    """The marks that a follower has now, in a place from 0."""
    bits = play.marks(side, place + 1)
    return tuple(mark for mark, bit in MARKS.items() if bits & bit)


def _answered(decision: Decision, line: Line) -> Decision:
    """The decision with the options that a line took."""
    if decision.several is None:
        taken = [number for number, option in enumerate(decision.options) if option.line == str(line)]
    else:
        taken = []
        for slug in line.cards:
            taken.append(next(n for n, option in enumerate(decision.options) if option.line == slug and n not in taken))
    return Decision(decision.side, decision.ask, decision.options, tuple(taken), decision.several, decision.note)


def choose_line(play: Play, level: int) -> Line:
    """What a player of a level does now, as one line. Changes nothing but what the player's own chance has come to."""
    trial = play.clone()
    several = ask(play).several
    cards: list[str] = []
    while True:
        action = trial.choose(level)
        line = line_of(action)
        if several is not None and action.kind is not ActionKind.KEEP:
            cards += line.cards
        if several is None or action.kind is ActionKind.KEEP or len(cards) == several.most == several.least:
            break
        trial.apply(action)
    play.recall(trial)
    if not cards:
        return line
    return Line(player=line.player, verb="mulligans" if action.kind is ActionKind.KEEP else line.verb, cards=tuple(cards))
