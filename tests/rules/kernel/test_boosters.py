"""Boosters: what is in them, that a seed opens the same ones for ever, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from lab.entrants import shipped_cards
from rules import games
from rules.kernel.boosters import MOST_BOOSTERS, MOST_SEED, BoosterRecipe, Slot, contents_digest, open_boosters, pool_of
from rules.kernel.cards import Card
from rules.wording import Text

GAME = games.get("hota")
CARDS = shipped_cards(GAME)
RECIPE = GAME.boosters
assert RECIPE


def opened(count: int = 6, seed: int = 7) -> tuple[tuple[str, ...], ...]:
    assert RECIPE
    return open_boosters(RECIPE, CARDS.values(), count=count, seed=seed)


def test_a_booster_holds_what_its_recipe_says() -> None:
    assert RECIPE
    for booster in opened(12, 99):
        rarities = Counter(CARDS[slug].rarity for slug in booster)
        assert len(booster) == RECIPE.size == 12
        assert (rarities["common"], rarities["uncommon"]) == (8, 3)
        assert len(set(booster)) == 12
        assert not any(CARDS[slug].kind in RECIPE.free_kinds for slug in booster)


def test_rarities_come_as_often_as_their_weights_say() -> None:
    best = Counter(CARDS[booster[-1]].rarity for seed in range(400) for booster in opened(10, seed))
    assert abs(best["rare"] / 4000 - 12 / 16) < 0.03
    assert abs(best["epic"] / 4000 - 3 / 16) < 0.03
    assert abs(best["legendary"] / 4000 - 1 / 16) < 0.02


def test_every_card_of_a_rarity_is_as_likely() -> None:
    commons = Counter(slug for seed in range(300) for booster in opened(10, seed) for slug in booster[:8])
    kinds = sum(card.rarity == "common" and card.kind != "attribute" for card in CARDS.values())
    assert len(commons) == kinds
    expected = 300 * 10 * 8 / kinds
    assert all(0.7 * expected < count < 1.3 * expected for count in commons.values())


def test_a_seed_opens_the_same_boosters_whatever_their_number() -> None:
    assert opened(6) == opened(6)
    assert opened(12)[:6] == opened(6)
    assert opened(6, 8) != opened(6)


def test_the_order_of_the_cards_makes_no_difference() -> None:
    assert RECIPE
    assert open_boosters(RECIPE, reversed(CARDS.values()), count=6, seed=7) == opened()


def test_a_seed_keeps_its_boosters_for_ever() -> None:
    """Of cards made for this, so that another set of cards does not change it: should this fail, everybody's seeds open other pools."""
    cards = [Card(f"c-{number}", number, "creature", NAME, rarity, {}, NAME, NAME) for number, rarity in enumerate("ccccccuuurrm")]
    recipe = BoosterRecipe((Slot(2, {"c": 1}), Slot(1, {"u": 1}), Slot(1, {"r": 3, "m": 1})))
    assert open_boosters(recipe, cards, count=2, seed=5) == KEPT


NAME = Text("A card", "牌")
KEPT = (("c-4", "c-0", "c-7", "c-11"), ("c-4", "c-5", "c-7", "c-9"))


def test_a_pool_counts_the_copies() -> None:
    assert pool_of([["a", "b"], ["a"]]) == {"a": 2, "b": 1}
    assert sum(pool_of(opened()).values()) == 72


@pytest.mark.parametrize(("count", "seed"), [(0, 1), (MOST_BOOSTERS + 1, 1), (6, -1), (6, MOST_SEED + 1)])
def test_numbers_out_of_bounds_are_refused(count: int, seed: int) -> None:
    with pytest.raises(ValueError, match=r"boosters|seed"):
        opened(count, seed)


def test_a_set_without_a_rarity_that_a_slot_needs_is_refused() -> None:
    assert RECIPE
    commons = [card for card in CARDS.values() if card.rarity == "common"]
    with pytest.raises(ValueError, match="no card of uncommon"):
        open_boosters(RECIPE, commons, count=1, seed=1)


def test_the_digest_changes_with_what_boosters_hold_alone() -> None:
    assert RECIPE
    before = contents_digest(RECIPE, CARDS.values())
    assert contents_digest(RECIPE, [card for card in CARDS.values() if card.kind != "attribute"]) == before
    assert contents_digest(RECIPE, [card for card in CARDS.values() if card.slug != "mud-pup"]) != before
    assert contents_digest(BoosterRecipe(RECIPE.slots[:2], RECIPE.free_kinds), CARDS.values()) != before
