"""Engines are compiled before the tests are collected where all tests of the rules are, and nowhere else; no core waits without need."""

from __future__ import annotations

import fcntl
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any

import pytest

from tests.runner.ready_engines import PARTS, are_needed, compile_parts, in_turn

TESTS = Path(__file__).resolve().parents[1]


def test_a_run_of_all_rules_needs_them() -> None:
    assert are_needed([str(TESTS)])
    assert are_needed([str(TESTS / "decks"), str(TESTS / "rules")])


def test_a_run_of_a_part_does_not() -> None:
    assert not are_needed([str(TESTS / "decks")])
    assert not are_needed([str(TESTS / "rules/echo"), f"{TESTS / 'rules/test_games.py'}::test_registry"])


def test_each_core_begins_with_another_game() -> None:
    games: Any = ["echo", "hota", "douwushi"]
    assert in_turn(games, 1) == [(game, names) for game in ("hota", "douwushi", "echo") for names in PARTS]
    assert in_turn([], 1) == []


def test_what_another_core_compiles_is_left_to_it_and_waited_for_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.runner.ready_engines.root", lambda: tmp_path)
    loaded: list[str] = []
    has_loaded = Event()

    def load(*names: str) -> None:
        loaded.extend(names)
        has_loaded.set()

    game: Any = SimpleNamespace(slug="toy", engine=lambda: SimpleNamespace(parts=SimpleNamespace(load=load)))
    with (tmp_path / "toy.theirs.tests").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        core = Thread(target=compile_parts, args=([(game, ("theirs",)), (game, ("own", "more"))],))
        core.start()
        assert has_loaded.wait(60)
        core.join(0.2)
        assert core.is_alive()
        assert loaded == ["own", "more"]
    core.join(60)
    assert loaded == ["own", "more", "theirs"]
