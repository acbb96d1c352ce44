"""All that belongs to a deck goes into its JSON and the zip of everything, and comes back; what is broken or hostile does not."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.catalogue import Catalogue, catalogue_of
from decks.editing.extra_changes import NoteCard, SetMaybe
from decks.lists.changes import AddCopies, SetNote
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import change_deck, create_deck
from decks.tags import set_tags
from decks.versions.history import name_version, restore_version, undo
from rules.kernel.game import Game

ADDRESS = "/decks/import/"


@pytest.fixture
def whole(deck: Deck, catalogue: Catalogue) -> Deck:
    """Alice's deck with everything that a deck can have: two named versions, the second of which is the present one."""
    name_version(version=deck.versions.get(), name="erste / 一", note="> slow\n\n3 Kiln Ox")
    changes = [
        SetMaybe("stray-rocket", 2),
        NoteCard("kiln-ox", "“heavy”\n{}\n"),
        NoteCard("wick-sparrow", "看看"),
        AddCopies("", "kiln-ox", 1),
    ]
    deck = change_deck(deck=deck, revision=1, changes=changes, catalogue=catalogue)
    deck = change_deck(
        deck=deck, revision=2, changes=[AddCopies("main", "wick-sparrow", 2), SetNote("Name: no\n\n1 a-ji")], catalogue=catalogue
    )
    name_version(version=deck.versions.get(revision=3), name="now", note="")
    set_tags(deck=deck, tags=["水", "for Sunday"])
    return Deck.objects.get(pk=deck.pk)


def everything(deck: Deck) -> dict[str, Any]:
    catalogue = catalogue_of(deck.game)
    named = deck.versions.exclude(name="").order_by("revision")
    return {
        "list": (deck.game, deck.format, deck.name, deck.note, deck.sections(catalogue), deck.digest, deck.is_legal),
        "extras": (deck.maybe, deck.card_notes, sorted(tag.name for tag in deck.tags.all())),
        "versions": [(each.name, each.note, each.draft, each.made_at, each.revision == deck.revision) for each in named],
    }


def brought(client: Client, content: bytes, name: str = "all.zip") -> Any:
    file = io.BytesIO(content)
    file.name = name
    return client.post(ADDRESS, {"file": file, "text": ""})


def trees(client: Client) -> dict[str, Any]:
    """The JSON files of the zip of everything."""
    archive = zipfile.ZipFile(io.BytesIO(client.get("/decks/all.zip").content))
    return {name: json.loads(archive.read(name)) for name in archive.namelist() if name.endswith(".json")}


def zipped(files: dict[str, str | bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def test_plain_all_of_it_comes_back_in_another_account(
    all_games: tuple[Game, ...], whole: Deck, alice: Client, bob: Client, member: User
) -> None:
    for game in all_games:
        slug = sorted(catalogue_of(game).rows)[0]
        first = game.formats[0].sections[0].slug
        made = create_deck(owner=Owner(member), game=game, name="同名", sections={first: {slug: 2}}, note="二")
        change_deck(deck=made, revision=1, changes=[SetMaybe(slug, 3), NoteCard(slug, "?")])
    page = brought(bob, alice.get("/decks/all.zip").content)
    assert "6 decks read" in page.content.decode()
    bob.post(ADDRESS, {"text": page.context["text"], "create": "1"})
    mine, theirs = (Deck.objects.filter(owner__username=name).order_by("game", "name") for name in ("alice", "bob"))
    assert [everything(deck) for deck in theirs] == [everything(deck) for deck in mine]
    assert everything(whole) in [everything(deck) for deck in theirs]
    assert {deck.visibility for deck in theirs} == {Visibility.PRIVATE}
    assert trees(bob) == trees(alice)


@pytest.mark.parametrize("address", [ADDRESS, "/echo/decks/import/"])
@pytest.mark.parametrize("way", ["file", "text"])
def test_one_deck_as_json(whole: Deck, alice: Client, bob: Client, address: str, way: str) -> None:
    content = alice.get(f"/decks/{whole.pk}/export/json/").content
    given = {"file": io.BytesIO(content)} if way == "file" else {"text": content.decode()}
    page = bob.post(address, given)
    bob.post(address, {"text": page.context["text"], "create": "1"})
    assert everything(Deck.objects.get(owner__username="bob")) == everything(whole)


def test_versions_that_came_back_are_versions(whole: Deck, alice: Client, bob: Client, catalogue: Catalogue) -> None:
    bob.post(ADDRESS, {"text": alice.get(f"/decks/{whole.pk}/export/json/").content.decode(), "create": "1"})
    deck = Deck.objects.get(owner__username="bob")
    assert bob.get(f"/decks/{deck.pk}/versions/").status_code == 200
    back = restore_version(deck=deck, revision=deck.revision, version=deck.versions.get(name="erste / 一"))
    assert back.sections(catalogue) == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}}
    assert undo(deck=back, revision=back.revision).sections(catalogue) == whole.sections(catalogue)


def test_others_get_what_the_page_shows_them(whole: Deck, bob: Client) -> None:
    Deck.objects.filter(pk=whole.pk).update(visibility=Visibility.PUBLIC)
    data = json.loads(bob.get(f"/decks/{whole.pk}/export/json/").content)
    assert data["card_notes"] == whole.card_notes
    assert [card["card"] for card in data["maybe"]] == ["stray-rocket"]
    assert not {"tags", "versions"} & data.keys()


def test_a_file_for_the_owner_is_not_kept_for_others(whole: Deck, alice: Client, bob: Client) -> None:
    Deck.objects.filter(pk=whole.pk).update(visibility=Visibility.PUBLIC)
    mine, theirs = (client.get(f"/decks/{whole.pk}/export/json/")["ETag"] for client in (alice, bob))
    assert mine != theirs


BROKEN: dict[str, tuple[dict[str, Any], str, str]] = {
    "a version to come": ({"deckproof": 2}, "of version 2 of our JSON", "版本 2"),
    "a version that is none": ({"deckproof": "x"}, "of version x of our JSON", "版本 x"),
    "true": ({"deckproof": True}, "of version True of our JSON", "版本 True"),
    "maybe is a number": ({"maybe": 3}, "“maybe” in this file is not written", "“maybe”"),
    "copies are words": ({"maybe": {"kiln-ox": "3"}}, "“maybe” in this file", "“maybe”"),
    "too many copies": ({"maybe": {"kiln-ox": 100}}, "“maybe” in this file", "“maybe”"),
    "too many cards": ({"maybe": {f"c{number}": 1 for number in range(401)}}, "“maybe” in this file has 401 entries", "401"),
    "notes in a list": ({"card_notes": ["x"]}, "“card_notes” in this file", "“card_notes”"),
    "a note that is too long": ({"card_notes": {"kiln-ox": "x" * 501}}, "“card_notes” in this file", "“card_notes”"),
    "too many tags": ({"tags": [str(number) for number in range(11)]}, "“tags” in this file has 11 entries", "11"),
    "nested tags": ({"tags": [["x"]]}, "“tags” in this file", "“tags”"),
    "too many versions": ({"versions": [{}] * 201}, "“versions” in this file has 201 entries", "201"),
    "an empty version": ({"versions": [{}]}, "“versions[0]” in this file", "“versions[0]”"),
    "a version of no time": (
        {"versions": [{"name": "x", "made_at": "soon", "deck": {"name": "x", "format": "", "sections": {}}}]},
        "“versions[0]” in this file",
        "“versions[0]”",
    ),
    "sections in sections": (
        {"versions": [{"name": "x", "made_at": "2026-01-01", "deck": {"name": "x", "format": "", "sections": {"main": {"kiln-ox": {}}}}}]},
        "“versions[0]” in this file",
        "“versions[0]”",
    ),
    "another game's": ({"game": "nowhere"}, "not a game of this site", "nowhere"),
    "sections are a list": ({"sections": []}, "it needs “sections”", "sections"),
}


@pytest.mark.parametrize(("changed", "english", "chinese"), BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize("is_zipped", [True, False])
def test_broken_files_are_refused_in_words(
    echo: Game, charlie: Client, changed: dict[str, Any], english: str, chinese: str, is_zipped: bool
) -> None:
    text = json.dumps({"deckproof": 1, "game": "echo", "name": "x", "sections": {"main": {"kiln-ox": 1}}, **changed})
    for words, language in ((english, "en"), (chinese, "zh-hans")):
        headers = {"accept-language": language}
        file = io.BytesIO(zipped({"x.json": text}) if is_zipped else text.encode())
        page = charlie.post(ADDRESS, {"file": file}, headers=headers)
        assert page.status_code == 422
        assert words in "".join(piece.refusal for piece in page.context["pieces"])
        charlie.post(ADDRESS, {"text": page.context["text"], "create": "1"}, headers=headers)
    assert not Deck.objects.exists()


def test_deeply_nested(echo: Game, charlie: Client) -> None:
    for text in ('{"deckproof": 1, "maybe": ' + "[" * 100_000, '{"a":' * 100_000, "[" * 100_000):
        assert brought(charlie, text.encode(), "x.json").status_code == 422
        assert brought(charlie, zipped({"x.json": text})).status_code == 422


def test_cards_that_are_none_here_are_told_and_left_out(all_games: object, charlie: Client) -> None:
    draft = {"name": "x", "format": "standard", "sections": {"main": {"kiln-ox": 1, "gone": 2}, "cellar": {"kiln-ox": 1}}}
    text = json.dumps(
        {
            "deckproof": 1,
            "game": "echo",
            "name": "x",
            "sections": {"main": {"kiln-ox": 1}},
            "maybe": {"no-such-card": 1, "stray-rocket": 1},
            "card_notes": {"neither-this": "words"},
            "versions": [{"name": "v", "made_at": "2026-01-01T00:00:00+00:00", "deck": draft}],
        }
    )
    page = brought(charlie, zipped({"x.json": text}))
    told = page.content.decode()
    assert all(word in told for word in ("no-such-card", "neither-this", "gone", "cellar"))
    charlie.post(ADDRESS, {"text": page.context["text"], "create": "1"})
    deck = Deck.objects.get()
    assert (deck.maybe, deck.card_notes) == ({"stray-rocket": 1}, {})
    assert deck.versions.get(name="v").draft["sections"] == {"main": {"kiln-ox": 1}}


def test_nothing_half_written(echo: Game, charlie: Client) -> None:
    good = {"deckproof": 1, "game": "echo", "name": "x", "sections": {"main": {"kiln-ox": 1}}, "tags": ["a"]}
    bad = {**good, "note": "x" * 4001}
    page = charlie.post(ADDRESS, {"text": f"{json.dumps(good)}\n{json.dumps(bad)}", "create": "1"})
    assert page.status_code == 422
    assert not Deck.objects.exists()
