"""Tell a game whose lines are plain and which has no scenarios: decisions and boards made of what its play declares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.kernel.cards import Card
from rules.kernel.chronicles import chronicle
from rules.kernel.state.fields import SIDE
from rules.kernel.state.values import shown
from rules.kernel.state.zones import Zone as ZoneOfCards
from rules.kernel.telling import reasons
from rules.kernel.telling.actions import ActionWords
from rules.kernel.telling.board import Board, BoardCard, Figure, Side, Zone, place_of
from rules.kernel.telling.events import Event
from rules.kernel.telling.plain.lines import PlainActing, PlainAction, PlainLine
from rules.kernel.telling.record import UNSAID, Decision, Option
from rules.wording import Text


class PlainReasons(reasons.Reasons):
    """Says the clauses that events always follow, and nothing more."""

    def note(self, event: Event) -> None:
        """Remember nothing."""

    def reason_of(self, event: Event) -> Text | None:
        return UNSAID

    def skill_of(self, event: Event) -> tuple[str, Text]:
        raise ValueError(event)


class PlainChronicle(chronicle.Chronicle[Any, PlainLine, None]):
    """The chronicle of a game whose lines are plain.

    Its play has `phases`, their words in the order of their numbers; `grounds`, the names and forms of where cards lie that is no zone, by
    slug; `lying(side, slug)`, their ids by place, None where a place is empty; `look(number)`, the look of one of them. `words` tells its
    actions.
    """

    acting: ClassVar[PlainActing]
    words: ClassVar[ActionWords]
    reasons_of = PlainReasons
    written = staticmethod(lambda *position, **scenario: "")

    def title(self) -> Text:
        """Return turn and phase in words."""
        turn, phase = self.play.turn, self.play.phases[self.play.state[0]["phase"]]
        return Text(f"Turn {turn}, {phase.en}", f"第{turn}回合，{phase.zh}")

    def figures(self, side: int) -> tuple[Figure, ...]:
        """Return the numbers of a side that have words, in the order of their fields."""
        fields, s = self.play.parts.layout.STATE, self.play.state[0]
        said = [(field.name, value.words) for field in fields.declared if field.per is SIDE for value in shown(field.said)]
        return tuple(Figure(words, int(s[name][side])) for name, words in said if words)

    def question(self) -> Text:
        """Return what the decider is asked."""
        asked = self.play.state[0]["asked"]
        return Text("Choose", "请选择") if asked else Text("What to do?", "如何行动？")

    @classmethod
    def read_position(cls, file: str, cards: Mapping[str, Card]) -> None:
        raise ValueError("this game has no scenarios")

    def is_quiet(self) -> bool:
        return False

    def describe(self) -> None:
        return None

    def holds(self) -> dict[str, object]:
        return {}

    def board(self) -> Board:
        play = self.play
        sides = []
        for side in range(play.sides):
            grounds = [Zone(slug, name, self._lying(side, slug), form) for slug, (name, form) in play.grounds.items()]
            sides.append(Side(self.figures(side), (*grounds, *(self._zone(side, zone) for zone in play.zones.values()))))
        return Board(tuple(sides), self.title(), play.active if play.turn else -1)

    def _lying(self, side: int, ground: str) -> tuple[BoardCard | None, ...]:
        return tuple(None if number is None else self.play.look(number) for number in self.play.lying(side, ground))

    def _zone(self, side: int, zone: ZoneOfCards) -> Zone:
        drawn = tuple(self._drawn(zone, number) for number in self.play.numbers(side, zone.name))
        return Zone(zone.name, zone.words, drawn, "pile" if zone.is_pile else "row")

    def _drawn(self, zone: ZoneOfCards, number: int) -> BoardCard:
        seen_by = tuple(self.play.knows(viewer, number) for viewer in range(self.play.sides))
        is_turned, is_private = zone.seen == "nobody", zone.seen == "owner"
        return BoardCard(self.play.cards[number].slug, seen_by=seen_by, is_turned=is_turned, is_private=is_private)

    def ask(self) -> Decision:
        side = self.play.decider
        assert side is not None
        return Decision(side, self.question(), tuple(map(self._option, self.play.legal_actions())))

    def _option(self, action: PlainAction) -> Option:
        subject, target = self.words.parts(self.play, action)
        places = [place for place in (action.place, action.target) if "." in place]
        for name in self.play.zones if action.card else ():
            listed = self.play.numbers(action.side, name)
            places += [place_of(action.side, name, listed.index(action.card_id) + 1)] if action.card_id in listed else []
        group = self.acting.actions[action.kind].group
        line = str(self.acting.line_of(action))
        return Option(line, self.words.tell(self.play, action), group, tuple(places), subject, target)

    def blind_side(self, event: Event) -> int:
        if event.card is None or event.side < 0:
            return -1
        others = [side for side in range(self.play.players) if side != event.side]
        if len(others) == 1 and self.events[event.name].hides(event):
            return others[0]
        return next((side for side in others if not self.play.knows(side, event.card_id)), -1)
