"""HotA's set: it uses the whole card language, has cards of each attribute enough, and its precons play differently."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from rules.hota.language import conditions, costs, effects, modifiers, moments, replaced, vocabulary
from rules.hota.language.selectors import Cards, EventCount, Figure, Permanents
from rules.kernel.language.words import Word, words_in

FAMILIES = {
    "effects": effects.Effect,
    "moments": moments.Moment,
    "replaced": replaced.Replaced,
    "conditions": conditions.Condition,
    "costs": costs.Cost,
    "modifiers": modifiers.Modifier,
}
#: What no shipped card counts yet, of a turn and of a creature; a card that takes one up strikes it here.
AWAITED_FIGURES = {"attack", "life"}
AWAITED_EVENTS = {"drawn", "discarded", "attacks", "attribute_cards"}


@pytest.fixture
def cards(shipped: Any) -> dict[str, Any]:
    return dict(shipped.cards("hota"))


@pytest.fixture
def words(cards: dict[str, Any]) -> list[Any]:
    return [word for card in cards.values() for word, _ in words_in(card.abilities, "")]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_word_of_a_family_is_used(words: list[Any], family: str) -> None:
    members = FAMILIES[family].words()
    used = {type(word).word() for word in words if isinstance(word, Word) and type(word) in members}
    assert {word.word() for word in members} - used == set()


def test_every_way_to_pick_and_to_count_is_used(words: list[Any]) -> None:
    assert {word.pick for word in words if isinstance(word, Permanents)} == {
        "target", "chosen", "random", "all", "self", "subject", "foe", "that", "host",
    }  # fmt: skip
    assert {word.zone for word in words if isinstance(word, Cards)} == set(get_args(vocabulary.Zone))
    events = {word.this_turn for word in words if isinstance(word, EventCount)}
    assert set(get_args(vocabulary.Event)) - events == AWAITED_EVENTS
    assert {"attack", "life", "damage"} - {word.figure for word in words if isinstance(word, Figure)} == AWAITED_FIGURES


def test_there_are_cards_of_each_attribute_kind_and_keyword_enough(cards: dict[str, Any]) -> None:
    kinds = Counter(card.kind for card in cards.values())
    assert kinds["creature"] >= 80
    assert min(kinds[kind] for kind in ("spell", "equipment", "enchantment")) >= 8
    attributes = Counter(each for card in cards.values() for each in card.values.get("attribute", ()))
    assert set(attributes) == set(get_args(vocabulary.Attribute))
    assert min(attributes.values()) >= 40
    keywords = Counter(each.replace("-", "_") for card in cards.values() for each in card.values.get("keywords", ()))
    assert set(keywords) == set(get_args(vocabulary.Keyword))
    assert {card.values["speed"] for card in cards.values() if card.kind == "spell"} == set(get_args(vocabulary.Speed))


def test_names_and_flavours_are_there_in_both_languages_and_differ(cards: dict[str, Any]) -> None:
    said = [(card.name.en, card.name.zh, card.flavour.en, card.flavour.zh) for card in cards.values()]
    assert all(all(each) for each in said)
    for words in zip(*said, strict=True):
        assert [word for word, times in Counter(words).items() if times > 1] == []


def test_no_two_cards_are_the_same(cards: dict[str, Any]) -> None:
    printed = Counter((card.kind, repr(sorted(card.values.items())), repr(card.abilities)) for card in cards.values())
    assert [card for card, times in printed.items() if times > 1] == []


def test_the_precons_can_play_their_cards_and_share_little(shipped: Any, cards: dict[str, Any]) -> None:
    decks = shipped.precons("hota")
    assert len(decks) >= 6
    for deck in decks.values():
        main = deck["sections"]["main"]
        given = {each for slug in main if cards[slug].kind == "attribute" for each in cards[slug].values["attribute"]}
        for slug in main:
            needed = {name for name in get_args(vocabulary.Attribute) if cards[slug].values.get(name, 0)}
            assert needed <= given, (deck["slug"], slug)
        own = {slug for slug in main if cards[slug].kind != "attribute"}
        for other in decks.values():
            if other is not deck:
                assert len(own & set(other["sections"]["main"])) <= len(own) * 0.5, (deck["slug"], other["slug"])
