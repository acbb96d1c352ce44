"""The right answer goes to everybody at every address of the site: a new address without an entry here fails.

Alice is a member who owns the deck and the simulation, both private; Bob is another member; Charlie a guest with a deck of his own;
staff may use the operator's pages and see nothing private; nobody is a browser that was never here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import User
from django.db import transaction
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import translation

from accounts.models import ApiToken
from accounts.services import create_token
from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck
from decks.owners import Owner
from decks.search.saved_searches import save_search
from decks.services import create_deck
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Suggestion
from matches.requests.terms import Terms
from rules import games
from tests.fixtures.shipping import load_shipped
from tests.urls.permissions import TABLE

PEOPLE = ("alice", "bob", "charlie", "staff", "nobody")
NO_SUCH = UUID("00000000-0000-4000-8000-000000000000")


@pytest.fixture
def things(db: None) -> dict[str, str]:
    """Return what stands for each part of an address."""
    game = games.get("echo")
    load_shipped(game)
    alice = User.objects.create_user("alice")
    listing = shipped_decks(game)[0].listing
    sections = {section: dict(cards) for section, cards in listing.sections.items()}
    deck, other = (create_deck(owner=Owner(alice), game=game, name=name, sections=sections) for name in ("One", "Two"))
    create_deck(owner=Owner(alice), game=game, name="Seen", sections=sections, visibility="public")
    create_token(user=alice, name="A program", days=1)
    with translation.override("en"):
        simulation = create_gauntlet(owner=Owner(alice), deck=deck, opponents=[other], terms=Terms(10))
    digest = game.engine().digest
    suggestion = Suggestion.objects.create(deck=deck, revision=deck.revision, game="echo", engine_digest=digest, asked={"changes": []})
    return {
        "deck": str(deck.pk),
        "simulation": str(simulation.pk),
        "search": str(save_search(owner=Owner(alice), game=game, name="Cheap", address="?cost=1").pk),
        "suggestion": str(suggestion.pk),
        "game": "echo",
        "card": "kiln-ox",
        "revision": "1",
        "member": "alice",
        "token": str(ApiToken.objects.get().pk),
        "format": "text",
        "kind": "deck",
    }


@pytest.fixture
def people(things: dict[str, str]) -> dict[str, Client]:
    clients = {name: Client(headers={"accept-language": "en"}) for name in PEOPLE}
    clients["alice"].force_login(User.objects.get(username="alice"))
    clients["bob"].force_login(User.objects.create_user("bob"))
    clients["staff"].force_login(User.objects.create_user("staff", is_staff=True))
    clients["charlie"].post("/echo/decks/new/", {"hero": "a-ji"})
    assert Deck.objects.filter(owner=None, is_precon=False).count() == 1
    return clients


def routes() -> list[str]:
    """Every address that the site has, as its patterns are written."""
    return sorted(_routes(get_resolver().url_patterns, ""))


def _routes(patterns: list[Any], prefix: str) -> Iterator[str]:
    for each in patterns:
        route = prefix + str(each.pattern)
        if isinstance(each, URLResolver):
            yield from _routes(each.url_patterns, route)
        elif isinstance(each, URLPattern):
            yield route


def address_of(route: str, things: dict[str, str]) -> str:
    """Return an address that fits the pattern and leads to something of Alice's, if it leads to anything."""
    return "/" + re.sub(r"<(?:(\w+):)?(\w+)>", lambda part: _value(route, part[1] or "str", part[2], things), route)


def _value(route: str, kind: str, name: str, things: dict[str, str]) -> str:
    if kind == "uuid" and name in ("search", "suggestion"):
        return things[name]
    if kind == "uuid":
        return things["simulation"] if "simulations/" in route else things["deck"]
    if kind == "int" and name == "token":
        return things["token"]
    if kind == "int":
        return "1" if name == "revision" else "0"
    known = {
        "slug": "card",
        "name": "member",
        "format": "format",
        "file_format": "format",
        "thing": "deck",
        "kind": "kind",
        "game": "game",
        "language": "language",
        "form": "form",
    }
    return {"language": "en", "form": "json"}.get(name) or things.get(known.get(name, ""), "nothing")


def ask(client: Client, method: str, address: str) -> int:
    """Return the status of the answer; take back whatever it changed. Ask once more if the site is busy drawing."""
    cookies = deepcopy(client.cookies)
    with transaction.atomic():
        status: int = getattr(client, method)(address).status_code
        if status == 503:
            status = getattr(client, method)(address).status_code
        transaction.set_rollback(True)
    client.cookies = cookies
    return status


def test_every_address_is_in_the_table() -> None:
    known, there = set(TABLE), set(routes())
    assert there - known == set(), "say in tests/urls/permissions.py who may open these"
    assert known - there == set(), "these are gone"


@pytest.mark.parametrize("method", ["get", "post"])
def test_everybody_gets_the_answer_that_the_table_says(people: dict[str, Client], things: dict[str, str], method: str) -> None:
    wrong = []
    for route, wanted in TABLE.items():
        address = address_of(route, things)
        expected = wanted[0 if method == "get" else 1]
        found = " ".join(str(ask(people[person], method, address)) for person in PEOPLE)
        if found != expected:
            wrong.append(f"{method} {route}: {found} instead of {expected}")
    assert not wrong, "\n".join(wrong)


def test_a_private_thing_answers_like_one_that_is_not_there(people: dict[str, Client], things: dict[str, str]) -> None:
    """Nobody learns from an answer that something private exists."""
    told = []
    for route in TABLE:
        address = address_of(route, things)
        nowhere = address.replace(things["deck"], str(NO_SUCH)).replace(things["simulation"], str(NO_SUCH))
        if nowhere == address:
            continue
        for method in ("get", "post"):
            if ask(people["bob"], method, address) != ask(people["bob"], method, nowhere):
                told.append(f"{method} {route}")
    assert not told, "\n".join(told)
