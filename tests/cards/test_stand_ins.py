"""A database with definitions that the rules can't read any more: every page answers and the card says so."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from django.core.checks import run_checks
from django.test import Client

from cards.models import Card
from cards.services import digest_of, load_definitions, mark_changed
from decks.models import Deck, DeckEntry, Visibility
from rules import games
from rules.kernel.cards import Card as CardDefinition
from rules.wording import Text
from tests.cards.conftest import Folder

ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}
#: What definitions of other versions may hold: keys, values and words that this one does not know, or lack.
OLD: dict[str, dict[str, Any]] = {
    "words by hand": {"text": "Draw a card.", "text_zh": "抽一张牌。"},
    "no cost": {"cost": None},
    "a cost in words": {"cost": "two"},
    "an attribute that is gone": {"attribute": "wind"},
    "a list that is a word": {"keywords": "reattack"},
    "a rarity that is gone": {"rarity": "XR"},
    "a kind that is gone": {"kind": "site"},
    "abilities of another shape": {"abilities": "draw"},
    "words that are gone": {"abilities": [{"skill": "use", "do": [{"effect": "dance"}]}]},
}


def keep(slug: str, changes: dict[str, Any]) -> Card:
    """The card as another version of the site left it in the database."""
    card = Card.objects.get(slug=slug)
    data = {**card.data, **changes}
    card.data = {key: value for key, value in data.items() if value is not None}
    card.kind, card.rarity = card.data["kind"], card.data.get("rarity", "")
    card.digest = digest_of(card.data)
    card.save()
    mark_changed(games.get(card.game))
    return card


@pytest.mark.parametrize("old", OLD)
def test_every_page_answers(pool: Folder, client: Client, old: str) -> None:
    deck = Deck.objects.create(game="echo", format="standard", name="Foxes", visibility=Visibility.PUBLIC)
    for slug in ("warden", "fox"):
        section = "hero" if slug == "warden" else "main"
        DeckEntry.objects.create(deck=deck, section=section, card=Card.objects.get(slug=slug), count=1)
    keep("fox", OLD[old])
    pages = ["/", "/echo/", "/echo/cards/", "/echo/cards/?view=table", "/echo/cards/?view=list", "/echo/cards/?q=fox", "/echo/decks/"]
    pages += ["/echo/cards/fox/", "/echo/cards/wolf/", "/echo/cards/fox.en.svg", "/echo/cards/fox.zh.svg", f"/decks/{deck.pk}/"]
    pages += [f"/decks/{deck.pk}/export/{format}/" for format in ("csv", "json", "text")]
    pages += [f"/api/v1/games/echo{path}" for path in ("", "/cards", "/cards.json", "/cards/fox")] + [f"/api/v1/decks/{deck.pk}"]
    assert {page: status for page in pages if (status := client.get(page).status_code) != 200} == {}


def test_cards_of_a_game_from_before_its_card_language(db: None, client: Client) -> None:
    load_definitions(only=games.get("douwushi"))
    for card in Card.objects.of_game("douwushi"):
        card.data = {**card.data, "text": "Draw a card.", "text_zh": "抽一张牌。"}
        card.digest = digest_of(card.data)
        card.save()
    mark_changed(games.get("douwushi"))
    first = Card.objects.of_game("douwushi")[0].slug
    for page in ("/", "/douwushi/", "/douwushi/cards/", f"/douwushi/cards/{first}/", "/api/v1/games/douwushi/cards"):
        assert client.get(page).status_code == 200, page


def test_the_card_says_so_in_both_languages(pool: Folder, client: Client) -> None:
    assert "notice warning" not in client.get("/echo/cards/fox/").content.decode()
    keep("fox", OLD["words by hand"])
    assert client.get("/echo/cards/fox/").context["card"].problem.startswith("text: “text” is unknown")
    assert "notice warning" in client.get("/echo/cards/fox/").content.decode()
    assert "text：未知的“text”" in client.get("/echo/cards/fox/", **ZH).content.decode()


def test_what_fits_of_it_is_kept(pool: Folder) -> None:
    kept = keep("fox", {"attribute": "wind", "keywords": ["reattack", "dance"]})
    assert kept.definition == CardDefinition(
        slug="fox",
        number=2,
        kind="follower",
        name=Text("Ember Fox", "烬狐"),
        rarity="R",
        values={"faction": "wildroot", "race": "beast", "cost": 2, "attack": 3, "keywords": ("reattack",)},
        said=Text(kept.text_en, kept.text_zh),
        flavour=Text("", ""),
        data=kept.data,
    )


def test_it_is_logged_once(pool: Folder, client: Client, caplog: pytest.LogCaptureFixture) -> None:
    keep("fox", {"text": "A text of its own, which no other test has read."})
    with caplog.at_level(logging.WARNING, logger="cards.stand_ins"):
        for _ in range(3):
            client.get("/echo/cards/fox/")
    (line,) = caplog.messages
    assert "echo/fox" in line
    assert "manage.py load_cards" in line


def test_the_system_check_says_what_to_do_until_it_is_done(pool: Folder) -> None:
    assert _found() == []
    for slug in ("fox", "wolf"):
        keep(slug, OLD["words by hand"])
    (warning,) = _found()
    assert warning.msg.startswith("2 card definitions in the database can't be read")
    assert "echo/fox" in warning.msg
    assert "manage.py load_cards" in str(warning.hint)
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert _found() == []
    assert Card.objects.get(slug="fox").problem == ""


def _found() -> list[Any]:
    return [each for each in run_checks(databases=["default"]) if each.id == "cards.W001"]
