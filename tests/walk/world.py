"""The site that the fuzzer tests: people, decks, played simulations of every kind, and placeholders for their ids."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from accounts.services import create_token
from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.search.saved_searches import save_search
from decks.services import create_deck, load_precon
from decks.tags import set_tags
from limits.payers import Payer
from matches.farm import chunk_play, workers
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.hand import create_hand
from matches.kinds.matrix import create_matrix
from matches.kinds.race import create_race
from matches.kinds.versions import create_versions
from matches.models import Simulation
from matches.replays import exploration
from matches.replays.recorder import ask_for_record, make_record
from matches.requests.terms import Terms
from rules import games
from tests.fixtures.shipping import load_shipped
from tests.matches.conftest import MIDDLE, STRONG, WEAK, make_cards
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import ENGINE, PIPS

PEOPLE = ("alice", "bob", "charlie", "staff", "nobody")
#: Ids that no row has.
STALE = "00000000-0000-4000-8000-000000000000"


@dataclass(slots=True)
class World:
    """The test data. `names` maps placeholders such as `‹deck›` to ids, which differ between runs."""

    clients: dict[str, Client] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def say(self, words: str) -> str:
        """Replace placeholders in the text by ids."""
        for name, value in self.names.items():
            words = words.replace(name, value)
        return words

    def name(self, words: str) -> str:
        """Replace ids in the text by placeholders."""
        for name, value in self.names.items():
            words = words.replace(value, name)
        return words

    def names_of(self, kind: str) -> list[str]:
        return [name for name in self.names if name.startswith(f"‹{kind}")]


@contextmanager
def pips_and_answers() -> Iterator[None]:
    """Register Pips as a game, and answer questions to engines at once, as a worker would."""
    known = games.everything()
    ENGINE.__init__()  # type: ignore[misc]
    cache.clear()
    chunk_play.playable_decks.cache_clear()
    workers._warm.clear()
    workers._reported.clear()
    with (
        patch.object(games, "everything", lambda: (*known, PIPS)),
        patch.object(exploration, "send_hint", lambda task, row, *, is_urgent=False: exploration.make_answer(row) or True),
    ):
        yield
    workers._reported.clear()


def build_world() -> World:
    """Create the data. Needs a database without rows, and Pips among the games."""
    world = World()
    echo = games.get("echo")
    load_shipped(echo)
    make_cards()
    shipped = shipped_decks(echo)[:2]
    precons = [load_precon(slug=each.slug, listing=each.listing, name_zh=each.name_zh, note_zh=each.note_zh) for each in shipped]
    alice, bob = (Owner(User.objects.create_user(name, password="correct horse")) for name in ("alice", "bob"))
    User.objects.create_user("staff", is_staff=True)
    world.clients = {person: Client(raise_request_exception=False) for person in PEOPLE}
    for person in ("alice", "bob", "staff"):
        world.clients[person].force_login(User.objects.get(username=person))
    world.clients["charlie"].post("/echo/decks/new/", {"hero": "a-ji"})
    full = {section: dict(cards) for section, cards in shipped[0].listing.sections.items()}
    decks = {
        "deck": create_deck(owner=alice, game=echo, name="One", sections=full),
        "deck:other": create_deck(owner=alice, game=echo, name="Two", sections={"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}}),
        "deck:seen": create_deck(owner=alice, game=echo, name="Seen", sections=full, visibility=Visibility.PUBLIC),
        "deck:bob": create_deck(owner=bob, game=echo, name="Bob's", sections=full),
        "deck:guest": Deck.objects.get(owner=None, is_precon=False),
        "deck:shipped": precons[0],
        "deck:pips": create_deck(owner=alice, game=PIPS, name="Strong", sections=STRONG),
        "deck:pips-middle": create_deck(owner=bob, game=PIPS, name="Middle", sections=MIDDLE, visibility=Visibility.PUBLIC),
        "deck:pips-weak": create_deck(owner=alice, game=PIPS, name="Weak", sections=WEAK),
    }
    set_tags(deck=decks["deck:pips"], tags=["water"])
    simulations = _simulations(alice, decks)
    searches = {"search": save_search(owner=alice, game=echo, name="Cheap", address="?cost=1")}
    named = {**decks, **simulations, **searches}
    world.names = {f"‹{name}›": str(row.pk) for name, row in named.items()}
    world.names |= {f"‹token:{name}›": create_token(user=owner.user, name=name, days=1) for name, owner in (("alice", alice), ("bob", bob))}
    return world


def _simulations(alice: Owner, decks: dict[str, Deck]) -> dict[str, Simulation]:
    """Create a played simulation of each kind, and one that waits."""
    strong, middle, weak = (decks[name] for name in ("deck:pips", "deck:pips-middle", "deck:pips-weak"))
    terms = Terms(40, seed=3)
    hand = {"pip-9": 1, "pip-8": 1, "pip-7": 1}
    made = {
        "simulation": create_gauntlet(owner=alice, deck=strong, opponents=[middle, weak], terms=Terms(40, seed=1)),
        "simulation:matrix": create_matrix(owner=alice, decks=[strong, middle, weak], terms=terms),
        "simulation:versions": create_versions(owner=alice, edited=strong, saved=weak, opponents=[middle], terms=terms),
        "simulation:hand": create_hand(deck=strong, hand=hand, put_back={"pip-7": 1}, owner=alice, opponents=[middle], terms=terms),
        "simulation:race": create_race(owner=alice, deck=weak, opponents=[middle], terms=Terms(3000, seed=7, level="coin")),
    }
    for row in made.values():
        play_out(row, random.Random(1))
    ask_for_record(simulation=made["simulation"], game=0, payer=Payer.of_browser("walker"))
    make_record(made["simulation"].recordings.get().pk)
    waiting = create_gauntlet(owner=alice, deck=decks["deck"], opponents=[decks["deck:seen"]], terms=Terms(10))
    return {**made, "simulation:waiting": waiting}
