"""Chance is decided by a word alone."""

from __future__ import annotations

from rules.drawing.chance import Chance


def test_the_same_word_gives_the_same_numbers_on_every_machine():
    chance = Chance("ember-fox")
    assert [chance.whole(1, 100) for _ in range(5)] == [52, 86, 12, 84, 92]


def test_a_fork_does_not_disturb_its_stream():
    one, two = Chance("a"), Chance("a")
    one.fork("tail").unit()
    assert one.unit() == two.unit()


def test_forks_differ():
    assert Chance("a").fork("x").unit() != Chance("a").fork("y").unit()


def test_choices_stay_in_their_bounds():
    chance = Chance("bounds")
    assert {chance.whole(1, 3) for _ in range(100)} == {1, 2, 3}
    assert {chance.pick("ab") for _ in range(50)} == {"a", "b"}
    assert all(2 <= chance.between(2, 4) <= 4 for _ in range(100))
