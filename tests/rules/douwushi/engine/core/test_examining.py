"""Examined games: what is wrong with a state is noted as an error, whatever it is."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.engine.core.state import codes
from tests.rules.engines.examining import ExaminingProofs


def first_hero(s: Any) -> int:
    return next(slot for slot in range(codes.FIELD) if s["uid"][slot])


def lose_a_card(s: Any) -> None:
    s["size"][0][codes.RESERVE] -= 1


def double_a_card(s: Any) -> None:
    s["cards"][0][codes.RESERVE][0] = s["cards"][0][codes.RESERVE][1]


def forget_a_place(s: Any) -> None:
    s["field"] &= ~(1 << first_hero(s))


def spend_too_much(s: Any) -> None:
    s["mp"][first_hero(s)] = -1


def heal_too_much(s: Any) -> None:
    s["damage"][first_hero(s)] = -1


def grow_a_stack(s: Any) -> None:
    s["stacks"][0] = 1
    s["stack_size"][0][0] = 9


def count_too_far(s: Any) -> None:
    s["turn"] = codes.TURN_LIMIT + 1


def hide_a_hand(s: Any) -> None:
    s["known"][s["active"]] = 0


def wound_to_death(s: Any) -> None:
    s["damage"][first_hero(s)] = 500


def lose_the_fourth(s: Any) -> None:
    s["fallen"][1] = codes.FALLEN_LIMIT


def forget_the_winner(s: Any) -> None:
    s["phase"] = codes.OVER


class TestExamining(ExaminingProofs):
    engine = ENGINE
    spoiled = codes.NUMBER_OUT_OF_RANGE
    changes = (
        (lose_a_card, codes.CARDS_NOT_CONSERVED),
        (double_a_card, codes.CARDS_NOT_CONSERVED),
        (forget_a_place, codes.CARDS_NOT_CONSERVED),
        (spend_too_much, codes.NUMBER_OUT_OF_RANGE),
        (heal_too_much, codes.NUMBER_OUT_OF_RANGE),
        (grow_a_stack, codes.NUMBER_OUT_OF_RANGE),
        (count_too_far, codes.NUMBER_OUT_OF_RANGE),
        (hide_a_hand, codes.OPEN_CARD_UNKNOWN),
        (wound_to_death, codes.OUT_OF_ORDER),
        (lose_the_fourth, codes.OUT_OF_ORDER),
        (forget_the_winner, codes.OUT_OF_ORDER),
    )

    def is_pending(self, state: Any) -> bool:
        return bool(state["asked"])

    def spoil(self, tables: Any) -> None:
        tables["life"][:] = 3 * codes.BOUND + 1
