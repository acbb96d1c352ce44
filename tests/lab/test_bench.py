"""`manage.py bench`: one line for each measurement."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from lab import engine_speed
from lab.entrants import playable_games
from rules import games
from rules.kernel.compiled.storage.sources import root

#: The line of `engine_speed.WARM` that makes an engine ready.
WARMING = "games.get(sys.argv[1]).engine().warm()"


def lines(*arguments: str) -> list[str]:
    out = StringIO()
    call_command("bench", *arguments, stdout=out)
    return out.getvalue().splitlines()


def test_each_level_of_each_playable_game_is_measured() -> None:
    measured = [json.loads(line) for line in lines("--games", "2", "--no-start", "--json")]
    assert [(each["game"], each["ai"]) for each in measured] == [
        (game.slug, level) for game in playable_games() for level in ("random", "greedy", "planner", "strategist", "expert")
    ]
    for each in measured:
        assert set(each) == {
            "game",
            "ai",
            "games",
            "actions",
            "cpu_seconds",
            "deck_seconds",
            "errors",
            "games_per_second",
            "actions_per_second",
        }
        assert each["errors"] == 0
        assert each["games"] == 2
        assert each["actions"] > 20 * each["games"]


def test_one_level_in_words() -> None:
    (line,) = lines("--game", "echo", "--ai", "greedy", "--games", "100", "--no-start")
    assert line.startswith("echo, greedy: ")
    assert line.endswith("0 errors)")


def test_compiling_and_starting_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of something that compiles in a second: an engine takes minutes where the machine is busy."""
    monkeypatch.setattr(engine_speed, "WARM", engine_speed.WARM.replace(WARMING, "import tests.matches.small_engine"))
    measured = json.loads(lines("--game", "echo", "--ai", "random", "--games", "2", "--json")[-1])
    assert set(measured) == {"game", "cold_compile_seconds", "cold_compile_megabytes", "cached_start_seconds", "cached_start_megabytes"}
    assert 0 < measured["cached_start_seconds"] < measured["cold_compile_seconds"]
    assert measured["cold_compile_megabytes"] > 20


def test_an_engine_starts_from_the_cache() -> None:
    games.get("echo").engine().warm()
    seconds, megabytes = engine_speed.start_once("echo", str(root().parent))
    assert seconds > 0
    assert megabytes > 20


@pytest.mark.parametrize("arguments", [("--game", "chess"), ("--ai", "genius"), ("--games", "0"), ("--game", "dragon-trove")])
def test_wrong_arguments_are_refused_in_words(arguments: tuple[str, ...]) -> None:
    with pytest.raises(CommandError):
        lines(*arguments, "--no-start")
