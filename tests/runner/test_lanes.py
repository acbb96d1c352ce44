"""Tests are handed to the cores in lanes, the longest first."""

from __future__ import annotations

from pathlib import Path

from tests.runner.lanes import FIRST, lane

TESTS = Path(__file__).resolve().parents[1]


def test_lanes_that_begin_first_are_there() -> None:
    missing = [name for name in FIRST if not (TESTS.parent / name if "/" in name else TESTS / name).exists()]
    assert missing == []


def test_a_file_is_a_lane_and_so_is_a_folder_that_shares_a_site() -> None:
    assert lane("tests/decks/views/test_lists.py::test_plain_case[echo]") == "tests/decks/views/test_lists.py"
    assert lane("tests/browser/access/test_looks.py::test_a_finger_is_not_told_of_keys") == "browser"
