"""Commands on a fresh clone say what to run first: the tables, then the cards, then the decks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from config.startup.tables import first_to_run
from decks.importing.references import DeckNotFoundError, find_deck
from decks.models import Deck
from rules import games
from tests.fixtures.shipping import load_shipped

ROOT = Path(__file__).resolve().parents[3]
NO_CARDS = "No cards are loaded yet. Run `manage.py load_cards` first"
NO_DECKS = "The shipped decks are not loaded yet. Run `manage.py load_decks` first."
COMMANDS = (["list_cards", "--game", "echo"], ["list_decks", "--game", "echo"], ["simulate", "a", "b"], ["replay", "a", "b", "--seed", "1"])


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": "/usr/bin:/bin", "DECKPROOF_VAR_DIR": str(folder)}
    command = [sys.executable, "manage.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("arguments", [["load_cards"], ["simulate", "gate-and-drum", "arrow-rain"]], ids=lambda listed: listed[0])
def test_without_tables_a_command_says_what_makes_them(tmp_path: Path, arguments: list[str]) -> None:
    ran = run(tmp_path, *arguments)
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    assert (tmp_path / "db.sqlite3").exists()
    assert "Run `manage.py migrate`, `manage.py load_cards` and `manage.py load_decks` first" in ran.stderr


@pytest.mark.django_db
def test_with_all_tables_there_is_nothing_to_run() -> None:
    assert first_to_run() == ""


@pytest.mark.django_db
@pytest.mark.parametrize("arguments", [*COMMANDS, ["load_decks"]], ids=lambda listed: listed[0])
def test_without_cards_a_command_says_what_loads_them(arguments: list[str]) -> None:
    with pytest.raises(CommandError, match=NO_CARDS):
        call_command(*arguments)


@pytest.mark.django_db
def test_a_list_is_not_checked_without_cards(tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("1 Fox")
    with pytest.raises(CommandError, match=NO_CARDS):
        call_command("check_deck", str(tmp_path / "deck.txt"))
    with pytest.raises(DeckNotFoundError, match=NO_CARDS):
        find_deck(str(tmp_path / "deck.txt"))


@pytest.mark.django_db
@pytest.mark.parametrize("arguments", COMMANDS[1:], ids=lambda listed: listed[0])
def test_without_decks_a_command_says_what_loads_them(arguments: list[str]) -> None:
    load_shipped(games.get("echo"))
    with pytest.raises(CommandError, match=NO_DECKS):
        call_command(*arguments)


@pytest.mark.django_db
def test_the_site_is_not_told_of_commands() -> None:
    with pytest.raises(DeckNotFoundError, match="there is no such shipped deck"):
        find_deck("nobody", may_read_files=False)
    assert not Deck.objects.exists()
