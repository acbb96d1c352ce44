"""A taken-down thing answers 404 to everybody but its owner and staff; the owner reads why, and staff can restore it."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client, TestCase

from decks.lists.changes import Rename, SetVisibility
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck, copy_deck
from matches.models import Simulation
from moderation import services
from moderation.models import Report
from moderation.reportable_things import ReportableThing

WHY = "It insults a player."
DECK_PAGES = [
    "/decks/{deck}/",
    "/decks/{deck}/export/text/",
    "/decks/{deck}/export/json/",
    "/decks/{deck}/qr.svg",
    "/decks/{deck}/missing/",
    "/decks/{deck}/simulate/",
    "/decks/{deck}/live/",
    "/api/v1/decks/{deck}",
    "/api/v1/decks/{deck}/exports/text",
]
SIMULATION_PAGES = [
    "/simulations/{simulation}/",
    "/simulations/{simulation}/figures/",
    "/simulations/{simulation}/pairings/0/",
    "/simulations/{simulation}/pairings/0/figures/",
    "/simulations/{simulation}/cards/",
    "/simulations/{simulation}/cards.json",
    "/simulations/{simulation}/data.json",
    "/simulations/{simulation}/data.csv",
    "/simulations/{simulation}/games/0/",
    "/api/v1/simulations/{simulation}",
]
LISTS = [
    "/pips/decks/",
    "/pips/decks/?q=Zorilla",
    "/pips/decks/?once=1",
    "/players/bob/",
    "/",
    "/pips/",
    "/api/v1/decks?game=pips",
    "/decks/differences/",
]


def take_down(row: Deck | Simulation, dora: User) -> None:
    with TestCase.captureOnCommitCallbacks(execute=True):
        services.take_down(thing=ReportableThing("deck" if isinstance(row, Deck) else "simulation", row), staff=dora, why=WHY)
    row.refresh_from_db()


@pytest.mark.parametrize("what", ["deck", "simulation"])
def test_only_the_owner_and_staff_see_it(
    what: str,
    alice_client: Client,
    bob_client: Client,
    charlie_client: Client,
    dora_client: Client,
    dora: User,
    deck: Deck,
    simulation: Simulation,
) -> None:
    pages = [*(DECK_PAGES if what == "deck" else []), *SIMULATION_PAGES]
    addresses = [page.format(deck=deck.pk, simulation=simulation.pk) for page in pages]
    others = (bob_client, charlie_client)
    assert {client.get(address).status_code for client in others for address in addresses} <= {200, 202}
    take_down(deck if what == "deck" else simulation, dora)
    assert {client.get(address).status_code for client in others for address in addresses} == {404}
    assert {alice_client.get(address).status_code for address in addresses} <= {200, 202}
    assert {dora_client.get(address).status_code for address in addresses} <= {200, 202}


def test_no_list_shows_it(charlie_client: Client, bob_client: Client, dora: User, deck: Deck, bob: Owner) -> None:
    copy = copy_deck(deck=deck, owner=bob)
    change_deck(deck=copy, revision=1, changes=[Rename("Mine"), SetVisibility("public")])
    lists = [*LISTS, f"/decks/{copy.pk}/"]
    assert "Zorilla" in charlie_client.get(lists[-1]).content.decode()
    take_down(deck, dora)
    for client in (charlie_client, bob_client):
        for address in lists:
            shown = client.get(address).content.decode()
            assert f"/decks/{deck.pk}/" not in shown, address
            assert "Zorilla" not in shown.replace('value="Zorilla"', "").replace("q=Zorilla", "").replace("q%3DZorilla", "").replace(
                "“Zorilla”", ""
            ), address


def test_the_owner_sees_the_reason_and_the_appeal_form(alice_client: Client, dora: User, deck: Deck, simulation: Simulation) -> None:
    take_down(deck, dora)
    take_down(simulation, dora)
    for address in (f"/decks/{deck.pk}/", f"/decks/{deck.pk}/edit/", f"/simulations/{simulation.pk}/"):
        page = alice_client.get(address).content.decode()
        assert WHY in page
        assert "Ask for another look" in page
    assert "Taken down" in alice_client.get("/decks/").content.decode()


def test_the_owner_appeals_once(alice_client: Client, bob_client: Client, dora_client: Client, dora: User, deck: Deck) -> None:
    address = f"/appeal/deck/{deck.pk}/"
    assert alice_client.post(address).status_code == 404  # it is not taken down
    take_down(deck, dora)
    assert bob_client.post(address).status_code == 404
    for _ in range(2):
        assert alice_client.post(address, {"words": "The name is another one now."}).status_code == 302
    assert Report.objects.open().count() == 1
    assert "asks for another look" in dora_client.get("/moderation/").content.decode()
    assert "The name is another one now." in dora_client.get(f"/moderation/deck/{deck.pk}/").content.decode()


def test_editing_does_not_restore_it(charlie_client: Client, dora: User, deck: Deck) -> None:
    as_opened = Deck.objects.get(pk=deck.pk)
    take_down(deck, dora)
    changed = change_deck(deck=as_opened, revision=1, changes=[Rename("Quoll"), SetVisibility("unlisted")])
    stored = Deck.objects.get(pk=deck.pk)
    assert (stored.name, stored.visibility, stored.wish, stored.wanted_visibility) == ("Quoll", "private", "unlisted", "unlisted")
    assert charlie_client.get(f"/decks/{deck.pk}/").status_code == 404
    change_deck(deck=Deck.objects.get(pk=deck.pk), revision=changed.revision, changes=[SetVisibility("public")])
    assert charlie_client.get(f"/decks/{deck.pk}/").status_code == 404
    services.restore(thing=ReportableThing("deck", Deck.objects.get(pk=deck.pk)), staff=dora)
    stored.refresh_from_db()
    assert (stored.visibility, stored.wish) == ("public", "")
    assert charlie_client.get(f"/decks/{deck.pk}/").status_code == 200


def test_restoring_does_not_publish_what_the_owner_made_private(
    charlie_client: Client, dora_client: Client, dora: User, deck: Deck
) -> None:
    take_down(deck, dora)
    change_deck(deck=deck, revision=deck.revision, changes=[SetVisibility("private")])
    assert dora_client.get(f"/decks/{deck.pk}/").status_code == 404
    services.restore(thing=ReportableThing("deck", Deck.objects.get(pk=deck.pk)), staff=dora)
    assert charlie_client.get(f"/decks/{deck.pk}/").status_code == 404
    assert Deck.objects.get(pk=deck.pk).wish == ""


def test_a_restored_simulation_is_as_before(charlie_client: Client, dora: User, simulation: Simulation) -> None:
    take_down(simulation, dora)
    services.restore(thing=ReportableThing("simulation", simulation), staff=dora)
    simulation.refresh_from_db()
    assert (simulation.visibility, simulation.wish, simulation.taken_down_at) == ("public", "", None)
    assert charlie_client.get(f"/simulations/{simulation.pk}/").status_code == 200


def test_it_can_t_be_reported_again(bob_client: Client, dora_client: Client, dora: User, deck: Deck) -> None:
    bob_client.post(f"/report/deck/{deck.pk}/", {"reason": "other"})
    take_down(deck, dora)
    assert not Report.objects.open().exists()
    assert bob_client.post(f"/report/deck/{deck.pk}/", {"reason": "other"}).status_code == 404
    assert dora_client.post(f"/report/deck/{deck.pk}/", {"reason": "other"}).status_code == 409
