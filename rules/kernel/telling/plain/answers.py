"""The answers to the machine's questions (compiled.machine.questions), as a plain game's actions."""

from __future__ import annotations

from rules.kernel.telling.actions import ActionKind, card_operand, number_operand
from rules.kernel.telling.events import Clauses
from rules.kernel.telling.notation import Form

#: An upper bound of the options and numbers of a question.
NUMBERS = 64


def answer_kinds(target: ActionKind, *, cards: int, clause: Clauses) -> list[ActionKind]:
    """Return the actions that answer. `target` is a game's own; the ids of its cards are below `cards`."""
    number = number_operand(NUMBERS)
    return [
        target,
        ActionKind("pass", (Form("passes", "passes", "让过"),), "Pass", "让过", clause),
        ActionKind(
            "card", (Form("chooses", "chooses {card}", "选择{card}"),), "Choose {card}", "选择{card}", clause, a=card_operand(cards)
        ),
        ActionKind("accept", (Form("accepts", "accepts", "同意"),), "Yes", "是", clause),
        ActionKind("decline", (Form("declines", "declines", "拒绝"),), "No", "否", clause),
        ActionKind("option", (Form("takes", "takes {number}", "选择第{number}项"),), "Option {number}", "第{number}项", clause, a=number),
        ActionKind("number", (Form("names", "names {number}", "报出{number}"),), "{number}", "{number}", clause, a=number),
    ]
