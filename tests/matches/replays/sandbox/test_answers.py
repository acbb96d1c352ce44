"""The engine's answers to the sandbox: once a question, within a rate, late, with a fault, and forgotten."""

from __future__ import annotations

import html
import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from matches.farm.dispatch import sweep
from matches.models import Answer
from matches.replays import exploration
from tests.matches.replays.sandbox.page import FILE, PATH, at_of, post, text_of


def test_the_same_question_is_answered_once(client: Client, opened: Any, engine_at_hand: list[int]) -> None:
    before = len(engine_at_hand)
    done = at_of(post(client, "act:A awakens 2", at_of(opened)))
    post(client, "redo", at_of(post(client, "undo", done)))
    assert len(engine_at_hand) == before + 1


def test_while_the_engine_starts_the_page_asks_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploration, "PATIENCE", 0.0)
    monkeypatch.setattr(exploration, "send_hint", lambda *_, **__: True)
    monkeypatch.setattr("matches.replays.exploration.wait_for", lambda answer, payer: answer)
    page = text_of(post(client, "open", text=FILE))
    assert "The engine is starting." in page
    assert 'hx-trigger="load delay:700ms"' in page
    assert 'name="do" value="open"' in page
    exploration.make_answer(Answer.objects.get().pk)
    assert "End the main phase" in text_of(post(client, "open", text=FILE))


def test_questions_are_rate_limited(client: Client, opened: Any, settings: Any) -> None:
    settings.THROTTLE_RATES = {"sandbox": "3/min", "sandbox_anonymous": "3/min"}  # opening the position takes one question
    at = at_of(opened)
    for line in ("A awakens 2", "A attacks 1 -> 1"):
        assert post(client, f"act:{line}", at).status_code == 200
    page = client.post(PATH, {"do": "act:A ends", "at": at})
    assert page.status_code == 429
    assert "nothing is lost" in text_of(page)
    assert html.unescape(re.findall(r'name="at" value="([^"]*)"', page.content.decode())[0]) == at
    assert post(client, "act:A awakens 2", at).status_code == 200


def test_an_engine_fault_is_told(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*_: Any, **__: Any) -> None:
        raise RuntimeError("the dice rolled off the table")

    monkeypatch.setattr("rules.echo.engine.batches.EchoEngine.explore", fault)
    page = post(client, "open", text=FILE)
    assert "The engine stopped with RuntimeError: the dice rolled off the table" in text_of(page)
    assert "chimney-fox" in text_of(page)


def test_answers_are_forgotten(opened: Any) -> None:
    Answer.objects.update(asked_at=timezone.now() - timedelta(hours=3))
    sweep()
    assert not Answer.objects.exists()
