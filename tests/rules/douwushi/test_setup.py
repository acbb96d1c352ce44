"""Dou Wushi 4: the coin, the starting heroes, the bounty and the first hands (W-1, W-2)."""

from __future__ import annotations

import pytest

from rules.douwushi.cards import read_card
from rules.douwushi.engine import Play, new_game
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError


def hero(slug: str, number: int) -> Card:
    data = {"number": number, "slug": slug, "kind": "hero", "name": slug.title(), "name_zh": slug, "class": "warrior", "life": 10}
    return read_card(data, slug)


def spell(slug: str, number: int) -> Card:
    data = {"number": number, "slug": slug, "kind": "spell", "name": slug.title(), "name_zh": slug, "spell_type": "instant"}
    return read_card(data, slug)


OX, COW = hero("ox", 1), hero("cow", 2)
SPELLS = [spell(f"spell-{number}", number) for number in range(10, 43)]


def deck(starting: Card, *others: Card) -> PlayableDeck:
    main = [*others, *SPELLS][:29]
    return PlayableDeck({"starting": ((starting, 1),), "main": tuple((card, 1) for card in main)})


def hands(play: Play) -> list[list[str]]:
    return [sorted(card.slug for card in play.zone(side, "hand")) for side in (0, 1)]


def test_the_coin_falls_both_ways_in_the_two_games_of_a_pair() -> None:
    assert [new_game((deck(OX), deck(COW)), seed=1, game=game).first for game in (0, 1, 2, 3)] == [0, 1, 0, 1]


def test_each_side_has_its_starting_hero_ready_three_stacks_of_two_and_six_cards() -> None:
    play = new_game((deck(OX), deck(COW)), seed=1)
    standing = [play.hero(side, 1) for side in (0, 1)]
    assert [(each.card.slug, each.is_tapped, each.mp) for each in standing if each] == [("ox", False, 0), ("cow", False, 0)]
    assert [[len(stack) for stack in play.bounty(side)] for side in (0, 1)] == [[2, 2, 2]] * 2
    assert [len(play.zone(side, "hand")) for side in (0, 1)] == [7, 6], "the first player has drawn for its turn"
    assert [len(play.zone(side, "reserve")) for side in (0, 1)] == [16, 17]
    assert (play.turn, play.active, play.phase) == (1, 0, "main")


def test_nobody_knows_the_bounty_or_the_reserve() -> None:
    play = new_game((deck(OX), deck(COW)), seed=1)
    unseen = [number for side in (0, 1) for stack in play.bounty_numbers(side) for number in stack]
    unseen += [number for side in (0, 1) for number in play.numbers(side, "reserve")]
    assert not any(play.knows(viewer, number) for viewer in (0, 1) for number in unseen)
    assert [all(play.knows(side, number) for number in play.numbers(side, "hand")) for side in (0, 1)] == [True, True]
    assert not any(play.knows(1 - side, number) for side in (0, 1) for number in play.numbers(side, "hand"))


def test_decks_are_shuffled_by_the_seed() -> None:
    decks = (deck(OX), deck(COW))
    assert hands(new_game(decks, seed=1)) == hands(new_game(decks, seed=1))
    assert hands(new_game(decks, seed=1)) != hands(new_game(decks, seed=2))


def test_with_the_same_hero_the_second_player_chooses_another_of_its_deck() -> None:
    play = new_game((deck(OX, COW), deck(OX, COW)), seed=1, game=1)
    assert (play.first, play.phase, play.decider) == (1, "starting", 0)
    (start,) = play.legal_actions()
    assert start.card is not None
    assert (start.kind, start.card.slug) == ("start", "cow")
    play.apply(start)
    standing = [play.hero(side, 1) for side in (0, 1)]
    assert [each.card.slug for each in standing if each] == ["cow", "ox"]
    assert (play.turn, play.active) == (1, 1)
    own = [*play.zone(0, "hand"), *play.zone(0, "reserve"), *(card for stack in play.bounty(0) for card in stack)]
    assert sum(card.slug == "ox" for card in own) == 1, "the hero that did not start is one of the other cards"


def test_heroes_of_one_name_are_the_same_hero_whatever_the_card() -> None:
    other = read_card({**OX.data, "slug": "ox-of-the-north", "number": 3}, "ox-of-the-north")
    play = new_game((deck(OX, COW), deck(other, COW)), seed=1)
    assert (play.phase, play.decider) == ("starting", 1)
    assert [action.card.slug for action in play.legal_actions() if action.card] == ["cow"]
    with pytest.raises(UnplayableError, match="deck B has no other hero to start with"):
        new_game((deck(OX, COW), deck(other, OX)), seed=1)


def test_without_another_hero_the_decks_cant_be_paired() -> None:
    with pytest.raises(UnplayableError, match="has no other hero to start with"):
        new_game((deck(OX, COW), deck(OX)), seed=1)
