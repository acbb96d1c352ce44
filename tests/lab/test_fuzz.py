"""`manage.py fuzz`: random legal decks over the whole set; what goes wrong is told with what reproduces it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from lab import fuzz as fuzz_decks
from lab.entrants import playable_games
from lab.fuzz import GAMES_EACH, Fuzz, deal_meeting
from lab.management.commands.fuzz import told
from rules.construction import check
from tests.matches.pips import CARDS, ENGINE, PIPS, PipsEngine

ROOT = Path(__file__).resolve().parents[2]
TODAY = date(2025, 6, 1)


def fuzz(games: int = 2 * GAMES_EACH, **options: Any) -> Fuzz:
    return fuzz_decks.fuzz(PIPS, CARDS, **{"level": "coin", "games": games, "seed": 5, "first": 0, "as_of": TODAY, **options})


def test_random_legal_decks_play_each_other(pips: PipsEngine) -> None:
    meetings = [deal_meeting(PIPS, CARDS, 5, number, TODAY) for number in range(30)]
    for meeting in meetings:
        for sections in meeting.lists:
            assert check(PIPS.format(), sections, CARDS, as_of=TODAY).violations == ()
    held = {slug for meeting in meetings for sections in meeting.lists for slug in sections["main"]}
    assert held == set(CARDS)
    assert len({meeting.seed for meeting in meetings}) == 30


def test_games_are_added_up(pips: PipsEngine) -> None:
    found = fuzz()
    assert (found.meetings, found.games, found.actions, found.most_actions) == (2, 1000, 6000, 6)
    assert sum(found.ends.values()) == 1000
    assert set(found.ends) == {"more_pips", "equal"}
    assert 2 <= found.turns / found.games <= found.most_turns <= 8
    assert (found.faulty, found.faults) == (0, [])


def test_a_meeting_can_be_played_by_itself(pips: PipsEngine) -> None:
    whole, first, second = fuzz(), fuzz(GAMES_EACH), fuzz(GAMES_EACH, first=1)
    assert whole.ends == {end: first.ends[end] + second.ends[end] for end in whole.ends}
    assert first.turns != second.turns
    assert whole.turns == first.turns + second.turns


def test_games_with_errors_are_told(pips: PipsEngine) -> None:
    ENGINE.wrong = {7: 4, 8: 1}
    found = fuzz()
    assert found.faulty == 4
    assert [(fault.meeting, fault.game, fault.errors) for fault in found.faults] == [(0, 7, 4), (0, 8, 1), (1, 7, 4), (1, 8, 1)]
    assert {fault.raised for fault in found.faults} == {""}
    meeting = deal_meeting(PIPS, CARDS, 5, 1, TODAY)
    assert (found.faults[2].decks, found.faults[2].seed) == (meeting.lists, meeting.seed)
    lines = list(told(found))
    assert "Faults: 4." in lines
    again = "manage.py fuzz --game pips --seed 5 --first 1 --games 1 --ai coin"
    assert f"! errors 4 in game 7 of seed {meeting.seed}; the two decks again: {again}" in lines
    assert "  A: " + ", ".join(f"{copies} {slug}" for slug, copies in meeting.lists[0]["main"].items()) in lines


def test_what_an_engine_raises_is_told_with_its_pair(pips: PipsEngine) -> None:
    ENGINE.fault, ENGINE.fault_pair = IndexError("index is out of bounds"), 3
    found = fuzz(GAMES_EACH)
    assert (found.games, found.faulty) == (GAMES_EACH - 2, 1)
    (fault,) = found.faults
    assert (fault.game, fault.errors, fault.raised) == (6, 0, "IndexError: index is out of bounds")


def test_only_some_faults_are_told_with_their_decks(pips: PipsEngine) -> None:
    ENGINE.wrong = dict.fromkeys(range(20), 1)
    found = fuzz(GAMES_EACH)
    assert (found.faulty, len(found.faults)) == (20, fuzz_decks.FAULTS_TOLD)


@pytest.mark.parametrize("game", [game.slug for game in playable_games()])
def test_the_command_tells_what_it_found(game: str) -> None:
    out = StringIO()
    call_command("fuzz", "--game", game, "--games", "500", "--seed", "9", "--json", stdout=out)
    found = json.loads(out.getvalue())
    assert (found["game"], found["level"], found["seed"], found["games"], found["faulty"]) == (game, "random", 9, 500, 0)
    assert sum(found["ends"].values()) == 500


def test_the_command_fails_when_there_are_faults(pips: PipsEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.management.commands.fuzz.shipped_cards", lambda game: CARDS)
    ENGINE.wrong = {2: 8}
    out = StringIO()
    with pytest.raises(CommandError, match="Faults were found") as refusal:
        call_command("fuzz", "--game", "pips", "--games", "500", "--ai", "coin", stdout=out)
    assert refusal.value.returncode == 1
    assert "! errors 8 in game 2 " in out.getvalue()


@pytest.mark.parametrize("arguments", [("--game", "chess"), ("--ai", "genius"), ("--games", "0"), ("--seed", "-1"), ("--first", "-1")])
def test_wrong_arguments_are_refused_in_words(arguments: tuple[str, ...]) -> None:
    with pytest.raises(CommandError) as refusal:
        call_command("fuzz", *arguments)
    assert refusal.value.returncode == 2


@pytest.mark.slow
def test_every_state_is_looked_at_and_every_index_checked() -> None:
    command = [sys.executable, "manage.py", "fuzz", "--game", "echo", "--games", "2000", "--check"]
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_BOUNDSCHECK"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "2,000 games between 4 pairs" in done.stdout
    assert "every state looked at" in done.stdout
    assert "Faults: 0." in done.stdout
