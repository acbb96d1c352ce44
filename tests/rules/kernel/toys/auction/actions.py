"""The auction's actions and how they are written, by A, B or C."""

from __future__ import annotations

from rules.kernel.telling.actions import ActionKind, ActionTable, ActionWords, card_operand
from rules.kernel.telling.notation import Form, Notation
from rules.kernel.telling.plain.answers import answer_kinds
from rules.kernel.telling.plain.lines import GAPS, PARTS, PlainActing, PlainLine, place_operand
from tests.rules.kernel.toys.auction.engine.core.state import layout as codes

TARGET = ActionKind(
    "target", (Form("targets", "targets {target}", "指定{target}"),), "{target}", "{target}", ("1",), a=place_operand(1, str)
)
BID = ActionKind("bid", (Form("bids", "bids {card}", "暗中出{card}"),), "Bid {card}", "暗中出{card}", ("2",), a=card_operand(codes.CARDS))
ACTIONS = ActionTable(codes.ACTION_KINDS, codes.PACKING, (*answer_kinds(TARGET, cards=codes.CARDS, clause=("1",)), BID))
WORDS = ActionWords(ACTIONS, GAPS)


class Line(PlainLine):
    """A written action of the auction."""

    def __str__(self) -> str:
        return NOTATION.write(self)


NOTATION = Notation(Line, PARTS, ACTIONS.forms([kind.verb for kind in ACTIONS]), players=codes.PLAYERS)
ACTING = PlainActing(ACTIONS, NOTATION, Line)
