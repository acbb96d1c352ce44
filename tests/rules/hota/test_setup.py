"""Heroes of Ancients 103: the shuffled decks, the first player by chance, and the opening hands."""

from __future__ import annotations

from rules.hota.engine import Play, new_game
from tests.rules.hota.engine.making import sample_decks

DECKS = sample_decks()


def hands(play: Play) -> list[list[str]]:
    return [[card.slug for card in play.zone(side, "hand")] for side in (0, 1)]


def test_the_first_player_changes_in_the_two_games_of_a_pair() -> None:
    assert [new_game(DECKS, seed=1, game=game).first for game in (0, 1, 2, 3)] == [0, 1, 0, 1]


def test_each_player_begins_with_100_life_and_seven_cards_and_announces_first_if_first() -> None:
    for game in (0, 1):
        play = new_game(DECKS, seed=1, game=game)
        assert (play.turn, play.phase, play.decider) == (0, "mulligan", play.first)
        assert [(play.life(side), len(play.zone(side, "hand"))) for side in (0, 1)] == [(100, 7), (100, 7)]


def test_decks_are_shuffled_by_the_seed() -> None:
    assert hands(new_game(DECKS, seed=1)) == hands(new_game(DECKS, seed=1))
    assert hands(new_game(DECKS, seed=1)) != hands(new_game(DECKS, seed=2))


def test_nobody_knows_a_deck_and_only_its_owner_a_hand() -> None:
    play = new_game(DECKS, seed=1)
    for side in (0, 1):
        assert not any(play.knows(viewer, number) for viewer in (0, 1) for number in play.numbers(side, "deck"))
        assert all(play.knows(side, number) for number in play.numbers(side, "hand"))
        assert not any(play.knows(1 - side, number) for number in play.numbers(side, "hand"))
