"""check_deck, list_decks, load_decks, and finding a deck by what somebody calls it."""

import io
import json
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from cards.catalogue import catalogue_of
from decks.exporting import export_deck
from decks.importing import UnreadableDeckError
from decks.importing.references import DeckNotFoundError, find_deck
from decks.loading.shipped_decks import DEFINITIONS, DeckDefinitionError, load_decks
from decks.models import Deck, Visibility
from decks.owners import Owner
from rules import games
from rules.construction import Format
from rules.kernel.game import Game


@pytest.fixture
def decks(all_games: tuple[Game, ...]) -> list[Deck]:
    return load_decks()


def run(*arguments: str) -> tuple[int, str]:
    out = io.StringIO()
    try:
        call_command(*arguments, stdout=out)
    except SystemExit as stop:
        return int(stop.code or 0), out.getvalue()
    except CommandError as error:
        return error.returncode, str(error)
    return 0, out.getvalue()


def test_shipped_decks_load_once(decks: list[Deck]) -> None:
    assert len(decks) == len(list(DEFINITIONS.glob("*/*/decks/*.toml")))
    assert all(deck.is_legal and deck.is_precon and deck.visibility == "public" and deck.owner is None for deck in decks)
    again = load_decks()
    assert [(deck.pk, deck.revision) for deck in again] == [(deck.pk, 1) for deck in decks]


def test_a_changed_definition_raises_the_revision(decks: list[Deck]) -> None:
    Deck.objects.filter(pk=decks[0].pk).update(name="Old")
    assert load_decks()[0].revision == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("slug = ", "Invalid"),
        ('slug = "other"\n', "must be the file's name"),
        ('slug = "bad"\ncolour = 1\n', "unknown key 'colour'"),
        ('slug = "bad"\nname = "B"\nname_zh = "坏"\n[sections.main]\nnobody = 1\n', "nobody"),
        ('slug = "bad"\nname = "B"\nname_zh = ""\n[sections.main]\n', "name and name_zh: the words are there in one language only"),
        ('slug = "bad"\nname = "B"\nname_zh = "坏"\nnote_zh = "注"\n[sections.main]\n', "note and note_zh"),
        ('slug = "bad"\nname = "B"\nname_zh = "坏"\nformat = "modern"\n[sections.main]\n', "modern"),
    ],
)
def test_a_bad_definition_says_where(all_games: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, words: str) -> None:
    path = tmp_path / "echo" / "x" / "decks" / "bad.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr("decks.loading.shipped_decks.DEFINITIONS", tmp_path)
    with pytest.raises(DeckDefinitionError, match=words) as refusal:
        load_decks()
    assert str(path) in str(refusal.value)


def test_list_decks(decks: list[Deck]) -> None:
    code, out = run("list_decks", "--game", "echo", "--json")
    rows = {row["slug"]: row for row in json.loads(out)}
    assert code == 0
    assert rows["bell-and-bonfire"].items() >= {"name": "Bell and Bonfire", "hero": "huo-ling", "cards": 31, "legal": True}.items()
    assert "bell-and-bonfire" in run("list_decks", "--game", "echo")[1]
    assert json.loads(run("list_decks", "--game", "hota", "--json")[1])[0]["hero"] is None
    assert run("list_decks", "--game", "chess")[0] == 1


def check(tmp_path: Path, text: str, *options: str) -> tuple[int, Any]:
    path = tmp_path / "deck.txt"
    path.write_text(text, encoding="utf-8")
    code, out = run("check_deck", str(path), "--json", *options)
    return code, json.loads(out)


@pytest.mark.parametrize("format", ["text", "markdown", "csv", "json", "code"])
def test_check_a_legal_deck(decks: list[Deck], tmp_path: Path, format: str) -> None:
    for deck in decks:
        code, data = check(tmp_path, export_deck(deck, format, "zh-hans").text)
        assert (code, data["legal"], data["violations"], data["game"]) == (0, True, [], deck.game)


def test_check_a_deck_that_is_not_legal(decks: list[Deck], tmp_path: Path) -> None:
    code, data = check(tmp_path, "5 Kiln Ox\n")
    assert (code, data["legal"], data["readable"]) == (1, False, True)
    copies = next(each for each in data["violations"] if each["code"] == "too_many_copies")
    assert (copies["cards"], copies["limit"], copies["count"]) == (["kiln-ox"], 3, 5)
    assert copies["fix"]["changes"] == [{"action": "remove", "section": "main", "count": 2, "card": "kiln-ox"}]
    assert "窑牛" in copies["text_zh"]


def test_check_a_deck_that_can_t_be_read(decks: list[Deck], tmp_path: Path) -> None:
    code, data = check(tmp_path, "5 Kiln Ox\n2 nobody\n")
    assert (code, data["readable"], [line["number"] for line in data["lines"]]) == (2, False, [2])
    code, data = check(tmp_path, "")
    assert (code, data["code"]) == (2, "empty")
    path = tmp_path / "deck.txt"
    path.write_text("5 Kiln Ox\n2 Kiln Oxx\n", encoding="utf-8")
    code, words = run("check_deck", str(path))
    assert code == 2
    assert "line 2: 2 Kiln Oxx" in words
    assert "Kiln Ox / 窑牛" in words


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\0", b"x" * 1_000_000, b"a\n" * 10_000])
def test_check_rubbish(decks: list[Deck], tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(content)
    assert run("check_deck", str(path))[0] == 2
    assert run("check_deck", str(tmp_path / "absent.txt"))[0] == 2
    assert run("check_deck", str(tmp_path))[0] == 2


def test_check_the_standard_input(decks: list[Deck], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("3 窑牛".encode())))
    code, out = run("check_deck", "-")
    assert code == 1
    assert "not legal in Echo, Standard" in out


def test_check_for_a_game(decks: list[Deck], tmp_path: Path) -> None:
    assert check(tmp_path, "5 Kiln Ox\n", "--game", "hota")[1]["lines"][0]["game"] == "echo"
    assert check(tmp_path, "Game: Echo\n5 Kiln Ox\n", "--game", "hota")[1]["code"] == "other_game"
    assert check(tmp_path, "3 Kiln Ox\n3 Gust Courier\n")[1]["code"] == "which_game"
    assert check(tmp_path, "1 Kiln Ox\n", "--game", "echo", "--format", "modern")[1]["code"] == "unknown_format"


def test_check_as_of_a_day(decks: list[Deck], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from rules.construction import ban

    echo = games.get("echo")
    deck = Deck.objects.get(slug="bell-and-bonfire")
    card = next(iter(deck.sections(catalogue_of(echo))["main"]))
    banning: Format = replace(echo.format(), restrictions=(ban(card, date(2026, 1, 1)),))
    banned = replace(echo, formats=(banning,))
    monkeypatch.setattr(games, "everything", lambda: (banned,))
    text = export_deck(deck, "text", "en").text
    assert check(tmp_path, text, "--as-of", "2025-12-31")[0] == 0
    code, data = check(tmp_path, text, "--as-of", "2026-01-01")
    assert (code, [each["code"] for each in data["violations"]]) == (1, ["banned"])


def test_find_a_deck(decks: list[Deck], deck: Deck, tmp_path: Path) -> None:
    assert find_deck("bell-and-bonfire").deck == Deck.objects.get(slug="bell-and-bonfire")
    assert find_deck(str(deck.pk)).listing.name == "Oxen"
    path = tmp_path / "慢牛.txt"
    path.write_text("1 a-ji\n2 Kiln Ox", encoding="utf-8")
    found = find_deck(str(path))
    assert (found.deck, found.listing.total) == (None, 3)


def test_find_only_what_one_may_see(decks: list[Deck], deck: Deck) -> None:
    stranger = Owner(None, "")
    with pytest.raises(DeckNotFoundError):
        find_deck(str(deck.pk), stranger)
    Deck.objects.filter(pk=deck.pk).update(visibility=Visibility.UNLISTED)
    assert find_deck(str(deck.pk), stranger).deck == deck


@pytest.mark.parametrize("ref", ["", "nobody", "00000000-0000-4000-8000-000000000000", "/absent/file.txt"])
def test_no_such_deck(decks: list[Deck], ref: str) -> None:
    with pytest.raises(DeckNotFoundError):
        find_deck(ref)


def test_files_are_not_for_the_network(decks: list[Deck], tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("1 Kiln Ox", encoding="utf-8")
    with pytest.raises(DeckNotFoundError):
        find_deck(str(path), Owner(None, ""), may_read_files=False)


def test_a_file_of_which_a_line_can_t_be_read(decks: list[Deck], tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("1 Kiln Ox\nwhat", encoding="utf-8")
    with pytest.raises(UnreadableDeckError, match="line 2: what"):
        find_deck(str(path))
