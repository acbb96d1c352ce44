"""Texts of strangers take no longer than a second, however they are made."""

from __future__ import annotations

from time import process_time

import pytest

from rules.sorcery.grammar import parse_text
from tests.rules.sorcery.parsing.reading_texts import card

HOSTILE = {
    "conditions": "genesis: if " + "you control a minion or " * 80 + "you control a site, draw a spell.",
    "pronouns": "destroy it. " * 160,
    "effects": "draw a spell and " * 110,
    "options": "choose one:\n" + "• draw a spell\n" * 120,
    "adjectives": "destroy target " + "nearby tapped enemy " * 90 + "minion.",
    "searches": "search your spellbook for and summon it " * 50,
    "tokens": 'summon a "x" token ' * 100 + ". it is a minion with 1 power",
    "keywords": "airborne, " * 200,
    "brackets": "(" * 2_000,
    "blanks": " " * 2_000,
    "targets": "target all, each and " * 100,
    "moments": "whenever a unit deals damage to a minion, " * 50,
    "unless": "draw a card unless you control a site " * 50,
    "costs": "spells minions artifacts " * 80 + "cost",
    "choices": "choose one: draw a card; or " * 70,
    "symbols": "if you have " + "(a)" * 600,
}


@pytest.mark.parametrize("kind", ["minion", "magic"])
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_no_text_takes_long(text: str, kind: str) -> None:
    parse_text(card("Draw a spell.", kind))
    begun = process_time()
    parse_text(card(text[:2_000], kind))
    assert process_time() - begun < 1.5


def test_longer_texts_are_not_read() -> None:
    assert parse_text(card("Draw a spell." + "\n" * 2_000, "magic")) is None
