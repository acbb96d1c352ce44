"""The faces of Dou Wushi's cards: what each tells besides its words."""

from __future__ import annotations

import pytest

from rules.douwushi.face import draw, hint_of
from rules.douwushi.terms import CLASSES
from rules.drawing.figures import words_of
from rules.drawing.figures.thing import NAMES, THINGS
from rules.drawing.symbols import SYMBOLS
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.drawing.documents import check_document, told


def test_a_class_shows_in_the_corner_and_at_the_foot():
    hero = Card("x", 1, "hero", Text("X", "某"), None, {"class": "mage", "life": 7}, Text("", ""), Text("", ""))
    root = check_document(draw(hero, "en"))
    assert "Hero · Mage" in told(root)
    assert "7" in told(root)


@pytest.mark.parametrize("choice", CLASSES, ids=lambda choice: choice.slug)
def test_a_class_has_the_same_symbol_on_the_picture_as_in_the_text(choice):
    hero = Card("x", 1, "hero", Text("X", "某"), None, {"class": choice.slug, "life": 7}, Text("", ""), Text("", ""))
    drawn = [element.get("d") for element in check_document(draw(hero, "en")).iter("{http://www.w3.org/2000/svg}path")]
    assert [name for name, shape in SYMBOLS.items() if shape in drawn] == [choice.symbol]


def test_no_two_meanings_share_a_symbol():
    """Neither two classes nor a class and a kind of attack."""
    marks = [choice.symbol for choice in CLASSES]
    for kind in ("melee", "ranged"):
        weapon = Card("x", 1, "weapon", Text("X", "某"), None, {"attack_type": kind}, Text("", ""), Text("", ""))
        drawn = [element.get("d") for element in check_document(draw(weapon, "en")).iter("{http://www.w3.org/2000/svg}path")]
        marks.extend(name for name, shape in SYMBOLS.items() if shape in drawn)
    assert len(marks) == len(set(marks)) == 5


def test_what_can_be_carried_is_drawn_as_something_that_can(shipped):
    kinds = {
        "weapon": {"sword", "axe", "crossbow", "wand", "bell", "drum", "door", "cart"},
        "equipment": {*THINGS} - {"scroll", "rain", "fire"},
    }
    for card in shipped.cards("douwushi").values():
        if card.kind in kinds:
            named = [NAMES[word] for word in words_of(f"{hint_of(card)} {card.slug} {card.name.en}") if word in NAMES]
            assert named, card.slug
            assert named[-1] in kinds[card.kind], card.slug
