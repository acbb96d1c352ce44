"""Every word of each card language, each of its fields and their values, is on a card of the word scenarios, and every card in one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from rules import games
from tests.rules.language.languages import parts_of, read_abilities, words_of
from tests.rules.language.word_coverage import cards_in, idle_cards, language, named, used_in, word_folders

GAMES = [game.slug for game in games.everything() if game.is_playable]
#: Lists that are printed on cards, and no more than names to the language: one of each list stands for all.
NAMES = {"echo": ("Attribute", "Faction", "Race")}
#: Of these games the words are asked for, but not their fields.
WORDS_ALONE = {"sorcery"}


def cards_of(game: str) -> list[dict[str, Any]]:
    return [card for folder in word_folders(game) for card in cards_in(folder)]


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_on_a_card(game: str) -> None:
    used: set[str] = set()
    for card in cards_of(game):
        used |= set(used_in(read_abilities(game, card.get("abilities", []), source="words", card=card["slug"], kind=card["kind"])))
    vocabulary = import_module(f"rules.{game}.language.vocabulary")
    names = [getattr(vocabulary, name) for name in NAMES.get(game, ())]
    known = {named(word) for word in words_of(game)} if game in WORDS_ALONE else language(parts_of(game), names)
    missing = sorted(known - used)
    assert not missing, f"no scenario uses {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_keyword_is_printed_on_a_card(game: str) -> None:
    keywords = {choice.slug for choice in games.get(game).field("keywords").choices}
    assert {keyword for card in cards_of(game) for keyword in card.get("keywords", [])} == keywords


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_in_a_scenario(game: str) -> None:
    assert [idle_cards(folder) for folder in word_folders(game)] == [{} for _ in word_folders(game)]
