"""The knowledge of more cards than a word has bits, and what a side holds possible of those that it does not know."""

from __future__ import annotations

import numpy as np

from tests.rules.kernel.compiled.machine.bench import DECK, HAND, SIDE_CARDS, Bench

HELD = 10


def dealt() -> Bench:
    """80 cards a side: ten in hand, which it knows, the others in its deck."""
    bench = Bench()
    bench.t["first_card"], bench.t["deck"] = (0, SIDE_CARDS), (SIDE_CARDS, SIDE_CARDS)
    for side in (0, 1):
        ids = np.arange(side * SIDE_CARDS, (side + 1) * SIDE_CARDS)
        bench.s["size"][side] = HELD, SIDE_CARDS - HELD
        bench.s["cards"][side, HAND.number, :HELD], bench.s["cards"][side, DECK.number, : SIDE_CARDS - HELD] = ids[:HELD], ids[HELD:]
        for card in ids[:HELD]:
            bench.show_to(side, card)
    return bench


def zone(bench: Bench, side: int, number: int) -> list[int]:
    listed: list[int] = bench.s["cards"][side, number, : bench.s["size"][side, number]].tolist()
    return listed


def test_a_card_is_shown_and_forgotten() -> None:
    bench = Bench()
    bench.show_to(1, 159)
    assert [bench.is_known(viewer, 159) for viewer in (0, 1)] == [0, 1]
    bench.show(64)
    bench.forget(0, 64)
    assert [bench.is_known(viewer, 64) for viewer in (0, 1)] == [0, 1]
    assert bench.s["known"].sum() == 4


def test_nobody_knows_a_shuffled_deck() -> None:
    bench = dealt()
    bench.show(159)
    before = zone(bench, 1, DECK.number)
    bench.shuffle(1)
    assert zone(bench, 1, DECK.number) != before
    assert sorted(zone(bench, 1, DECK.number)) == before
    assert bench.is_known(1, 159) == 0
    assert bench.is_known(1, SIDE_CARDS) == 1, "its hand it still knows"


def test_an_imagined_world_keeps_what_is_known_and_deals_the_rest() -> None:
    bench = dealt()
    shown = int(bench.s["cards"][1, HAND.number, 3])
    bench.show_to(0, shown)
    before = bench.s.copy()
    bench.imagine(0)
    assert zone(bench, 0, HAND.number) == list(range(HELD))
    assert bench.s["cards"][1, HAND.number, 3] == shown
    for side in (0, 1):
        both = zone(bench, side, HAND.number) + zone(bench, side, DECK.number)
        assert sorted(both) == list(range(side * SIDE_CARDS, (side + 1) * SIDE_CARDS))
        assert both != list(range(side * SIDE_CARDS, (side + 1) * SIDE_CARDS))
    assert all(bench.is_known(1, card) for card in zone(bench, 1, HAND.number)), "the other side knows the hand that it is imagined to have"
    assert not any(bench.is_known(0, card) for card in zone(bench, 1, HAND.number) if card != shown)
    assert (bench.s["rng"] != before["rng"]).all()


def test_the_order_of_what_is_unseen_does_not_show() -> None:
    one, other = dealt(), dealt()
    hidden = other.s["cards"][1, DECK.number, : SIDE_CARDS - HELD]
    hidden[:] = hidden[::-1].copy()
    for bench in (one, other):
        bench.imagine(0)
    assert one.s["cards"].tolist() == other.s["cards"].tolist()


def test_what_a_viewer_looks_at_stays() -> None:
    bench = dealt()
    looked = zone(bench, 0, DECK.number)[-3:]
    bench.s["marked"][looked] = 1
    bench.imagine(0)
    assert zone(bench, 0, DECK.number)[-3:] == looked
