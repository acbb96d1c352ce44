"""The duel's actions and how they are written."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.machine.columns import SOURCE
from rules.kernel.telling.actions import ActionKind, ActionTable, ActionWords, Operand, card_operand
from rules.kernel.telling.board import place_of
from rules.kernel.telling.events import Sentence
from rules.kernel.telling.notation import PLAYERS, Form, Notation
from rules.kernel.telling.plain.answers import answer_kinds
from rules.kernel.telling.plain.lines import GAPS, PARTS, PlainActing, PlainAction, PlainLine, place_operand
from rules.wording import Text
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes


def place_name(number: int) -> str:
    """A place's name on the board, or a player's letter."""
    return place_of(number // codes.PLACES, "field", number % codes.PLACES + 1) if number < codes.PLAYER else PLAYERS[number - codes.PLAYER]


def _target(number: int, side: int, play: Any) -> dict[str, Any]:
    return {"target": place_name(number)} if number < codes.FIRST_ITEM else {"number": number - codes.FIRST_ITEM + 1}


def _item(play: Any, action: PlainAction) -> Text:
    """The spell on the stack that an action names."""
    name: Text = play.cards[int(play.state[0]["stack"][(action.number or 1) - 1][SOURCE])].name
    return name


FIELD = place_operand(codes.FIELD, place_name)
TARGET = ActionKind(
    "target",
    (Form("targets", "targets {target}", "指定{target}"), Form("targets", "targets item {number}", "指定堆叠第{number}项")),
    "Target {target}",
    "指定{target}",
    ("2",),
    a=Operand(codes.FIRST_ITEM + codes.STACK, _target),
    but=(Sentence("Target {item} on the stack", "指定堆叠中的{item}", target=False),),
)
KINDS = (
    *answer_kinds(TARGET, cards=codes.CARDS, clause=("2",)),
    ActionKind("cast", (Form("casts", "casts {card}", "施放{card}"),), "Cast {card}", "施放{card}", ("2",), a=card_operand(codes.CARDS)),
    ActionKind("attack", (Form("attacks", "attacks with {place}", "以{place}攻击"),), "{place} attacks", "{place}攻击", ("3",), a=FIELD),
    ActionKind(
        "block",
        (Form("blocks", "blocks {target} with {place}", "以{place}阻挡{target}"),),
        "{place} blocks {target}",
        "{place}阻挡{target}",
        ("3",),
        a=FIELD,
        b=place_operand(codes.FIELD, place_name, "target"),
    ),
)
ACTIONS = ActionTable(codes.ACTION_KINDS, codes.PACKING, KINDS)
WORDS = ActionWords(ACTIONS, GAPS | {"item": _item})


class Line(PlainLine):
    """A written action of the duel."""

    def __str__(self) -> str:
        return NOTATION.write(self)


NOTATION = Notation(Line, PARTS, ACTIONS.forms([kind.verb for kind in ACTIONS]))
ACTING = PlainActing(ACTIONS, NOTATION, Line)
