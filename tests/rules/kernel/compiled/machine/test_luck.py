"""The luck of draws: over all orders of a small deck it is exactly nothing for each card, whatever is looked at, moved and chosen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from math import factorial

import numpy as np
import pytest

from rules.kernel.compiled.events.rows import SILENT, TALLYING
from rules.kernel.compiled.rows import LUCK_UNIT
from tests.rules.kernel.compiled.machine.bench import DECK, HAND, Bench

SIZE = 5


class Table(Bench):
    """A side's deck in a certain order, the top last, just shuffled, and its empty hand."""

    def __init__(self, order: tuple[int, ...], listening: int = TALLYING) -> None:
        super().__init__()
        self.s["size"][0] = 0, len(order)
        self.s["cards"][0, DECK.number, : len(order)] = order
        self.s["unseen"][list(order)] = 1
        self.w["is_logging"] = listening

    @property
    def deck(self) -> list[int]:
        found: list[int] = self.s["cards"][0, DECK.number, : self.s["size"][0, DECK.number]].tolist()
        return found

    @property
    def luck(self) -> list[float]:
        return [round(each / LUCK_UNIT, 3) for each in self.w["card_luck"][:SIZE].tolist()]

    def draw(self) -> int:
        return int(self.draw_top(0))

    def look(self) -> int:
        """The owner looks at the top card."""
        self.show_to(0, self.deck[-1])
        return self.deck[-1]

    def put_below(self, zone: int, card: int) -> None:
        """A card of hand or deck goes to the bottom, unseen by the other side."""
        self.remove(0, zone, card)
        self.forget(0, card)
        self.add_below(0, card)


def draw_all(table: Table) -> None:
    for _ in range(SIZE):
        table.draw()


def exchange(table: Table) -> None:
    """A mulligan: of two cards the low ones go to the bottom, as many come instead."""
    hand = [table.draw(), table.draw()]
    low = [card for card in hand if card < 2]
    for card in low:
        table.put_below(HAND.number, card)
    for _ in low:
        table.draw()


def look_and_choose(table: Table) -> None:
    """The card that is looked at stays on top if it is good; then two are drawn."""
    if table.look() < 3:
        table.put_below(DECK.number, table.deck[-1])
    table.draw()
    table.draw()


def mill_and_draw(table: Table) -> None:
    """The top card is lost; the more it was worth the more are drawn."""
    milled = int(table.remove_at(0, DECK.number, SIZE - 1))
    for _ in range(milled):
        table.draw()


def return_to_the_top(table: Table) -> None:
    """A drawn card goes back to the top, and is drawn again: no luck."""
    card = table.draw()
    table.remove(0, HAND.number, card)
    table.add(0, DECK.number, card)
    table.draw()
    table.draw()


def keep_or_redraw(table: Table) -> None:
    """An opening hand that is kept if it is good; else all of it is shuffled in and as many are drawn again."""
    hand = [table.draw(), table.draw()]
    if sum(hand) < 4:
        for card in hand:
            table.put_below(HAND.number, card)
        table.shuffle(0)
        table.draw()
        table.draw()
    table.draw()


def search(table: Table) -> None:
    """The owner sees the whole deck and takes the best card of it, the deck is shuffled, and two are drawn."""
    table.draw()
    for card in table.deck:
        table.show_to(0, card)
    best = max(table.deck)
    table.remove(0, DECK.number, best)
    table.add(0, HAND.number, best)
    table.shuffle(0)
    table.draw()
    table.draw()


def lose_one_at_random(table: Table) -> None:
    """Of a hand of three a random one goes to the bottom; the worse it was, the more are drawn."""
    hand = [table.draw() for _ in range(3)]
    lost = hand[int(table.s["rng"][0] % 3)]
    table.put_below(HAND.number, lost)
    for _ in range(min(2, SIZE - lost)):
        table.draw()


COURSES = [draw_all, exchange, look_and_choose, mill_and_draw, return_to_the_top, search, lose_one_at_random]


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.__name__)
def test_over_all_orders_it_is_nothing(course: Callable[[Table], None]) -> None:
    total, most = np.zeros(SIZE), 0.0
    for order in permutations(range(SIZE)):
        table = Table(order)
        course(table)
        luck = np.array(table.w["card_luck"][:SIZE], float) / LUCK_UNIT
        total, most = total + luck, max(most, float(np.abs(luck).max()))
    assert np.abs(total / factorial(SIZE)).max() < 1e-4
    assert most > 0.5


def test_a_hand_that_is_shuffled_in_and_drawn_anew_is_nothing_on_average() -> None:
    """Seed 17: a new hand depends on the shuffle, too, so that it is not enough to go through all orders."""
    chance, found = np.random.default_rng(17), []
    for _ in range(3000):
        table = Table(tuple(chance.permutation(SIZE).tolist()))
        table.s["rng"] = chance.integers(1, 1 << 62, size=2)
        keep_or_redraw(table)
        found.append(np.array(table.w["card_luck"][:SIZE], float) / LUCK_UNIT)
    luck = np.array(found)
    errors = luck.mean(axis=0) / (luck.std(axis=0) / np.sqrt(len(luck)))
    assert np.abs(errors).max() < 4
    assert luck.std(axis=0).min() > 0.3


def test_a_draw_brings_the_card_less_its_chance() -> None:
    table = Table((3, 0, 2, 4, 1))
    table.draw()
    assert table.luck == [-0.2, 0.8, -0.2, -0.2, -0.2]
    table.draw()
    assert table.luck == [-0.45, 0.8, -0.45, -0.45, 0.55]


def test_a_card_that_was_seen_is_no_luck_and_no_chance() -> None:
    table = Table((3, 0, 2, 4, 1))
    table.look()
    table.draw()
    assert table.luck == [0, 0, 0, 0, 0]
    table.draw()
    assert table.luck == [-0.25, 0, -0.25, -0.25, 0.75]


def test_after_a_shuffle_any_card_may_come() -> None:
    table = Table((3, 0, 2, 4, 1))
    table.put_below(HAND.number, table.draw())
    table.w["card_luck"] = 0
    table.shuffle(0)
    drawn = table.draw()
    assert table.luck == [0.8 if card == drawn else -0.2 for card in range(SIZE)]


def test_the_last_card_is_no_luck() -> None:
    table = Table((2,))
    table.draw()
    assert table.luck == [0, 0, 0, 0, 0]


def test_thought_counts_nothing() -> None:
    """Players try out draws in silence."""
    table = Table((3, 0, 2, 4, 1), SILENT)
    draw_all(table)
    assert not table.w["card_luck"].any()
    assert len(table.deck) == 0
