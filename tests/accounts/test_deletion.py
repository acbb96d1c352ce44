"""Deleting an account deletes all its data at once; public decks go too, or stay without an author."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.test import Client

from accounts.forms.account import DeletionForm
from accounts.services import create_token
from cards.catalogue import catalogue_of
from decks.collections.owned_cards import set_holdings
from decks.models import Deck, DeckVersion
from decks.owners import Owner
from decks.services import create_deck
from decks.tags import set_tags
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Simulation
from matches.requests.terms import Terms
from rules.kernel.game import Game
from tests.accounts.conftest import PASSWORD, browser, words

DELETE, KEEP = DeletionForm.DELETE, DeletionForm.KEEP


@pytest.fixture
def seen(alice: User, game: Game, sections: dict[str, dict[str, int]]) -> Deck:
    """Alice's public deck. She also has a private deck, simulations of both, cards and a token."""
    owner = Owner(alice)
    deck = create_deck(owner=owner, game=game, name="Seen", sections=sections, visibility="public")
    hidden = create_deck(owner=owner, game=game, name="Hidden", sections=sections)
    set_tags(deck=deck, tags=["mine"])
    set_holdings(owner=owner, catalogue=catalogue_of(game), counts={next(iter(sections["main"])): 1})
    shipped = create_deck(owner=Owner(None, "b" * 32), game=game, name="Another's", sections=sections, visibility="public")
    for one, other in ((deck, shipped), (hidden, shipped), (deck, hidden)):
        create_gauntlet(owner=owner, deck=one, opponents=[other], terms=Terms(10))
    Simulation.objects.update(visibility="public")
    create_token(user=alice, name="x", days=1)
    return deck


def rows_of(user: int) -> list[str]:
    """Return the columns that still refer to the user's id."""
    found = []
    for model in apps.get_models():
        for field in model._meta.fields:
            if field.related_model is User and model._default_manager.filter(**{f"{field.name}_id": user}).exists():
                found.append(f"{model.__name__}.{field.name}")
    return found


def test_deletion_removes_all_rows_of_the_member(alice: User, seen: Deck, sign_in: Callable[..., Client]) -> None:
    client, other, number = sign_in(alice), sign_in(alice), alice.pk
    assert rows_of(number)
    assert client.post("/account/delete/", {"proof": PASSWORD, "decks": DELETE})["Location"] == "/"
    assert rows_of(number) == []
    assert not User.objects.filter(pk=number).exists()
    assert [each.name for each in Deck.objects.filter(is_precon=False)] == ["Another's"]
    assert not Simulation.objects.exists()
    assert other.get("/account/").status_code == 302
    assert browser().get(f"/decks/{seen.pk}/").status_code == 404


def test_public_decks_can_stay_without_their_author(alice: User, seen: Deck, sign_in: Callable[..., Client]) -> None:
    sign_in(alice).post("/account/delete/", {"proof": PASSWORD, "decks": KEEP})
    page = words(browser().get(f"/decks/{seen.pk}/"))
    assert "a former member" in page
    assert "alice" not in page
    assert rows_of(alice.pk or 0) == []
    assert {each.name for each in Deck.objects.filter(is_precon=False)} == {"Seen", "Another's"}
    assert DeckVersion.objects.filter(deck=seen).count() == 1
    assert not seen.tags.exists()
    kept = Simulation.objects.get()
    assert (kept.owner, kept.contestants.get(index=0).deck) == (None, seen)
    assert browser().get(f"/simulations/{kept.pk}/").status_code == 200
    assert browser().get("/players/alice/").status_code == 404
    assert browser().post(f"/decks/{seen.pk}/edit/").status_code == 404


@pytest.mark.parametrize("form", [{}, {"proof": "wrong", "decks": DELETE}, {"proof": PASSWORD, "decks": "x"}])
def test_an_unconfirmed_deletion_changes_nothing(alice: User, seen: Deck, sign_in: Callable[..., Client], form: dict[str, str]) -> None:
    assert sign_in(alice).post("/account/delete/", form).status_code == 422
    assert Deck.objects.filter(owner=alice).count() == 2


def test_a_member_without_a_password_confirms_by_name(alice: User, sign_in: Callable[..., Client]) -> None:
    alice.set_unusable_password()
    alice.save()
    client = Client(headers={"accept-language": "en"})
    client.force_login(alice)
    assert client.post("/account/delete/", {"proof": "bob", "decks": DELETE}).status_code == 422
    assert client.post("/account/delete/", {"proof": "alice", "decks": DELETE}).status_code == 302
    assert not User.objects.exists()
