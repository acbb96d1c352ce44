"""The page for pasting a deck."""

import re
from io import BytesIO

import pytest
from django.test import Client

from cards.catalogue import Catalogue
from decks.models import Deck
from decks.notation.headings import Heading, LineReader, headings_of
from rules.kernel.game import Game
from tests.assertions.languages import leftovers

ADDRESS = "/echo/decks/import/"
TEXT = "# 慢牛\nHero: a-ji\n2 Kiln Ox\n2 Kiln Oxx\n2 Dock Otter\n"


def test_plain(echo: Game, charlie: Client, catalogue: Catalogue) -> None:
    assert charlie.get(ADDRESS).status_code == 200
    page = charlie.post(ADDRESS, {"text": TEXT, "read": "1"}).content.decode()
    assert "5 cards read" in page
    assert "1 line not" in page
    assert "Create a deck with 5 cards" in page
    assert "2 Kiln Oxx\n" in page
    assert not Deck.objects.exists()
    response = charlie.post(ADDRESS, {"text": TEXT, "create": "1", "name": "牛"}, follow=True)
    deck = Deck.objects.get()
    assert deck.name == "牛"
    assert deck.sections(catalogue) == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 2, "dock-otter": 2}}
    assert "1 line was left out." in response.content.decode()


def test_one_click_corrects_a_line(echo: Game, charlie: Client) -> None:
    page = charlie.post(ADDRESS, {"text": TEXT}).content.decode()
    button = re.search(r'name="use"\s+value="(4:kiln-ox)"', page)
    assert button
    page = charlie.post(ADDRESS, {"text": TEXT, "use": button[1]}).content.decode()
    assert "7 cards read" in page
    assert "2 Kiln Ox\n2 Kiln Ox\n" in page


def test_another_printing_can_be_chosen(echo: Game, charlie: Client) -> None:
    page = charlie.post(ADDRESS, {"text": TEXT, "use": "5:dock-otter-lantern-night"}).content.decode()
    assert "2 Dock Otter [dock-otter-lantern-night]" in page


@pytest.mark.parametrize("use", ["", "x:kiln-ox", "99:kiln-ox", "4:nobody", "4"])
def test_corrections_that_make_no_sense_change_nothing(echo: Game, charlie: Client, use: str) -> None:
    assert "2 Kiln Oxx" in charlie.post(ADDRESS, {"text": TEXT, "use": use}).content.decode()


def test_a_file(echo: Game, charlie: Client) -> None:
    file = BytesIO("英雄：百爪·阿棘\n3 窑牛\n".encode("gb18030"))
    file.name = "deck.txt"
    assert "3 窑牛" in charlie.post(ADDRESS, {"file": file, "text": ""}).content.decode()


@pytest.mark.parametrize("text", ["", "a\n" * 10_000, "3 Kiln\0Ox", "x" * 1_000_000, "AAEBAAIB"])
def test_refused_in_words(echo: Game, charlie: Client, text: str) -> None:
    response = charlie.post(ADDRESS, {"text": text})
    assert response.status_code == 422
    assert 'role="alert"' in response.content.decode()


def test_a_missing_body(echo: Game, charlie: Client) -> None:
    assert charlie.post(ADDRESS).status_code == 422


def test_another_games_deck_offers_that_game(all_games: tuple[Game, ...], charlie: Client) -> None:
    page = charlie.post(ADDRESS, {"text": "Game: Sorcery: Contested Realm\n3 Gust Courier"}).content.decode()
    assert 'action="/sorcery/decks/import/"' in page
    page = charlie.post(ADDRESS, {"text": "3 Gust Courier"}).content.decode()
    assert 'formaction="/sorcery/decks/import/"' in page


def test_what_people_paste_is_shown_as_text(echo: Game, charlie: Client) -> None:
    page = charlie.post(ADDRESS, {"text": "</textarea><script>alert(1)</script>"}).content.decode()
    assert "<script>alert" not in page


@pytest.mark.parametrize(("language", "code"), [("en", "en"), ("zh-hans", "zh")])
def test_one_language_on_a_page(all_games: tuple[Game, ...], charlie: Client, language: str, code: str) -> None:
    text = "# 1\n2 kiln-ox\n2 窑牛牛\n0 chiwu\n3 gust-courier\nAttic:\n2 dock-otter"
    headers = {"accept-language": language}
    for page in (charlie.get(ADDRESS, headers=headers), charlie.post(ADDRESS, {"text": text}, headers=headers)):
        said = page.content.decode()
        said = re.sub(r"<textarea.*?</textarea>", "", said, flags=re.S)
        assert not leftovers(said, code, names=("Attic",))


@pytest.mark.parametrize(
    ("game", "english", "chinese"),
    [
        ("echo", "Headings such as “Hero (1)”, “Main deck (30)” put", "“英雄（1）”、“主卡组（30）”这样的标题"),
        ("douwushi", "Headings such as “Starting hero (1)”, “Reserve” put", "“首发英雄（1）”、“预备区牌组”这样的标题"),
        ("hota", "Headings such as “Deck (60)”, “Pool” put", "“套牌（60）”、“卡池”这样的标题"),
    ],
)
def test_the_help_names_the_games_own_sections(all_games: tuple[Game, ...], charlie: Client, game: str, english: str, chinese: str) -> None:
    for language, words in (("en", english), ("zh-hans", chinese)):
        page = charlie.get(f"/{game}/decks/import/", headers={"accept-language": language}).content.decode()
        assert words in page
        assert leftovers(page, language[:2]) == []


def test_the_headings_that_the_help_names_are_read(all_games: tuple[Game, ...]) -> None:
    for game in all_games:
        sections = {section.slug for format in game.formats for section in format.sections}
        readers = [LineReader(game, format) for format in game.formats]
        for heading in headings_of(game):
            for words in (heading.en, heading.zh):
                read = [reader.read(words) for reader in readers]
                assert any(isinstance(each, Heading) and each.section in sections for each in read), (game.slug, words)


def test_the_line_that_became_the_name_is_told(alice: Client) -> None:
    page = alice.post("/echo/decks/import/", {"text": "asdf\n3 Kiln Ox", "read": "1"}).content.decode()
    assert "Line 1, “asdf”, was taken as the deck" in page
    page = alice.post("/echo/decks/import/", {"text": "Name: asdf\n3 Kiln Ox", "read": "1"}).content.decode()
    assert "was taken as the deck" not in page
