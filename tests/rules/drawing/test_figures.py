"""Figures are chosen by what a card is called."""

from __future__ import annotations

import pytest

from rules.drawing.chance import Chance
from rules.drawing.figures import FAMILIES, choose, draw_figure, family_named, words_of
from rules.drawing.sheet import Sheet


def drawn(family: str, hint: str) -> str:
    front, back = Sheet("f"), Sheet("b")
    draw_figure(family, front, back, Chance("same"), 2, hint)
    return front.definition() + back.definition()


def test_words_are_read_from_slugs_and_names():
    assert words_of("moon-gate-stag Moon-Gate Stag") == ["moon", "gate", "stag", "moon", "gate", "stag"]


def test_the_last_word_that_is_known_wins():
    assert choose({"fox": "fox", "moon": "moon"}, "moon-fox", Chance("a"), ("owl",)) == "fox"
    assert choose({"fox": "fox", "moon": "moon"}, "fox-moon", Chance("a"), ("owl",)) == "moon"


def test_chance_decides_when_no_word_is_known():
    assert choose({"fox": "fox"}, "nobody", Chance("a"), ("owl",)) == "owl"


@pytest.mark.parametrize(
    ("hint", "family"),
    [
        ("dusk-swift", "bird"),
        ("red-clay-ram", "beast"),
        ("lapis drake", "dragon"),
        ("bronze maul", "thing"),
        ("old banyan", "plant"),
        ("xyzzy", None),
    ],
)
def test_a_name_tells_its_family(hint, family):
    assert family_named(hint) == family


@pytest.mark.parametrize("family", FAMILIES)
def test_every_known_word_of_a_family_can_be_drawn(family):
    from importlib import import_module

    for word in import_module(f"rules.drawing.figures.{family}").NAMES:
        assert drawn(family, word)


def test_kinds_of_one_family_look_different():
    kinds = ("fox", "tiger", "stag", "ox", "hare", "toad", "carp", "whale", "moth")
    assert len({drawn("beast", kind) for kind in kinds}) == len(kinds)
