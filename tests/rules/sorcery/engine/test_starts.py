"""The beginning of a game of Sorcery (1.5), as no written position can show it."""

from __future__ import annotations

from rules.sorcery.engine import new_game
from rules.sorcery.engine.play import Play
from rules.sorcery.squares import LOCATIONS, SQUARES
from tests.rules.sorcery.engine.making import sample_decks

SEEDS = range(5)


def begun(game: int = 0, seed: int = 7) -> Play:
    return new_game(sample_decks(), seed, game)


def test_the_realm_is_empty_but_for_the_avatars_with_their_life() -> None:
    """Whoever goes first begins on c1: the first deck in even games, the other in odd ones."""
    for game in (0, 1):
        play = begun(game)
        for side in (0, 1):
            avatar, *rest = play.things(side)
            assert avatar is not None
            assert not any(rest)
            assert LOCATIONS[avatar.at] == ("c1" if side == game else "c4")
            assert not avatar.is_tapped
            assert avatar.damage == 0
            assert play.life(side) == avatar.card.values["life"]
            assert play.mana(side) == 0
        assert not any(play.site(square) for square in range(len(SQUARES)))
        assert not list(play.rubble)


def test_a_hand_is_three_spells_and_three_sites() -> None:
    play = begun()
    for side in (0, 1):
        assert sorted(card.kind == "site" for card in play.zone(side, "hand")) == [False] * 3 + [True] * 3


def test_all_four_decks_are_shuffled() -> None:
    for side in (0, 1):
        for deck in ("spellbook", "atlas"):
            orders = {tuple(card.slug for card in begun(seed=seed).zone(side, deck)) for seed in SEEDS}
            assert len(orders) == len(SEEDS)
