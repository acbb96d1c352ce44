"""Decks are judged again when a day begins, since bans do."""

from __future__ import annotations

import pytest
from django.core.cache import cache

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
    monkeypatch.setattr(services, "recheck_decks", judge)
    recheck_daily()
    recheck_daily()
    assert judged == [game.slug for game in games.everything()]
