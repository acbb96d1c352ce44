"""Engines are compiled before the tests are collected where all tests of the rules are, and nowhere else."""

from __future__ import annotations

from pathlib import Path

from tests.ready_engines import are_needed

TESTS = Path(__file__).resolve().parent


def test_a_run_of_all_rules_needs_them() -> None:
    assert are_needed([str(TESTS)])
    assert are_needed([str(TESTS / "decks"), str(TESTS / "rules")])


def test_a_run_of_a_part_does_not() -> None:
    assert not are_needed([str(TESTS / "decks")])
    assert not are_needed([str(TESTS / "rules/echo"), f"{TESTS / 'rules/test_games.py'}::test_registry"])
