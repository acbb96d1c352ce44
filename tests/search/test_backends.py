"""A condition is walked through once for all backends: they answer its parts, which are joined and turned round."""

from __future__ import annotations

import pytest

from rules.kernel.cards import Choice
from rules.wording import Text
from search.backends import answer
from search.conditions import All, Chosen, Compared, Condition, Dated, Either, Holds, Not, Says
from search.keys import Key

NUMBER = Key("cost", Text("Cost", "费用"), "number", ("cost",))
RED, BLUE = (Choice(slug, Text(slug, slug)) for slug in ("red", "blue"))
COLOUR = Key("colour", Text("Colour", "颜色"), "choice", ("colour",), choices=(RED, BLUE))


class Bits:
    """Four things as the bits of a number: the first two are red, the others blue; they cost 1, 2, 3 and 4."""

    problems: list[str] = []

    def says(self, says: Says) -> int:
        return 0b0001

    def chosen(self, chosen: Chosen) -> int:
        return 0b0011 if RED in chosen.choices else 0b1100

    def compared(self, compared: Compared) -> int:
        return sum(1 << place for place in range(4) if place + 1 in compared.amounts)

    def dated(self, dated: Dated) -> int:
        return 0b0100

    def holds(self, holds: Holds) -> int:
        return 0b1000


RED_ONES, TWO_OR_FOUR = Chosen(COLOUR, (RED,)), Compared(NUMBER, "=", (2, 4))


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        (RED_ONES, 0b0011),
        (TWO_OR_FOUR, 0b1010),
        (All((RED_ONES, TWO_OR_FOUR)), 0b0010),
        (Either((RED_ONES, TWO_OR_FOUR)), 0b1011),
        (Not(RED_ONES), 0b1100),
        (All((Not(RED_ONES), Not(TWO_OR_FOUR))), 0b0100),
        (Not(Either((RED_ONES, All((TWO_OR_FOUR, Chosen(COLOUR, (BLUE,))))))), 0b0100),
        (Says(None, (), ()), 0b0001),
        (Dated(NUMBER, "=", ()), 0b0100),
        (Holds(NUMBER, "fox", (), ">=", 1), 0b1000),
    ],
)
def test_parts_are_joined_and_turned_round(condition: Condition, found: int) -> None:
    assert answer(condition, Bits()) & 0b1111 == found
