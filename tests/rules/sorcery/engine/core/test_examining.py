"""Examined games: what is wrong with a state is noted as an error, whatever it is."""

from __future__ import annotations

from typing import Any

from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.core.state import codes
from tests.rules.engines.examining import ExaminingProofs


def minions(s: Any) -> list[int]:
    """The slots of minions with power."""
    return [place for place in range(codes.OBJECTS) if place % codes.PLACES and s["uid"][place] and s["power"][place] > 0]


def minion(s: Any) -> int:
    return minions(s)[0]


def lose_a_card(s: Any) -> None:
    s["size"][0][codes.SPELLBOOK] -= 1


def double_a_card(s: Any) -> None:
    s["cards"][0][codes.SPELLBOOK][0] = s["cards"][0][codes.SPELLBOOK][1]


def put_a_card_into_the_other_deck(s: Any) -> None:
    s["cards"][0][codes.ATLAS][0] = s["cards"][1][codes.ATLAS][0]


def forget_a_place(s: Any) -> None:
    s["filled"] &= ~(1 << minion(s))


def carry_a_minion(s: Any) -> None:
    s["host"][minion(s)] = minion(s) // codes.PLACES * codes.PLACES


def spend_too_much(s: Any) -> None:
    s["mana"][0] = -1


def heal_too_much(s: Any) -> None:
    s["wounds"][minion(s)] = -1


def forget_what_has_changed(s: Any) -> None:
    """Something has made a minion stronger, but nothing was worked out again."""
    s["plus_power"][minion(s)] += 1


def leave_the_realm(s: Any) -> None:
    s["at"][minion(s)] = codes.LOCATIONS


def count_too_far(s: Any) -> None:
    s["turn"] = codes.TURN_LIMIT + 1


def hide_a_hand(s: Any) -> None:
    s["known"][s["cards"][0][codes.HAND][0]] = 0


def wound_to_death(s: Any) -> None:
    s["wounds"][minion(s)] = 500


def lose_all_life(s: Any) -> None:
    s["life"][0], s["died_on"][0] = 0, 0


def go_on_after_the_death_blow(s: Any) -> None:
    s["is_slain"][0] = 1


def forget_the_winner(s: Any) -> None:
    s["phase"] = codes.OVER


# An object that is where it can't be, or should have died, is told as a card that is in the wrong place.
class TestExamining(ExaminingProofs):
    engine = ENGINE
    spoiled = codes.CARDS_NOT_CONSERVED
    changes = (
        (lose_a_card, codes.CARDS_NOT_CONSERVED),
        (double_a_card, codes.CARDS_NOT_CONSERVED),
        (put_a_card_into_the_other_deck, codes.CARDS_NOT_CONSERVED),
        (forget_a_place, codes.CARDS_NOT_CONSERVED),
        (carry_a_minion, codes.CARDS_NOT_CONSERVED),
        (spend_too_much, codes.NUMBER_OUT_OF_RANGE),
        (heal_too_much, codes.NUMBER_OUT_OF_RANGE),
        (forget_what_has_changed, codes.NUMBER_OUT_OF_RANGE),
        (leave_the_realm, codes.NUMBER_OUT_OF_RANGE | codes.CARDS_NOT_CONSERVED),
        (count_too_far, codes.NUMBER_OUT_OF_RANGE),
        (hide_a_hand, codes.OPEN_CARD_UNKNOWN),
        (wound_to_death, codes.CARDS_NOT_CONSERVED),
        (lose_all_life, codes.OUT_OF_ORDER),
        (go_on_after_the_death_blow, codes.OUT_OF_ORDER),
        (forget_the_winner, codes.OUT_OF_ORDER),
    )

    def is_pending(self, state: Any) -> bool:
        return bool(state["asked"] or state["frames_size"] or not minions(state) or not state["size"][0][codes.HAND])

    def spoil(self, tables: Any) -> None:
        """The first side is to have one card more than it has."""
        tables["deck"][0] += 1
