"""Actions and lines of a game in which each line is one action, about a card, places of the board and a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.telling.actions import ActionTable, Operand
from rules.kernel.telling.notation import CARD, LETTERS, NAMES, Notation, Part
from rules.kernel.telling.written_actions import Acting
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class PlainAction:
    """One decision. `place` and `target` are names of places on the board (telling.board.place_of), or a player's letter."""

    kind: str
    side: int
    code: int
    card: Card | None = None
    card_id: int = -1
    place: str = ""
    target: str = ""
    number: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainLine:
    """A plain action as it is written, with the card's slug. A game's own class names the notation."""

    player: int
    verb: str
    cards: tuple[str, ...] = ()
    place: str = ""
    target: str = ""
    number: int | None = None


_PLACE = rf"[{LETTERS}](?:\.\w+\.\d+)?"
PARTS = {
    "card": CARD,
    "place": Part("place", _PLACE, str),
    "target": Part("target", _PLACE, str),
    "number": Part("number", r"\d+", int),
}


def place_operand(places: int, name: Callable[[int], str], field: str = "place") -> Operand:
    """Return the operand of a place, whose number `name` names."""
    return Operand(places, lambda value, side, play: {field: name(value)})


def name_at(play: Any, place: str) -> Text:
    """Return what lies in a place, with the place, or the place alone if it is empty; the deck for a player."""
    player, _, rest = place.partition(".")
    if not rest:
        return NAMES[LETTERS.index(player)]
    ground, _, number = rest.partition(".")
    card = play.lying(LETTERS.index(player), ground)[int(number) - 1]
    if card is None:
        return Text(place, place)
    name = play.cards[card].name
    return Text(f"{name.en} ({place})", f"{name.zh}（{place}）")


#: Functions that fill the gaps in the words of plain actions (telling.actions.ActionWords), given the play.
GAPS: Mapping[str, Callable[[Any, PlainAction], Any]] = {
    "card": lambda play, action: action.card.name if action.card else Text("", ""),
    "place": lambda play, action: name_at(play, action.place) if action.place else False,
    "target": lambda play, action: name_at(play, action.target) if action.target else False,
    "number": lambda play, action: action.number,
}


class PlainActing(Acting[Any, PlainLine]):
    """Carries out plain lines."""

    def __init__(self, actions: ActionTable, notation: Notation[Any], line: Callable[..., PlainLine]) -> None:
        self.actions = actions
        self.notation = notation
        self._line = line

    def line_of(self, action: PlainAction) -> PlainLine:
        return self._line(
            player=action.side,
            verb=self.actions[action.kind].verb,
            cards=(action.card.slug,) if action.card else (),
            place=action.place,
            target=action.target,
            number=action.number,
        )
