"""Texts that are refused whole, in words, and that rubbish stays cheap."""

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decks.importing import UnreadableDeckError, parse_deck_text
from rules.kernel.game import Game


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
        (b"\x89PNG\r\n\x1a\n\x00\x00\xff", "binary"),
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


def test_a_thousand_lines_of_rubbish_are_read_quickly(echo: Game) -> None:
    text = "\n".join(f"{number} rubbish {number * 7919}" for number in range(999))
    started = time.process_time()
    report = parse_deck_text(text, game=echo)
    assert len(report.problems) == 999
    assert time.process_time() - started < 30  # for ever, if it grew beyond proportion


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(echo: Game, text: str) -> None:
    try:
        report = parse_deck_text(text, game=echo)
    except UnreadableDeckError:
        return
    assert all(1 <= line.number <= text.count("\n") + text.count("\r") + 1 for line in report.lines)
