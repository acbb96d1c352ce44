"""Questions to a player: the answers there are, the last one, and what has been chosen then."""

from __future__ import annotations

from rules.kernel.compiled.machine.codes import (
    ACCEPT,
    CARD,
    CARDS,
    CHOOSE,
    CHOSEN,
    DECLINE,
    MAY,
    NAME_NUMBER,
    NOTHING,
    NUMBER,
    OPTION,
    PASS,
    POSSIBLE,
    TARGET,
    TARGETS,
)
from tests.rules.kernel.compiled.machine.bench import Bench

PURPOSE = 7


def test_targets_are_chosen_one_by_one_and_none_twice() -> None:
    bench = Bench()
    bench.ask(TARGETS, 1, 0b1011, 2, 0, PURPOSE)
    assert (bench.s["asked_side"], bench.s["purpose"]) == (1, PURPOSE)
    assert bench.answers() == [(TARGET, 0), (TARGET, 1), (TARGET, 3)]
    assert bench.take(TARGET, 3) == 0
    assert bench.answers() == [(TARGET, 0), (TARGET, 1)]
    assert bench.take(TARGET, 0) == 1
    assert bench.s["asked"] == NOTHING
    assert bench.s["taken"] == 0b1001


def test_no_more_targets_are_asked_for_than_there_are() -> None:
    bench = Bench()
    bench.ask(TARGETS, 0, 1 << 63 - 1, 3, 0, PURPOSE)
    assert bench.answers() == [(TARGET, 62)]
    assert bench.take(TARGET, 62) == 1


def test_who_may_stop_passes() -> None:
    bench = Bench()
    bench.ask(TARGETS, 0, 0b11, 2, 1, PURPOSE)
    assert bench.answers() == [(PASS, 0), (TARGET, 0), (TARGET, 1)]
    assert bench.take(TARGET, 1) == 0
    assert bench.take(PASS, 0) == 1
    assert bench.s["taken"] == 0b10


def test_of_equal_cards_one_is_listed_whatever_their_order() -> None:
    bench = Bench()
    bench.t["same"][[9, 150]] = 4
    bench.s["marked"][[150, 9, 70]] = POSSIBLE
    bench.ask_cards(0, 2, 0, PURPOSE)
    assert bench.answers() == [(CARD, 9), (CARD, 70)]
    assert bench.take(CARD, 9) == 0
    assert bench.answers() == [(CARD, 70), (CARD, 150)]
    assert bench.take(CARD, 150) == 1
    assert [bench.s["marked"][card] for card in (9, 70, 150)] == [CHOSEN, POSSIBLE, CHOSEN]
    bench.unmark()
    assert not bench.s["marked"].any()


def test_no_more_cards_are_asked_for_than_are_marked() -> None:
    bench = Bench()
    bench.s["marked"][3] = POSSIBLE
    bench.ask_cards(0, 5, 0, PURPOSE)
    assert (bench.s["asked"], bench.s["left"]) == (CARDS, 1)


def test_yes_or_no() -> None:
    for answer, number in ((ACCEPT, 1), (DECLINE, 0)):
        bench = Bench()
        bench.ask(MAY, 0, 0, 1, 0, PURPOSE)
        assert bench.answers() == [(ACCEPT, 0), (DECLINE, 0)]
        assert bench.take(answer, 0) == 1
        assert bench.s["number"] == number


def test_an_option_and_a_number() -> None:
    for kind, answer in ((OPTION, CHOOSE), (NUMBER, NAME_NUMBER)):
        bench = Bench()
        bench.ask(kind, 0, 0b101, 1, 0, PURPOSE)
        assert bench.answers() == [(answer, 0), (answer, 2)]
        assert bench.take(answer, 2) == 1
        assert bench.s["number"] == 2
