"""A member's archive restores everything, also in a new account; any other zip is refused."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.archive.manifest import MAX_FILES, NAME
from accounts.deletion import delete_account
from accounts.services import create_member
from cards.catalogue import catalogue_of
from decks.collections.owned_cards import holdings_of, set_holdings
from decks.exporting.records import record_of
from decks.lists.changes import AddCopies, Rename, SetNote
from decks.models import Deck, Holding, SavedSearch
from decks.owners import Owner
from decks.search.saved_searches import save_search
from decks.services import change_deck, create_deck
from decks.tags import set_tags
from decks.versions.history import name_version, undo
from limits.ledger import charge, spent
from limits.payers import Payer
from matches.kinds.gauntlet import create_gauntlet
from matches.requests.terms import Terms
from rules.kernel.game import Game
from tests.accounts.conftest import PASSWORD, upload, words

PAGE = "/account/everything/"
SignIner = Callable[..., Client]


@pytest.fixture
def alice_with_data(alice: User, game: Game, sections: dict[str, dict[str, int]]) -> User:
    """Alice with two decks, versions, tags, cards, a search and a simulation."""
    owner, catalogue = Owner(alice), catalogue_of(game)
    deck = create_deck(owner=owner, game=game, name="One/..\\two", sections=sections, note="A note", visibility="public")
    card = next(iter(sections["main"]))
    for change in (AddCopies("main", card, -1), Rename("三"), SetNote("x")):
        deck = change_deck(deck=deck, revision=deck.revision, changes=[change])
    deck = undo(deck=deck, revision=deck.revision)
    name_version(version=deck.versions.get(revision=2), name="Second", note="worth it")
    set_tags(deck=deck, tags=["fast", "慢"])
    Deck.objects.filter(pk=deck.pk).update(maybe={card: 2}, card_notes={card: "try"})
    create_deck(owner=owner, game=game, name="Empty")
    set_holdings(owner=owner, catalogue=catalogue, counts={card: 3})
    save_search(owner=owner, game=game, name="Cheap", address="?q=cost<3")
    other = create_deck(owner=owner, game=game, name="Other", sections=sections)
    create_gauntlet(owner=owner, deck=other, opponents=[other], terms=Terms(10))
    return alice


def everything(user: User, game: Game) -> Any:
    decks = Deck.objects.filter(owner=user).order_by("name")
    searches = list(SavedSearch.objects.filter(owner=user).values_list("game", "name", "query"))
    return [record_of(each, catalogue_of(game)) for each in decks], holdings_of(Owner(user), catalogue_of(game)), searches


def download_archive(client: Client) -> bytes:
    response = client.get("/account/everything.zip")
    assert response.status_code == 200
    return b"".join(response.streaming_content)  # type: ignore[attr-defined]


def upload_archive(client: Client, content: bytes) -> Any:
    return client.post(PAGE, {"file": upload(content)})


def test_an_archive_restores_everything_in_a_new_account(alice_with_data: User, game: Game, sign_in: SignIner) -> None:
    before = everything(alice_with_data, game)
    content = download_archive(sign_in(alice_with_data))
    delete_account(user=alice_with_data, keep_public=False)
    assert not Deck.objects.filter(is_precon=False).exists()
    anew = create_member(name="alice", password=PASSWORD)
    client = sign_in(anew)
    assert upload_archive(client, content)["Location"] == "/decks/"
    assert everything(anew, game) == before
    assert len(before[0]) == 3
    upload_archive(client, content)
    assert everything(anew, game) == before


def test_an_archive_has_data_and_readable_lists(alice_with_data: User, sign_in: SignIner) -> None:
    archive = zipfile.ZipFile(io.BytesIO(download_archive(sign_in(alice_with_data))))
    names = archive.namelist()
    assert archive.testzip() is None
    assert sum(name.endswith(".txt") and name.startswith("decks/") for name in names) == 3
    assert any(name.startswith("collection/") and name.endswith(".csv") for name in names)
    assert not any(".." in name or name.startswith("/") or "\\" in name for name in names)
    simulation = json.loads(archive.read("simulations/001.json"))[0]
    assert (simulation["games"], simulation["status"], len(simulation["decks"])) == (10, "queued", 2)


def test_export_and_import_are_charged_to_the_member(alice_with_data: User, sign_in: SignIner) -> None:
    client, payer = sign_in(alice_with_data), Payer.of_member(alice_with_data.pk)
    before = spent(payer)
    content = download_archive(client)
    assert spent(payer) > before
    charge(payer, 1e6)
    assert client.get("/account/everything.zip").status_code == 429
    assert upload_archive(client, content).status_code == 429


def test_another_member_s_archive_is_refused(alice_with_data: User, bob: User, sign_in: SignIner) -> None:
    refused = upload_archive(sign_in(bob), download_archive(sign_in(alice_with_data)))
    assert refused.status_code == 422
    assert "This zip holds what belongs to alice." in words(refused)
    assert not Deck.objects.filter(owner=bob).exists()


def changed(content: bytes, change: Callable[[dict[str, bytes]], None]) -> bytes:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, each in files.items():
            archive.writestr(name, each)
    return out.getvalue()


def _other_deck(files: dict[str, bytes]) -> None:
    name = next(name for name in files if name.startswith("decks/") and name.endswith(".json"))
    files[name] = files[name].replace(b"Other", b"Mine!").replace(b"Empty", b"Mine!").replace(b"One", b"Mine")


def _other_owner(files: dict[str, bytes]) -> None:
    files[NAME] = files[NAME].replace(b'"alice"', b'"bob"')


def _lost_file(files: dict[str, bytes]) -> None:
    files.pop("searches.json")


def _no_manifest(files: dict[str, bytes]) -> None:
    files.pop(NAME)


def _odd_manifest(files: dict[str, bytes]) -> None:
    files[NAME] = b"[" * 100_000


@pytest.mark.parametrize("change", [_other_deck, _other_owner, _lost_file, _no_manifest, _odd_manifest])
def test_a_changed_archive_is_refused(
    alice_with_data: User, game: Game, sign_in: SignIner, change: Callable[[dict[str, bytes]], None]
) -> None:
    client = sign_in(alice_with_data)
    content = changed(download_archive(client), change)
    Deck.objects.filter(owner=alice_with_data).delete()
    refused = upload_archive(client, content)
    assert (refused.status_code, 'role="alert"' in words(refused)) == (422, True)
    assert not Deck.objects.filter(owner=alice_with_data).exists()


def _bomb() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(NAME, b"0" * 60_000_000)
    return out.getvalue()


def _many() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number in range(MAX_FILES + 1):
            archive.writestr(str(number), b"")
    return out.getvalue()


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x05\x06" + b"\0" * 18, b"PK\x05\x06" + b"\xff" * 18, b"0" * 10_000_001])
def test_other_files_are_refused(alice: User, sign_in: SignIner, content: bytes) -> None:
    refused = upload_archive(sign_in(alice), content)
    assert (refused.status_code, 'role="alert"' in words(refused)) == (422, True)


def test_zip_bombs_and_zips_of_many_files_are_refused_cheaply(alice: User, sign_in: SignIner) -> None:
    client = sign_in(alice)
    for content in (_bomb(), _many()):
        assert "holds more than is taken in" in words(upload_archive(client, content))
    assert spent(Payer.of_member(alice.pk)) < 2
    assert client.post(PAGE).status_code == 422


def test_an_error_during_the_import_changes_nothing(alice_with_data: User, game: Game, sign_in: SignIner, settings: Any) -> None:
    client = sign_in(alice_with_data)
    content = download_archive(client)
    Deck.objects.filter(owner=alice_with_data).delete()
    Holding.objects.all().delete()
    for number in range(50):
        SavedSearch.objects.create(owner=alice_with_data, game=game.slug, name=f"n{number}", query="")
    SavedSearch.objects.filter(name="Cheap").delete()
    refused = upload_archive(client, content)
    assert (refused.status_code, "delete one first" in words(refused)) == (422, True)
    assert not Deck.objects.filter(owner=alice_with_data).exists()
    assert not Holding.objects.exists()
