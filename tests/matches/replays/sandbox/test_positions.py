"""Positions of the sandbox: set up by a form, changed, downloaded and opened again."""

from __future__ import annotations

import html
import re
from typing import Any

from django.test import Client

from cards.catalogue import catalogue_of
from matches.replays.sandbox import State
from rules.echo.scenario.runner import run_file
from tests.matches.replays.sandbox.page import PATH, at_of, post, text_of


def test_a_position_is_set_up_by_its_form(client: Client) -> None:
    at = at_of(post(client, "empty"))
    for place, card in (("A.field", "Kiln Ox"), ("B.field.3", "荆棘崽"), ("A.hand", "kiln-ox"), ("A.hero", "A-Ji of the Hundred Claws")):
        at = at_of(post(client, "put", at, mode="setup", place=place, card=card))
    at = at_of(post(client, "change:turn A.field.1", at, mode="setup"))
    fields = {"set A.life": "7", "set turn": "9", "was A.field.1": "4", "count A.field.1": "6"}
    page = post(client, "play", at, mode="setup", **fields)
    state = State.from_token(at_of(page))
    for words in (
        'hero = "a-ji"',
        "life = 7",
        "turn = 9",
        '{ card = "kiln-ox", state = "awake", attack = 6 }',
        '["", "", "bramble-pup asleep"]',
    ):
        assert words in state.file
    assert "Turn 9, main phase" in text_of(page)


def test_a_played_position_can_be_changed(client: Client, opened: Any) -> None:
    done = at_of(post(client, "act:A attacks 1 -> 2", at_of(opened)))
    page = post(client, "setup", done)
    assert "Play from here" in text_of(page)
    assert 'graveyard = ["bramble-pup"]' in State.from_token(at_of(page)).file


def test_a_refused_change_says_why_and_keeps_what_was_typed(client: Client, opened: Any) -> None:
    at = at_of(post(client, "setup", at_of(opened)))
    page = post(client, "put", at, mode="setup", place="A.hand", card="Kiln Oxx")
    assert page.status_code == 422
    assert "No card is called “Kiln Oxx”. Did you mean Kiln Ox" in text_of(page)
    assert 'value="Kiln Oxx"' in text_of(page)
    for change, words in (
        ("change:put A.field.1 kiln-ox", "There is no empty slot"),
        ("change:take A.hand.9", "can't be read"),
        ("change:fly", "is no change"),
    ):
        refused = post(client, change, at, mode="setup")
        assert words in text_of(refused)
        assert State.from_token(at_of(refused)) == State.from_token(at)


def test_what_is_downloaded_is_a_test_that_holds(client: Client, opened: Any) -> None:
    done = at_of(post(client, "act:A attacks 1 -> 2", at_of(opened)))
    answer = client.post(PATH, {"do": "download", "at": done})
    assert answer["Content-Disposition"] == 'attachment; filename="echo-sandbox.toml"'
    assert [outcome.is_ok for outcome in run_file(answer.content.decode(), "test", catalogue_of("echo").definitions)] == [True]


def test_the_shown_scenario_opens_the_same_position(client: Client, opened: Any) -> None:
    done = post(client, "act:A attacks 1 -> 2", at_of(opened))
    shown = re.search(r'<textarea[^>]*id="position"[^>]*>(.*?)</textarea>', done.content.decode(), re.DOTALL)
    assert shown
    again = post(client, "open", text=html.unescape(shown[1]))
    board = re.compile(r'<div class="board">.*?<div class="sandbox-keep">', re.DOTALL)
    assert board.findall(again.content.decode()) == board.findall(done.content.decode())
