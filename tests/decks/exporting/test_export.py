"""Downloading decks, and pasting back what was downloaded."""

import csv
import io
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList, in_order
from decks.exporting import FORMATS, content_disposition, export_deck, export_list
from decks.exporting.files import file_name
from decks.importing import parse_deck_text
from decks.models import Deck
from rules.construction import section_for
from rules.kernel.game import Game

LANGUAGES = ("en", "zh-hans")
READABLE = [format.slug for format in FORMATS.values() if format.lost is not None]


def test_plain(deck: Deck) -> None:
    assert export_deck(deck, "text", "en").text == (
        "Name: Oxen\nGame: Echo\nFormat: Standard\n\nHero (1)\n1 A-Ji of the Hundred Claws\n\nMain deck (2)\n2 Kiln Ox\n"
    )


def test_in_chinese(deck: Deck) -> None:
    assert export_deck(deck, "text", "zh-hans").text == (
        "名称：Oxen\n游戏：回响\n赛制：标准模式\n\n英雄（1）\n1 百爪·阿棘\n\n主卡组（2）\n2 窑牛\n"
    )
    assert "## 主卡组（2）\n\n- 2 × 窑牛\n" in export_deck(deck, "markdown", "zh-hans").text


def test_the_note_goes_with_markdown_and_json(deck: Deck) -> None:
    deck.note = "# slow\n## Hero\n3 Wick Sparrow"
    assert "> \\# slow\n> \\#\\# Hero\n> 3 Wick Sparrow\n" in export_deck(deck, "markdown", "en").text
    assert json.loads(export_deck(deck, "json", "en").text)["note"] == deck.note
    assert parse_deck_text(export_deck(deck, "json", "en").text).note == deck.note


def test_tables_open_in_spreadsheets_and_run_nothing(deck: Deck) -> None:
    deck.name = "=HYPERLINK(1)"
    file = export_deck(deck, "csv", "en")
    assert file.content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(file.text)))
    assert rows[0]["Deck"] == "'=HYPERLINK(1)"
    assert parse_deck_text(file.content).name == "=HYPERLINK(1)"


def test_an_unknown_format(deck: Deck) -> None:
    with pytest.raises(KeyError):
        export_deck(deck, "docx")


@pytest.mark.parametrize(
    ("name", "file", "plain"),
    [
        ("Oxen", "Oxen.txt", "Oxen.txt"),
        ("窑牛快攻", "窑牛快攻.txt", "deck.txt"),
        ("窑牛 v1.2", "窑牛 v1.2.txt", "v1.2.txt"),
        ('a/b\\c:d*e?f"g<h>i|j\nk', "a-b-c-d-e-f-g-h-i-j-k.txt", "a-b-c-d-e-f-g-h-i-j-k.txt"),
        ("../..", "deck.txt", "deck.txt"),
        ("Été", "Été.txt", "Ete.txt"),
    ],
)
def test_file_names_keep_chinese(name: str, file: str, plain: str) -> None:
    assert file_name(name, "txt") == file
    header = content_disposition(file_name(name, "txt"))
    assert header.startswith(f"attachment; filename=\"{plain}\"; filename*=UTF-8''")
    assert header.isascii()
    assert "\n" not in header


def random_deck(data: st.DataObject, game: Game, catalogue: Catalogue) -> DeckList:
    format = data.draw(st.sampled_from(game.formats))
    sections: dict[str, dict[str, int]] = {}
    for slug in data.draw(st.lists(st.sampled_from(sorted(catalogue.rows)), max_size=25, unique=True)):
        fitting = section_for(format, catalogue.definitions[slug], sections)
        section = data.draw(st.sampled_from([fitting or format.sections[0].slug, *(each.slug for each in format.sections)]))
        sections.setdefault(section, {})[slug] = data.draw(st.integers(1, 7))
    name = " ".join(data.draw(st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=30)).split()) or "X"
    note = data.draw(st.sampled_from(["", "一 > 二\n\n3 Kiln Ox", "# x\nGame: none"]))
    return DeckList(game, format, name, in_order(format, sections, lambda slug: catalogue.rows[slug].number), note)


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@given(data=st.data(), language=st.sampled_from(LANGUAGES))
def test_what_was_downloaded_comes_back(all_games: tuple[Game, ...], data: st.DataObject, language: str) -> None:
    game = data.draw(st.sampled_from(all_games))
    catalogue = catalogue_of(game)
    deck = random_deck(data, game, catalogue)
    for format in READABLE:
        file = export_list(deck, format, language, catalogue=catalogue, site="https://cards.example")
        report = parse_deck_text(file.content, game=game)
        lost = ("pool",) if format == "tabletop" else ()
        assert report.sections == {section: cards for section, cards in deck.sections.items() if section not in lost}, file.text
        assert report.is_clean
        assert report.format == deck.format or not deck.sections
        if format != "code" and not (format == "csv" and not deck.sections) and not (format == "bbcode" and set("[]") & set(deck.name)):
            assert report.name == deck.name
        if format not in ("code", "link", "csv", "bbcode"):
            assert report.note == deck.note


@pytest.mark.parametrize(
    "name", ["Hero", "英雄", "# 1", "Name: y", "**bold**", "3 Kiln Ox", "> quote", "-----", "主卡组（30）", "a：b:c", "{x}", "'=x", "//x"]
)
@pytest.mark.parametrize("format", ["text", "markdown", "json", "csv", "cockatrice"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_look_like_something_else(deck: Deck, catalogue: Catalogue, name: str, format: str, language: str) -> None:
    deck.name = name
    report = parse_deck_text(export_deck(deck, format, language).content)
    assert (report.name, report.sections, report.is_clean) == (name, deck.sections(catalogue), True)
