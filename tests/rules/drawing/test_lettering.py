"""Words in a box: measured, broken as each script asks, shrunk before they are cut."""

from __future__ import annotations

import pytest

from rules.drawing.lettering import ELLIPSIS, balanced, fit, measure, name_lines, set_lines, wrap

ENGLISH = "Awaken: you may destroy an enemy follower with 2 or less attack, then draw a card and put the top 2 cards into your graveyard."
CHINESE = "唤醒技：可选择破坏对方1只攻击力不高于2的随从，然后抽1张卡，并将卡组顶的2张卡置入墓地（若为道具，则改为展示）。"


def test_latin_is_broken_between_words_and_every_line_keeps_inside():
    lines = wrap(ENGLISH, 300, 24)
    assert " ".join(lines) == ENGLISH
    assert all(measure(line, 24) <= 300 for line in lines)


@pytest.mark.parametrize("width", range(190, 420, 10))
def test_an_apostrophe_parts_no_word(width):
    text = "Put the top card of your opponent’s deck on it, and return all followers to their owners’ hands."
    lines = wrap(text, width, 24)
    assert " ".join(lines) == text


def test_han_is_broken_anywhere_but_before_closing_and_after_opening_marks():
    for width in range(150, 420, 10):
        lines = wrap(CHINESE, width, 24)
        assert "".join(lines) == CHINESE
        assert all(measure(line, 24) <= width for line in lines)
        assert not any(line[0] in "，。）：" for line in lines)
        assert not any(line[-1] in "（" for line in lines)


def test_a_word_wider_than_the_box_is_broken():
    assert all(measure(line, 20) <= 100 for line in wrap("Donaudampfschifffahrtsgesellschaft", 100, 20))


def test_paragraphs_stay_apart():
    assert wrap("Shield\nAwaken: draw.", 500, 20) == ["Shield", "Awaken: draw."]


def test_balanced_lines_are_as_few_and_no_orphan_is_left():
    text = "战死技：可选择对对方英雄造成1点伤害。"
    width = measure(text[:-2], 24)
    assert wrap(text, width, 24)[-1] == "害。"
    lines = balanced(text, width, 24)
    assert len(lines) == 2
    assert len(lines[1]) > 5


@pytest.mark.parametrize("text", [ENGLISH, CHINESE, CHINESE * 3])
def test_text_shrinks_before_it_is_cut(text):
    block = fit(text, 514, 174, largest=33, smallest=12, leading=1.4)
    assert not block.is_cut
    assert block.height <= 174.01
    assert block.width() <= 514
    assert "".join(block.lines).replace(" ", "") == text.replace(" ", "")


def test_an_ellipsis_is_the_last_resort():
    block = fit(CHINESE * 30, 514, 174, largest=33, smallest=17, leading=1.42)
    assert block.is_cut
    assert block.size == 17
    assert block.lines[-1].endswith(ELLIPSIS)
    assert block.height <= 174.01
    assert block.width() <= 514


@pytest.mark.parametrize(
    ("name", "most"), [("Ox", 1), ("烬狐", 1), ("Grandmother of the Nine Wisteria Gates", 2), ("九夜掌灯人·乌衣巷口的老账房先生", 2)]
)
def test_long_names_shrink_and_then_take_a_second_line(name, most):
    block = name_lines(name, 454, 76, largest=50)
    assert len(block.lines) <= most
    assert block.height <= 76.01
    assert block.width(is_bold=True) <= 454
    assert not block.is_cut


def test_the_words_that_open_a_paragraph_are_bold():
    block = fit("Active (1 energy): draw.\nNobody sleeps.", 500, 100, largest=20, smallest=20, leading=1.3)
    drawn = set_lines(block, 0, 0, leads=("Active",))
    assert '<tspan font-weight="700">Active (1 energy):</tspan> draw.' in drawn
    assert drawn.count("font-weight") == 1


def test_a_longer_word_is_not_bold_for_how_it_begins():
    block = fit("Equipment costs less.\nEquip: 2 mana.", 500, 100, largest=20, smallest=20, leading=1.3)
    drawn = set_lines(block, 0, 0, leads=("Equip",))
    assert drawn.count("font-weight") == 1
    assert '<tspan font-weight="700">Equip:</tspan> 2 mana.' in drawn
