"""HotA's set: it uses the whole card language, has cards of each attribute enough, and its precons play differently."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

from rules.hota.language import vocabulary
from rules.hota.language.selectors import Cards, EventCount, Figure, Permanents
from rules.kernel.cards import Card
from tests.rules.conftest import Shipped
from tests.rules.language.card_sets import CardSetProofs

#: What no shipped card counts yet, of a turn and of a creature; a card that takes one up strikes it here.
AWAITED_FIGURES = {"attack", "life"}
AWAITED_EVENTS = {"drawn", "discarded", "attacks", "attribute_cards"}


class TestCardSet(CardSetProofs):
    game = "hota"
    basic = "attribute"

    def test_every_way_to_pick_and_to_count_is_used(self, words: list[Any]) -> None:
        assert {word.pick for word in words if isinstance(word, Permanents)} == {
            "target", "chosen", "random", "all", "self", "subject", "foe", "that", "host",
        }  # fmt: skip
        assert {word.zone for word in words if isinstance(word, Cards)} == set(get_args(vocabulary.Zone))
        events = {word.this_turn for word in words if isinstance(word, EventCount)}
        assert set(get_args(vocabulary.Event)) - events == AWAITED_EVENTS
        assert {"attack", "life", "damage"} - {word.figure for word in words if isinstance(word, Figure)} == AWAITED_FIGURES

    def test_there_are_cards_of_each_attribute_kind_and_keyword_enough(self, cards: dict[str, Card]) -> None:
        kinds = Counter(card.kind for card in cards.values())
        assert kinds["creature"] >= 80
        assert min(kinds[kind] for kind in ("spell", "equipment", "enchantment")) >= 8
        attributes = Counter(each for card in cards.values() for each in card.values.get("attribute", ()))
        assert set(attributes) == set(get_args(vocabulary.Attribute))
        assert min(attributes.values()) >= 40
        keywords = Counter(each.replace("-", "_") for card in cards.values() for each in card.values.get("keywords", ()))
        assert set(keywords) == set(get_args(vocabulary.Keyword))
        assert {card.values["speed"] for card in cards.values() if card.kind == "spell"} == set(get_args(vocabulary.Speed))

    def test_the_precons_can_play_their_cards(self, shipped: Shipped, cards: dict[str, Card]) -> None:
        decks = shipped.precons("hota")
        for deck in decks.values():
            main = deck["sections"]["main"]
            given = {each for slug in main if cards[slug].kind == "attribute" for each in cards[slug].values["attribute"]}
            for slug in main:
                needed = {name for name in get_args(vocabulary.Attribute) if cards[slug].values.get(name, 0)}
                assert needed <= given, (deck["slug"], slug)
