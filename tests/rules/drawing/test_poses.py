"""A figure laid out in its window, and paper that is not folded."""

from __future__ import annotations

import pytest

from rules.drawing.card import draw_card
from rules.drawing.palette import PALETTES
from rules.drawing.plan import Plan
from rules.drawing.poses import POSES, posed
from rules.drawing.sheet import Sheet
from tests.rules.drawing.documents import check_document
from tests.rules.drawing.silhouettes import silhouette


def plan(figure: str, pose: str) -> Plan:
    return Plan(word="x", language="en", name="X", palette=PALETTES["ink"], window="moon", figure=figure, hint="sword carp", pose=pose)


@pytest.mark.parametrize("figure", ["thing", "beast"])
def test_each_pose_is_a_sound_picture_of_its_own(figure):
    drawn = {pose: draw_card(plan(figure, pose)) for pose in POSES}
    for each in drawn.values():
        check_document(each)
    assert len(set(drawn.values())) == len(POSES)


def test_an_unknown_pose_is_refused():
    with pytest.raises(KeyError):
        posed("<g/>", "asleep", "x")


def test_nothing_is_laid_out_as_nothing():
    assert posed("", "pair", "x") == ""


def test_paper_that_is_not_folded_shows_on_one_side():
    def one_sided(papers, chance):
        papers.over.paper("M100 -50H200V50H100Z")

    unfolded = Plan(word="x", language="en", name="X", palette=PALETTES["ink"], window="eight", figure="thing", own=one_sided)
    drawn = draw_card(unfolded)
    check_document(drawn)
    seen = silhouette(drawn, 63)
    assert seen[:, 32:].sum() > 0
    assert seen[:, :31].sum() == 0


def test_what_is_drawn_at_a_place_is_moved_there():
    sheet = Sheet("f")
    with sheet.at(10, 20, 0.5, 30):
        sheet.paper("M0 0H9V9Z")
    sheet.paper("M1 1H9V9Z")
    assert 'transform="translate(10 20) rotate(30) scale(0.5)"' in sheet.definition()
    assert sheet.definition().count("rotate(30)") == 1
