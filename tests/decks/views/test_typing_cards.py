"""Typing cards in the builder: the names offered meanwhile, and what is told once one was taken."""

import re

import pytest
from django.test import Client

from cards.catalogue import Catalogue
from decks.models import Deck

HTMX = {"HTTP_HX_REQUEST": "true", "HTTP_HX_TARGET": "pad"}


def address(deck: Deck) -> str:
    return f"/decks/{deck.pk}/edit/"


def offered(client: Client, deck: Deck, typed: str, language: str = "en") -> list[str]:
    headers = {"hx-request": "true", "hx-target": "line-names", "accept-language": language}
    return re.findall(r'<option value="([^"]*)">', client.get(address(deck), {"line": typed}, headers=headers).content.decode())


@pytest.mark.parametrize(
    ("typed", "language", "names"),
    [
        ("stray r", "en", ["Stray Rocket"]),
        ("2 stray r", "en", ["2 Stray Rocket"]),
        ("3x stray r", "en", ["3x Stray Rocket"]),
        ("2窜天", "zh-hans", ["2窜天猴"]),
        ("2 张 窜天", "zh-hans", ["2 张 窜天猴"]),
        ("stray r", "zh-hans", ["窜天猴"]),
        ("2", "en", []),
        ("", "en", []),
    ],
)
def test_the_count_stays_as_it_was_typed(deck: Deck, alice: Client, typed: str, language: str, names: list[str]) -> None:
    assert offered(alice, deck, typed, language) == names


def test_nothing_is_offered_to_others(deck: Deck, bob: Client, charlie: Client) -> None:
    headers = {"hx-request": "true", "hx-target": "line-names"}
    for client in (bob, charlie):
        assert client.get(address(deck), {"line": "stray"}, headers=headers).status_code == 404


def test_an_edit_is_told_in_words(deck: Deck, alice: Client) -> None:
    def told(language: str = "en", **form: str | int) -> str:
        page = alice.post(address(deck), form, headers={"accept-language": language}, **HTMX).content.decode()
        return page.split('data-said="')[1].split('"')[0].strip()

    assert told(revision=1, do="add:main:kiln-ox:1") == "+1 Kiln Ox. Main deck 3/30. 1 problem to fix."
    assert told(revision=2, do="undo") == "−1 Kiln Ox. Main deck 2/30. 1 problem to fix."
    assert told("zh-hans", revision=3, do="redo") == "+1 窑牛。主卡组 3/30。1 处待修正。"


def test_cards_that_were_typed_while_the_deck_changed_elsewhere(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    typed = ["1 Kiln Ox", "2 Stray Rocket"]
    alice.post(address(deck), {"revision": 1, "do": "add:main:customs-whale:1"})
    shown = alice.post(address(deck), {"revision": 1, "line": typed}, **HTMX)
    assert shown.status_code == 409
    assert [clash.tried for clash in shown.context["desk"].clashes] == typed
    alice.post(f"/decks/{deck.pk}/versions/1/branch/", {"line": typed, "card": "kiln-ox", "card_note": "Why?"})
    branch = Deck.objects.exclude(pk=deck.pk).get()
    assert (branch.sections(catalogue)["main"], branch.card_notes) == ({"kiln-ox": 3, "stray-rocket": 2}, {"kiln-ox": "Why?"})
    alice.post(address(deck), {"revision": 2, "line": typed})
    assert Deck.objects.get(pk=deck.pk).sections(catalogue)["main"] == {"kiln-ox": 3, "customs-whale": 1, "stray-rocket": 2}


def test_a_note_alone_is_branched_too(deck: Deck, alice: Client) -> None:
    alice.post(f"/decks/{deck.pk}/versions/1/branch/", {"card": "kiln-ox", "card_note": "Why?"})
    assert Deck.objects.exclude(pk=deck.pk).get().card_notes == {"kiln-ox": "Why?"}
