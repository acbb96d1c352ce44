"""Texts in the published game's style, written without knowing the grammar: what the language can say is read, and nothing wrongly."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rules.sorcery.grammar import parse_text
from tests.rules.sorcery.parsing.reading_texts import card, meant, said_beside, texts

ORDINALS = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth")
PARTS = ("open", *(f"open_{each}" for each in (*ORDINALS, "fourteenth", "fifteenth", "sixteenth", "seventeenth")))
OPEN = [text for part in PARTS for text in texts(part)]


@cache
def parsed(name: str, text: str, kind: str) -> Any:
    """Return what is read of a text; several tests ask for the same."""
    return parse_text(card(text, kind, name))


def read(text: dict[str, Any]) -> Any:
    kind = text.get("artifact_type", "relic") if text["kind"] == "artifact" else text["kind"]
    return parsed(text["name"], text["text"], kind)


@pytest.mark.parametrize("text", OPEN, ids=lambda text: text["name"])
def test_what_is_read_is_what_is_meant(text: dict[str, Any]) -> None:
    found = read(text)
    if not text["expressible"]:
        assert found is None
    elif found is not None:
        assert meant(found["abilities"], text["kind"]) == meant(text.get("abilities", []), text["kind"])
        assert said_beside(found) == said_beside(text)


def test_of_texts_that_the_language_can_say_19_in_20_are_read() -> None:
    expressible = [text for text in OPEN if text["expressible"]]
    unread = [text["name"] for text in expressible if read(text) is None]
    assert len(unread) <= len(expressible) / 20, unread


@pytest.mark.parametrize("text", texts("near_misses"), ids=lambda text: text["name"])
def test_texts_that_only_look_like_the_language_are_not_read(text: dict[str, Any]) -> None:
    assert read(text) is None, text["why"]
