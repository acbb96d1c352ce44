"""Words that several games have take the types of the game that takes them; conditions are taken apart, and denied."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import pytest

from rules.kernel.language.operands import marks_of
from rules.kernel.language.reader import hints_of, kinds_in, read
from rules.kernel.language.shared import amounts, choices, conditions
from rules.kernel.language.words import Part, Word, table_of
from rules.kernel.playing.control_words import CONTROL_WORDS


class Heads(Part):
    """Something to count."""

    heads: Literal["own", "enemy"]


class Condition(Word):
    """A family."""

    KEY = "condition"


class Count(Condition, conditions.Count[Heads]):
    """So many heads."""


class TurnOf(Condition, conditions.TurnOf):
    """It is this side's turn."""


class Night(Condition):
    """It is night."""


class Any_(Condition, conditions.Any[Condition]):  # noqa: N801
    """Any of several."""


class Not(Condition, conditions.Not[Condition]):
    """It is not so."""


class Effect(Word):
    """A family."""

    KEY = "effect"


class Draw(Effect):
    amount: int | Sum = 1


class Sum(amounts.Count[Annotated[Heads | Literal["turn"], "noted"]]):
    """A sum of something that is counted."""


class If(Effect, choices.If[Condition, Effect]):
    """Perhaps."""


def test_types_are_those_of_the_game() -> None:
    assert hints_of(If) == {"conditions": tuple[Condition, ...], "do": tuple[Effect, ...], "otherwise": tuple[Effect, ...]}
    assert set(get_args(hints_of(Sum)["count"])) == {Heads, Literal["turn"]}
    assert [operand for operand, mark in marks_of(Sum) if mark == "noted"] == ["count"]
    assert set(kinds_in(If)) == {If, Draw, Sum, Heads, *Condition.words()}


def test_a_shared_word_is_read_and_written() -> None:
    table = {"effect": "if", "if": [{"condition": "turn_of", "side": "own"}], "do": [{"effect": "draw", "amount": {"count": "turn"}}]}
    word = read(Effect, table, "x")
    assert word == If(conditions=(TurnOf(side="own"),), do=(Draw(amount=Sum(count="turn")),))
    assert table_of(word) == table


def test_parts_are_frozen_and_slotted_without_saying_so() -> None:
    assert not hasattr(Night(), "__dict__")
    assert {TurnOf(side="own"), TurnOf(side="own")} == {TurnOf(side="own")}
    with pytest.raises(AttributeError):
        TurnOf(side="own").side = "enemy"  # type: ignore[misc]


OWN, ENEMY = TurnOf(side="own"), TurnOf(side="enemy")
TWO, NIGHT = Count(of=Heads(heads="own"), at_least=2, at_most=4), Night()


def heads(**bounds: int) -> Count:
    return Count(of=Heads(heads="own"), **bounds)


@pytest.mark.parametrize(
    ("asked", "clauses"),
    [
        ((OWN, NIGHT), ((OWN,), (NIGHT,))),
        ((Any_(of=(OWN, Any_(of=(NIGHT, TWO)))),), ((OWN, NIGHT, TWO),)),
        ((Not(of=OWN),), ((ENEMY,),)),
        ((Not(of=TWO),), ((heads(at_most=1), heads(at_least=5)),)),
        ((Not(of=heads(at_least=3)),), ((heads(at_most=2),),)),
        ((Not(of=NIGHT),), ((Not(of=NIGHT),),)),
        ((Not(of=Not(of=NIGHT)),), ((NIGHT,),)),
        ((Not(of=Any_(of=(OWN, NIGHT))),), ((ENEMY,), (Not(of=NIGHT),))),
        ((Any_(of=(Not(of=Any_(of=(OWN, NIGHT))), TWO)),), ((ENEMY, TWO), (Not(of=NIGHT), TWO))),
    ],
)
def test_conditions_are_taken_apart(asked: Any, clauses: Any) -> None:
    assert conditions.clauses_of(asked) == clauses


def test_each_word_that_holds_effects_is_written_by_the_kernel() -> None:
    holding = {each for each in vars(choices).values() if isinstance(each, type) and issubclass(each, Part) and each is not Part}
    assert set(CONTROL_WORDS) == holding
