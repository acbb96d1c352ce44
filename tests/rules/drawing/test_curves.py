"""Outlines, places along a line, ribbons and the paths they are spelled in."""

from __future__ import annotations

from rules.drawing.curves import closed, even, moved, outline, points, ribbon, width_at
from rules.drawing.cuts import dot, leaf, placed, ring, straight


def test_written_points_tell_which_corners_are_sharp():
    assert points("0,-10! 5,2 -5,2.5") == ([(0, -10), (5, 2), (-5, 2.5)], {0})


def test_between_sharp_corners_edges_are_straight():
    assert outline("0,0! 10,0! 10,10!") == "M0 0l10 0l0 10l-10-10Z"


def test_round_corners_leave_and_enter_along_their_neighbours():
    assert (
        closed([(0, -100), (100, 0), (0, 100), (-100, 0)])
        == "M0 -100c51 0 100 49 100 100c0 51-49 100-100 100c-51 0-100-49-100-100c0-51 49-100 100-100Z"
    )


def test_an_outline_can_be_scaled_and_moved():
    assert moved("0,0! 1,0! 1,1!", 20, 30, 10) == "M20 30l10 0l0 10l-10-10Z"


def test_places_are_evenly_spaced_with_their_heading():
    places = even([(0, 0), (50, 0), (100, 0)], 4)
    assert [round(x) for x, _, _ in places] == [0, 25, 50, 75, 100]
    assert all(heading == 0 for _, _, heading in places)


def test_a_ribbon_tapers_to_a_point():
    drawn = ribbon(even([(0, 0), (100, 0)], 2), (10, 0))
    assert drawn.startswith("M0 10")
    assert "Z" in drawn
    assert width_at((10, 0), 0.25) == 7.5


def test_rounding_never_adds_up():
    corners = [(place * 0.4, place * 0.4) for place in range(50)]
    steps = straight(corners).removeprefix("M0 0l").removesuffix("Z").split("l")
    assert sum(int(step.split()[0]) for step in steps) == round(corners[-1][0])


def test_motifs_are_placed_and_turned():
    assert placed("M 0,0 L 10,0 Z", 5, 5, 90) == "M5 5l0 10Z"
    assert leaf(0, 0, 100, 20) == "M0 0q45-20 100 0q-55 20-100 0Z"
    assert dot(10, 10, 4) == "M6 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"


def test_a_ring_goes_round_and_an_arc_reaches_both_ends():
    assert len(ring(0, 0, 10, 8)) == 8
    assert [round(angle) for _, _, angle in ring(0, 0, 10, 3, -90, 180)] == [-90, 0, 90]
