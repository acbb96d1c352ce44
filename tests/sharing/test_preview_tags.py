"""Decks, results, matrices, cards and replays tell chats their name, a sentence and a picture; what not everybody may see tells nothing."""

from __future__ import annotations

import io
import random
import re

import pytest
from django.test import Client
from PIL import Image

from cards.models import Card
from decks.models import Deck
from decks.owners import Owner
from limits.payers import Payer
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.kinds.race import create_race
from matches.kinds.versions import create_versions
from matches.models import Simulation
from matches.replays.recorder import ask_for_record, make_record
from matches.requests.terms import Terms
from tests.assertions.languages import leftovers
from tests.matches.conftest import make_deck, tell_of_changed_cards
from tests.matches.farm.playthrough import play_out
from tests.sharing.conftest import SITE, play
from tests.sharing.tags import Tags

NAMES = ('Fish & "Chips" <3', "Middle", "Weak", "alice", "bob")


def tags(client: Client, path: str, language: str = "en") -> Tags:
    answer = client.get(path, headers={"accept-language": language, "host": "elsewhere.example"})
    assert answer.status_code == 200
    page = answer.content.decode()
    assert not leftovers(page.split("</head>")[0], language[:2], names=NAMES)
    return Tags(page)


def check(client: Client, found: Tags, path: str) -> None:
    """Check what holds on each page: addresses from the setting, a picture that is there, an oEmbed answer of the same name."""
    assert found.said["og:url"] == f"{SITE}{path}"
    assert found.said["og:site_name"] == "Deckproof"
    picture = client.get(found.said["og:image"].removeprefix(SITE))
    assert (picture.status_code, picture["Content-Type"]) == (200, found.said["og:image:type"])
    size = Image.open(io.BytesIO(picture.content)).size
    if "og:image:width" in found.said:
        assert size == (int(found.said["og:image:width"]), int(found.said["og:image:height"]))
    assert found.oembed.startswith(f"{SITE}/oembed?url=")
    answer = client.get(found.oembed.removeprefix(SITE))
    assert answer.json()["title"] == found.said["og:title"]
    assert "elsewhere.example" not in answer.content.decode() + " ".join(found.said.values())


def test_a_deck(charlie_client: Client, deck: Deck) -> None:
    path = f"/decks/{deck.pk}/"
    found = tags(charlie_client, path)
    check(charlie_client, found, path)
    assert found.said["og:title"] == 'Fish & "Chips" <3'
    assert found.said["og:description"] == "A deck for Pips (Standard): 6 cards."
    assert found.said["og:locale"] == "en_US"
    assert found.said["twitter:card"] == "summary_large_image"
    chinese = tags(charlie_client, path, "zh-hans")
    assert chinese.said["og:description"] == "点子卡组（标准），共 6 张牌。"
    assert chinese.said["og:locale"] == "zh_CN"
    assert ".zh.png" in chinese.said["og:image"]


def test_a_note_is_told_and_cut(charlie_client: Client, deck: Deck) -> None:
    Deck.objects.filter(pk=deck.pk).update(note="Wins \n early. " * 40)
    told = tags(charlie_client, f"/decks/{deck.pk}/").said["og:description"]
    assert told.startswith("A deck for Pips (Standard): 6 cards. Wins early. Wins early.")
    assert (len(told) <= 200, told[-1]) == (True, "…")


def test_a_result(charlie_client: Client, simulation: Simulation) -> None:
    path = f"/simulations/{simulation.pk}/"
    found = tags(charlie_client, path)
    check(charlie_client, found, path)
    told = charlie_client.get(f"{path}data.json").json()
    low, high = (f"{100 * each:.1f}" for each in told["interval"])
    assert found.said["og:title"] == 'Fish & "Chips" <3 against 2 decks'
    assert found.said["og:description"].startswith(f"Win rate {100 * told['win_rate']:.1f}% in 400 games, 95% interval {low}")
    assert high in found.said["og:description"]
    assert "胜率" in tags(charlie_client, path, "zh-hans").said["og:description"]


def test_a_result_under_way_says_so(charlie_client: Client, alice: Owner, deck: Deck, weak: Deck) -> None:
    row = create_gauntlet(owner=alice, deck=deck, opponents=[weak], terms=Terms(400, seed=4))
    path = f"/simulations/{row.pk}/"
    found = tags(charlie_client, path)
    check(charlie_client, found, path)
    assert found.said["og:description"] == "Decks played against each other in simulated games."
    play(row)
    Simulation.objects.filter(pk=row.pk).update(status="running")
    assert tags(charlie_client, path).said["og:description"].endswith("More games are being played.")


def test_a_matrix_and_a_pairing_of_it(charlie_client: Client, alice: Owner, deck: Deck, weak: Deck, middle: Deck) -> None:
    matrix = play(create_matrix(owner=alice, decks=[deck, weak, middle], terms=Terms(200, seed=4)))
    path = f"/simulations/{matrix.pk}/"
    found = tags(charlie_client, path)
    check(charlie_client, found, path)
    assert found.said["og:title"] == "3 decks against each other"
    assert found.said["og:description"].startswith('3 decks, 600 games. Fish & "Chips" <3 has the highest win rate: ')
    path = f"/simulations/{matrix.pk}/pairings/1/"
    found = tags(charlie_client, path)
    check(charlie_client, found, path)
    assert found.said["og:title"] == 'Fish & "Chips" <3 against Middle'
    assert "pairing=1" in found.said["og:image"]


def test_two_versions(charlie_client: Client, alice: Owner, deck: Deck, weak: Deck, middle: Deck) -> None:
    versions = play(create_versions(owner=alice, edited=deck, saved=weak, opponents=[middle], terms=Terms(200, seed=4)))
    path = f"/simulations/{versions.pk}/"
    found = tags(charlie_client, path)
    check(charlie_client, found, path)
    assert found.said["og:description"].startswith('Fish & "Chips" <3 compared with Weak: +')


def test_a_race(charlie_client: Client, alice: Owner, middle: Deck) -> None:
    Card.objects.filter(slug="cursed").delete()
    tell_of_changed_cards()
    lame = make_deck(alice, "Lame", {"main": {"pip-1": 1, "pip-5": 3, "pip-6": 2}}, "unlisted")
    race = play_out(create_race(owner=alice, deck=lame, opponents=[middle], terms=Terms(3_000, seed=7, level="coin")), random.Random(1))
    path = f"/simulations/{race.pk}/"
    found = tags(charlie_client, path)
    check(charlie_client, found, path)
    assert found.said["og:title"] == "The best single changes of Lame"
    assert re.fullmatch(r"The best change, \d pips for \d pips: \+.* points of win rate, 95% interval .*", found.said["og:description"])


def test_a_card(charlie_client: Client, pips_cards: None) -> None:
    found = tags(charlie_client, "/pips/cards/pip-9/")
    check(charlie_client, found, "/pips/cards/pip-9/")
    assert found.said["og:title"] == "9 pips · Pips"
    assert (found.said["og:image:type"], found.said["twitter:card"]) == ("image/jpeg", "summary")


def test_a_replay(charlie_client: Client, simulation: Simulation) -> None:
    path = f"/simulations/{simulation.pk}/games/3/"
    waiting = tags(charlie_client, path)
    check(charlie_client, waiting, path)
    assert waiting.said["og:description"] == "A game, step by step."
    make_record(ask_for_record(simulation=simulation, game=3, payer=Payer.of_address("203.0.113.7")).pk)
    found = tags(charlie_client, path)
    check(charlie_client, found, path)
    assert found.said["og:title"] == 'Game 3 · Fish & "Chips" <3 against 2 decks'
    assert "wins: " in found.said["og:description"]
    assert found.said["og:image"] != waiting.said["og:image"]


@pytest.mark.parametrize("visibility", ["private", "unlisted"])
def test_a_private_deck_tells_nothing_even_to_alice(alice: Owner, alice_client: Client, weak: Deck, visibility: str) -> None:
    deck = make_deck(alice, "Quiet", {"main": {"pip-9": 3, "pip-8": 3}}, visibility)
    simulation = create_gauntlet(owner=alice, deck=deck, opponents=[weak], terms=Terms(10, seed=1))
    for path in (f"/decks/{deck.pk}/", f"/simulations/{simulation.pk}/", f"/simulations/{simulation.pk}/games/0/"):
        page = alice_client.get(path).content.decode()
        found = Tags(page)
        assert bool(found.said) == bool(found.oembed) == (visibility == "unlisted"), path
        if "/games/" not in path:
            assert ("&lt;iframe" in page) == (visibility == "unlisted"), path
