"""The ways into the sandbox: an empty position, decks, a scenario file, a link; broken ones are refused in words and lose nothing."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.catalogue import catalogue_of
from cards.services import digest_of, mark_changed
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from matches.replays.sandbox import MOST_FILE, MOST_LINES, State
from rules import games
from tests.matches.replays.sandbox.page import FILE, PATH, ZH, at_of, post, text_of


def test_the_way_in(client: Client, shipped: list[Deck]) -> None:
    page = text_of(client.get(PATH))
    assert page.count("<option") == 2 * len(shipped)
    assert "A scenario file" in page


def test_a_file_is_opened_and_its_actions_listed(opened: Any) -> None:
    assert opened.status_code == 200
    assert urlsplit(opened.request["PATH_INFO"]).path == PATH
    page = text_of(opened)
    for words in (
        "Turn 5, main phase",
        "Chimney Fox (slot 1) attacks a face-down follower (slot 2)",
        "End the main phase",
        "Awaken Kiln Ox in slot 2",
    ):
        assert words in page
    assert 'value="act:A attacks 1 -> 2"' in page


def test_a_file_with_several_scenarios_asks_which(client: Client) -> None:
    text = FILE + '[[scenario]]\nname = "another"\nturn = 8\n'
    page = text_of(post(client, "open", text=text))
    assert "fire and grass" in page
    assert "another" in page
    assert "Turn 8, main phase" in text_of(post(client, "open", text=text, number="1"))


def test_two_decks_begin_and_several_cards_are_exchanged(client: Client, shipped: list[Deck]) -> None:
    dealt = post(client, "decks", left=shipped[0].pk, right=shipped[1].pk)
    assert "Which cards to exchange?" in text_of(dealt)
    cards = re.findall(r'name="pick" value="([^"]+)"', text_of(dealt))
    assert len(cards) == 10
    stem = {"stem": "A mulligans", "none": "A keeps"}
    picked = post(client, "several", at_of(dealt), pick=cards[:2], **stem)
    assert State.from_token(at_of(picked)).lines == (f"A mulligans {cards[0]}, {cards[1]}",)
    kept = post(client, "several", at_of(dealt), **stem)
    assert State.from_token(at_of(kept)).lines == ("A keeps",)


def test_charlie_deals_no_private_deck(client: Client, shipped: list[Deck]) -> None:
    other = Deck.objects.precons().exclude(game="echo")[0]
    owner = Owner(User.objects.create_user("alice", password="correct horse"))
    private = create_deck(owner=owner, game=games.get("echo"), name="Mine", sections=shipped[0].sections(catalogue_of("echo")))
    for left, right in (("", shipped[0].pk), (shipped[0].pk, other.pk), ("x", "y"), (private.pk, shipped[0].pk)):
        assert "Choose two legal decks." in text_of(post(client, "decks", left=left, right=right))
    assert owner.user is not None
    client.force_login(owner.user)
    assert "Which cards to exchange?" in text_of(post(client, "decks", left=private.pk, right=shipped[0].pk))


def test_a_deck_with_a_card_that_the_rules_no_longer_read_is_refused(client: Client, shipped: list[Deck]) -> None:
    card = shipped[0].entries.get(section="hero").card
    card.data = {**card.data, "text": "Draw a card."}
    card.digest = digest_of(card.data)
    card.save()
    mark_changed(games.get("echo"))
    refused = post(client, "decks", left=shipped[0].pk, right=shipped[1].pk)
    assert refused.status_code < 500
    assert "“text” is unknown" in text_of(refused)
    assert "Which cards to exchange?" not in text_of(refused)


@pytest.mark.parametrize(
    ("text", "words", "chinese"),
    [
        ("game = 1 2", "Line 1: ", "第 1 行："),
        ('game = "echo"\n', "there is no [[scenario]]", "没有 [[scenario]]"),
        (
            FILE.replace("kiln-ox asleep", "kiln-oxx asleep"),
            "Line 6: the card “kiln-oxx” is unknown; did you mean “kiln-ox”?",
            "是不是“kiln-ox”？",
        ),
        (FILE + 'colour = "red"\n', "“colour” is unknown", "没有“colour”这一项"),
        ("x" * (MOST_FILE + 1), "at most 40,000 characters", "最多 40,000 个字符"),
    ],
)
def test_a_broken_file_says_where_and_why_and_stays(client: Client, text: str, words: str, chinese: str) -> None:
    page = post(client, "open", text=text)
    assert page.status_code == 422
    assert words in text_of(page)
    assert text.strip()[:200] in text_of(page)
    assert chinese in text_of(client.post(PATH, {"do": "open", "text": text}, **ZH))


@pytest.mark.parametrize("token", ["nonsense", "eJw", State("game = 1").token, State(FILE, ("A ends",) * (MOST_LINES + 1)).token])
def test_a_broken_link_leads_to_the_way_in(client: Client, token: str) -> None:
    for page in (client.get(PATH, {"at": token}), client.post(PATH, {"do": "undo", "at": token})):
        assert page.status_code == 422
        assert "A scenario file" in text_of(page)


def test_a_game_without_a_sandbox_has_none(client: Client) -> None:
    assert client.get("/dragon-trove/sandbox/").status_code == 404


def test_pages_lead_to_it(client: Client) -> None:
    for path in ("/echo/", "/echo/rules/"):
        assert f'href="{PATH}"' in text_of(client.get(path))
    assert "/dragon-trove/sandbox/" not in text_of(client.get("/dragon-trove/"))
