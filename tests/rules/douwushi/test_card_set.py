"""Dou Wushi's set: it uses the whole card language, has heroes of each class enough, and its precons play differently."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

from rules.douwushi.language import modifiers, vocabulary
from rules.douwushi.language.amounts import Count
from rules.douwushi.language.selectors import Cards, EventCount, Figure, Heroes, Items
from rules.kernel.cards import Card
from tests.rules.conftest import Shipped
from tests.rules.language.card_sets import CardSetProofs

#: Values that no shipped card has yet; a card that takes one up strikes it here.
AWAITED: dict[str, set[str]] = {
    "restrictions": set(),
    "heroes": set(),
    "items": {"self"},
    "events": set(),
    "figures": set(),
}


class TestCardSet(CardSetProofs):
    game = "douwushi"
    most_shared = 0.6

    def test_every_way_to_pick_and_to_count_is_used(self, words: list[Any]) -> None:
        def picks(kind: type) -> set[str]:
            return {word.pick for word in words if isinstance(word, kind)}

        assert {"target", "random", "all", "most_damaged", "self", "subject", "foe", "that"} - picks(Heroes) == AWAITED["heroes"]
        assert {"target", "random", "all", "self"} - picks(Items) == AWAITED["items"]
        assert {word.zone for word in words if isinstance(word, Cards)} == set(get_args(vocabulary.Zone))
        assert {type(word.count) for word in words if isinstance(word, Count)} >= {str, Figure, EventCount}
        restrictions = {word.what for word in words if isinstance(word, modifiers.Cannot)}
        assert set(get_args(vocabulary.Restriction)) - restrictions == AWAITED["restrictions"]
        assert set(get_args(vocabulary.Event)) - {word.this_turn for word in words if isinstance(word, EventCount)} == AWAITED["events"]
        figures = {word.figure for word in words if isinstance(word, Figure)}
        assert {"attack", "mp", "damage", "life"} - figures == AWAITED["figures"]

    def test_there_are_heroes_of_each_class_items_and_spells_enough(self, cards: dict[str, Card]) -> None:
        kinds = Counter(card.kind for card in cards.values())
        callings = Counter(card.values["class"] for card in cards.values() if card.kind == "hero")
        assert min(callings.values()) >= 8
        assert set(callings) == set(get_args(vocabulary.Calling))
        assert kinds["weapon"] + kinds["equipment"] >= 30
        assert kinds["spell"] >= 20
        weapons = [card.values for card in cards.values() if card.kind == "weapon"]
        for hands in ("one", "two"):
            for attack_type in get_args(vocabulary.AttackType):
                assert sum(each["hands"] == hands and each["attack_type"] == attack_type for each in weapons) >= 4
        assert sum(card.values["spell_type"] == "lasting" for card in cards.values() if card.kind == "spell") >= 5

    def test_the_skills_of_heroes_are_named_and_differ(self, cards: dict[str, Card]) -> None:
        skills = [ability.name for card in cards.values() for ability in card.abilities if ability.name]
        assert len({name.en for name in skills}) == len({name.zh for name in skills}) == len(skills)
        assert all(card.abilities for card in cards.values() if card.kind == "hero")

    def test_no_two_heroes_do_the_same(self, cards: dict[str, Card]) -> None:
        heroes = [card for card in cards.values() if card.kind == "hero"]
        done = {
            (card.values.get("keywords", ()), *((each.cost, each.when, each.do, each.gives) for each in card.abilities)) for card in heroes
        }
        assert len(done) == len(heroes)

    def test_six_precons_start_with_different_heroes(self, shipped: Shipped, cards: dict[str, Card]) -> None:
        decks = shipped.precons("douwushi")
        starting = [slug for deck in decks.values() for slug in deck["sections"]["starting"]]
        assert len(set(starting)) == len(decks)
        for deck in decks.values():
            main = deck["sections"]["main"]
            heroes = sum(copies for slug, copies in main.items() if cards[slug].kind == "hero")
            assert 7 <= heroes <= 14
            callings = {cards[slug].values["class"] for slug in [*main, *deck["sections"]["starting"]] if cards[slug].kind == "hero"}
            for slug in main:
                if "usable_by" in cards[slug].values:
                    assert callings & set(cards[slug].values["usable_by"]), (deck["slug"], slug)
