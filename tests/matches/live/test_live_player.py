"""The builder's win rate says whose it is and what it means."""

from __future__ import annotations

import re
from html import unescape

from django.test import Client

from decks.models import Deck
from matches.models import Simulation
from tests.matches.live.live_figures import HTMX, play
from tests.matches.pips import PipsEngine


def words_of(client: Client, deck: Deck, language: str = "en") -> str:
    part = client.get(f"/decks/{deck.pk}/live/", headers={**HTMX, "accept-language": language}).content.decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", part)).split())


def test_it_names_the_player_and_says_what_the_rate_means(
    alice_client: Client, strong: Deck, precons: list[Deck], pips: PipsEngine
) -> None:
    told = words_of(alice_client, strong)
    assert told.startswith("Sharp’s win rate –")
    assert "The computer player “Sharp” plays this deck and its opponents alike." in told
    assert "of 100 games" not in told
    play(Simulation.objects.get())
    told = words_of(alice_client, strong)
    found = re.match(r"Sharp’s win rate ([\d.]+)%", told)
    assert found
    rate = float(found[1])
    assert f"{rate}% means: of 100 games against these decks, each met equally often, it wins about {rate:.0f}," in told


def test_another_player_is_named(alice_client: Client, strong: Deck, precons: list[Deck], pips: PipsEngine) -> None:
    pips.default_level = "coin"
    try:
        told = words_of(alice_client, strong)
    finally:
        del pips.default_level
    assert told.startswith("Coin’s win rate")
    assert "The computer player “Coin” plays this deck and its opponents alike. Plays at random." in told


def test_in_chinese(alice_client: Client, strong: Deck, precons: list[Deck]) -> None:
    words_of(alice_client, strong)
    play(Simulation.objects.get())
    told = words_of(alice_client, strong, "zh-CN")
    assert told.startswith("“精明”的胜率")
    assert "本卡组与对手都由电脑玩家“精明”操作。" in told
    assert "每 100 局约胜" in told


def test_without_opponents_nobody_plays(alice_client: Client, strong: Deck) -> None:
    told = words_of(alice_client, strong)
    assert "computer player" not in told


def test_charlie_is_told_nothing_of_a_private_deck(charlie_client: Client, strong: Deck, precons: list[Deck]) -> None:
    assert charlie_client.get(f"/decks/{strong.pk}/live/", headers=HTMX).status_code == 404
