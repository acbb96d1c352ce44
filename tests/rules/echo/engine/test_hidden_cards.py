"""No player looks at what its side can't see: permuting the unseen cards changes no choice."""

from __future__ import annotations

import random

import pytest

from rules.echo.engine import new_game
from rules.echo.engine.core import codes
from rules.echo.engine.play import Play
from tests.rules.echo.engine.making import sample_decks

HAND, DECK = codes.HAND, codes.DECK


def permute_unseen(play: Play, viewer: int, chance: random.Random) -> Play:
    """The same game with the cards dealt anew over the places that the viewer can't see: its deck, the enemy's deck, hand and sleepers."""
    copy = play.clone()
    s = copy.state[0]
    _shuffle(copy, [(viewer, DECK, index) for index in range(int(s["size"][viewer][DECK]))], chance)
    enemy = 1 - viewer
    places: list[tuple[int, int, int]] = [(enemy, zone, i) for zone in (HAND, DECK) for i in range(int(s["size"][enemy][zone]))]
    places += [(enemy, -1, slot) for slot in range(enemy * 5, enemy * 5 + 5) if s["card"][slot] >= 0]
    hidden = [place for place in places if not copy.knows(viewer, _card(copy, place))]
    _shuffle(copy, hidden, chance)
    s["tossed"][enemy] = 0
    s["rng"] = chance.getrandbits(60)
    return copy


def _card(play: Play, place: tuple[int, int, int]) -> int:
    side, zone, index = place
    s = play.state[0]
    return int(s["card"][index] if zone < 0 else s["cards"][side][zone][index])


def _shuffle(play: Play, places: list[tuple[int, int, int]], chance: random.Random) -> None:
    """Deal the cards of the places anew; the field takes followers alone."""
    s = play.state[0]
    cards = [_card(play, place) for place in places]
    chance.shuffle(cards)
    followers = [card for card in cards if play.cards[card].kind == "follower"]
    for side, zone, index in sorted(places, key=lambda place: place[1]):
        card = followers.pop() if zone < 0 else next(each for each in cards if each is not None)
        cards.remove(card)
        if zone < 0:
            s["card"][index] = card
        else:
            s["cards"][side][zone][index] = card


@pytest.mark.parametrize("level", [0, 1])
def test_no_choice_depends_on_an_unseen_card(level: int) -> None:
    chance = random.Random(3)
    compared = 0
    for game in range(10):
        play = new_game(sample_decks(), 21, game)
        while play.decider is not None:
            other = permute_unseen(play, play.decider, chance)
            legal = [action.code for action in play.legal_actions()]
            assert [action.code for action in other.legal_actions()] == legal
            action = play.choose(level)
            assert other.choose(level) == action, (play.phase, action)
            compared += 1
            play.apply(action)
    assert compared > 300


def test_a_trial_of_a_player_leaves_the_game_and_its_log_alone() -> None:
    play = new_game(sample_decks(), 4, 0)
    while play.decider is not None:
        before = play.state[0].tobytes(), play.work["log_size"].tobytes()
        action = play.choose(1)
        assert (play.state[0].tobytes(), play.work["log_size"].tobytes()) == before
        play.apply(action)
    assert int(play.work[0]["is_logging"]) == 1
