"""Importers meet anything: every input is read or refused in words, and none takes a second.

DECKPROOF_FUZZ_INPUTS says how many inputs each importer gets (the page that reads them a twentieth); then the second is asserted, too.
With DECKPROOF_FUZZ_SEED the same inputs come again. Each test prints how many there were and which took longest (`pytest -rP`).
"""

from __future__ import annotations

import logging
import os
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from cards.catalogue import held_catalogues
from decks.importing import UnreadableDeckError, parse_deck_text
from decks.importing.deck_breaks import split_decks
from decks.importing.several import text_of_zip
from decks.loading.shipped_decks import deck_files
from rules.kernel.game import Game
from tests.assertions.quickness import Quickness
from tests.decks.importing.made_up_files import Make, archive, as_json, damaged, deck_tree, either, tabletop_tree, tree, typed, written

INPUTS = int(os.environ.get("DECKPROOF_FUZZ_INPUTS", "25"))
SEED = int(os.environ.get("DECKPROOF_FUZZ_SEED", "0")) or random.randrange(2**32)
MOST_SECONDS = 1.0 if "DECKPROOF_FUZZ_INPUTS" in os.environ else 30.0
WRITTEN = ("text", "markdown", "bbcode", "csv", "json", "cockatrice", "tabletop", "code", "link")
KINDS = ("lines", "lines of a game", "trees", "our JSON", "Tabletop Simulator's JSON", "bytes", "several", "archives")
HANDFUL = 20
ADDRESS = "/decks/import/"


def refused_in_words(read: Callable[[], object]) -> None:
    refused = None
    try:
        read()
    except UnreadableDeckError as refusal:
        refused = refusal
    assert refused is None or (refused.code and refused.message)


def fuzz(make: Make, read: Callable[[Any], object], inputs: int = INPUTS) -> None:
    """Reads so many inputs, some at a time: Hypothesis draws the seed of each handful."""
    quickness = Quickness(MOST_SECONDS)

    @seed(SEED)
    @settings(max_examples=-(-inputs // HANDFUL), deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, 2**62))
    def run(chance: int) -> None:
        dice = random.Random(chance)
        for _ in range(HANDFUL):
            each = make(dice)
            try:
                quickness.ask(each, partial(refused_in_words, partial(read, each)))
            except Exception as error:
                error.add_note(f"Reading {each!r:.1000}")
                raise

    try:
        with held_catalogues():
            run()
    finally:
        print(f"DECKPROOF_FUZZ_SEED={SEED}: {quickness}")


@pytest.mark.parametrize("format", WRITTEN)
def test_damaged_files(all_games: tuple[Game, ...], format: str) -> None:
    parse_deck_text(written(format))
    fuzz(damaged(written(format)), parse_deck_text)


def test_damaged_definitions(all_games: tuple[Game, ...]) -> None:
    whole = next(deck_files(all_games[0])).read_text(encoding="utf-8")
    assert parse_deck_text(whole).source == "toml"
    fuzz(damaged(whole), parse_deck_text)


@pytest.mark.parametrize("kind", KINDS)
def test_anything(all_games: tuple[Game, ...], kind: str) -> None:
    game = all_games[0]
    made: dict[str, tuple[Make, Callable[[Any], object]]] = {
        "lines": (typed, parse_deck_text),
        "lines of a game": (typed, lambda text: parse_deck_text(text, game=game)),
        "trees": (as_json(tree), parse_deck_text),
        "our JSON": (as_json(deck_tree(game)), parse_deck_text),
        "Tabletop Simulator's JSON": (as_json(tabletop_tree(game)), parse_deck_text),
        "bytes": (lambda dice: dice.randbytes(dice.randint(0, 300)), parse_deck_text),
        "several": (typed, lambda text: [parse_deck_text(each) for each in split_decks(text)]),
        "archives": (archive, text_of_zip),
    }
    fuzz(*made[kind])


def test_the_page_answers_whatever_was_pasted(all_games: tuple[Game, ...], client: Client, caplog: pytest.LogCaptureFixture) -> None:
    """And makes decks of it."""
    caplog.set_level(logging.ERROR, "django.request")
    game = all_games[0]
    anything = either(typed, as_json(tree), as_json(deck_tree(game)), as_json(tabletop_tree(game)))

    def paste(text: str) -> None:
        for data in ({"text": text}, {"text": text, "create": "1"}):
            assert client.post(ADDRESS, data).status_code in (200, 302, 422)

    fuzz(anything, paste, max(INPUTS // 20, 1))
