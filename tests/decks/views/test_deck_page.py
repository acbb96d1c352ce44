"""A deck's page, its downloads, and what it says of legality."""

import re

import pytest
from django.test import Client

from cards.catalogue import Catalogue
from decks.lists.changes import Rename, SetNote, SetVisibility
from decks.models import Deck, Visibility
from decks.services import change_deck
from rules.kernel.game import Game
from tests.assertions.languages import leftovers


@pytest.fixture
def public(deck: Deck) -> Deck:
    changes = [SetVisibility(Visibility.PUBLIC), Rename("窑牛快攻"), SetNote("<b>慢</b>\n就是快")]
    return change_deck(deck=deck, revision=1, changes=changes)


def test_plain(public: Deck, charlie: Client) -> None:
    page = charlie.get(f"/decks/{public.pk}/").content.decode()
    assert "窑牛快攻" in page
    assert "&lt;b&gt;慢&lt;/b&gt;<br>就是快" in page
    assert "Not legal" in page
    assert "Main deck: 2 cards, exactly 30 needed." in page
    assert "Cost 3" in page
    assert f"/decks/{public.pk}/edit/" not in page


def test_as_pictures(public: Deck, charlie: Client) -> None:
    """Every card with its copies, and what a search within the deck finds alone; each view leads to the other and keeps the search."""
    page = charlie.get(f"/decks/{public.pk}/?show=faces").content.decode()
    shown = re.findall(r'deck-picture">\s*<a href="[^"]*/cards/([^/"]+)/".*?deck-count">(\d+)<', page, re.DOTALL)
    assert shown == [("a-ji", "1"), ("kiln-ox", "2")]
    assert 'href="?"' in page
    searched = charlie.get(f"/decks/{public.pk}/", {"q": "cost=9", "show": "faces"}).content.decode()
    assert "deck-picture" not in searched
    assert 'href="?q=cost%3D9"' in searched
    assert '<input type="hidden" name="show" value="faces">' in searched


def test_a_download_keeps_the_chinese_name(public: Deck, charlie: Client) -> None:
    response = charlie.get(f"/decks/{public.pk}/export/text/")
    assert response["Content-Type"] == "text/plain; charset=utf-8"
    assert response["Content-Disposition"] == (
        "attachment; filename=\"deck.txt\"; filename*=UTF-8''%E7%AA%91%E7%89%9B%E5%BF%AB%E6%94%BB.txt"
    )
    assert response.content.decode().startswith("Name: 窑牛快攻\n")


def test_downloads_are_in_the_readers_language(public: Deck, charlie: Client) -> None:
    text = charlie.get(f"/decks/{public.pk}/export/text/", headers={"accept-language": "zh-CN"}).content.decode()
    assert "2 窑牛" in text


def test_every_format_can_be_copied_without_javascript(public: Deck, charlie: Client) -> None:
    page = charlie.get(f"/decks/{public.pk}/").content.decode()
    for format in ("text", "markdown", "bbcode", "code", "link"):
        assert f'id="export-{format}" readonly' in page
    for format in ("text", "csv", "json", "cockatrice", "tournament-a4"):
        assert f'href="/decks/{public.pk}/export/{format}/"' in page
        assert charlie.get(f"/decks/{public.pk}/export/{format}/").status_code == 200
    assert charlie.get(f"/decks/{public.pk}/export/pdf/").status_code == 404


def test_the_menu_says_what_only_json_takes_along(public: Deck, alice: Client, charlie: Client) -> None:
    """To the owner also what others are not given; to others nothing where nothing stands beside the list."""
    own, others = "备选、单卡备注、标签、已命名的版本和卡池的种子只随 JSON 带走", "备选和单卡备注只随 JSON 带走。"

    def told(client: Client) -> tuple[int, int]:
        page = client.get(f"/decks/{public.pk}/", headers={"accept-language": "zh-CN"}).content.decode()
        return page.count(own), page.count(others)

    assert (told(alice), told(charlie)) == ((1, 0), (0, 0))
    assert '<a href="/decks/all.zip">' in alice.get(f"/decks/{public.pk}/").content.decode()
    assert "the seed of a pool go along in JSON only" in alice.get(f"/decks/{public.pk}/").content.decode()
    for beside in ({"maybe": {"kiln-ox": 1}}, {"maybe": {}, "card_notes": {"kiln-ox": "slow"}}):
        Deck.objects.filter(pk=public.pk).update(**beside)
        assert (told(alice), told(charlie)) == ((1, 0), (0, 1))


def listed(page: str) -> list[str]:
    """The slugs of the cards that the deck's page lists."""
    return re.findall(r'<li class="deck-line[^>]*>.*?href="/echo/cards/([a-z-]+)/"', page, re.DOTALL)


@pytest.mark.parametrize(
    ("words", "found", "said"),
    [
        ("", ["a-ji", "kiln-ox"], ""),
        ("kind:follower", ["kiln-ox"], "2 of 3 cards"),
        ("-kind:follower", ["a-ji"], "1 of 3 cards"),
        ("类别:英雄", ["a-ji"], "1 of 3 cards"),
        ("name:ox or kind:hero", ["a-ji", "kiln-ox"], "3 of 3 cards"),
        ("cost>90", [], "0 of 3 cards"),
        ("nonsense:3 kind:hero", ["a-ji"], "nonsense"),
        ("((", ["a-ji", "kiln-ox"], "notice warning"),
    ],
)
def test_the_deck_is_searched_as_all_cards_are(deck: Deck, alice: Client, words: str, found: list[str], said: str) -> None:
    page = alice.get(f"/decks/{deck.pk}/", {"q": words}).content.decode()
    assert listed(page) == found
    assert said in page
    assert "Main deck: 2 cards, exactly 30 needed." in page


def test_a_search_within_the_deck_speaks_one_language(deck: Deck, alice: Client) -> None:
    for language, code in (("en", "en"), ("zh-hans", "zh")):
        page = alice.get(f"/decks/{deck.pk}/", {"q": "cost>=90 or kind:hero"}, headers={"accept-language": language}).content.decode()
        assert not leftovers(_without_files(page), code, names=("Oxen", "alice", "cost>=90 or kind:hero"))


def test_a_game_that_can_t_be_simulated_says_so(all_games: tuple[Game, ...], charlie: Client) -> None:
    game = next(game for game in all_games if not game.is_playable)
    charlie.post(f"/{game.slug}/decks/new/", {"name": "X", "hero": ""})
    page = charlie.get(f"/decks/{Deck.objects.get().pk}/").content.decode()
    assert "can&#x27;t be simulated yet" in page or "can't be simulated yet" in page


def test_an_empty_deck_has_a_page(echo: Game, catalogue: Catalogue, charlie: Client) -> None:
    charlie.post("/echo/decks/new/", {"hero": ""})
    deck = Deck.objects.get()
    assert deck.sections(catalogue) == {}
    assert "No cards yet" in charlie.get(f"/decks/{deck.pk}/").content.decode()
    assert charlie.get(f"/decks/{deck.pk}/export/text/").status_code == 200


@pytest.mark.parametrize(("language", "code"), [("en", "en"), ("zh-hans", "zh")])
def test_one_language_on_a_page(deck: Deck, alice: Client, language: str, code: str) -> None:
    page = alice.get(f"/decks/{deck.pk}/", headers={"accept-language": language}).content.decode()
    assert not leftovers(_without_files(page), code, names=("Oxen", "alice"))


def _without_files(page: str) -> str:
    """Without the files to copy, which hold names in both languages."""
    parts = page.split("<textarea")
    return parts[0] + "".join(part.partition("</textarea>")[2] for part in parts[1:])
