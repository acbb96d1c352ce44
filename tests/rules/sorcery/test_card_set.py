"""Sorcery's set: it uses the whole card language, has cards of each sort enough, and its precons can play their cards."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

from rules.kernel.cards import Card
from rules.kernel.language.phrases import each_of
from rules.sorcery.language import effects, modifiers, vocabulary
from rules.sorcery.language.selectors import Cards, EventCount, Figure, KindFilter, ThingFilter, Things
from tests.rules.conftest import Shipped
from tests.rules.language.card_sets import CardSetProofs

#: What no shipped card asks for yet; a card that takes one up strikes it here.
AWAITED_STATES = {"tapped", "empty"}
AWAITED_REGIONS = {"surface"}


class TestCardSet(CardSetProofs):
    game = "sorcery"
    section = "spellbook"

    def test_every_way_to_pick_and_to_count_is_used(self, words: list[Any]) -> None:
        assert {word.pick for word in words if isinstance(word, Things)} == {
            "target", "chosen", "random", "all", "self", "subject", "foe", "that", "host", "caster",
        }  # fmt: skip
        assert {word.zone for word in words if isinstance(word, Cards)} == set(get_args(vocabulary.Zone))
        assert {word.this_turn for word in words if isinstance(word, EventCount)} == set(get_args(vocabulary.Event))
        assert {word.figure for word in words if isinstance(word, Figure)} == {"power", "damage", "cost"}

    def test_every_place_kind_and_state_is_asked_for(self, words: list[Any]) -> None:
        filters = [word for word in words if isinstance(word, ThingFilter)]
        assert {word.where for word in filters} - {None} == set(get_args(vocabulary.Where))
        assert set(get_args(vocabulary.Region)) - {word.region for word in filters} == AWAITED_REGIONS
        assert set(get_args(vocabulary.State)) - {state for word in filters for state in each_of(word.state)} == AWAITED_STATES
        kinds = {kind for word in filters if isinstance(word, KindFilter) for kind in each_of(word.kind)}
        assert kinds == set(get_args(vocabulary.ThingKind))
        barred = {word.what for word in words if isinstance(word, modifiers.Cannot)}
        barred |= {word.cannot for word in words if isinstance(word, effects.Restrict)}
        assert barred == set(get_args(vocabulary.Restriction))

    def test_there_are_cards_of_each_sort_enough(self, cards: dict[str, Card]) -> None:
        kinds = Counter(card.kind for card in cards.values())
        assert kinds["avatar"] >= 6
        assert kinds["site"] >= 35
        assert kinds["minion"] >= 80
        assert min(kinds[kind] for kind in ("artifact", "aura", "magic")) >= 15
        elements = Counter(each for card in cards.values() for each in card.values.get("element", ()))
        assert set(elements) == set(get_args(vocabulary.Element))
        assert min(elements.values()) >= 40
        keywords = Counter(each for card in cards.values() for each in card.values.get("keywords", ()))
        assert set(keywords) == set(get_args(vocabulary.AskedKeyword))
        rarities = Counter(card.rarity for card in cards.values())
        assert rarities["ordinary"] > rarities["exceptional"] > rarities["elite"] > rarities["unique"]
        assert all("spellcaster" in card.values["keywords"] for card in cards.values() if card.kind == "avatar")

    def test_the_precons_reach_their_thresholds(self, shipped: Shipped, cards: dict[str, Card]) -> None:
        decks = shipped.precons("sorcery")
        for deck in decks.values():
            spells, sites = deck["sections"]["spellbook"], deck["sections"]["atlas"]
            for element in get_args(vocabulary.Element):
                given = sum(cards[slug].values.get(element, 0) * count for slug, count in sites.items())
                needed = max(cards[slug].values.get(element, 0) for slug in spells)
                assert given >= 2 * needed, (deck["slug"], element)
        assert len({slug for deck in decks.values() for slug in deck["sections"]["avatar"]}) == len(decks)
