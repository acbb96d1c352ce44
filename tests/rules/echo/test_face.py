"""The faces of Echo's cards: every field missing, odd names and long texts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.echo.face import draw, plan
from rules.kernel.cards import Card
from rules.wording import Text
from tests.rules.drawing.documents import check_document, told

FOX = Card(
    slug="ember-fox",
    number=12,
    kind="follower",
    name=Text("Ember Fox", "烬狐"),
    rarity="R",
    values={"attribute": "fire", "faction": "wildroot", "race": "beast", "cost": 2, "attack": 3, "keywords": ["shield"]},
    said=Text("Shield\nAwaken: draw a card.", "护盾\n唤醒技：抽1张牌。"),
    flavour=Text("It warms whoever it bites.", "咬谁，谁就暖和。"),
)


def test_a_follower_shows_its_figures_and_words_in_each_language():
    english, chinese = told(check_document(draw(FOX, "en"))), told(check_document(draw(FOX, "zh-hans")))
    for words in ("2", "3", "Ember Fox", "Awaken: draw a card.", "Follower · Fire · Wildroot · Beast", "R 012"):
        assert words in english
    for words in ("烬狐", "唤醒技：抽1张牌。", "随从 · 火 · 荒根 · 兽", "R 012"):
        assert words in chinese
    assert "Awaken" not in chinese


def test_the_keyword_line_is_bold():
    assert '<tspan font-weight="700">Shield</tspan>' in draw(FOX, "en")


@pytest.mark.parametrize("field", sorted(FOX.values))
def test_any_field_may_be_missing(field):
    check_document(draw(replace(FOX, values={key: value for key, value in FOX.values.items() if key != field}), "en"))


def test_values_that_no_list_knows_are_passed_over():
    odd = replace(FOX, rarity="XR", values={"attribute": "lava", "faction": "nobody", "race": "teapot", "cost": 120, "attack": -3})
    assert "120" in told(check_document(draw(odd, "en")))


def test_attributes_differ_by_shape_as_well_as_by_colour():
    emblems = {
        plan(replace(FOX, values={**FOX.values, "attribute": each}), "en").emblems for each in ("fire", "grass", "water", "light", "dark")
    }
    assert len(emblems) == 5


def test_markup_in_names_and_texts_is_shown_as_it_stands():
    odd = replace(FOX, name=Text('A<b>&"c"', "甲<&"), said=Text('Deal <2> & "win".', "造成<2>&"), flavour=Text("<&", "<&"))
    assert 'Deal <2> & "win".' in told(check_document(draw(odd, "en")))
