"""The auction, a toy for three players who bid in secret for the cards of a fourth deck, from the record to the rows of its games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from rules.kernel.telling.action_errors import IllegalActionError
from tests.rules.engines.scenes import assert_events_say_what_they_move
from tests.rules.kernel.toys.auction.cards import DECKS
from tests.rules.kernel.toys.auction.engine.batches import ENGINE
from tests.rules.kernel.toys.auction.engine.core.state import layout as codes
from tests.rules.kernel.toys.auction.scenes import SCRIPT

LEVELS = [("random",) * 3, ("greedy", "random", "random"), ("random", "planner", "greedy")]


def play_games(levels: tuple[str, ...], rounds: int, first: int = 0, **options: Any) -> Any:
    return ENGINE.play(DECKS, seed=4, first_pair=first, pairs=rounds, levels=levels, **options)


@pytest.mark.parametrize("levels", LEVELS)
def test_each_player_goes_first_in_turn_and_games_are_sound(levels: tuple[str, ...]) -> None:
    rows = play_games(levels, 20, is_examined=True)
    assert rows["game"].tolist() == list(range(60))
    assert rows["first"].tolist() == [0, 1, 2] * 20
    assert set(rows["winner"].tolist()) >= {0, 1, 2}
    assert not rows["errors"].any()
    assert set(rows["actions"].tolist()) == {3 * codes.ROUNDS}
    assert np.array_equal(rows, np.concatenate([play_games(levels, 7), play_games(levels, 13, 7)]))
    assert np.array_equal(rows, play_games(levels, 20, threads=2))


def test_who_thinks_wins_more_often_wherever_it_sits() -> None:
    for side in range(3):
        levels = tuple("greedy" if each == side else "random" for each in range(3))
        assert (play_games(levels, 100)["winner"] == side).mean() > 0.5


def test_games_in_which_each_goes_first_once_deal_each_seat_alike() -> None:
    plays = [ENGINE.parts.starts.new_game(DECKS, 9, game) for game in range(3)]
    for seat in range(3):
        dealt = [[card.slug for card in play.zone((play.first + seat) % 3, "hand")] for play in plays]
        assert dealt[0] == dealt[1] == dealt[2]
    assert len({play.cards[int(play.state[0]["card"][0])].slug for play in plays}) == 1, "the bank's seat is its own"


def test_bids_are_secret_until_all_have_bid() -> None:
    play = ENGINE.parts.starts.new_game(DECKS, 9, 1)
    bids = []
    for side in (1, 2, 0):
        assert play.decider == side
        bids.append(play.legal_actions()[-1])
        with pytest.raises(IllegalActionError):
            play.apply(type(bids[0])("bid", (side + 1) % 3, bids[-1].code))
        events = play.apply(bids[-1])
        if side:
            assert [(event.name, event.card_id) for event in events] == [("bid_made", -1)]
            assert not any(play.knows(other, bids[-1].card_id) for other in range(3) if other != side)
    assert all(play.knows(other, bid.card_id) for bid in bids for other in range(3))
    assert play.turn == 2


@pytest.mark.parametrize("level", [1, 2])
def test_no_bid_depends_on_what_is_not_seen(level: int) -> None:
    """Neither on the others' hands and bids nor on the order of any deck, the bank's among them."""
    chance, compared = random.Random(5), 0
    play = ENGINE.parts.starts.new_game(DECKS, 2, 0)
    while play.decider is not None:
        other, viewer = play.clone(), play.decider
        s = other.state[0]
        for side in range(codes.SIDES):
            places = [(side, zone, i) for zone in (codes.HAND, codes.DECK) for i in range(s["size"][side][zone])]
            hidden = [place for place in places if not other.knows(viewer, int(s["cards"][place]))]
            cards = [int(s["cards"][place]) for place in hidden]
            chance.shuffle(cards)
            for place, card in zip(hidden, cards, strict=True):
                s["cards"][place] = card
                s["known"][card] = 1 << side if place[1] == codes.HAND else 0
        s["rng"] = chance.getrandbits(60)
        action = play.choose(level)
        assert other.choose(level).card == action.card
        compared += 1
        play.apply(action)
    assert compared == 3 * codes.ROUNDS


def test_a_game_of_three_is_recorded_in_both_languages_and_its_lines_replay_it() -> None:
    record = ENGINE.record(DECKS, seed=4, game=1, levels=("greedy", "random", "planner"))
    assert record.row == play_games(("greedy", "random", "planner"), 1)[1]
    assert all(step.text.en and step.text.zh and step.clauses for step in record.steps)
    assert {decision.side for decision in record.decisions} == {0, 1, 2}
    assert {len(moment.board["sides"]) for moment in record.moments} == {4}
    again = ENGINE.parts.chronicle.Chronicle(ENGINE.parts.starts.new_game(DECKS, 4, 1), None)
    for decision in record.decisions:
        (taken,) = decision.taken
        again.act(again.read_line(decision.options[taken].line))
    assert tuple(again.steps) == record.steps
    assert tuple(again.moments) == record.moments
    assert again.lines[1].startswith("C bids bid-")


def test_what_is_told_of_a_bid_names_no_card_before_all_have_bid() -> None:
    record = ENGINE.record(DECKS, seed=4, game=0, levels=("greedy",) * 3)
    made = [step for step in record.steps if step.kind == "bid_made"]
    assert len(made) == 3 * codes.ROUNDS
    assert {step.text.en for step in made} == {f"Deck {player} bids in secret" for player in "ABC"}
    assert not any(step.changes for step in made[:2])


def test_events_say_what_they_move() -> None:
    assert_events_say_what_they_move(ENGINE.parts, SCRIPT, ENGINE.parts.starts.new_game(DECKS, 9, 2), 1)
