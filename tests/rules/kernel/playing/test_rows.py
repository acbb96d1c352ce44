"""Words become rows of a table; a word, an operand, a value or a meaning with something forgotten stops by name."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any, Literal

import pytest

from rules.kernel.language.words import Part, Word, WordError
from rules.kernel.playing.encoders import BitsIn, NumberIn, numbers_of, plain
from rules.kernel.playing.word_rows import Rows

NUMBER, SIDE, LEAST, BITS, EXTRA = range(5)
SIDES = {"own": 0, "enemy": 1}
COLOURS = {"red": 1, "blue": 2}


class Filter(Part):
    """Properties that a word may have beside a word of its family."""

    colour: Literal["red", "blue"] | tuple[Literal["red", "blue"], ...] | None = None


class Ask(Word):
    """A family of four words."""

    KEY = "ask"


class Life(Ask):
    side: Literal["own", "enemy"] = "own"
    least: int | None = None


class Night(Ask):
    """Without operands."""


class Is(Ask, Filter):
    side: Literal["own", "enemy"]


class Hand(Part):
    hand: int


class Deck(Part):
    deck: int


class Count(Ask):
    of: Hand | Deck


COUNTED = Rows(words=(Hand, Deck), numbers={"hand": 7, "deck": 8}, ways={"hand": (LEAST, plain), "deck": (LEAST, plain)})
NUMBERS = {"life": 1, "night": 2, "is": 3, "count": None}
ASKED = Rows(
    words=Ask.words(),
    empty=(0, 0, -9, 0, 0),
    at=NUMBER,
    numbers=NUMBERS,
    constants={"night": {EXTRA: 5}},
    ways={"side": (SIDE, NumberIn(SIDES)), "least": (LEAST, plain), "of": COUNTED},
    wholes={Filter: (BITS, lambda writer, word: BitsIn(COLOURS)(writer, word.colour))},
)


@pytest.mark.parametrize(
    ("word", "row"),
    [
        (Life(), [1, 0, -9, 0, 0]),
        (Life(side="enemy", least=4), [1, 1, 4, 0, 0]),
        (Night(), [2, 0, -9, 0, 5]),
        (Is(side="enemy", colour=("red", "blue")), [3, 1, -9, 3, 0]),
        (Count(of=Deck(deck=6)), [8, 0, 6, 0, 0]),
    ],
)
def test_a_word_is_a_row_of_its_number_and_operands(word: Ask, row: list[int]) -> None:
    assert ASKED.row(None, word) == row


def put(writer: Any, row: list[int], value: Any) -> None:
    """Puts nothing anywhere."""


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"numbers": {"life": 1, "night": 2}}, "the ask “is” has no meaning: give it one in the engine"),
        (
            {"numbers": {**(ASKED.numbers or {}), "day": 3}},
            "the engine has a meaning for “day”, which is no ask: declare it in the language",
        ),
        ({"constants": {"dusk": {}}}, "the engine has a meaning for “dusk”, which is no ask"),
        (
            {"ways": {name: way for name, way in ASKED.ways.items() if name != "least"}},
            "the ask “life” has the operand “least”, which its meaning does not read",
        ),
        ({"wholes": {}}, "the ask “is” has the operand “colour”, which its meaning does not read"),
        ({"ways": {**ASKED.ways, "most": put}}, "the engine reads “most”, which no ask has"),
        ({"ways": {**ASKED.ways, "night.side": put}}, "the engine reads “night.side”, which no ask has"),
        (
            {"ways": {**ASKED.ways, "is.side": (SIDE, NumberIn({"own": 0}))}},
            "the ask “is” may have the side “enemy”, for which the engine has no number",
        ),
        (
            {"ways": {**ASKED.ways, "of": replace(COUNTED, words=(Hand,), numbers={"hand": 7}, ways={"hand": (LEAST, plain)})}},
            "the ask “count” may have as of the part “deck”, which the engine does not know",
        ),
    ],
)
def test_what_was_forgotten_is_named(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(WordError, match=said):
        replace(ASKED, **changes)


def test_words_without_numbers_need_something_that_they_put_in() -> None:
    rows = Rows(words=(Life, Night), ways={"side": put, "least": put}, constants={"night": {}})
    assert rows.row(None, Night()) == []
    with pytest.raises(WordError, match="the ask “night” has no meaning"):
        replace(rows, constants={})


def codes(**numbers: int) -> ModuleType:
    found = ModuleType("codes")
    vars(found).update(numbers)
    return found


def test_numbers_are_found_by_name() -> None:
    engine = codes(IF_LIFE=3, IF_DARK=4)
    assert numbers_of(("life", "night"), engine, "IF_{}", night=4) == {"life": 3, "night": 4}


@pytest.mark.parametrize(
    ("others", "said"),
    [
        ({}, "“night” has no number in the engine: add IF_NIGHT to codes"),
        ({"night": 4, "day": 5}, "the engine has a number for “day”, which the language does not have"),
    ],
)
def test_a_name_without_a_number_and_a_number_without_a_name_stop(others: dict[str, int], said: str) -> None:
    with pytest.raises(WordError, match=said):
        numbers_of(("life", "night"), codes(IF_LIFE=3), "IF_{}", **others)
