"""The page of a card: its picture, its words, where it is played and the ways onward."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from cards import card_page
from cards.legality import CardLegality, legalities_of
from cards.loading.rulings import rulings_of
from cards.models import Card, CardChange
from cards.services import load_definitions
from decks.models import Deck, DeckEntry, Visibility
from rules import games
from rules.construction import Restriction, Section, ban
from rules.kernel.game import Game
from tests.assertions.languages import leftovers
from tests.assertions.markup import closed_up
from tests.cards.conftest import Folder

ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}


def use(card: str, name: str, **deck: object) -> Deck:
    made = Deck.objects.create(game="echo", name=name, **deck)
    DeckEntry.objects.create(deck=made, section="main", card=Card.objects.get(slug=card), count=3)
    return made


def test_it_tells_everything_of_the_card(pool: Folder, client: Client) -> None:
    page = client.get("/echo/cards/fox/").content.decode()
    assert "<h1>Ember Fox</h1>" in page
    assert 'href="/echo/cards/?race=beast"' in page
    assert 'href="/echo/cards/?keyword=reattack"' in page
    assert 'href="/echo/cards/?rarity=R"' in page
    assert 'href="/echo/cards/?set=trial"' in page
    assert 'href="/echo/cards/warden/" rel="prev"' in page
    assert 'href="/echo/cards/wolf/" rel="next"' in page
    assert "it may attack once more" in page
    assert 'href="/echo/rules/#c-4-2-i">Reattack</a>' in page
    assert 'href="/echo/cards/wolf/"' in page


def test_generated_text_stands_by_skill(pool: Folder, client: Client) -> None:
    page = client.get("/echo/cards/tea/").content.decode()
    assert Card.objects.get(slug="tea").text_en in page


def test_a_hero_starts_a_deck(pool: Folder, client: Client) -> None:
    assert 'href="/echo/decks/new/?hero=warden"' in client.get("/echo/cards/warden/").content.decode()
    assert "?hero=fox" not in client.get("/echo/cards/fox/").content.decode()


def test_decks_that_all_may_see_are_listed(pool: Folder, client: Client) -> None:
    use("fox", "Shown Foxes", visibility=Visibility.PUBLIC)
    use("fox", "Secret Foxes")
    use("fox", "Linked Foxes", visibility=Visibility.UNLISTED)
    use("fox", "Shipped Foxes", is_precon=True, slug="shipped", visibility=Visibility.PUBLIC)
    page = client.get("/echo/cards/fox/").content.decode()
    assert page.index("Shipped Foxes") < page.index("Shown Foxes")
    assert "Secret Foxes" not in page
    assert "Linked Foxes" not in page
    assert "2 decks" in page


def test_other_printings_of_the_name_are_linked(pool: Folder, client: Client) -> None:
    pool.set("second", code="SE", name="Second", name_zh="第二")
    pool.card("fox-again", 20, set="second", name="Ember Fox", name_zh="烬狐")
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert "Second SE 20" in closed_up(client.get("/echo/cards/fox/").content.decode())


def test_it_asks_the_database_little(pool: Folder, client: Client, django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    for number in range(8):
        use("fox", f"Foxes {number}", visibility=Visibility.PUBLIC)
    client.get("/echo/cards/wolf/")  # reads all cards into memory, once a process
    with django_assert_max_num_queries(10):
        client.get("/echo/cards/fox/")


@pytest.mark.parametrize("game", [game.slug for game in games.everything()])
def test_every_shipped_card_speaks_one_language(db: None, client: Client, game: str) -> None:
    load_definitions(only=games.get(game))
    for card in Card.objects.of_game(game)[::9]:
        path = f"/{game}/cards/{card.slug}/"
        assert leftovers(client.get(path).content.decode(), "en") == []
        assert leftovers(client.get(path, **ZH).content.decode(), "zh") == []


@pytest.mark.parametrize("path", ["/echo/cards/nobody/", "/hota/cards/fox/", "/echo/cards/Fox!/"])
def test_a_card_that_is_not_there(pool: Folder, client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_words_of_the_text_explain_themselves(pool: Folder, client: Client) -> None:
    abilities = [{"skill": "awaken", "do": [{"effect": "grant", "target": {"pick": "self"}, "keyword": "shield"}]}]
    pool.card("fox", 2, name="Ember Fox", name_zh="烬狐", keywords=["reattack"], abilities=abilities)
    load_definitions(only=games.get("echo"), folder=pool.path)
    page = client.get("/echo/cards/fox/").content.decode()
    for word in ("Reattack", "Awaken", "Shield"):
        anchor = re.search(rf'<button type="button" class="explain" popovertarget="(word-\d)">{word}</button>', page, re.IGNORECASE)
        assert anchor, word
        explanation = page.split(f'popover id="{anchor[1]}"')[1].split("</div>")[0]
        assert f"<b>{word}</b>" in explanation
        assert 'href="/echo/rules/#c-4-2' in explanation
    chinese = client.get("/echo/cards/fox/", **ZH).content.decode()
    assert re.search(r'popovertarget="word-\d">唤醒技</button>', chinese)


def test_a_word_within_another_explains_nothing(db: None, client: Client) -> None:
    load_definitions(only=games.get("douwushi"))
    answer = client.get("/douwushi/cards/shi-shouguan/")
    page = answer.content.decode()
    assert "damage" in page
    assert [word.name.en for word in answer.context["about"].explained] == ["Warrior", "Guard", "Turns"]
    assert 'href="/douwushi/rules/#c-5-2-7">Guard</a>' in page
    page = client.get("/douwushi/cards/shi-shouguan/", **ZH).content.decode()
    assert 'href="/douwushi/rules/#c-5-2-7">护卫</a>' in page


def test_words_with_endings_are_explained_whole(db: None, client: Client) -> None:
    load_definitions(only=games.get("douwushi"))
    page = client.get("/douwushi/cards/changing-the-watch/").content.decode()
    assert re.search(r'<button type="button" class="explain" popovertarget="word-\d">guards</button> another', page)


def test_rulings_are_dated_and_lead_to_their_clause(db: None, client: Client) -> None:
    load_definitions(only=games.get("echo"))
    page = client.get("/echo/cards/grandmother-wisteria/").content.decode()
    assert 'datetime="2026-11-21"' in page
    assert "It regenerates while it is asleep, too." in page
    assert 'href="/echo/rules/#e-11"' in page.lower()
    assert "沉睡时同样可以再生。" in client.get("/echo/cards/grandmother-wisteria/", **ZH).content.decode()


def test_every_ruling_is_of_a_card_and_of_a_clause(db: None) -> None:
    load_definitions()
    for game in games.everything():
        known = set(Card.objects.of_game(game).values_list("name_group", flat=True))
        numbers = {clause.number for clause in game.rulebook.clauses()} | {ruling.number for ruling in game.rulebook.rulings()}
        for name, rulings in rulings_of(game.slug).items():
            assert name in known
            assert {ruling.clause for ruling in rulings if ruling.clause} <= numbers
            assert all(ruling.text.en and ruling.text.zh for ruling in rulings)


def test_what_changed_is_told_by_day(pool: Folder, client: Client) -> None:
    assert "Changes to it" not in client.get("/echo/cards/fox/").content.decode()
    pool.card("fox", 2, name="Cinder Fox", name_zh="灰狐", race="spirit", cost=4, attack=3, keywords=["reattack", "shield"], rarity="R")
    load_definitions(only=games.get("echo"), folder=pool.path)
    page = " ".join(client.get("/echo/cards/fox/").content.decode().split())
    assert "Name: <del>Ember Fox</del> → <ins>Cinder Fox</ins>" in page
    assert "Cost: <del>2</del> → <ins>4</ins>" in page
    assert "Race: <del>Beast</del> → <ins>Spirit</ins>" in page
    assert "Keyword: <del>Reattack</del> → <ins>Reattack, Shield</ins>" in page
    assert "关键词：" in client.get("/echo/cards/fox/", **ZH).content.decode()
    assert CardChange.objects.count() == 1
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert CardChange.objects.count() == 1


def test_cards_of_the_same_decks_stand_beside_it(pool: Folder, client: Client) -> None:
    for name, others in (("One", ["wolf", "carp"]), ("Two", ["wolf"]), ("Three", ["whale"])):
        made = use("fox", name, visibility=Visibility.PRIVATE if name == "Three" else Visibility.PUBLIC)
        for other in others:
            DeckEntry.objects.create(deck=made, section="main", card=Card.objects.get(slug=other), count=1)
    about = client.get("/echo/cards/fox/").context["about"]
    assert [(card.slug, card.shared) for card in about.companions] == [("wolf", 2), ("carp", 1)]


def test_cards_that_do_alike_are_found_by_their_abilities(pool: Folder, client: Client) -> None:
    draws = [{"skill": "use", "do": [{"effect": "draw"}]}]
    pool.card("beer", 30, kind="item", name="Small Beer", name_zh="小啤", abilities=draws)
    pool.card("bomb", 31, kind="item", name="Bomb", name_zh="炸弹", abilities=[{"skill": "use", "do": [{"effect": "damage", "amount": 2}]}])
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert [card.slug for card in client.get("/echo/cards/tea/").context["about"].alike] == ["beer", "bomb"]


def test_it_tells_what_formats_allow_and_did(pool: Folder, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def page(slug: str, **changes: str) -> str:
        return " ".join(re.sub("<[^>]+>", " ", client.get(f"/echo/cards/{slug}/", **changes).content.decode()).split())

    assert "Standard 3 copies at most" in page("fox")
    assert "Standard 1 copy at most" in page("whale")
    assert "Standard 1 copy at most" in page("warden")
    assert "Bans and restrictions" not in page("fox")
    game = games.get("echo")
    listed = (ban("fox", date(2025, 1, 1), date(2025, 3, 1)), Restriction("fox", 2, date(2025, 3, 1)), ban("wolf", date(2025, 5, 1)))
    monkeypatch.setattr(card_page, "legalities_of", partial(_with, replace(game, formats=(replace(game.format(), restrictions=listed),))))
    fox, wolf = page("fox"), page("wolf")
    assert "Standard 2 copies at most (restricted)" in fox
    history = fox.split("Bans and restrictions")[1]
    assert "1 Mar 2025 Standard: 2 copies at most 1 Jan 2025 Standard: banned until 1 Mar 2025" in history
    assert "Standard banned" in wolf
    assert "标准模式 最多 2 张 （限制）" in page("fox", **ZH)
    assert "banned" not in page("wolf", **ZH)


def _with(game: Game, _: Game, *rest: Any) -> list[CardLegality]:
    return legalities_of(game, *rest)


def test_a_format_may_have_no_room_for_it(pool: Folder) -> None:
    game = games.get("echo")
    standard = game.format()
    other = replace(standard, sections=(Section("main", standard.sections[1].name, kinds=("follower",), fixed=(("fox", 2),)),), copies=())
    cards = [Card.objects.get(slug=slug) for slug in ("fox", "wolf", "warden")]
    found = [legalities_of(replace(game, formats=(other,)), card, {card.slug}, date(2026, 1, 1))[0] for card in cards]
    assert [(each.state, each.most) for each in found] == [("legal", 2), ("out", 0), ("out", 0)]
    free = replace(standard, sections=(Section("main", standard.sections[1].name),), copies=())
    (each,) = legalities_of(replace(game, formats=(free,)), cards[0], {"fox"}, date(2026, 1, 1))
    assert (each.state, each.most) == ("legal", None)
