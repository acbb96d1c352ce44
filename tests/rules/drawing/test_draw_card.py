"""A card picture from its plan: whole, safe, the same each time, and within its size and time."""

from __future__ import annotations

from dataclasses import replace
from time import process_time

import pytest

from rules.drawing.card import draw_card
from rules.drawing.figures import FAMILIES
from rules.drawing.frame import WINDOWS
from rules.drawing.palette import PALETTES
from rules.drawing.plan import Badge, Emblem, Plan
from rules.drawing.scene import FRONTS, LANDS, PATTERNS
from tests.rules.drawing.documents import check_document, told

PLAN = Plan(
    word="ember-fox",
    language="en",
    name="Ember Fox",
    palette=PALETTES["fire"],
    window="notch",
    figure="beast",
    hint="ember fox",
    level=2,
    emblems=(Emblem("flame", "7"),),
    cost=Badge("2", "gem"),
    left=Badge("3", "blade"),
    type_line="Follower · Fire · Beast",
    mark="SR 012",
    text="Awaken: draw a card.",
    leads=("Awaken",),
    flavour="It warms whoever it bites.",
)


def test_the_picture_has_its_name_figures_and_words():
    root = check_document(draw_card(PLAN))
    assert root.get("viewBox") == "0 0 630 880"
    assert root.find("{http://www.w3.org/2000/svg}title").text == "Ember Fox"
    for words in ("Ember Fox", "2", "3", "Awaken: draw a card.", "It warms whoever it bites.", "Follower · Fire · Beast", "SR 012", "7"):
        assert words in told(root)


def test_the_same_plan_gives_the_same_picture():
    assert draw_card(PLAN) == draw_card(replace(PLAN))


def test_other_words_give_other_pictures():
    drawn = {draw_card(replace(PLAN, word=f"card-{place}", hint="")) for place in range(40)}
    assert len(drawn) == 40


def test_names_and_texts_are_escaped():
    root = check_document(draw_card(replace(PLAN, name='<b>&"x"', text="<script>&</script>", flavour='"&<', type_line="a<b&c", mark="<1>")))
    assert root.find("{http://www.w3.org/2000/svg}title").text == '<b>&"x"'
    assert "<script>&</script>" in told(root)


def test_all_that_may_be_left_out_may():
    bare = Plan(word="", language="zh-hans", name="", palette=PALETTES["ink"], window="moon", figure="thing")
    assert told(check_document(draw_card(bare))) == ""


@pytest.mark.parametrize("figure", FAMILIES)
@pytest.mark.parametrize("level", range(5))
def test_each_family_can_be_drawn_at_each_level(figure, level):
    for place in range(8):
        check_document(draw_card(replace(PLAN, word=f"{figure}-{place}", hint="", figure=figure, level=level)))


@pytest.mark.parametrize("level", range(5))
def test_each_level_has_another_border(level):
    others = [draw_card(replace(PLAN, level=other)) for other in range(5) if other != level]
    assert draw_card(replace(PLAN, level=level)) not in others


def test_each_window_land_front_and_sky_can_be_drawn():
    for window in WINDOWS:
        check_document(draw_card(replace(PLAN, window=window)))
    for land in LANDS:
        check_document(draw_card(replace(PLAN, land=land)))
    for front in FRONTS:
        check_document(draw_card(replace(PLAN, front=front)))
    for sky in PATTERNS:
        check_document(draw_card(replace(PLAN, sky=sky)))


def test_an_unknown_family_is_refused():
    with pytest.raises(KeyError):
        draw_card(replace(PLAN, figure="teapot"))


def test_a_picture_is_small_and_soon_drawn():
    plans = [replace(PLAN, word=f"{figure}-{level}", figure=figure, level=level, hint="") for figure in FAMILIES for level in range(5)]
    start = process_time()
    sizes = [len(draw_card(plan).encode()) for plan in plans]
    spent = process_time() - start
    assert max(sizes) < 45_000
    assert sum(sizes) / len(sizes) < 25_000
    assert spent / len(plans) < 1
