"""The sandbox with an engine that answers at once, the shipped decks, and an opened scenario."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client

from decks.models import Deck
from matches.farm import workers
from matches.replays import exploration
from rules import games
from tests.fixtures.shipping import load_shipped, load_shipped_decks
from tests.matches.replays.sandbox.page import FILE, post


@pytest.fixture(autouse=True)
def engine_at_hand(db: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Answers as a worker would, at once; the questions that were asked."""
    asked: list[int] = []

    def answer(task: str, row: int, *, is_urgent: bool = False) -> bool:
        assert (task, is_urgent) == ("matches.tasks.explore", True)
        asked.append(row)
        exploration.make_answer(row)
        return True

    cache.clear()
    load_shipped(games.get("echo"))
    workers._reported.clear()
    monkeypatch.setattr(exploration, "send_hint", answer)
    yield asked
    workers._reported.clear()


@pytest.fixture
def shipped(engine_at_hand: list[int]) -> list[Deck]:
    """The legal shipped decks of the game."""
    load_shipped_decks()
    return list(Deck.objects.precons().filter(game="echo", is_legal=True))


@pytest.fixture
def opened(client: Client) -> Any:
    return post(client, "open", text=FILE)
