"""Tell a game of Echo while it goes on: the part of it that is Echo's own (rules.kernel.chronicles.chronicle)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.echo.board import board_of
from rules.echo.engine.core.state import codes
from rules.echo.engine.description import describe
from rules.echo.engine.play import Play
from rules.echo.engine.reasons import Reasons
from rules.echo.engine.selector_words import MARKS
from rules.echo.notation import Line, read_line
from rules.echo.positions import SLOTS, Position
from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.writer import write_scenario
from rules.echo.written_actions import ACTING
from rules.kernel.chronicles import chronicle
from rules.kernel.telling.board import Board
from rules.kernel.telling.events import Event
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text


class Chronicle(chronicle.Chronicle[Play, Line, Position]):
    """The chronicle of a game of Echo so far."""

    acting = ACTING
    reasons_of = Reasons
    written = staticmethod(write_scenario)
    read_scenarios = staticmethod(read_scenarios)
    read_line = staticmethod(read_line)

    def board(self) -> Board:
        return board_of(describe(self.play), lambda side, place: marks_of(self.play, side, place))

    def apply(self, line: Line) -> Sequence[Event]:
        s = self.play.state[0]
        frame = s["stack"][int(s["stack_size"]) - 1]
        is_display = bool(s["stack_size"] and frame[codes.KIND] == codes.DISCARD and frame[codes.ZONE] == codes.DISPLAY)
        events = super().apply(line)
        assert isinstance(self.reasons, Reasons)
        self.reasons.is_display = is_display
        return events

    def blind_side(self, event: Event) -> int:
        if event.card is None or event.side < 0 or event.card_id >= codes.HERO:
            return -1
        other = 1 - event.side
        return other if self.events[event.name].hides(event) or not self.play.knows(other, event.card_id) else -1

    def tell_line(self, line: Line, names: Text) -> Text:
        if line.verb == "mulligans":
            return Text(f"Exchange {names.en}", f"置换{names.zh}")
        if line.verb == "discards" and names:
            return Text(f"Discard {names.en}", f"弃置{names.zh}")
        if line.verb == "keeps":
            return Text("Keep the hand", "保留手牌")
        return super().tell_line(line, names)

    def holds(self) -> dict[str, object]:
        play = self.play
        then: dict[str, object] = {}
        for side, player in enumerate(PLAYERS):
            then |= {f"{player}.life": play.life(side), f"{player}.energy": play.energy(side)}
            for slot in range(1, SLOTS + 1):
                standing = play.slot(side, slot)
                then[f"{player}.slot.{slot}"] = f"{standing.card.slug} {'awake' if standing.is_awake else 'asleep'}" if standing else ""
            then |= {f"{player}.{zone}": [card.slug for card in play.zone(side, zone)] for zone in ("hand", "display", "graveyard")}
        return then


def marks_of(play: Play, side: int, place: int) -> tuple[str, ...]:
    """The marks that a follower has now, in a place from 0."""
    bits = play.marks(side, place + 1)
    return tuple(mark for mark, bit in MARKS.items() if bits & bit)
