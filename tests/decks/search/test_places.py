"""Decks are ordered by their win rates, however many of them have one."""

from __future__ import annotations

import random
from uuid import UUID

import pytest
from django.contrib.auth.models import User

from cards.standings import Rate
from decks.models import Deck
from decks.search import backend
from decks.search.backend import best_first
from rules.kernel.game import Game
from tests.assertions.quickness import Quickness

DECKS, RATED = 4_000, 1_000


def made(member: User, count: int) -> list[UUID]:
    decks = [Deck(game="echo", name=str(number), owner=member, visibility="public") for number in range(count)]
    return [deck.pk for deck in Deck.objects.bulk_create(decks)]


def ordered(*, is_turned: bool = False) -> list[str]:
    decks = Deck.objects.filter(game="echo").with_totals().order_by(best_first("echo", is_turned=is_turned), "name")
    return [deck.name for deck in decks[:5]]


@pytest.mark.parametrize("lows", [(0.4, 0.6, 0.5), (0.4, 0.4, 0.5), (0.0, 1.0), (0.5,), ()])
def test_the_best_come_first_and_those_without_a_rate_last(
    echo: Game, member: User, monkeypatch: pytest.MonkeyPatch, lows: tuple[float, ...]
) -> None:
    keys = made(member, 5)
    rates = {key: Rate(100, low, low, low) for key, low in zip(keys, lows, strict=False)}
    monkeypatch.setattr(backend, "_rates", [lambda game: rates])
    places = range(len(lows))
    rest = [str(number) for number in range(len(lows), 5)]
    assert ordered() == [*(str(each) for each in sorted(places, key=lambda each: -lows[each])), *rest]
    assert ordered(is_turned=True) == [*(str(each) for each in sorted(places, key=lambda each: lows[each])), *rest]


def test_among_thousands_it_is_quick(echo: Game, member: User, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(1)
    rates = {key: Rate(100, 0.5, chance.uniform(0.3, 0.6), 0.7) for key in made(member, DECKS)[:RATED]}
    monkeypatch.setattr(backend, "_rates", [lambda game: rates])
    Quickness(0.1).ask(f"{RATED} of {DECKS} decks", ordered)
