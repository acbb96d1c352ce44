"""Texts that are refused whole, in words, and that rubbish stays cheap."""

import json
import time
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decks.importing import UnreadableDeckError, parse_deck_text
from decks.importing.programs.saved_files import DEEPEST
from rules.kernel.game import Game
from tests.assertions.quickness import Quickness


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        (" \n\t\u200b\n", "empty"),
        ("3 Kiln Ox\n" * 110_000, "too_large"),
        ("窑牛\n" * 15_000, "too_large"),
        ("a\n" * 10_000, "too_many_lines"),
        ("3 Kiln Ox\n" * 1_001, "too_many_lines"),
        ("3 Kiln\0Ox", "binary"),
        ("\x89PNG\r\n\x1a\n\x00\x00", "binary"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\xff", "picture"),
        (b"Rar!\x1a\x07\x01\x00", "archive"),
        (b"%PDF-1.7\n\xff", "pdf"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1", "old_workbook"),
        (b"\xff\x00\x81", "binary"),
        ("\ud800", "binary"),
    ],
)
def test_refused(echo: Game, text: str | bytes, code: str) -> None:
    with pytest.raises(UnreadableDeckError) as refusal:
        parse_deck_text(text, game=echo)
    assert refusal.value.code == code
    assert refusal.value.message


def test_at_the_limit_it_is_read(echo: Game) -> None:
    assert parse_deck_text("\n" * 998 + "Kiln Ox", game=echo).total == 1


def test_bytes_of_several_encodings(echo: Game) -> None:
    text = "英雄：百爪·阿棘\n3 窑牛"
    for content in (text.encode(), f"\ufeff{text}".encode(), text.encode("utf-16"), text.encode("gb18030")):
        assert parse_deck_text(content, game=echo).sections == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3}}


def test_bytes_of_the_old_traditional_encoding(echo: Game) -> None:
    """Big5 can nearly always be read as the old simplified one, too, and the other way round."""
    for text in ("英雄：百爪·阿棘\n3 窯牛", "3 窯牛", "主卡組\n窯牛 3張"):
        assert parse_deck_text(text.encode("big5"), game=echo).sections["main"] == {"kiln-ox": 3}
    for text in ("窑牛 3张", "3 窑牛\n2 火药蟾", "主卡组\n3 火药蟾\n3 窑牛"):
        assert parse_deck_text(text.encode("gbk"), game=echo).sections["main"]["kiln-ox"] == 3


def test_a_thousand_lines_of_rubbish_are_read_quickly(echo: Game) -> None:
    text = "\n".join(f"{number} rubbish {number * 7919}" for number in range(999))
    started = time.process_time()
    report = parse_deck_text(text, game=echo)
    assert len(report.problems) == 999
    assert time.process_time() - started < 30  # for ever, if it grew beyond proportion


LONG = {
    "spaces in a line": "3 Kiln" + " " * 90_000 + "Ox",
    "digits in a line": "3 Kiln" + "1" * 90_000 + "Ox",
    "digits in many lines": "\n".join("3 Kiln" + "1" * 280 + f"Ox{line}" for line in range(340)),
    "marks in a title": "Deck: " + "!" * 90_000 + "Ox",
    "columns in a table": "Count,Card" + ",x" * 45_000 + "\n3,Kiln Ox",
    "copies beyond number": "9" * 90_000 + " Kiln Ox",
    "zones in zones": '<cockatrice_deck version="1">' + "<zone>" * 20_000 + "<card/>" * 60_000 + "</zone>" * 20_000 + "</cockatrice_deck>",
    "a tree too deep, in JSON": '{"sections": ' + '{"a":' * 600 + "1" + "}" * 601,
    "a tree too deep, in TOML": "[sections]\nmain = [{" + "a." * 30_000 + "b = 1}]",
    "a key of many parts, in TOML": "[sections]\n" + "a." * 40_000 + "b = 1",
    "brackets": "[" * 900_000,
    "cards in a zone": '<cockatrice_deck version="1"><zone name="main">' + "<card/>" * 130_000 + "</zone></cockatrice_deck>",
    "rows": json.dumps({"sections": {"main": [{"card": "kiln-ox"}] * 40_000}}),
}


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
@pytest.mark.parametrize("is_told", [True, False], ids=["for a game", "for any game"])
def test_no_text_is_long_to_read(echo: Game, text: str, is_told: bool) -> None:
    """Each of these took minutes, or more memory than there is, or was too deep to be told; the bound is for a busy machine."""

    def read() -> None:
        with suppress(UnreadableDeckError):
            parse_deck_text(text, game=echo if is_told else None)

    Quickness(2.0).ask(text, read)


def test_bags_are_not_too_deep(echo: Game) -> None:
    """As deep as cards are looked for in bags, they are found."""
    pile = {"Name": "Card", "Nickname": "Kiln Ox"}
    for _ in range(DEEPEST):
        pile = {"Name": "Bag", "ContainedObjects": [pile]}
    assert parse_deck_text(json.dumps({"Note": "echo/standard", "ObjectStates": [pile]})).total == 1


def test_copies_of_more_than_one_digit_behind_a_name(echo: Game) -> None:
    assert parse_deck_text("窑牛12张", game=echo).sections == {"main": {"kiln-ox": 12}}


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(echo: Game, text: str) -> None:
    try:
        report = parse_deck_text(text, game=echo)
    except UnreadableDeckError:
        return
    assert all(1 <= line.number <= text.count("\n") + text.count("\r") + 1 for line in report.lines)
