"""Random play keeps the state sound: cards conserved, actions honoured, refusals without change, copies that play on alike."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from rules.echo.engine import describe, new_game, start_position
from rules.echo.engine.actions import KINDS, Action
from rules.echo.engine.core import codes
from rules.echo.engine.play import Play
from rules.kernel.actions import IllegalActionError
from rules.kernel.engine import PlayableDeck
from tests.rules.echo.engine.making import sample_decks

ZONES = ("hand", "deck", "graveyard", "display")


def moments(seed: int, games: int, decks: Sequence[PlayableDeck] | None = None) -> Iterator[Play]:
    """Every decision of some random games."""
    for game in range(games):
        play = new_game(decks or sample_decks(), seed, game)
        while play.decider is not None:
            yield play
            play.apply(play.choose(0))
        yield play


def numbers(play: Play) -> list[int]:
    """The ids of every card in play, from every zone and the field."""
    s = play.state[0]
    return sorted([n for side in (0, 1) for zone in ZONES for n in play.numbers(side, zone)] + [int(n) for n in s["card"] if n >= 0])


def snapshot(play: Play) -> bytes:
    """All fields of the state, without the gaps between them, and the players' streams."""
    s = play.state[0]
    return b"".join(s[name].tobytes() for name in s.dtype.names or ()) + play.work["rng"].tobytes()


def test_every_card_is_in_exactly_one_zone_and_energy_is_never_negative() -> None:
    for play in moments(1, 12):
        assert numbers(play) == list(range(60))
        assert min(play.energy(0), play.energy(1)) >= 0
        assert play.errors == 0
        assert all(int(uid) >= 0 for uid in play.state[0]["uid"])


def test_every_legal_action_is_accepted_and_its_copy_plays_on_alike() -> None:
    for index, play in enumerate(moments(2, 6)):
        if index % 7 == 0:
            for action in play.legal_actions():
                one, other = play.clone(), play.clone()
                assert one.apply(action) == other.apply(action)
                assert snapshot(one) == snapshot(other)


def test_everything_else_is_refused_without_a_change() -> None:
    chance = random.Random(5)
    for index, play in enumerate(moments(3, 6)):
        if index % 5 or play.decider is None:
            continue
        legal = {action.code for action in play.legal_actions()}
        before = snapshot(play)
        for _ in range(20):
            code = codes.action(chance.randrange(len(KINDS)), chance.randrange(64), chance.randrange(16))
            if code not in legal:
                with pytest.raises(IllegalActionError):
                    play.apply(Action(KINDS[code >> 10], play.decider, code))
        other_side = Action(KINDS[next(iter(legal)) >> 10], 1 - play.decider, next(iter(legal)))
        with pytest.raises(IllegalActionError):
            play.apply(other_side)
        assert snapshot(play) == before


def test_legal_actions_are_distinct() -> None:
    for play in moments(4, 6):
        listed = [action.code for action in play.legal_actions()]
        assert len(set(listed)) == len(listed)
        assert bool(listed) == (play.decider is not None)


def test_a_described_position_starts_alike() -> None:
    checked = 0
    for play in moments(5, 10):
        if play.phase == "main" and play.state[0]["stack_size"] == 0 and play.outcome is None:
            described = describe(play)
            again = start_position(described)
            assert describe(again) == described
            checked += 1
    assert checked > 100


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    first, again, other = (list(map(snapshot, moments(seed, 1))) for seed in (6, 6, 7))
    assert first == again
    assert first != other


def test_both_games_of_a_pair_tie_the_shuffle_to_the_seat() -> None:
    """Deck 0 in the first seat of game 0 has the hand, by index, that deck 1 has in the first seat of game 1."""
    even, odd = new_game(sample_decks(), 9, 0), new_game(sample_decks(), 9, 1)
    assert (even.first, odd.first) == (0, 1)
    for seat in (0, 1):
        side_even, side_odd = seat, 1 - seat
        assert [n - 30 * side_even for n in even.numbers(side_even, "hand")] == [n - 30 * side_odd for n in odd.numbers(side_odd, "hand")]
    assert new_game(sample_decks(), 9, 2).numbers(0, "hand") != even.numbers(0, "hand")
    assert np.all(even.work["rng"][0] == odd.work["rng"][0][::-1])
