"""An import of several decks at once: pasted, linked and in archives, good and bad."""

import io
import re
import zipfile
from collections.abc import Mapping

import pytest
from django.test import Client

from cards.catalogue import Catalogue, catalogue_of
from decks.importing.deck_breaks import split_decks
from decks.lists.changes import SetCount, SetVisibility
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck, create_deck
from rules.kernel.game import Game

ADDRESS = "/decks/import/"
TWO = "Name: One\nGame: Echo\n1 a-ji\n2 Kiln Ox\n\n名称：二\n游戏：回响\n3 窑牛\n2 Kiln Oxx\n"


def archive(files: Mapping[str, bytes]) -> io.BytesIO:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(name, content)
    out.seek(0)
    out.name = "decks.zip"
    return out


def test_plain_two_decks_in_one_paste(echo: Game, charlie: Client, catalogue: Catalogue) -> None:
    assert charlie.get(ADDRESS).status_code == 200
    for address in (ADDRESS, "/echo/decks/import/"):
        page = charlie.post(address, {"text": TWO}).content.decode()
        assert "2 decks read" in page
        assert 'value="2:4:kiln-ox"' in page
    page = charlie.post(ADDRESS, {"text": TWO, "use": "2:4:kiln-ox"}).content.decode()
    assert "Kiln Oxx" not in page
    assert "2 decks were made." in charlie.post(ADDRESS, {"text": TWO, "create": "1"}, follow=True).content.decode()
    made = {deck.name: deck.sections(catalogue) for deck in Deck.objects.all()}
    assert made == {"One": {"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}}, "二": {"main": {"kiln-ox": 3}}}


def test_cards_to_choose_from_are_labelled_by_their_line(echo: Game, charlie: Client) -> None:
    page = charlie.post(ADDRESS, {"text": f"{TWO}2 Dock Otter\n"}).content.decode()
    labels = re.findall(r'aria-labelledby="(line-[^"]*)"', page)
    assert labels == ["line-2-4", "line-2-5"]
    assert all(page.count(f'id="{label}"') == 1 for label in labels)


def test_everything_taken_along_comes_back(all_games: tuple[Game, ...], alice: Client, bob: Client, member) -> None:
    for game in all_games:
        catalogue = catalogue_of(game)
        slug = sorted(catalogue.rows)[0]
        section = next(section.slug for section in game.formats[0].sections)
        create_deck(owner=Owner(member), game=game, name="同名 / same", sections={section: {slug: 2}}, note="> 一\n\n二")
    file = io.BytesIO(alice.get("/decks/all.zip").content)
    file.name = "all.zip"
    page = bob.post(ADDRESS, {"file": file, "text": ""})
    assert "5 decks read" in page.content.decode()
    bob.post(ADDRESS, {"text": page.context["text"], "create": "1"})
    decks = Deck.objects.order_by("game", "owner__username")
    for mine, copy in zip(decks[::2], decks[1::2], strict=True):
        assert (copy.game, copy.name, copy.note, copy.digest) == (mine.game, mine.name, mine.note, mine.digest)
    assert {deck.owner.username for deck in decks if deck.owner} == {"alice", "bob"}


def test_links_to_decks_that_one_may_see(alice: Client, bob: Client, deck: Deck) -> None:
    link = f"http://testserver/decks/{deck.pk}/"
    assert "1 deck read" in alice.post(ADDRESS, {"text": link}).content.decode()
    refused = bob.post(ADDRESS, {"text": link})
    assert refused.status_code == 422
    assert "you may not see it" in refused.content.decode()
    assert "1 deck read" not in alice.post(ADDRESS, {"text": link.replace("testserver", "elsewhere")}).content.decode()


def test_a_link_to_a_version_brings_that_version(alice: Client, bob: Client, deck: Deck) -> None:
    """To the deck's owner alone, even where the deck itself is everybody's; each link of several for itself."""
    change_deck(deck=deck, revision=1, changes=[SetCount("main", "kiln-ox", 3), SetVisibility("public")])
    first, now = f"http://testserver/decks/{deck.pk}/versions/1/", f"http://testserver/decks/{deck.pk}/"
    page = alice.post(ADDRESS, {"text": f"{now}\n{first}\n{now}edit/"}).content.decode()
    assert "3 decks read" in page
    assert re.findall(r"(\d) Kiln Ox", page) == ["3", "2", "3"]
    assert alice.post(ADDRESS, {"text": f"{first[:-2]}9/"}).status_code == 422
    assert bob.post(ADDRESS, {"text": first}).status_code == 422
    assert "1 deck read" in bob.post(ADDRESS, {"text": now}).content.decode()


def test_a_link_with_a_deck_in_it_opens(echo: Game, charlie: Client, alice: Client, deck: Deck) -> None:
    link = alice.get(f"/decks/{deck.pk}/export/link/").content.decode()
    page = charlie.get(link.removeprefix("http://testserver")).content.decode()
    assert "3 cards read" in page
    assert 'value="Oxen"' in page
    assert charlie.get("/echo/decks/import/?code=AAEBAAIB").status_code == 422


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"PK\x03\x04 and no more", "is broken"),
        (archive({"a.png": b"x"}).getvalue(), "no deck in this archive"),
        (archive({f"{number}.txt": b"1 a" for number in range(301)}).getvalue(), "300 at most"),
        (archive({"bomb.json": b" " * 50_000_000}).getvalue(), "too large"),
        (archive({"a.txt": b"3 Kiln Ox"}).getvalue()[:-30], "is broken"),
        (archive({"a.txt": b"3 Kiln Ox"}).getvalue().replace(b"a.txt", b"b.txt", 1), "is broken"),
    ],
    ids=["no archive", "no deck", "too many", "a bomb", "cut short", "another name"],
)
def test_bad_archives_are_refused_in_words(echo: Game, charlie: Client, content: bytes, words: str) -> None:
    file = io.BytesIO(content)
    file.name = "a.zip"
    response = charlie.post(ADDRESS, {"file": file})
    assert response.status_code == 422
    assert words in response.content.decode()


def test_what_can_not_be_read_stands_beside_the_rest(echo: Game, charlie: Client) -> None:
    file = archive({"one.txt": b"Name: One\nGame: Echo\n2 Kiln Ox\n", "two.json": b'{"sections": 3}', "__MACOSX/one.txt": b"x"})
    page = charlie.post(ADDRESS, {"file": file}).content.decode()
    assert "1 deck read" in page
    assert "two.json" in page


@pytest.mark.parametrize("text", ["", "x" * 2_000_000, "Name: a\n" * 400, "1:2:3"])
def test_refused_in_words(echo: Game, charlie: Client, text: str) -> None:
    assert charlie.post(ADDRESS, {"text": text, "use": "9:9:x"}).status_code in (400, 422)


def test_where_decks_begin() -> None:
    assert len(split_decks("# list\nName: a\n3 x\n\nName: b\n3 y")) == 2
    assert len(split_decks("3 x\nDeck (30)\n3 y\nFormat: z")) == 1
    assert len(split_decks("AAEBAAIBAQAA\nwords\nAAEBAAIBAgAA")) == 2
