"""The machine's decks are legal, made of the cards that are worth most and can be played, and the same every time."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date
from math import comb

import pytest

from decks.sealed.limited_builds import Builder, at_least
from lab.sealed.machine_decks import SealedGround, grounds_of
from rules import games
from rules.construction import check

GAME = games.get("hota")
(GROUND,) = grounds_of(GAME)


def legal(main: dict[str, int], pool: dict[str, int]) -> bool:
    return check(GAME.format("limited"), {"main": main, "pool": pool}, GROUND.cards, as_of=date(2026, 1, 1)).legal


@pytest.mark.parametrize("boosters", [3, 4, 6, 12])
def test_decks_are_legal(boosters: int) -> None:
    seed = random.randrange(1 << 32)
    print("seed", seed)
    for number in range(8):
        pool = GROUND.pool(boosters, seed + number)
        built = GROUND.builder({}).builds(pool)[0]
        assert legal(built.main, pool)
        assert sum(built.main.values()) == 35


def test_a_pool_of_too_few_cards_is_filled_up_with_free_ones() -> None:
    pool = GROUND.pool(1, 3)
    built = GROUND.builder({}).builds(pool)[0]
    assert legal(built.main, pool)
    assert sum(built.free.values()) == 35 - sum(pick.copies for pick in built.picks)


def test_the_cards_of_most_worth_are_played() -> None:
    pool = GROUND.pool(6, 7)
    best = next(slug for slug in sorted(pool) if GROUND.cards[slug].values.get("intellect"))
    built = GROUND.builder({best: 5.0}).builds(pool)[0]
    assert built.main[best] == pool[best]
    assert "intellect" in built.colours
    assert built.picks[0].slug == best


def test_what_needs_other_colours_is_left_out() -> None:
    pool = GROUND.pool(6, 7)
    builder = GROUND.builder({})
    for built in builder.builds(pool):
        for pick in built.picks:
            assert set(builder.needs(GROUND.cards[pick.slug])) <= set(built.colours)


def test_more_of_what_a_card_needs_makes_it_come_sooner() -> None:
    builder = GROUND.builder({})
    needy = max(GROUND.cards.values(), key=lambda card: card.values.get("strength") or 0)
    chances = [builder.in_time(needy, {"strength": count}) for count in (2, 6, 10, 14)]
    assert chances == sorted(chances)
    assert chances[-1] > chances[0]
    assert builder.in_time(next(card for card in GROUND.cards.values() if not builder.needs(card)), {}) == 1


def test_too_many_dear_cards_count_less() -> None:
    """All worth the same: the cheap ones are chosen once six dear ones are in."""
    dear = [card for card in GROUND.cards.values() if (card.values.get("cost") or 0) >= 5 and card.kind != "attribute"]
    cheap = [card for card in GROUND.cards.values() if (card.values.get("cost") or 0) < 5 and card.kind != "attribute"]
    pool = Counter({card.slug: 3 for card in [*dear, *cheap]})
    built = GROUND.builder({}).builds(pool)[0]
    costs = [GROUND.cards[pick.slug].values["cost"] for pick in built.picks for _ in range(pick.copies)]
    assert sum(cost >= 5 for cost in costs) <= 6


def test_the_same_pool_gives_the_same_deck() -> None:
    pool = GROUND.pool(6, 11)
    backwards = Counter(dict(reversed(pool.items())))
    assert GROUND.builder({}).builds(pool)[0].main == GROUND.builder({}).builds(backwards)[0].main


def test_chances_are_those_of_drawing_without_putting_back() -> None:
    assert at_least(1, 1, 10, 3) == pytest.approx(0.3)
    assert at_least(2, 4, 10, 5) == pytest.approx(sum(comb(4, n) * comb(6, 5 - n) for n in range(2, 5)) / comb(10, 5))
    assert at_least(1, 0, 10, 3) == 0
    assert at_least(0, 3, 10, 3) == 1
    assert at_least(3, 3, 10, 40) == 1


def test_a_game_without_boosters_has_no_ground() -> None:
    with pytest.raises(LookupError, match="echo"):
        SealedGround.of_set(games.get("echo"), "any", {})


def test_unknown_cards_count_nothing() -> None:
    builder: Builder = GROUND.builder({"gone": 50.0})
    assert builder.builds(GROUND.pool(6, 7))[0].total <= 0
