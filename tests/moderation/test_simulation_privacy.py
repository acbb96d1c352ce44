"""A simulation is as private as its most private deck, when it was made and now; a deck deleted while hidden counts for ever."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.test import Client, TestCase

from decks.lists.changes import SetVisibility
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck, create_deck, delete_deck
from matches.farm.chunk_play import play_chunks
from matches.figures.deck_rates import deck_rates
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Contestant, Simulation
from matches.requests.terms import Terms
from matches.services import delete_simulation
from matches.shortcuts.repeats import repeat_simulation
from matches.shortcuts.replacements import replace_card
from matches.visibility.privacy import open_simulation
from tests.matches.conftest import STRONG, WEAK
from tests.matches.pips import PIPS


def set_visibility(deck: Deck, visibility: str) -> None:
    row = Deck.objects.get(pk=deck.pk)
    with TestCase.captureOnCommitCallbacks(execute=True):
        change_deck(deck=row, revision=row.revision, changes=[SetVisibility(visibility)])


def delete(deck: Deck) -> None:
    row = Deck.objects.get(pk=deck.pk)
    with TestCase.captureOnCommitCallbacks(execute=True):
        delete_deck(deck=row, revision=row.revision)


def delete_many(deck: Deck) -> None:
    with TestCase.captureOnCommitCallbacks(execute=True):
        Deck.objects.filter(pk=deck.pk).delete()


def delete_account(deck: Deck) -> None:
    with TestCase.captureOnCommitCallbacks(execute=True):
        User.objects.get(pk=deck.owner_id).delete()


def status(client: Client, simulation: Simulation) -> int:
    return client.get(f"/simulations/{simulation.pk}/").status_code


@pytest.mark.parametrize("ends", [delete, delete_many, delete_account])
def test_deleting_a_hidden_deck_does_not_open_its_simulations(
    bob: Owner, bob_client: Client, charlie_client: Client, deck: Deck, bobs_deck: Deck, ends: Callable[[Deck], None]
) -> None:
    simulation = create_gauntlet(owner=bob, deck=bobs_deck, opponents=[deck], terms=Terms(10, seed=1))
    assert status(charlie_client, simulation) == 200
    set_visibility(deck, "private")
    assert status(charlie_client, simulation) == 404
    ends(deck)
    assert status(charlie_client, simulation) == 404
    page = bob_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert "A deck that is hidden now" in page
    assert "Zorilla" not in page


def test_publishing_the_deck_again_opens_its_simulations(charlie_client: Client, deck: Deck, simulation: Simulation) -> None:
    set_visibility(deck, "private")
    assert status(charlie_client, simulation) == 404
    set_visibility(deck, "unlisted")
    assert status(charlie_client, simulation) == 200


def test_deleting_a_public_deck_leaves_its_simulations_open(charlie_client: Client, deck: Deck, simulation: Simulation) -> None:
    delete(deck)
    assert status(charlie_client, simulation) == 200


def test_a_simulation_made_with_a_hidden_deck_stays_hidden(alice: Owner, charlie_client: Client, bobs_deck: Deck) -> None:
    deck = create_deck(owner=alice, game=PIPS, name="Kakapo", sections=STRONG)
    simulation = create_gauntlet(owner=alice, deck=deck, opponents=[bobs_deck], terms=Terms(10, seed=1))
    set_visibility(deck, "public")
    assert status(charlie_client, simulation) == 404


def test_a_deck_that_meets_its_like_is_named_once(alice: Owner, alice_client: Client) -> None:
    one, other = (create_deck(owner=alice, game=PIPS, name="Kakapo", sections=STRONG) for _ in range(2))
    simulation = create_gauntlet(owner=alice, deck=one, opponents=[other], terms=Terms(10, seed=1))
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert page.split('id="privacy"')[1].split("</section>")[0].count("Kakapo") == 1


def test_the_owner_opens_it_once_the_deck_is_public(
    alice: Owner, alice_client: Client, bob_client: Client, charlie_client: Client, bobs_deck: Deck
) -> None:
    """The page says that it stays private and why; the button comes with the deck's opening, for the owner alone."""
    deck = create_deck(owner=alice, game=PIPS, name="Kakapo", sections=STRONG)
    simulation = create_gauntlet(owner=alice, deck=deck, opponents=[bobs_deck], terms=Terms(10, seed=1))
    home = f"/simulations/{simulation.pk}/"

    def told(language: str = "en") -> str:
        page = alice_client.get(home, headers={"accept-language": language}).content.decode()
        return page.split('id="privacy"')[1].split("</section>")[0] if 'id="privacy"' in page else ""

    assert "It stays private even when you make the deck public" in told()
    assert "Kakapo" in told()
    assert "<form" not in told()
    assert "卡组公开后它仍保持私密" in told("zh-hans")
    alice_client.post(f"{home}open/")
    assert status(charlie_client, simulation) == 404

    set_visibility(deck, "unlisted")
    assert "stays private until you open it" in told()
    assert f'action="{home}open/"' in told()
    assert bob_client.post(f"{home}open/").status_code == 404
    assert alice_client.post(f"{home}open/")["Location"] == home
    assert (status(charlie_client, simulation), told()) == (200, "")
    simulation.refresh_from_db()
    assert simulation.visibility == "unlisted"

    set_visibility(deck, "private")
    assert "Others see it again when the deck is not" in told()
    assert status(charlie_client, simulation) == 404


def test_a_deck_deleted_while_hidden_keeps_it_private_for_ever(alice: Owner, alice_client: Client, bobs_deck: Deck) -> None:
    deck = create_deck(owner=alice, game=PIPS, name="Kakapo", sections=STRONG)
    simulation = create_gauntlet(owner=alice, deck=deck, opponents=[bobs_deck], terms=Terms(10, seed=1))
    delete(deck)
    assert "belongs to no saved deck any more" in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert not open_simulation(simulation=simulation)


@pytest.mark.parametrize("address", ["figures/", "pairings/0/figures/"])
def test_cached_figures_are_hidden_at_once(charlie_client: Client, deck: Deck, simulation: Simulation, address: str) -> None:
    path = f"/simulations/{simulation.pk}/{address}"
    assert charlie_client.get(path).status_code == 200
    set_visibility(deck, "private")
    assert charlie_client.get(path).status_code == 404
    set_visibility(deck, "public")
    assert charlie_client.get(path).status_code == 200
    with TestCase.captureOnCommitCallbacks(execute=True):
        delete_simulation(simulation=simulation)
    assert charlie_client.get(path).status_code == 404


def test_win_rates_use_only_open_simulations(bob: Owner, deck: Deck, bobs_deck: Deck) -> None:
    simulation = create_gauntlet(owner=bob, deck=bobs_deck, opponents=[deck], terms=Terms(10, seed=1))
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)
    assert bobs_deck.pk in deck_rates("pips")
    set_visibility(deck, "private")
    assert deck_rates("pips") == {}


def test_names_of_hidden_decks_of_others_are_not_shown(bob: Owner, bob_client: Client, deck: Deck, bobs_deck: Deck) -> None:
    simulation = create_gauntlet(owner=bob, deck=bobs_deck, opponents=[deck], terms=Terms(10, seed=1))
    for chunk in simulation.chunks.all():
        play_chunks(chunk.pk)
    addresses = ["", "cards/", "figures/", "data.json", "data.csv", "data.svg", "games/0/"]
    paths = ["/simulations/", f"/api/v1/simulations/{simulation.pk}", *(f"/simulations/{simulation.pk}/{each}" for each in addresses)]
    assert "Zorilla" in bob_client.get(paths[0]).content.decode()
    set_visibility(deck, "private")
    for path in paths:
        answer = bob_client.get(path)
        assert answer.status_code in (200, 202, 404)
        assert "Zorilla" not in answer.content.decode(), path
    for words in ("Zorilla", "deck:Zorilla", "/Zor.*/"):
        found = bob_client.get("/simulations/", {"q": words}).content.decode()
        assert str(simulation.pk) not in found, words
    set_visibility(deck, "unlisted")
    assert str(simulation.pk) in bob_client.get("/simulations/", {"q": "Zorilla"}).content.decode()


def test_owners_see_the_names_of_their_own_hidden_decks(alice_client: Client, deck: Deck, simulation: Simulation) -> None:
    set_visibility(deck, "private")
    assert "Zorilla" in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    delete(deck)
    assert "Zorilla" in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()


@pytest.mark.parametrize("way", ["repeat", "replace"])
def test_repeated_simulations_are_hidden_with_their_decks(
    bob: Owner, bob_client: Client, charlie_client: Client, deck: Deck, simulation: Simulation, way: str
) -> None:
    if way == "repeat":
        made = repeat_simulation(simulation=simulation, owner=bob)
        assert made.name == "", "the name is Alice's"
    else:
        made = replace_card(simulation=simulation, owner=bob, card="pip-9", by="pip-4")
    assert status(charlie_client, made) == 200
    set_visibility(deck, "private")
    assert status(charlie_client, made) == 404
    assert "Zorilla" not in bob_client.get(f"/simulations/{made.pk}/").content.decode()
    delete(deck)
    assert status(charlie_client, made) == 404
    assert "Zorilla" not in bob_client.get(f"/simulations/{made.pk}/").content.decode()


def test_searches_skip_hidden_decks(charlie_client: Client, alice: Owner, deck: Deck) -> None:
    """A slow regular expression on a hidden text would reveal the text by a warning."""
    create_deck(owner=alice, game=PIPS, name="Kakapo", note="a" * 4000, sections=WEAK)
    for words in ("Kakapo", "/K.k.po/", "note:/a+/"):
        assert "Kakapo" not in charlie_client.get("/pips/decks/", {"q": words}).content.decode().replace("Kakapo&quot;", "").replace(
            words, ""
        )


@pytest.mark.parametrize(
    "address", ["/decks/", "/decks/{}/", "/decks/{}/edit/", "/decks/{}/export/text/", "/decks/{}/qr.svg", "/api/v1/decks/{}"]
)
def test_pages_are_not_cached(alice_client: Client, deck: Deck, address: str) -> None:
    kept = alice_client.get(address.format(deck.pk))["Cache-Control"]
    assert "no-store" in kept or {"private", "no-cache"} <= set(kept.split(", "))


def test_a_hidden_page_does_not_answer_304(charlie_client: Client, deck: Deck) -> None:
    for address in (f"/decks/{deck.pk}/export/text/", f"/api/v1/decks/{deck.pk}"):
        tag = charlie_client.get(address)["ETag"]
        assert charlie_client.get(address, headers={"if-none-match": tag}).status_code == 304
        set_visibility(deck, "private")
        assert charlie_client.get(address, headers={"if-none-match": tag}).status_code == 404
        set_visibility(deck, "public")


def test_the_migration_treats_deleted_decks_as_hidden(deck: Deck, simulation: Simulation) -> None:
    delete(deck)
    migration = import_module("matches.migrations.0022_taken_down")
    migration.hide_simulations_without_decks(apps, None)
    assert list(Contestant.objects.filter(simulation=simulation).order_by("index").values_list("is_hidden", flat=True)) == [True, False]
