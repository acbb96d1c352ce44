"""Words become the instructions that their meanings read; a word or a meaning with something forgotten stops by name."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from types import FunctionType, ModuleType
from typing import Any, ClassVar, Literal

import pytest

from rules.kernel.compiled.compilation import INT
from rules.kernel.compiled.meanings import Meanings
from rules.kernel.language.words import Word, WordError
from rules.kernel.playing.encoders import NumberIn
from rules.kernel.playing.instructions import Instructions


@dataclass(frozen=True, slots=True)
class Dice:
    """An operand that is taken first."""

    sides: int


class Move(Word):
    """A family of three words."""

    __slots__ = ()
    KEY: ClassVar[str] = "move"


class Walk(Move):
    steps: int
    speed: int = 1


class Roll(Move):
    dice: Dice
    times: int


class Twice(Move):
    do: tuple[Move, ...]


class Code:
    """A writer that keeps the rows."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, ...]] = []

    def add(self, *row: int) -> None:
        self.rows.append(row)


def nothing(*arguments: Any) -> None:
    """A meaning that does nothing."""


def meanings(**operands: tuple[str, ...]) -> Meanings:
    found = Meanings((INT,), 20)
    for word, named in operands.items():
        found.means(word, *named)(nothing)
    return found


WHOLE = {"walk": ("steps", "speed"), "roll": ("dice.sides", "times")}


def write_twice(code: Code, word: Twice, *, do: tuple[Move, ...]) -> None:
    for _ in range(2):
        instructions().write(code, do)


def number(code: Code, value: int) -> int:
    return value


def instructions(others: tuple[str, ...] = (), **operands: tuple[str, ...]) -> Instructions:
    encoders = dict.fromkeys(("steps", "speed", "sides", "times"), number)
    return Instructions(
        meanings=meanings(**(operands or WHOLE)),
        family=Move,
        encoders=encoders,
        taken={Dice: lambda code, word, dice: code.add(5, dice.sides)},
        written={Twice: write_twice},
        others=others,
    )


def test_words_become_rows_with_what_their_meanings_read() -> None:
    code = Code()
    instructions().write(code, (Walk(steps=3), Roll(dice=Dice(6), times=2), Twice(do=(Walk(steps=1, speed=4),))))
    assert code.rows == [(20, 3, 1), (5, 6), (21, 6, 2), (20, 1, 4), (20, 1, 4)]


@pytest.mark.parametrize(
    ("operands", "said"),
    [
        ({"walk": ("steps", "speed")}, "the move “roll” has no meaning: register a function under this name in the engine"),
        ({**WHOLE, "walk": ("steps",)}, "the move “walk” has the operand “speed”, which its meaning does not read"),
        ({**WHOLE, "walk": ("steps", "speed", "height")}, "the meaning of the move “walk” reads “height”, which the word does not have"),
        ({**WHOLE, "roll": ("dice.colour", "times")}, "the meaning of the move “roll” reads “dice.colour”, for which there is no encoder"),
        ({**WHOLE, "fly": ()}, "the engine has a meaning for “fly”, which is no move: declare it in the language"),
    ],
)
def test_what_was_forgotten_is_named(operands: dict[str, tuple[str, ...]], said: str) -> None:
    with pytest.raises(WordError, match=said):
        instructions(**operands)


def forgets(code: Code, word: Twice) -> None:
    """Writes nothing."""


def invents(code: Code, word: Twice, *, do: tuple[Move, ...], often: int) -> None:
    """Asks for more than there is."""


@pytest.mark.parametrize(
    ("writing", "said"),
    [
        (forgets, "the move “twice” has the operand “do”, which what writes it does not read"),
        (invents, "what writes the move “twice” reads “often”, which the word does not have"),
    ],
)
def test_what_a_word_is_written_by_reads_its_operands(writing: Any, said: str) -> None:
    with pytest.raises(WordError, match=said):
        replace(instructions(), written={Twice: writing})


class Turn(Word):
    """A family of one word, whose operand has names for values."""

    KEY = "turn"


class Look(Turn):
    to: Literal["left", "right"]


@pytest.mark.parametrize(("known", "said"), [({"left": 0}, "“right”"), ({"left": 0, "right": 1}, "")])
def test_a_value_without_a_number_is_named(known: dict[str, int], said: str) -> None:
    def make() -> Instructions:
        return Instructions(meanings=meanings(look=("to",)), family=Turn, encoders={"to": NumberIn(known)}, taken={})

    if not said:
        make().write(code := Code(), (Look(to="right"),))
        assert code.rows == [(20, 1)]
        return
    with pytest.raises(WordError, match=f"the turn “look” may have the to {said}, for which the engine has no number"):
        make()


def test_a_meaning_may_serve_something_else() -> None:
    assert instructions(others=("fly",), **WHOLE, fly=()).meanings.number_of("fly") == 22


def test_a_word_has_one_meaning() -> None:
    found = meanings(walk=())
    with pytest.raises(ValueError, match="“walk” has two meanings"):
        found.means("walk")


def test_a_module_without_meanings_is_named() -> None:
    with pytest.raises(ValueError, match="pytest has no meaning of a word"):
        meanings(walk=()).complete(pytest)


def test_a_meaning_of_a_module_that_is_not_named_is_told() -> None:
    with pytest.raises(ValueError, match=f"{__name__} has the meaning of “walk” and is not named"):
        meanings(walk=()).complete()


def registered(found: Meanings, module: ModuleType, *words: str) -> None:
    """Register meanings of these words as if they stood in that module."""
    for word in words:
        meaning = FunctionType(nothing.__code__, globals(), word)
        meaning.__module__ = module.__name__
        found.means(word)(meaning)


def test_numbers_do_not_depend_on_what_is_imported_first() -> None:
    """Compiled code is kept over processes: its numbers of words have to be those of any process that uses it."""
    first, second = Meanings((INT,), 20), Meanings((INT,), 20)
    registered(first, pytest, "walk", "roll")
    registered(first, sys, "fly")
    registered(second, sys, "fly")
    registered(second, pytest, "walk", "roll")
    for found in (first.complete(sys, pytest), second.complete(sys, pytest)):
        assert found.words == ("fly", "walk", "roll")
        assert [found.number_of(word) for word in found.words] == [20, 21, 22]
        assert [function.__module__ for function in found.functions] == ["sys", "pytest", "pytest"]


def test_a_word_is_declared_once() -> None:
    with pytest.raises(WordError, match="the move “walk” is declared twice"):
        type("Walk", (Move,), {"__module__": "elsewhere"})
    assert [word.word() for word in Move.words()] == ["walk", "roll", "twice"]
