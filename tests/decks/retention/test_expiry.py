"""Retention and quotas: guests' rows expire after an announcement, signing up keeps them, and nobody exceeds their quota."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.db import connection
from django.test import Client
from django.utils import timezone

from decks.lists.changes import ChangeError, Rename
from decks.models import Deck, DeckVersion, Holding, SavedSearch, Visibility
from decks.owners import SESSION_NAME, Guest, Owner
from decks.retention import expiry
from decks.services import change_deck, claim_things, copy_deck, create_deck
from decks.versions.history import name_version, undo
from rules.kernel.game import Game

GUEST = Owner(None, "g" * 32)


@pytest.fixture
def guests_deck(echo: Game) -> Deck:
    return create_deck(owner=GUEST, game=echo, name="Mayfly", sections={"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}})


def age(deck: Deck, **ago: int) -> None:
    Deck.objects.filter(pk=deck.pk).update(**{name: timezone.now() - timedelta(days=days) for name, days in ago.items()})


def guest_with(deck: Deck) -> Client:
    client = Client()
    session = client.session
    session[SESSION_NAME] = deck.owner_key
    session.save()
    client.cookies["sessionid"] = session.session_key or ""
    return client


def test_unvisited_guest_deck_expires(guests_deck: Deck) -> None:
    age(guests_deck, updated_at=29)
    assert expiry.delete_expired_decks(100) == 0
    age(guests_deck, updated_at=31)
    assert expiry.delete_expired_decks(100) == 1
    assert not DeckVersion.objects.exists()


def test_opened_guest_deck_is_kept(guests_deck: Deck) -> None:
    age(guests_deck, updated_at=60, looked_at=29)
    assert expiry.delete_expired_decks(100) == 0
    age(guests_deck, updated_at=60, looked_at=31)
    assert expiry.delete_expired_decks(100) == 1


def test_member_and_shipped_decks_never_expire(guests_deck: Deck, deck: Deck, echo: Game) -> None:
    shipped = Deck.objects.create(game=echo.slug, name="Shipped", is_precon=True, visibility=Visibility.PUBLIC, slug="shipped")
    for each in (deck, shipped):
        age(each, updated_at=4000)
        assert expiry.kept_until(Deck.objects.get(pk=each.pk)) is None
    assert expiry.delete_expired_decks(100) == 0


def test_batches_are_small_and_zero_days_disables_expiry(guests_deck: Deck, settings: Any) -> None:
    for _ in range(4):
        copy_deck(deck=guests_deck, owner=GUEST)
    Deck.objects.update(updated_at=timezone.now() - timedelta(days=100))
    settings.GUEST_DECK_DAYS = 0
    assert expiry.delete_expired_decks(100) == 0
    settings.GUEST_DECK_DAYS = 30
    assert [expiry.delete_expired_decks(2) for _ in range(4)] == [2, 2, 1, 0]


def test_expired_decks_are_found_by_index(db: None) -> None:
    end = timezone.now()
    rows = Deck.objects.filter(owner=None, is_precon=False, updated_at__lt=end).order_by("updated_at").values_list("pk")[:10]
    assert "decks_of_guests_by_age" in rows.explain()


def test_pages_show_the_expiry_date(guests_deck: Deck) -> None:
    client = guest_with(guests_deck)
    assert "Kept until" in client.get(guests_deck.get_absolute_url()).content.decode()
    mine = client.get("/decks/", follow=True).content.decode()
    assert "Each is kept for 30 days after you last opened or changed it." in mine
    assert "soon be deleted" not in mine


def test_warning_before_expiry_disappears_after_opening(guests_deck: Deck) -> None:
    client = guest_with(guests_deck)
    age(guests_deck, updated_at=29)
    assert "This deck will soon be deleted" in client.get("/decks/", follow=True).content.decode()
    client.get(guests_deck.get_absolute_url())
    assert "soon be deleted" not in client.get("/decks/", follow=True).content.decode()
    Deck.objects.filter(pk=guests_deck.pk).update(looked_at=None)
    client.get(f"/decks/{guests_deck.pk}/edit/")
    assert Deck.objects.get(pk=guests_deck.pk).looked_at is not None


def test_visits_of_others_do_not_extend_retention(guests_deck: Deck, charlie: Client) -> None:
    Deck.objects.filter(pk=guests_deck.pk).update(visibility=Visibility.PUBLIC)
    age(guests_deck, updated_at=29)
    page = charlie.get(guests_deck.get_absolute_url()).content.decode()
    assert "Kept until" not in page
    assert Deck.objects.get(pk=guests_deck.pk).looked_at is None


def test_signing_up_keeps_everything(guests_deck: Deck) -> None:
    client = guest_with(guests_deck)
    client.get(guests_deck.get_absolute_url())
    assert client.session.get_expiry_age() <= 31 * 24 * 60 * 60
    words = {"username": "dora", "password1": "correct horse battery", "password2": "correct horse battery"}
    assert client.post("/accounts/signup/", words).status_code in (200, 302)
    claimed = Deck.objects.get(pk=guests_deck.pk)
    if claimed.owner is None:  # a sign-up may require more fields by now
        claim_things(guest=GUEST, user=User.objects.create_user("erna"))
        claimed.refresh_from_db()
    else:
        assert client.session.get_expiry_age() > 300 * 24 * 60 * 60
    assert expiry.kept_until(claimed) is None
    assert not Guest.objects.filter(key=GUEST.key).exists()


def test_guest_is_recorded_once_a_day(guests_deck: Deck) -> None:
    client = guest_with(guests_deck)
    client.get(guests_deck.get_absolute_url())
    before = Guest.objects.get(key=GUEST.key).seen_at
    client.get(guests_deck.get_absolute_url())
    assert Guest.objects.get(key=GUEST.key).seen_at == before


def test_searches_and_holdings_expire_with_their_guest(echo: Game, guests_deck: Deck) -> None:
    card = guests_deck.entries.first()
    assert card is not None
    for key in ("g" * 32, "h" * 32):
        Holding.objects.create(owner_key=key, card=card.card, count=1)
        SavedSearch.objects.create(owner_key=key, game=echo.slug, name="Oxen", query="?q=ox")
    Guest.objects.create(key="g" * 32, seen_at=timezone.now() - timedelta(days=31))
    assert expiry.delete_expired_guests(100) == 1
    assert list(Holding.objects.values_list("owner_key", flat=True)) == ["h" * 32]
    assert list(SavedSearch.objects.values_list("owner_key", flat=True)) == ["h" * 32]
    assert Guest.objects.get().key == "h" * 32


def test_expired_sessions_are_deleted(client: Client, guests_deck: Deck) -> None:
    guest_with(guests_deck)
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    assert expiry.delete_expired_sessions(10) == 1
    assert not Session.objects.exists()


def edited(deck: Deck, times: int) -> Deck:
    for number in range(times):
        deck = change_deck(deck=deck, revision=deck.revision, changes=[Rename(f"Mayfly {number}")])
    return deck


def test_old_versions_are_deleted_and_undo_ends_at_the_oldest(guests_deck: Deck, settings: Any) -> None:
    settings.GUEST_VERSIONS_KEPT = 10
    deck = edited(guests_deck, 24)
    name_version(version=deck.versions.get(revision=3), name="First try")
    assert expiry.trim_versions(100) == 14
    assert sorted(deck.versions.values_list("revision", flat=True)) == [3, *range(16, 26)]
    for _ in range(9):
        deck = undo(deck=deck, revision=deck.revision)
    with pytest.raises(ChangeError, match="nothing to undo"):
        undo(deck=deck, revision=deck.revision)
    assert deck.name == "Mayfly 14"
    assert not deck.versions.get(revision=deck.revision).undo_to
    known = set(deck.versions.values_list("revision", flat=True))
    assert {each.undo_to for each in deck.versions.all()} | {each.redo_to for each in deck.versions.all()} <= known | {None}


def test_few_versions_are_kept(guests_deck: Deck, deck: Deck, settings: Any) -> None:
    settings.GUEST_VERSIONS_KEPT = settings.VERSIONS_KEPT = 10
    edited(guests_deck, 15)
    edited(deck, 30)
    assert expiry.trim_versions(100) == 21
    assert (guests_deck.versions.count(), deck.versions.count()) == (16, 10)


def test_deck_quota_refusal(guests_deck: Deck, settings: Any) -> None:
    settings.MAX_GUEST_DECKS = 1
    client = guest_with(guests_deck)
    page = client.post(f"/decks/{guests_deck.pk}/copy/", follow=True).content.decode()
    assert "Without an account you can keep 1 decks. Delete one first, or sign up to keep more." in page
    page = client.post(f"/{guests_deck.game}/decks/new/", {"name": "Second"}, follow=True).content.decode()
    assert Deck.objects.count() == 1


def test_byte_quota_refusal(deck: Deck, alice: Client, settings: Any) -> None:
    settings.MAX_SAVED_MEGABYTES = 1
    DeckVersion.objects.bulk_create(DeckVersion(deck=deck, revision=number, draft={}) for number in range(2, 1100))
    page = alice.post(f"/decks/{deck.pk}/copy/", follow=True).content.decode()
    assert "take all of the 1 MB that you have" in page
    assert Deck.objects.count() == 1


def test_named_version_quota_refusal(deck: Deck, settings: Any) -> None:
    settings.MAX_NAMED_VERSIONS = 1
    changed = edited(deck, 1)
    name_version(version=changed.versions.get(revision=1), name="First")
    with pytest.raises(ChangeError, match="named versions"):
        name_version(version=changed.versions.get(revision=2), name="Second")
    name_version(version=changed.versions.get(revision=1), name="The first")


def test_api_quota_refusal(member: User, deck: Deck, settings: Any) -> None:
    settings.MAX_DECKS = 1
    client = Client()
    client.force_login(member)
    given = {"game": deck.game, "name": "Second", "format": deck.format, "sections": {}}
    answer = client.post("/api/v1/decks", json.dumps(given), content_type="application/json")
    assert (answer.status_code, "You can keep 1 decks" in answer.content.decode()) == (400, True), answer.content


def test_read_only_database_is_tolerated(guests_deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    client = guest_with(guests_deck)
    age(guests_deck, updated_at=29)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA query_only = 1")
        try:
            assert client.get(guests_deck.get_absolute_url()).status_code == 200
        finally:
            cursor.execute("PRAGMA query_only = 0")
