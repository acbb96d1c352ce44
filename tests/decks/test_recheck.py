"""Decks are judged again when a day begins, since bans do."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.cache import cache
from django.db import OperationalError

from decks import services
from decks.services import recheck_daily
from rules import games
from rules.kernel.game import Game


def test_once_a_day_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[str] = []

    def judge(*, game: Game) -> int:
        judged.append(game.slug)
        return 0

    cache.clear()
    monkeypatch.setattr(services, "_rechecked_on", {})
    monkeypatch.setattr(services, "recheck_decks", judge)
    recheck_daily()
    recheck_daily()
    assert judged == [game.slug for game in games.everything()]
    monkeypatch.setattr(services, "_rechecked_on", {})
    recheck_daily()
    assert judged == [game.slug for game in games.everything()], "another process knows it from the cache"


def test_recheck_runs_once_a_day_without_a_cache(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.dummy.DummyCache"}}
    judged: list[str] = []
    monkeypatch.setattr(services, "_rechecked_on", {})
    monkeypatch.setattr(services, "recheck_decks", lambda *, game: judged.append(game.slug) or 0)
    recheck_daily()
    recheck_daily()
    assert judged == [game.slug for game in games.everything()]


def test_failed_recheck_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes: list[object] = [OperationalError("database or disk is full"), *(0 for _ in games.everything())]

    def judge(*, game: Game) -> int:
        outcome = outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return 0

    cache.clear()
    monkeypatch.setattr(services, "_rechecked_on", {})
    monkeypatch.setattr(services, "recheck_decks", judge)
    with pytest.raises(OperationalError):
        recheck_daily()
    recheck_daily()
    assert outcomes == []
