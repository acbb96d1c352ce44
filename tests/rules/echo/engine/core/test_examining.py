"""Examined games: what is wrong with a state is noted as an error, whatever it is."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.batches import ENGINE
from rules.echo.engine.core.state import codes
from tests.rules.engines.examining import ExaminingProofs


def lose_a_card(s: Any) -> None:
    s["size"][0][codes.DECK] -= 1


def double_a_card(s: Any) -> None:
    s["cards"][0][codes.DECK][0] = s["cards"][0][codes.DECK][1]


def number_a_card_wrongly(s: Any) -> None:
    s["cards"][1][codes.DECK][0] = codes.HERO


def spend_too_much(s: Any) -> None:
    s["energy"][0] = -1


def count_too_far(s: Any) -> None:
    s["turn"] = codes.TURN_LIMIT + 1


def hide_a_hand(s: Any) -> None:
    s["known"][s["active"]] = 0


def kill_a_hero(s: Any) -> None:
    s["life"][1] = 0


def forget_the_winner(s: Any) -> None:
    s["phase"] = codes.OVER


class TestExamining(ExaminingProofs):
    engine = ENGINE
    spoiled = codes.NUMBER_OUT_OF_RANGE
    changes = (
        (lose_a_card, codes.CARDS_NOT_CONSERVED),
        (double_a_card, codes.CARDS_NOT_CONSERVED),
        (number_a_card_wrongly, codes.CARDS_NOT_CONSERVED),
        (spend_too_much, codes.NUMBER_OUT_OF_RANGE),
        (count_too_far, codes.NUMBER_OUT_OF_RANGE),
        (hide_a_hand, codes.OPEN_CARD_UNKNOWN),
        (kill_a_hero, codes.OUT_OF_ORDER),
        (forget_the_winner, codes.OUT_OF_ORDER),
    )

    def is_pending(self, state: Any) -> bool:
        return bool(state["stack_size"])

    def spoil(self, tables: Any) -> None:
        tables["life"][codes.HERO] = codes.BOUND + 1
