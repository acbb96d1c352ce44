"""The command `simulate`: the same totals as the workers', as text and as JSON."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from decks.models import Deck
from decks.owners import Owner
from matches.farm.chunk_play import play_chunks
from matches.figures.summaries import summarise
from matches.kinds.gauntlet import create_gauntlet
from matches.requests.terms import Terms
from tests.matches.conftest import make_deck
from tests.matches.pips import ENGINE


def simulate(*arguments: object) -> str:
    out = io.StringIO()
    call_command("simulate", *map(str, arguments), stdout=out)
    return out.getvalue()


def simulate_json(*arguments: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(simulate(*arguments, "--json"))
    return found


def test_json(strong: Deck, middle: Deck) -> None:
    found = simulate_json(strong.pk, middle.pk, "--games", 201, "--seed", 3)
    assert found["games"] == 202
    assert found["wins"] + found["losses"] + found["draws"] == 202
    assert found["win_rate"] == (found["wins"] + found["draws"] / 2) / 202
    assert found["interval"][0] < found["win_rate"] < found["interval"][1]
    assert found["by_seat"]["first"]["games"] == found["by_seat"]["second"]["games"] == 101
    assert sum(found["ends"].values()) == 202
    assert (found["seed"], found["engine"], found["level"]) == (3, "0123456789abcdef", "sharp")
    assert found["decks"] == [{"en": "Strong", "zh": "Strong"}, {"en": "Middle", "zh": "Middle"}]


def test_same_totals_as_the_workers(alice: Owner, strong: Deck, middle: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[middle], terms=Terms(600, level="coin", seed=21))
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)
    worker = summarise(simulation).as_json
    here = simulate_json(strong.pk, middle.pk, "--games", 600, "--seed", 21, "--ai", "coin")
    shared = [
        "games",
        "wins",
        "draws",
        "losses",
        "win_rate",
        "interval",
        "by_seat",
        "ends",
        "turns",
        "mean_turns",
        "seed",
        "engine",
        "definitions",
    ]
    assert {name: worker[name] for name in shared} == {name: here[name] for name in shared}


def test_text(strong: Deck, weak: Deck) -> None:
    told = simulate(strong.pk, weak.pk, "--games", 10, "--seed", 3)
    assert told.startswith("Strong against Weak: 100.0% of 10 games (95% interval")
    assert "better than even" in told


def test_a_deck_file(tmp_path: Path, strong: Deck, weak: Deck) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("2 pip-9\n2 pip-8\n2 pip-7\n")
    one = simulate_json(path, weak.pk, "--games", 50, "--seed", 5)
    other = simulate_json(strong.pk, weak.pk, "--games", 50, "--seed", 5)
    assert {**one, "decks": 0, "seconds": 0} == {**other, "decks": 0, "seconds": 0}


@pytest.mark.parametrize(
    ("arguments", "words", "code"),
    [
        (["--games", "0"], "at least 1", 2),
        (["--ai", "grandmaster"], "no level", 1),
        (["--seed", "-4"], "A seed is", 1),
        (["--threads", "0"], "--threads takes a number from 1 to 256", 2),
    ],
)
def test_refusals(strong: Deck, weak: Deck, arguments: list[str], words: str, code: int) -> None:
    with pytest.raises(CommandError, match=words) as caught:
        simulate(strong.pk, weak.pk, *arguments)
    assert caught.value.returncode == code


def test_the_threads_are_the_engines_and_change_no_total(strong: Deck, weak: Deck) -> None:
    arguments = (strong.pk, weak.pk, "--games", 40, "--seed", 3)
    alone, together = (simulate_json(*arguments, *more) for more in ((), ("--threads", 3)))
    assert ENGINE.threads == 3
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_no_such_deck(strong: Deck, precons: list[Deck]) -> None:
    with pytest.raises(CommandError, match="nowhere") as caught:
        simulate(strong.pk, "nowhere")
    assert caught.value.returncode == 2


def test_an_illegal_deck(alice: Owner, strong: Deck) -> None:
    short = make_deck(alice, "Short", {"main": {"pip-1": 3}})
    with pytest.raises(CommandError, match="section_too_small"):
        simulate(strong.pk, short.pk)
