"""Examined games: what is wrong with a state is noted as an error, whatever it is."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.batches import ENGINE
from rules.hota.engine.core.state import codes
from tests.rules.engines.examining import ExaminingProofs


def creature(s: Any) -> int:
    return next(place for place in range(codes.FIELD) if s["uid"][place] and s["life"][place] > 0)


def lose_a_card(s: Any) -> None:
    s["size"][0][codes.DECK] -= 1


def double_a_card(s: Any) -> None:
    s["cards"][0][codes.DECK][0] = s["cards"][0][codes.DECK][1]


def forget_a_place(s: Any) -> None:
    s["filled"] &= ~(1 << creature(s))


def change_its_owner(s: Any) -> None:
    s["owner"][creature(s)] ^= 1


def bear_a_creature(s: Any) -> None:
    s["host"][creature(s)] = creature(s)


def spend_too_much(s: Any) -> None:
    s["mana"][0] = -1


def heal_too_much(s: Any) -> None:
    s["wounds"][creature(s)] = -1


def forget_what_has_changed(s: Any) -> None:
    """Something has made a creature stronger, but nothing was worked out again."""
    s["plus_attack"][creature(s)] += 1


def attack_too_early(s: Any) -> None:
    s["done"][creature(s)] |= codes.ATTACKING


def count_too_far(s: Any) -> None:
    s["turn"] = codes.TURN_LIMIT + 1


def hide_a_hand(s: Any) -> None:
    s["known"][s["cards"][0][codes.HAND][0]] = 0


def wound_to_death(s: Any) -> None:
    s["wounds"][next(place for place in range(codes.FIELD) if s["uid"][place] and s["attack"][place] > 0)] = 500


def damage_a_player_to_death(s: Any) -> None:
    s["damage"][0] = codes.LIFE


def forget_the_winner(s: Any) -> None:
    s["phase"] = codes.OVER


class TestExamining(ExaminingProofs):
    engine = ENGINE
    spoiled = codes.CARDS_NOT_CONSERVED
    main_phase = "strategy_1"
    changes = (
        (lose_a_card, codes.CARDS_NOT_CONSERVED),
        (double_a_card, codes.CARDS_NOT_CONSERVED),
        (forget_a_place, codes.CARDS_NOT_CONSERVED),
        (change_its_owner, codes.CARDS_NOT_CONSERVED),
        (bear_a_creature, codes.CARDS_NOT_CONSERVED),
        (spend_too_much, codes.NUMBER_OUT_OF_RANGE),
        (heal_too_much, codes.NUMBER_OUT_OF_RANGE),
        (forget_what_has_changed, codes.NUMBER_OUT_OF_RANGE),
        (attack_too_early, codes.NUMBER_OUT_OF_RANGE),
        (count_too_far, codes.NUMBER_OUT_OF_RANGE),
        (hide_a_hand, codes.OPEN_CARD_UNKNOWN),
        (wound_to_death, codes.OUT_OF_ORDER),
        (damage_a_player_to_death, codes.OUT_OF_ORDER),
        (forget_the_winner, codes.OUT_OF_ORDER),
    )

    def is_pending(self, state: Any) -> bool:
        return bool(state["asked"] or state["stack_size"] or not any(state["attack"] > 0))

    def spoil(self, tables: Any) -> None:
        """The first deck begins with its second card, and ends with one that it has not."""
        tables["first_card"][0] = 1
