"""Asking for the rank of a deck out of boosters: the games, the page in both languages, and what is refused."""

from __future__ import annotations

import html
import random

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.catalogue import catalogue_of
from decks.deck_list import Extras
from decks.models import Deck
from decks.owners import Owner
from decks.sealed.machine_decks import BuildFromPool
from decks.sealed.opened_boosters import open_pool
from decks.services import change_deck, create_deck
from lab.sealed.machine_decks import grounds_of
from matches.figures.summaries import summarise
from matches.models import Simulation, Status
from matches.registry.kinds import kind_of
from matches.requests.values import SimulationRefusedError
from matches.sealed import shown
from matches.sealed.fields import FieldDeck, PreparedField
from matches.shortcuts import ranks as requests
from matches.shortcuts.ranks import rank_deck
from matches.shortcuts.repeats import repeat_simulation
from rules import games
from rules.kernel.game import Game
from tests.fixtures.shipping import load_shipped
from tests.matches.farm.playthrough import play_out

DECKS = 4


@pytest.fixture
def hota(db: None) -> Game:
    load_shipped(games.get("hota"))
    return games.get("hota")


@pytest.fixture
def alice(hota: Game) -> Owner:
    return Owner(User.objects.create_user("alice", password="correct horse"))


@pytest.fixture
def built(alice: Owner, hota: Game) -> Deck:
    """Alice's deck that the machine has built out of six boosters."""
    catalogue = catalogue_of(hota)
    opened = open_pool(catalogue, seed=7)
    extras, sections = Extras(opened=opened.origin.as_json), {"pool": dict(opened.pool)}
    deck = create_deck(owner=alice, game=hota, format="limited", name="Mine", sections=sections, extras=extras)
    return change_deck(deck=deck, revision=1, changes=[BuildFromPool(opened.origin)])


@pytest.fixture
def field(monkeypatch: pytest.MonkeyPatch, hota: Game) -> PreparedField:
    """A small field, played at random."""
    (ground,) = grounds_of(hota)
    builds = [ground.builder({}).builds(ground.pool(6, seed))[0] for seed in range(DECKS)]
    decks = tuple(FieldDeck(seed, built.colours, built.main, 0.4 + 0.05 * seed, 0.02) for seed, built in enumerate(builds))
    small = PreparedField("split-obelisk", 6, 1, "random", {"engine": hota.engine().digest}, decks)
    for module in (requests, shown):
        monkeypatch.setattr(module, "field_of", lambda game, card_set: small if card_set == small.card_set else None)
    return small


@pytest.fixture
def reader(alice: Owner) -> Client:
    client = Client()
    assert alice.user
    client.force_login(alice.user)
    return client


def read(reader: Client, address: str, language: str = "en") -> str:
    return html.unescape(reader.get(address, headers={"accept-language": language}).content.decode())


def test_a_rank_is_played_and_told(built: Deck, field: PreparedField, reader: Client) -> None:
    answer = reader.post(f"/decks/{built.pk}/rank/")
    made = Simulation.objects.get()
    assert answer.headers["Location"] == made.get_absolute_url()
    assert (made.ranked_in, made.seed, made.levels, made.games) == ("split-obelisk", field.seed, ("random", "random"), 20 * DECKS)
    assert "The place is told once all 4 decks have been met." in " ".join(read(reader, made.get_absolute_url()).split())
    done = play_out(made, random.Random(1))
    assert done.status == Status.DONE
    rank = kind_of(done).show(done)["rank"].rank
    page = " ".join(read(reader, done.get_absolute_url()).split())
    assert f"Better than {rank.better} of 4 ({rank.low} to {rank.high})" in page
    assert "4 decks that the machine built out of other boosters" in page
    assert page.count("<rect class=") >= DECKS
    chinese = " ".join(read(reader, done.get_absolute_url(), "zh-CN").split())
    assert f"强于 4 副中的 {rank.better} 副（{rank.low} 至 {rank.high}）" in chinese
    assert "Machine" not in chinese


def test_who_may_see_the_deck_may_see_its_rank(built: Deck, field: PreparedField, alice: Owner, reader: Client) -> None:
    """The machine's decks are the site's: they close nothing."""
    private = rank_deck(deck=built, owner=alice)
    assert private.visibility == "private"
    assert "Machine 1" not in read(reader, private.get_absolute_url()).split('id="figures"')[0]
    Deck.objects.filter(pk=built.pk).update(visibility="public")
    private.delete()
    assert rank_deck(deck=Deck.objects.get(pk=built.pk), owner=alice).visibility == "public"


def test_the_same_deck_is_not_played_twice(built: Deck, field: PreparedField, alice: Owner) -> None:
    first = rank_deck(deck=built, owner=alice)
    assert rank_deck(deck=built, owner=alice) == first
    slug = next(slug for slug in built.sections(catalogue_of("hota"))["main"] if slug.startswith("basic"))
    from decks.lists.changes import AddCopies

    changed = change_deck(deck=built, revision=built.revision, changes=[AddCopies("main", slug, 1)])
    assert rank_deck(deck=changed, owner=alice) != first


def test_the_same_deck_has_the_same_games_for_everybody(built: Deck, field: PreparedField, alice: Owner) -> None:
    first = play_out(rank_deck(deck=built, owner=alice), random.Random(1))
    Deck.objects.filter(pk=built.pk).update(owner=User.objects.create_user("bob"))
    other = play_out(rank_deck(deck=Deck.objects.get(pk=built.pk), owner=Owner(User.objects.get(username="bob"))), random.Random(2))
    assert other != first
    assert summarise(other).total == summarise(first).total


def test_a_rank_played_again_is_a_rank(built: Deck, field: PreparedField, alice: Owner) -> None:
    again = repeat_simulation(simulation=play_out(rank_deck(deck=built, owner=alice), random.Random(1)), owner=alice, seed=9)
    assert again.ranked_in == "split-obelisk"
    assert "rank" in kind_of(again).show(play_out(again, random.Random(1)))


def test_other_decks_have_no_rank(hota: Game, alice: Owner, field: PreparedField) -> None:
    deck = create_deck(owner=alice, game=hota, format="limited", name="Stated", sections={"pool": {"mud-pup": 1}})
    with pytest.raises(SimulationRefusedError) as refused:
        rank_deck(deck=deck, owner=alice)
    assert refused.value.code == "not_opened"


def test_a_deck_that_is_not_legal_has_no_rank(built: Deck, field: PreparedField, reader: Client) -> None:
    answer = reader.post(f"/decks/{built.pk}/pool/", {"do": "set:main:mud-pup:9", "revision": str(built.revision)})
    assert answer.status_code == 302
    assert reader.post(f"/decks/{built.pk}/rank/").headers["Location"] == f"/decks/{built.pk}/pool/"
    assert "is not legal" in read(reader, f"/decks/{built.pk}/pool/")
    assert not Simulation.objects.exists()


def test_a_field_of_cards_that_are_gone_is_refused(
    built: Deck, field: PreparedField, alice: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = PreparedField("split-obelisk", 6, 1, "random", {}, (FieldDeck(1, ("agility",), {"gone": 35}, 0.5, 0.1),))
    monkeypatch.setattr(requests, "field_of", lambda game, card_set: gone)
    with pytest.raises(SimulationRefusedError) as refused:
        rank_deck(deck=built, owner=alice)
    assert refused.value.code == "no_field"


def test_only_the_owner_asks(built: Deck, field: PreparedField) -> None:
    assert Client().post(f"/decks/{built.pk}/rank/").status_code == 404
    assert Client().get(f"/decks/{built.pk}/rank/").status_code == 405
