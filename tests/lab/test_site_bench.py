"""`manage.py bench web`: what each kind of request costs, in a database of its own."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.catalogue import catalogue_of
from cards.search.card_search import Search
from lab.site_speed import searches_of
from rules import games
from tests.fixtures.shipping import load_shipped

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_every_kind_of_request_is_measured_and_the_site_left_alone(tmp_path: Path) -> None:
    site = {"DECKPROOF_VAR_DIR": str(tmp_path), "DATABASE_URL": f"sqlite:///{tmp_path / 'site.sqlite3'}", "DECKPROOF_LOG_LEVEL": "ERROR"}
    command = [sys.executable, "manage.py", "bench", "web", "--cards", "200", "--decks", "20", "--requests", "1", "--json"]
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, **site}, capture_output=True, text=True, check=True)
    measured = [json.loads(line) for line in ran.stdout.splitlines()]
    costs, weights = measured[:-2], measured[-2:]
    assert {each["name"] for each in costs} >= {"search", "card", "deck", "edit", "import", "PDF"}
    # One query reads the warnings of staff to the member.
    assert all(0 < each["queries"] <= 13 for each in costs)
    assert [each["page"] for each in weights] == ["/", "/echo/cards/"]
    assert all(each["is_within"] for each in weights)
    with closing(sqlite3.connect(tmp_path / "site.sqlite3")) as kept:
        assert kept.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


@pytest.mark.parametrize("slug", [game.slug for game in games.everything()])
def test_searches_of_every_game_are_understood(db: None, slug: str) -> None:
    game = games.get(slug)
    load_shipped(game)
    searches = [Search(catalogue_of(game), words) for words in searches_of(catalogue_of(game))]
    assert [search.problems for search in searches] == [()] * len(searches)
    assert any(search.found.any() for search in searches)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(CommandError, match="no game “chess”"):
        call_command("bench", "web", "--game", "chess")


@pytest.mark.parametrize("number", ["--cards", "--decks", "--requests"])
def test_numbers_below_one_are_refused(number: str) -> None:
    with pytest.raises(CommandError, match="at least 1"):
        call_command("bench", "web", number, "0")
