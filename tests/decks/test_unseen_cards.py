"""Imported cards that are switched off are seen by nobody anywhere, and decks with them lose nothing."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.archive.reader import import_archive
from accounts.archive.writer import export_archive
from cards.catalogue import catalogue_of
from decks.collections.owned_cards import holdings_of, set_holdings
from decks.editing.extra_changes import NoteCard, SetMaybe
from decks.exporting.records import record_of, restore_deck
from decks.importing import UnreadableDeckError, parse_deck_text
from decks.lists.changes import AddCopies, ChangeError, Draft, Rename, ReplaceList, SetVisibility
from decks.lists.differences import difference
from decks.models import Deck, Holding, Visibility
from decks.owners import Owner
from decks.services import change_deck, copy_deck, create_deck, recheck_decks
from decks.versions.history import branch_deck, name_version, restore_version, undo
from matches.kinds.gauntlet import create_gauntlet
from matches.requests.contenders import require_read
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from tests.cards.imports.imported import bring, sorcery
from tests.fixtures.shipping import load_shipped
from tests.rules.sorcery.made_up_cards import deck_cards


@pytest.fixture
def deck(settings: Any, member: User) -> Deck:
    """A legal deck of imported cards."""
    settings.IMPORTED_CARDS = True
    load_shipped(sorcery())
    bring(*deck_cards())
    sections = {
        "avatar": {"imported-sluice-warden": 1},
        "spellbook": {f"imported-heron-of-pool-{number}": 4 for number in range(10)},
        "atlas": {f"imported-pool-{number}": 4 for number in range(5)},
    }
    return create_deck(owner=Owner(member), game=sorcery(), name="Pools", sections=sections, visibility=Visibility.PUBLIC)


def test_a_deck_of_imported_cards_is_built_and_checked(deck: Deck, client: Client) -> None:
    assert deck.is_legal
    page = client.get(deck.get_absolute_url()).content.decode()
    assert "Heron of Pool 3" in page
    assert "This deck can&#x27;t be simulated." in page or "This deck can't be simulated." in page
    assert "kept as words that no engine can play: Sluice Warden, Heron of Pool " in page


def test_a_simulation_of_it_is_refused_by_the_names_of_its_cards(deck: Deck, member: User) -> None:
    with pytest.raises(SimulationRefusedError, match="Heron of Pool 9") as refusal:
        create_gauntlet(deck=deck, opponents=[deck], owner=Owner(member), terms=Terms(2))
    assert refusal.value.code == "kept_as_text"


@pytest.mark.parametrize(
    "address",
    [
        "/sorcery/cards/imported-sluice-warden/",
        "/sorcery/cards/imported-sluice-warden.en.svg",
        "/api/v1/games/sorcery/cards/imported-sluice-warden",
    ],
)
def test_switched_off_a_card_is_not_there(deck: Deck, client: Client, settings: Any, address: str) -> None:
    assert client.get(address).status_code == 200
    settings.IMPORTED_CARDS = False
    assert client.get(address).status_code == 404


@pytest.mark.parametrize(
    "address",
    [
        "/sorcery/cards/",
        "/sorcery/cards/?q=pool",
        "/sorcery/cards/?view=table",
        "/api/v1/games/sorcery/cards",
        "/api/v1/games/sorcery/cards.json",
        "/sorcery/",
        "/sorcery/decks/",
        "/sorcery/syntax/",
        "/",
    ],
)
def test_switched_off_no_list_names_a_card_or_set(deck: Deck, client: Client, settings: Any, address: str) -> None:
    settings.IMPORTED_CARDS = False
    page = client.get(address).content.decode()
    for words in ("imported-", "Heron of Pool", "First Tide"):
        assert words not in page


def test_switched_off_no_name_is_read_or_offered(deck: Deck, client: Client, settings: Any) -> None:
    assert parse_deck_text("4 Heron of Pool 3", game=sorcery()).total == 4
    settings.IMPORTED_CARDS = False
    report = parse_deck_text("4 Heron of Pool 3", game=sorcery())
    assert (report.total, [line.choices for line in report.problems if any("Pool" in card.name_en for card in line.choices)]) == (0, [])
    with pytest.raises(UnreadableDeckError):
        parse_deck_text("4 Heron of Pool 3")


def test_switched_off_its_page_says_how_many_cards_are_not_shown(deck: Deck, client: Client, settings: Any) -> None:
    settings.IMPORTED_CARDS = False
    page = client.get(deck.get_absolute_url()).content.decode()
    assert "This deck has 61 imported cards that are not shown now" in page
    for words in ("imported-", "Sluice Warden", "Heron of Pool"):
        assert words not in page


def test_switched_off_its_cards_can_not_be_edited_copied_or_played(deck: Deck, member: User, settings: Any) -> None:
    settings.IMPORTED_CARDS = False
    with pytest.raises(ChangeError, match="61 imported cards"):
        change_deck(deck=deck, revision=deck.revision, changes=[Rename("Other")])
    with pytest.raises(ChangeError, match="61 imported cards"):
        copy_deck(deck=deck, owner=Owner(member))
    with pytest.raises(SimulationRefusedError, match="61 imported cards"):
        require_read(deck, catalogue_of(sorcery()))
    recheck_decks(game=sorcery())
    assert not Deck.objects.get(pk=deck.pk).is_legal


def test_switched_off_it_can_be_made_private_and_loses_nothing(deck: Deck, settings: Any) -> None:
    before = deck.sections(catalogue_of(sorcery()))
    settings.IMPORTED_CARDS = False
    changed = change_deck(deck=deck, revision=deck.revision, changes=[SetVisibility(Visibility.PRIVATE)])
    assert changed.visibility == Visibility.PRIVATE
    settings.IMPORTED_CARDS = True
    after = Deck.objects.get(pk=deck.pk)
    assert (after.sections(catalogue_of(sorcery())), after.digest, after.revision) == (before, deck.digest, deck.revision + 1)
    assert after.versions.get(revision=after.revision).draft["sections"] == before
    recheck_decks(game=sorcery())
    assert Deck.objects.get(pk=deck.pk).is_legal


@pytest.fixture
def noted(deck: Deck, member: User) -> Deck:
    """A deck of shipped cards with an imported one on its maybe-board and a note on another."""
    noted = create_deck(owner=Owner(member), game=sorcery(), name="Noted", visibility=Visibility.PUBLIC)
    changes = [SetMaybe("imported-pool-1", 2), NoteCard("imported-pool-2", "deep")]
    return change_deck(deck=noted, revision=1, changes=changes)


BESIDE = ({"imported-pool-1": 2}, {"imported-pool-2": "deep"})


def beside(deck: Deck) -> tuple[dict[str, int], dict[str, str]]:
    """Return the maybe-board and the notes stored beside the list; the last version has the same."""
    stored = Deck.objects.get(pk=deck.pk)
    kept = stored.versions.get(revision=stored.revision).draft
    assert (kept["maybe"], kept["card_notes"]) == (stored.maybe, stored.card_notes)
    return stored.maybe, stored.card_notes


def test_switched_off_no_edit_loses_what_is_beside_the_list(noted: Deck, settings: Any) -> None:
    settings.IMPORTED_CARDS = False
    changed = change_deck(deck=Deck.objects.get(pk=noted.pk), revision=2, changes=[Rename("Other")])
    assert beside(changed) == BESIDE
    shipped = next(iter(catalogue_of(sorcery()).rows))
    changed = change_deck(deck=changed, revision=3, changes=[SetMaybe(shipped, 1)])
    assert beside(changed) == ({**BESIDE[0], shipped: 1}, BESIDE[1])
    assert beside(undo(deck=changed, revision=4)) == BESIDE


def test_switched_off_copies_and_branches_have_what_is_beside_the_list(noted: Deck, member: User, settings: Any) -> None:
    settings.IMPORTED_CARDS = False
    assert beside(copy_deck(deck=Deck.objects.get(pk=noted.pk), owner=Owner(member))) == BESIDE
    assert beside(branch_deck(version=noted.versions.get(revision=2), owner=Owner(member))) == BESIDE


def test_switched_off_no_difference_tells_of_what_is_beside_the_list(noted: Deck, settings: Any) -> None:
    settings.IMPORTED_CARDS = False
    catalogue = catalogue_of(sorcery())
    first, last = (Draft.from_json(each.draft, visibility="", catalogue=catalogue) for each in noted.versions.order_by("revision"))
    assert difference(first, last, catalogue, shows_all=True).is_none
    shipped = next(iter(catalogue.rows))
    [part] = difference(first, replace(last, maybe={**last.maybe, shipped: 3}), catalogue).parts
    assert (part.before, part.after) == (0, 3)


def test_switched_off_no_version_with_its_cards_is_branched_or_restored(deck: Deck, member: User, alice: Client, settings: Any) -> None:
    emptied = change_deck(deck=deck, revision=1, changes=[ReplaceList({})])
    settings.IMPORTED_CARDS = False
    version = deck.versions.get(revision=1)
    with pytest.raises(ChangeError, match="61 imported cards"):
        branch_deck(version=version, owner=Owner(member))
    with pytest.raises(ChangeError, match="61 imported cards"):
        undo(deck=emptied, revision=2)
    page = alice.post(f"/decks/{deck.pk}/versions/1/restore/", {"revision": 2}, follow=True).content.decode()
    assert "61 imported cards that are not shown now" in page
    assert (Deck.objects.count(), Deck.objects.get(pk=deck.pk).revision) == (1, 2)


def test_switched_off_a_record_has_the_whole_deck_and_brings_it_back(deck: Deck, noted: Deck, member: User, settings: Any) -> None:
    owner, catalogue = Owner(member), catalogue_of(sorcery())
    before = [record_of(each, catalogue) for each in (deck, noted)]
    settings.IMPORTED_CARDS = False
    hidden = catalogue_of(sorcery())
    records = [json.loads(json.dumps(record_of(Deck.objects.get(pk=each.pk), hidden))) for each in (deck, noted)]
    assert records == before
    Deck.objects.all().delete()
    back = [restore_deck(owner=owner, record=record) for record in records]
    assert [each and Deck.objects.get(pk=each.pk).is_legal for each in back] == [False, False]
    settings.IMPORTED_CARDS = True
    recheck_decks(game=sorcery())
    first, second = (Deck.objects.get(pk=each.pk) for each in (deck, noted))
    assert [record_of(each, catalogue) for each in (first, second)] == before
    assert (first.is_legal, first.digest, second.digest) == (True, deck.digest, noted.digest)


def test_switched_off_the_collection_keeps_its_cards(deck: Deck, member: User, settings: Any) -> None:
    owner = Owner(member)
    shipped = next(slug for slug in catalogue_of(sorcery()).rows if not slug.startswith("imported-"))
    other = next(slug for slug in catalogue_of(sorcery()).rows if not slug.startswith("imported-") and slug != shipped)
    set_holdings(owner=owner, catalogue=catalogue_of(sorcery()), counts={"imported-pool-1": 3, shipped: 2})
    settings.IMPORTED_CARDS = False
    set_holdings(owner=owner, catalogue=catalogue_of(sorcery()), counts={other: 1}, is_whole=True)
    assert holdings_of(owner, catalogue_of(sorcery())) == {other: 1}
    settings.IMPORTED_CARDS = True
    assert holdings_of(owner, catalogue_of(sorcery())) == {"imported-pool-1": 3, other: 1}


def test_switched_off_an_archive_brings_its_cards_back(deck: Deck, member: User, settings: Any) -> None:
    owner = Owner(member)
    set_holdings(owner=owner, catalogue=catalogue_of(sorcery()), counts={"imported-pool-1": 3})
    settings.IMPORTED_CARDS = False
    content = b"".join(export_archive(member, "en"))
    Deck.objects.all().delete()
    Holding.objects.all().delete()
    import_archive(user=member, file=io.BytesIO(content))
    settings.IMPORTED_CARDS = True
    assert holdings_of(owner, catalogue_of(sorcery())) == {"imported-pool-1": 3}
    assert Deck.objects.get(pk=deck.pk).sections(catalogue_of(sorcery())) == deck.sections(catalogue_of(sorcery()))


def test_switched_off_the_named_versions_in_a_file_lose_nothing(deck: Deck, alice: Client, settings: Any) -> None:
    deck = change_deck(deck=deck, revision=1, changes=[AddCopies("", "lock-keeper", 1)])
    name_version(version=deck.versions.get(revision=2), name="whole")
    settings.IMPORTED_CARDS = False
    text = alice.get(f"/decks/{deck.pk}/export/json/").content.decode()
    page = alice.post("/decks/import/", {"text": text, "create": "1"}, follow=True).content.decode()
    assert "Heron of Pool" not in page
    brought = Deck.objects.exclude(pk=deck.pk).get(is_precon=False)
    version = brought.versions.get(name="whole")
    assert version.revision < brought.revision
    assert version.draft == deck.versions.get(revision=2).draft
    settings.IMPORTED_CARDS = True
    back = restore_version(deck=brought, revision=brought.revision, version=version)
    assert back.sections(catalogue_of(sorcery())) == deck.sections(catalogue_of(sorcery()))
