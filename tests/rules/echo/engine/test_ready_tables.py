"""Tables that are kept: those of the very same decks are made once, those of any others anew."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from rules.echo.engine import engine
from rules.echo.engine.core import codes
from rules.echo.engine.core.layout import Records
from rules.echo.engine.starting import compile_decks
from rules.kernel import ready_tables
from rules.kernel.engine import GivenHand, PlayableDeck, UnplayableError
from rules.kernel.ready_tables import tables_for
from tests.rules.echo.engine.making import sample_decks

Decks = tuple[PlayableDeck, PlayableDeck]


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    ready_tables._compiled.cache_clear()


def made() -> int:
    """How many tables have been compiled."""
    return ready_tables._compiled.cache_info().misses


def is_ready(decks: Decks) -> bool:
    """Whether what is kept is what compiling makes."""
    return are_alike(tables_for(decks, compile_decks), compile_decks(decks))


def are_alike(one: Records, other: Records) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names or ())


def again(decks: Decks) -> Decks:
    """The same lists, put together once more from the same cards."""
    one, other = (replace(deck, sections={name: tuple(cards) for name, cards in deck.sections.items()}) for deck in decks)
    return one, other


def with_hand(decks: Decks, put_back: int) -> Decks:
    hand: dict[str, int] = {}
    for card in [card for card, copies in decks[0].sections["main"] for _ in range(copies)][: codes.OPENING_HAND]:
        hand[card.slug] = hand.get(card.slug, 0) + 1
    back = dict(list(hand.items())[:put_back])
    return replace(decks[0], given=GivenHand(hand, back)), decks[1]


def test_the_same_decks_are_compiled_once() -> None:
    decks = sample_decks()
    assert is_ready(decks)
    assert is_ready(again(decks))
    assert made() == 1


def test_other_seats_other_order_or_another_hand_are_other_decks() -> None:
    decks = sample_decks()
    one, other = decks
    turned = replace(one, sections={**one.sections, "main": one.sections["main"][::-1]})
    every = [decks, (other, one), (turned, other), with_hand(decks, 0), with_hand(decks, 1), (with_hand(decks, 1)[0], one)]
    for number, each in enumerate(every, start=1):
        assert is_ready(each)
        assert made() == number
    assert is_ready(again(with_hand(decks, 1)))
    assert made() == len(every)


def test_a_card_that_says_something_else_now_is_compiled_anew() -> None:
    one, other = sample_decks()
    tables_for((one, other), compile_decks)
    (card, copies), *more = one.sections["main"]
    changed = replace(card, values={**card.values, "cost": card.values["cost"] + 1})
    edited = (replace(one, sections={**one.sections, "main": ((changed, copies), *more)}), other)
    assert is_ready(edited)
    assert not are_alike(tables_for(edited, compile_decks), tables_for((one, other), compile_decks))


def test_whoever_writes_to_tables_writes_to_a_copy() -> None:
    decks = sample_decks()
    tables_for(decks, compile_decks)["cost"] += 1
    assert is_ready(decks)


def test_what_can_not_be_played_is_refused_each_time() -> None:
    one, other = sample_decks()
    broken = (replace(one, given=GivenHand({"nobody": 5}, {})), other)
    for _ in range(2):
        with pytest.raises(UnplayableError):
            tables_for(broken, compile_decks)


def test_games_are_the_same_with_kept_tables() -> None:
    decks = sample_decks()

    def play(first_pair: int, pairs: int) -> list[tuple[int, ...]]:
        rows = engine().play(decks, seed=7, first_pair=first_pair, pairs=pairs, levels=("greedy", "greedy"))
        return [tuple(row) for row in rows]

    whole = play(0, 6)
    assert play(0, 2) + play(2, 3) + play(5, 1) == whole
    assert made() == 1


def test_no_more_than_so_many_are_kept() -> None:
    assert ready_tables._compiled.cache_info().maxsize == ready_tables.KEPT
    assert ready_tables.KEPT * compile_decks(sample_decks()).nbytes < 16 * 2**20
