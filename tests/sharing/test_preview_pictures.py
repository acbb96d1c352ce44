"""The pictures of previews: of what everybody may see, as to nobody, without the address that a request names."""

from __future__ import annotations

import io
from typing import Any

import pytest
from django.test import Client
from PIL import Image

from config.sharing import pictures
from decks.exporting import export_deck
from decks.models import Deck
from decks.owners import Owner
from limits.payers import Payer
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Recording, Simulation
from matches.replays.recorder import ask_for_record, make_record
from matches.requests.terms import Terms
from tests.matches.conftest import make_deck
from tests.sharing.conftest import SITE


def test_a_deck_is_its_picture_for_chats(charlie_client: Client, deck: Deck) -> None:
    """The QR code in it leads to the site's own address, whatever host the request names."""
    answer = charlie_client.get(f"/preview/decks/{deck.pk}.en.png", headers={"host": "elsewhere.example"})
    assert (answer.status_code, answer["Content-Type"]) == (200, "image/png")
    assert answer.content == export_deck(deck, "picture", "en", SITE).content
    assert answer.content != export_deck(deck, "picture", "en", "http://elsewhere.example").content
    again = charlie_client.get(f"/preview/decks/{deck.pk}.en.png", headers={"if-none-match": answer["ETag"]})
    assert again.status_code == 304


def test_its_head_alone_comes_while_cards_are_drawn(charlie_client: Client, deck: Deck, settings: Any) -> None:
    whole = charlie_client.get(f"/preview/decks/{deck.pk}.en.png").content
    settings.VAR_DIR = settings.VAR_DIR / "new"
    settings.POOL_PROCESSES, settings.POOL_PATIENCE = 0, 0.0
    answer = charlie_client.get(f"/preview/decks/{deck.pk}.en.png")
    assert (answer.status_code, answer["Content-Type"], answer["Cache-Control"]) == (200, "image/png", "private, no-store")
    assert Image.open(io.BytesIO(answer.content)).size[1] < Image.open(io.BytesIO(whole)).size[1]


def test_each_simulation_has_one(charlie_client: Client, simulation: Simulation, alice: Owner, deck: Deck, weak: Deck) -> None:
    drawn = charlie_client.get(f"/preview/simulations/{simulation.pk}.en.png")
    assert Image.open(io.BytesIO(drawn.content)).format == "PNG"
    chinese = charlie_client.get(f"/preview/simulations/{simulation.pk}.zh.png")
    assert chinese.content != drawn.content
    unplayed = create_gauntlet(owner=alice, deck=deck, opponents=[weak], terms=Terms(10, seed=1))
    assert Image.open(io.BytesIO(charlie_client.get(f"/preview/simulations/{unplayed.pk}.en.png").content)).format == "PNG"


def test_a_game_tells_its_end_once_somebody_has_read_it(charlie_client: Client, simulation: Simulation) -> None:
    """A preview has no game played: only a reader's visit does."""
    before = charlie_client.get(f"/preview/simulations/{simulation.pk}/games/3.en.png")
    assert (before.status_code, Recording.objects.count()) == (200, 0)
    make_record(ask_for_record(simulation=simulation, game=3, payer=Payer.of_address("203.0.113.7")).pk)
    after = charlie_client.get(f"/preview/simulations/{simulation.pk}/games/3.en.png")
    assert (after.status_code, after.content != before.content) == (200, True)
    assert charlie_client.get(f"/preview/simulations/{simulation.pk}/games/400.en.png").status_code == 404


def test_what_is_drawn_once_is_kept(charlie_client: Client, simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"/preview/simulations/{simulation.pk}.en.png"
    drawn = charlie_client.get(address).content
    monkeypatch.setattr(pictures, "render_png", lambda svg, zoom: b"drawn again")
    assert charlie_client.get(address).content == drawn


def test_while_one_is_drawn_it_says_when_to_come_again(charlie_client: Client, simulation: Simulation, settings: Any) -> None:
    settings.POOL_PROCESSES, settings.POOL_PATIENCE = 0, 0.0
    for address in (f"/preview/simulations/{simulation.pk}.en.png", "/preview/pips/cards/pip-9.en.jpg"):
        answer = charlie_client.get(address)
        assert (answer.status_code, answer["Retry-After"]) == (503, "5")


def test_only_languages_that_cards_speak(charlie_client: Client, deck: Deck, simulation: Simulation) -> None:
    for address in ("decks/{}.fr.png", "simulations/{}.fr.png", "simulations/{}/games/0.fr.png"):
        key = deck.pk if "decks" in address else simulation.pk
        assert charlie_client.get(f"/preview/{address.format(key)}").status_code == 404
    assert charlie_client.get("/preview/pips/cards/pip-9.fr.jpg").status_code == 404
    assert charlie_client.get("/preview/pips/cards/none.en.jpg").status_code == 404


def test_charlie_and_alice_get_none_of_private_things(alice: Owner, alice_client: Client, charlie_client: Client, weak: Deck) -> None:
    deck = make_deck(alice, "Quiet", {"main": {"pip-9": 3, "pip-8": 3}})
    row = create_gauntlet(owner=alice, deck=deck, opponents=[weak], terms=Terms(10, seed=1))
    for client in (alice_client, charlie_client):
        for path in (f"decks/{deck.pk}.en.png", f"simulations/{row.pk}.en.png", f"simulations/{row.pk}/games/0.en.png"):
            assert client.get(f"/preview/{path}").status_code == 404
