"""The skirmish's actions and how they are written."""

from __future__ import annotations

from typing import Any

from rules.kernel.telling.actions import ActionKind, ActionTable, ActionWords, Operand, card_operand, number_operand
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import Form, Notation
from rules.kernel.telling.plain.answers import answer_kinds
from rules.kernel.telling.plain.lines import GAPS, PARTS, PlainActing, PlainLine, place_operand
from rules.wording import Text
from tests.rules.kernel.toys.skirmish.engine.core.state import layout as codes
from tests.rules.kernel.toys.skirmish.engine.core.state.layout import CARDS, CELLS


def place_name(place: int) -> str:
    return place_of(place // CELLS, "field", place % CELLS + 1)


def _to(cell: int, side: int, play: Any) -> dict[str, Any]:
    """The cell that is gone to: the other side's place if its unit stands there, else one's own."""
    foe = (1 - side) * CELLS + cell
    return {"target": place_name(foe if play.state[0]["card"][foe] >= 0 else side * CELLS + cell)}


DECK_NAMES = (Text("unit deck", "单位牌库"), Text("site deck", "地点牌库"))
CELL, CARD = Operand(CELLS, _to), card_operand(CARDS)
KINDS = (
    *answer_kinds(
        ActionKind("target", (Form("puts", "puts it on {target}", "放到{target}"),), "Put it on {target}", "放到{target}", ("3",), a=CELL),
        cards=CARDS,
        clause=("3",),
    ),
    ActionKind(
        "draw",
        (Form("draws", "draws from {number}", "从第{number}牌库抽牌"),),
        "Draw from the {deck}",
        "从{deck}抽牌",
        ("2",),
        a=number_operand(2),
    ),
    ActionKind("site", (Form("settles", "settles {card}", "建造{card}"),), "Play {card}", "建造{card}", ("2",), a=CARD),
    ActionKind(
        "deploy",
        (Form("deploys", "deploys {card} on {target}", "将{card}部署到{target}"),),
        "Deploy {card} on {target}",
        "将{card}部署到{target}",
        ("3",),
        a=CARD,
        b=CELL,
    ),
    ActionKind(
        "move",
        (Form("moves", "moves {place} to {target}", "将{place}移动到{target}"),),
        "{place} goes to {target}",
        "{place}前往{target}",
        ("3",),
        a=place_operand(2 * CELLS, place_name),
        b=CELL,
    ),
)
ACTIONS = ActionTable(codes.ACTION_KINDS, codes.PACKING, KINDS)
WORDS = ActionWords(ACTIONS, {**GAPS, "deck": lambda play, action: DECK_NAMES[action.number - 1]})


class Line(PlainLine):
    """A written action of the skirmish."""

    def __str__(self) -> str:
        return NOTATION.write(self)


NOTATION = Notation(Line, PARTS, ACTIONS.forms([kind.verb for kind in ACTIONS]))
ACTING = PlainActing(ACTIONS, NOTATION, Line)
