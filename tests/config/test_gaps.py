"""A game's pages say in words what it lacks, and why; where nothing is built, they say what there is to do instead."""

from __future__ import annotations

import pytest
from django.test import Client

from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck
from decks.services import load_precon
from rules import games
from rules.kernel.game import BEHAVIOURS, RULEBOOK, SANDBOX, SIMULATIONS, Game
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped

EVERY = games.everything()
FIXED = [game for game in EVERY if game.is_fixed]
ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}


def load(game: Game) -> list[Deck]:
    load_shipped(game)
    shipped = shipped_decks(game)
    return [load_precon(slug=each.slug, listing=each.listing, name_zh=each.name_zh, note_zh=each.note_zh) for each in shipped]


def test_what_a_game_lacks() -> None:
    """A game with all of it lacks nothing; each game without hands and odds says why."""
    assert {game.slug: [gap.name.en for gap in game.gaps] for game in EVERY if game.gaps} == {
        "dragon-trove": [SIMULATIONS.name.en, SANDBOX.name.en, RULEBOOK.name.en, BEHAVIOURS.name.en, "Hands and odds"],
    }
    for game in EVERY:
        assert all(gap.name and gap.reason for gap in game.gaps)
        assert bool(game.undealt) == (game.dealing is None)


@pytest.mark.django_db
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.slug)
def test_a_games_page_says_what_is_missing(client: Client, game: Game) -> None:
    english, chinese = (client.get(f"/{game.slug}/", **headers).content.decode() for headers in ({}, ZH))
    assert ("Not available for this game" in english) == bool(game.gaps)
    for gap in game.gaps:
        assert f"<dt>{gap.name.en}</dt><dd>{gap.reason.en}</dd>" in english
        assert f"<dt>{gap.name.zh}</dt><dd>{gap.reason.zh}</dd>" in chinese
    assert leftovers(english, "en") == leftovers(chinese, "zh") == []


@pytest.mark.django_db
@pytest.mark.parametrize("game", [game for game in EVERY if not game.is_playable], ids=lambda game: game.slug)
def test_a_decks_page_has_its_odds_or_says_why_not(client: Client, game: Game) -> None:
    deck = load(game)[0]
    page = client.get(f"/decks/{deck.pk}/").content.decode()
    assert (f'href="/decks/{deck.pk}/odds/"' in page) == (game.dealing is not None)
    assert ("There are no hands and odds." in page) == (game.dealing is None)
    assert game.undealt.en in page
    assert client.get(f"/decks/{deck.pk}/odds/").status_code == (200 if game.dealing else 404)


@pytest.mark.django_db
@pytest.mark.parametrize("game", FIXED, ids=lambda game: game.slug)
def test_where_nothing_is_built_the_page_says_what_to_do(client: Client, game: Game) -> None:
    decks = load(game)
    for headers, code, told in (({}, "en", "nothing to build"), (ZH, "zh", "无需构筑")):
        page = client.get(f"/{game.slug}/decks/new/", **headers).content.decode()
        assert told in page
        assert all(f'href="/decks/{deck.pk}/"' in page for deck in decks)
        assert f'href="/{game.slug}/decks/import/"' in page
        assert f'href="/{game.slug}/cards/"' in page
        assert "<form" not in page.partition("<main")[2].partition("</main>")[0]
        assert leftovers(page, code) == []


@pytest.mark.django_db
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.slug)
def test_only_such_a_game_offers_its_fixed_decks(client: Client, game: Game) -> None:
    for path in (f"/{game.slug}/", f"/{game.slug}/decks/"):
        page = client.get(path).content.decode()
        assert ("See the fixed decks" in page) == game.is_fixed
        assert ("Build a deck" in page or "New deck" in page) != game.is_fixed
    assert ("nothing to build" in client.get(f"/{game.slug}/decks/new/").content.decode()) == game.is_fixed


def test_one_game_is_fixed() -> None:
    assert [game.slug for game in FIXED] == ["dragon-trove"]
