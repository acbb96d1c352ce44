"""Any two decks of a game beside each other, as far as one may see them."""

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.lists.changes import AddCopies
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck, create_deck
from rules import games
from rules.kernel.game import Game
from tests.assertions.languages import leftovers


@pytest.fixture
def other(echo: Game, member: User) -> Deck:
    sections = {"hero": {"huo-ling": 1}, "main": {"kiln-ox": 3, "wick-sparrow": 1}}
    return create_deck(owner=Owner(member), game=echo, name="Fires", sections=sections)


def test_two_decks_side_by_side(deck: Deck, other: Deck, alice: Client, charlie: Client) -> None:
    address = f"/decks/differences/?a={deck.pk}&b={other.pk}"
    page = alice.get(address).content.decode()
    assert page.count('class="is-changed"') == 4
    assert tuple(name for name in ("Oxen", "Fires") if name in page) == ("Oxen", "Fires")
    assert charlie.get(address).status_code == 422
    Deck.objects.update(visibility="unlisted")
    assert charlie.get(address).status_code == 200
    same = alice.get(f"/decks/differences/?a={deck.pk}&b={deck.pk}").content.decode()
    assert "Nothing differs between the two." in same
    assert "kiln-ox" in alice.get(f"/decks/differences/?a={deck.pk}&b={deck.pk}&all=1").content.decode()


def test_an_address_may_stand_for_a_deck_or_a_version(deck: Deck, other: Deck, alice: Client, bob: Client) -> None:
    changed = change_deck(deck=deck, revision=1, changes=[AddCopies("main", "kiln-ox", 1)])
    page = alice.get(f"/decks/differences/?a={deck.pk}@1&link=https://any.example/decks/{deck.pk}/versions/2/").content.decode()
    assert page.count('class="is-changed"') == 1
    assert "Oxen, version 1" in page
    Deck.objects.filter(pk=changed.pk).update(visibility="public")
    assert bob.get(f"/decks/differences/?a={deck.pk}@1&b={deck.pk}").status_code == 422


def test_what_can_t_be_compared_is_told(deck: Deck, alice: Client, member: User) -> None:
    foreign = create_deck(owner=Owner(member), game=games.get("hota"), name="Stones")
    for query in (
        f"a={deck.pk}&b=nonsense",
        f"a={deck.pk}&b={foreign.pk}",
        f"a={deck.pk}@99&b={deck.pk}",
        f"a={'0' * 8}-0000-4000-8000-{'0' * 12}",
    ):
        response = alice.get(f"/decks/differences/?{query}")
        assert response.status_code == 422
        assert 'role="alert"' in response.content.decode()
    assert alice.get("/decks/differences/").status_code == 200


@pytest.mark.parametrize(("language", "code"), [("en", "en"), ("zh-hans", "zh")])
def test_one_language_on_a_page(deck: Deck, other: Deck, alice: Client, language: str, code: str) -> None:
    for address in (f"/decks/differences/?a={deck.pk}&b={other.pk}", f"/decks/{deck.pk}/versions/", f"/decks/{deck.pk}/versions/1/"):
        page = alice.get(address, headers={"accept-language": language}).content.decode()
        assert leftovers(page, code, names=("Oxen", "Fires", "alice")) == []


def test_the_second_deck_is_another_one_from_the_start(deck: Deck, other: Deck, alice: Client) -> None:
    def offered(query: str) -> list[str]:
        page = alice.get(f"/decks/differences/?{query}").content.decode()
        return re.findall(r'<option value="([^"]*)"', page.split('id="b"')[1].split("</select>")[0])

    assert offered(f"a={deck.pk}") == [str(other.pk)]
    assert str(deck.pk) in offered(f"a={deck.pk}@1")
    assert str(deck.pk) in offered(f"a={deck.pk}&b={other.pk}")


def test_the_cards_that_differ_come_before_everything_else(deck: Deck, other: Deck, alice: Client) -> None:
    page = alice.get(f"/decks/differences/?a={deck.pk}&b={other.pk}").content.decode()
    assert page.index('class="is-changed"') < page.index('class="sides"')
