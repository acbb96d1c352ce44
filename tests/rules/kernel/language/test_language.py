"""Words of a made-up language are read from tables by the types of their fields; the games' own tests hold the errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import pytest

from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.reader import read
from rules.kernel.language.words import Word, table_of, words_in, written
from rules.wording import Text


class Deed(Word):
    """A family of two words."""

    __slots__ = ()
    KEY: ClassVar[str] = "deed"


class Bow(Deed):
    """A word with a field that Python keeps for itself, and one that takes a number or a name."""

    depth: int | Literal["all", "some"] = 1
    once: bool = written("if", default=False)


class TakeTea(Deed):
    """A word that holds words."""

    then: tuple[Deed, ...]


def test_a_number_or_a_name() -> None:
    assert read(Deed, {"deed": "bow", "depth": "all"}, "x") == Bow(depth="all")
    assert read(Deed, {"deed": "bow", "depth": 3, "if": True}, "x") == Bow(depth=3, once=True)


@pytest.mark.parametrize(
    "table", [{"deed": "bow"}, {"deed": "bow", "depth": "all", "if": True}, {"deed": "take_tea", "then": [{"deed": "bow", "depth": 2}]}]
)
def test_a_word_is_written_as_it_is_read(table: Any) -> None:
    assert table_of(read(Deed, table, "x")) == table


@pytest.mark.parametrize(
    ("value", "path", "problem"),
    [
        ({"deed": "bow", "depth": "al"}, "x.depth", "did you mean “all”?"),
        ({"deed": "bow", "depth": True}, "x.depth", "expected a whole number, got True"),
        ({"deed": "take_te"}, "x.deed", "did you mean “take_tea”?"),
        ({"deed": "take_tea", "then": [{"deed": "bow", "onec": True}]}, "x.then[0].onec", "is unknown"),
    ],
)
def test_errors_name_the_path(value: Any, path: str, problem: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        read(Deed, value, "x")
    assert caught.value.path == path
    assert problem in caught.value.problem.en


def test_everything_that_is_wrong_is_told() -> None:
    wrong = {"deed": "take_tea", "tehn": [], "then": [{"deed": "bow", "depth": 10_000}, {"deed": "bw", "if": 1}, {"deed": "bow", "if": 1}]}
    with pytest.raises(UnreadableError) as caught:
        read(Deed, wrong, "x")
    assert [(fault.path, fault.problem.en) for fault in caught.value.faults] == [
        ("x.tehn", "“tehn” is unknown; did you mean “then”?"),
        ("x.then[0].depth", "10000 is too large; numbers go up to 9999"),
        ("x.then[1].deed", "“bw” is unknown; did you mean “bow”?"),
        ("x.then[2].if", "expected true or false, got 1"),
    ]


@pytest.mark.parametrize("depth", [9999, -9999])
def test_the_largest_numbers_are_read(depth: int) -> None:
    assert read(Deed, {"deed": "bow", "depth": depth}, "x") == Bow(depth=depth)


def test_a_misspelt_key_is_not_told_as_missing_too() -> None:
    with pytest.raises(UnreadableError) as caught:
        read(TakeTea, {"tehn": []}, "x")
    assert [fault.path for fault in caught.value.faults] == ["x.tehn"]
    with pytest.raises(UnreadableError) as caught:
        read(TakeTea, {"cup": []}, "x")
    assert [(fault.path, fault.problem.en) for fault in caught.value.faults] == [
        ("x.cup", "“cup” is unknown; known are then"),
        ("x", "“then” is missing"),
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A table with words in both languages."""

    name: Text


def test_words_are_asked_for_in_both_languages() -> None:
    assert read(Named, {"name": {"en": "Bow", "zh": "弓"}}, "x") == Named(name=Text("Bow", "弓"))
    with pytest.raises(UnreadableError) as caught:
        read(Named, {"name": {"en": "Bow", "zh": ""}}, "x")
    assert caught.value.sentences == ["x.name: the words are there in one language only"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cup:
    """A table that its key tells from another."""

    cup: Literal["tea", "wine"] | tuple[Literal["tea", "wine"], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pot:
    """Another."""

    pot: int


@pytest.mark.parametrize(
    ("value", "path", "problem"),
    [
        (3, "x", "expected a table, got 3"),
        ("tea", "x", "expected a table, got 'tea'"),
        ([{"pot": 1}], "x", "expected a table"),
        ({"cup": {"tea": 1}}, "x.cup", "known are tea, wine"),
        ({"cup": 3}, "x.cup", "known are tea, wine"),
        ({"cup": ["tae"]}, "x.cup[0]", "did you mean “tea”?"),
    ],
)
def test_only_a_table_is_one_of_several_tables(value: Any, path: str, problem: str) -> None:
    assert read(Cup | Pot, {"pot": 1}, "x") == Pot(pot=1)
    with pytest.raises(UnreadableError) as caught:
        read(Cup | Pot, value, "x")
    assert caught.value.path == path
    assert problem in caught.value.problem.en


def test_the_words_in_a_word_with_their_paths() -> None:
    tea = TakeTea(then=(Bow(), TakeTea(then=(Bow(depth=2),))))
    assert [path for _, path in words_in(tea, "x")] == ["x", "x.then[0]", "x.then[1]", "x.then[1].then[0]"]
    assert [path for _, path in words_in(tea, "x", skip=("then",))] == ["x"]
