"""A member's public page: their public decks alone, and none for who has none."""

from django.contrib.auth.models import User
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from rules import games
from tests.assertions.languages import leftovers


def test_only_public_decks_stand_on_it(deck: Deck, member: User, alice: Client, bob: Client, charlie: Client) -> None:
    create_deck(owner=Owner(member), game=games.get("hota"), name="Stones", visibility="unlisted")
    address = "/players/alice/"
    assert [client.get(address).status_code for client in (alice, bob, charlie)] == [200, 404, 404]
    assert "Oxen" not in alice.get(address).content.decode()
    Deck.objects.filter(pk=deck.pk).update(visibility="public")
    for client in (bob, charlie):
        page = client.get(address).content.decode()
        assert ("Oxen" in page, "Stones" in page) == (True, False)
    assert f'href="{address}"' in charlie.get(f"/decks/{deck.pk}/").content.decode()
    assert f'href="{address}"' in charlie.get("/echo/decks/").content.decode()
    assert charlie.get(f"{address}?game=hota").content.decode().count("deck-row") == 0
    assert charlie.get("/players/nobody/").status_code == 404
    User.objects.filter(username="alice").update(is_active=False)
    assert charlie.get(address).status_code == 404


def test_names_of_all_kinds_have_an_address(echo: object, charlie: Client) -> None:
    for name in ("牌手", "a.b+c@d-e_f"):
        user = User.objects.create_user(name)
        create_deck(owner=Owner(user), game=games.get("echo"), name="X", visibility="public")
        deck = Deck.objects.get(owner=user)
        assert charlie.get(deck.author_address).status_code == 200


def test_one_language_on_a_page(deck: Deck, alice: Client) -> None:
    Deck.objects.update(visibility="public")
    for language, code in (("en", "en"), ("zh-hans", "zh")):
        page = alice.get("/players/alice/", headers={"accept-language": language}).content.decode()
        assert leftovers(page, code, names=("Oxen", "alice")) == []
