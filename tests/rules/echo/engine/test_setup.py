"""Echo 2.1.1: mulligan and setup."""

from __future__ import annotations

from rules.echo.engine import new_game
from rules.echo.engine.play import Play
from rules.echo.format import DEALING
from tests.rules.echo.engine.making import PLAIN, WEAK, do, field_of, item, names, playing, sample_decks, side, slugs


def test_a_new_game_asks_the_first_player_for_the_mulligan() -> None:
    play = new_game(sample_decks(), seed=1, game=1)
    assert (play.phase, play.turn, play.first, play.decider) == ("mulligan", 0, 1, 1)
    assert [len(play.zone(each, "hand")) for each in (0, 1)] == [10, 10]
    assert [len(play.zone(each, "deck")) for each in (0, 1)] == [20, 20]


def test_mulligans_take_effect_when_both_have_chosen() -> None:
    a, b = side(hand=(*[PLAIN] * 9, WEAK), deck=(PLAIN, PLAIN)), side(hand=(WEAK,), deck=(PLAIN,))
    play = playing(a, b, phase="mulligan")
    assert names(do(play, "toss", card="weak")) == []
    assert names(do(play, "keep")) == []
    assert slugs(play.zone(0, "hand")) == ["plain"] * 9 + ["weak"]
    assert play.decider == 1
    assert names(do(play, "keep")) == ["mulliganed", "mulliganed"]
    assert slugs(play.zone(0, "hand")) == ["plain"] * 10
    assert sorted(slugs(play.zone(0, "deck"))) == ["plain", "weak"]
    assert slugs(play.zone(1, "hand")) == ["weak"]
    assert (play.phase, play.decider) == ("setup", 0)


def test_followers_are_placed_asleep_and_then_the_first_turn_begins() -> None:
    play = playing(side(hand=(PLAIN, item("tool"))), side(hand=(WEAK,)), phase="setup")
    assert {(action.kind, action.slot) for action in play.legal_actions()} == {("ready", None), *(("place", n) for n in range(1, 6))}
    do(play, "place", slot=3)
    do(play, "ready")
    do(play, "place", slot=1)
    do(play, "ready")
    assert field_of(play, 0) == ["", "", "plain asleep", "", ""]
    assert (play.turn, play.active, play.phase, play.energy(0)) == (1, 0, "main", 3)


def test_a_side_without_followers_loses_and_without_any_the_game_is_drawn() -> None:
    play = playing(side(hand=(PLAIN,)), side(), phase="setup")
    do(play, "place", slot=1)
    do(play, "ready")
    do(play, "ready")
    assert play.outcome is not None
    assert (play.outcome.winner, play.outcome.end) == (0, "setup")
    play = playing(side(), side(), phase="setup")
    do(play, "ready")
    do(play, "ready")
    assert play.outcome is not None
    assert play.outcome.winner is None


def test_hands_are_dealt_as_is_told_outside_the_engine() -> None:
    """Echo 2.1.1c, 2.1.2(1): `DEALING` tells what the engine does."""
    for game in (0, 1):
        play = new_game(sample_decks(), seed=1, game=game)
        first, second = play.first, 1 - play.first
        assert [len(play.zone(each, "hand")) for each in (0, 1)] == [DEALING.hand] * 2
        for kind in ("keep", "keep", "place", "ready", "place", "ready"):
            play.apply(next(action for action in play.legal_actions() if action.kind == kind))
        whole = len(play.zone(second, "deck"))
        assert len(play.zone(first, "deck")) == whole - DEALING.draws(0, 1)
        end_turn(play)
        assert len(play.zone(second, "deck")) == whole - DEALING.draws(1, 1)
        end_turn(play)
        assert len(play.zone(first, "deck")) == whole - DEALING.draws(0, 2)


def end_turn(play: Play) -> None:
    """End the turn, discarding whatever comes first."""
    turn = play.turn
    do(play, "end")
    while play.turn == turn:
        play.apply(play.legal_actions()[0])
