"""The labels of a curve stand beside the plot, so that neither the line of 50% nor another label goes through them."""

from __future__ import annotations

import re
from types import SimpleNamespace
from uuid import UUID

import pytest
from django.template.loader import render_to_string

from matches.farm.stops import Point
from matches.figures.charts import course_curve
from matches.statistics.rates import Interval

#: Percent of the plot's height that a label takes at least.
LABEL = 10
SIMULATION = SimpleNamespace(pk=UUID(int=7))


def points(rate: float) -> list[Point]:
    return [Point(games=games, rate=rate, interval=Interval(rate - 0.02, rate + 0.02)) for games in (10, 100, 1000)]


@pytest.mark.parametrize(("rate", "labels"), [(0.3, ["52%", "26%"]), (0.5, ["54%", "50%", "46%"]), (0.7, ["74%", "48%"])])
def test_labels_keep_clear_of_the_line_of_half(rate: float, labels: list[str]) -> None:
    curve = course_curve(points(rate))
    page = render_to_string(
        "matches/results/_course.html", {"course": curve, "summary": SimpleNamespace(course=[]), "simulation": SIMULATION}
    )
    plot, scale = re.search(r"<svg viewBox.*?</svg>", page, re.DOTALL), re.search(r'<svg class="curve-scale".*?</svg>', page, re.DOTALL)
    assert plot
    assert scale
    assert "chart-even" in plot[0]
    assert "<text" not in plot[0]
    assert [re.sub(r"\.0%", "%", each) for each in re.findall(r"<text[^>]*>([^<]+)", scale[0])] == labels
    between = [float(each) for each in re.findall(r'class="curve-even" x="100%" y="([\d.]+)%"', scale[0])]
    assert all(LABEL < each < 100 - LABEL for each in between)


def test_every_stretch_of_games_has_ticks_within_it() -> None:
    """From 52 to 98 games there is no round number: the page of a gauntlet under way answered 500."""
    for first in range(2, 130, 2):
        for last in range(first + 2, 400, 2):
            ends = [Point(games=games, rate=0.5, interval=Interval(0.4, 0.6)) for games in (first, last)]
            curve = course_curve(ends)
            assert curve
            assert curve.ticks
            assert all(first <= games <= last and 0 <= float(x) <= 100 for x, games in curve.ticks)
