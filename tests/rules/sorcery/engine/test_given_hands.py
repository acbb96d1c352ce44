"""Hands that are given instead of drawn from both decks at random, and what of them goes back in the mulligan (Sorcery S-1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.kernel.engine import GivenHand, PlayableDeck, UnplayableError, card_rows
from rules.sorcery.engine import engine, new_game
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.play import Play
from rules.sorcery.format import DEALING
from tests.rules.engines.dealt import Decks
from tests.rules.sorcery.engine.making import sample_decks

LEVELS = ("greedy", "greedy")
DECKS = ("spellbook", "atlas")


def slugs(play: Play, zone: str, side: int = 0) -> list[str]:
    return [card.slug for card in play.zone(side, zone)]


def given(*, spells_back: int = 0, sites_back: int = 0) -> tuple[Decks, GivenHand]:
    """The sample decks; the first has its three dearest spells and its three last sites, of which so many copies go back."""
    deck, other = sample_decks()
    spells, sites = ([card for card, count in deck.sections[section] for _ in range(count)] for section in DECKS)
    dearest = [card.slug for card in sorted(spells, key=lambda card: -card.values["cost"])[:3]]
    last = [card.slug for card in sites[-3:]]
    hand = GivenHand(Counter(dearest + last), Counter(dearest[:spells_back] + last[:sites_back]))
    return (replace(deck, given=hand), other), hand


def after_mulligan(play: Play) -> Play:
    """Both sides exchange what a player does."""
    while play.phase == "mulligan":
        play.apply(play.choose(1))
    return play


def listed(deck: PlayableDeck, section: str) -> Counter[str]:
    return Counter({card.slug: count for card, count in deck.sections[section]})


def test_three_cards_come_from_each_deck() -> None:
    assert [(pile.section, pile.hand) for pile in DEALING.piles] == [(section, codes.OPENING_HAND) for section in DECKS]


def test_the_hand_is_there_in_every_game() -> None:
    decks, hand = given()
    orders: dict[str, set[tuple[str, ...]]] = {section: set() for section in DECKS}
    for game in range(6):
        play = new_game(decks, seed=5, game=game)
        assert Counter(slugs(play, "hand")) == hand.hand
        for section in DECKS:
            left = slugs(play, section)
            orders[section].add(tuple(left))
            assert Counter(left) + (Counter(hand.hand) & listed(decks[0], section)) == listed(decks[0], section)
    assert [len(each) for each in orders.values()] == [6, 6], "each seat of each pair has shuffles of its own"


@pytest.mark.parametrize(("spells_back", "sites_back"), [(0, 0), (2, 0), (0, 3), (1, 2), (3, 3)])
def test_what_is_said_goes_to_the_bottom_and_as_much_is_drawn(spells_back: int, sites_back: int) -> None:
    decks, hand = given(spells_back=spells_back, sites_back=sites_back)
    for game in range(4):
        play = new_game(decks, seed=5, game=game)
        before = {section: slugs(play, section) for section in DECKS}
        while play.decider == 1:
            play.apply(play.choose(1))
        while play.decider == 0 and play.phase == "mulligan":
            play.apply(play.choose(1))
        drawn = before["spellbook"][:spells_back] + before["atlas"][:sites_back]
        assert Counter(slugs(play, "hand")) == Counter(hand.hand) - Counter(hand.put_back) + Counter(drawn)
        for section, count in zip(DECKS, (spells_back, sites_back), strict=True):
            after = slugs(play, section)
            assert after[: len(after) - count] == before[section][count:], "nothing is shuffled"
            assert Counter(after[len(after) - count :]) == Counter(hand.put_back) & listed(decks[0], section)


def test_the_other_side_draws_as_ever() -> None:
    decks, _ = given(spells_back=1)
    for game in range(4):
        play, plain = new_game(decks, seed=5, game=game), new_game(sample_decks(), seed=5, game=game)
        assert slugs(play, "hand", 1) == slugs(plain, "hand", 1)


def test_a_player_without_a_given_hand_is_told_nothing() -> None:
    decks, _ = given(spells_back=1)
    for game in range(2):
        play, plain = new_game((decks[1], decks[0]), seed=5, game=game), new_game((decks[1], sample_decks()[0]), seed=5, game=game)
        for each in (play, plain):
            after_mulligan(each)
        assert slugs(play, "hand", 0)[:6] == slugs(plain, "hand", 0)[:6]


def test_whole_games_are_sound_and_the_cards_are_counted() -> None:
    decks, _ = given(spells_back=2, sites_back=1)
    cards = card_rows(decks, 40)
    rows = engine().play(decks, seed=9, first_pair=0, pairs=20, levels=LEVELS, cards=cards, is_examined=True)
    assert not rows["errors"].any()
    assert (cards["opening"][:, 0, 1:].sum(axis=1) == 2 * codes.OPENING_HAND).all()
    again = [int(engine().record(decks, seed=9, game=game, levels=LEVELS).row["winner"]) for game in (0, 1)]
    assert again == rows["winner"][:2].tolist()


def test_the_player_at_random_does_as_it_is_told() -> None:
    decks, hand = given(spells_back=3)
    play = new_game(decks, seed=5, game=0)
    drawn = slugs(play, "spellbook")[:3]
    while play.phase == "mulligan" and play.decider == 0:
        play.apply(play.choose(0))
    assert Counter(slugs(play, "hand")) == Counter(hand.hand) - Counter(hand.put_back) + Counter(drawn)


def refused(hand: GivenHand) -> UnplayableError:
    deck, other = sample_decks()
    with pytest.raises(UnplayableError) as error:
        new_game((replace(deck, given=hand), other), seed=1)
    return error.value


def test_a_hand_of_the_wrong_deck_is_refused_by_the_decks_name() -> None:
    deck = sample_decks()[0]
    spells, sites = ([card.slug for card, count in deck.sections[section] for _ in range(count)] for section in DECKS)
    told = refused(GivenHand(Counter(spells[:4] + sites[:2]), {})).reason
    assert told.en == "An opening hand has 3 cards of the Spellbook; this one has 4: take out 1."
    assert told.zh == "起手须有法术书 3 张；这副有 4 张：请拿出 1 张。"
    told = refused(GivenHand(Counter(spells[:3] + sites[:1]), {})).reason
    assert told.en == "An opening hand has 3 cards of the Atlas; this one has 1: add 2."
    assert told.zh == "起手须有地图册 3 张；这副有 1 张：请再加 2 张。"


@pytest.mark.parametrize("which", ["nothing", "avatar", "too many", "not in hand", "more than in hand"])
def test_a_hand_that_the_deck_cannot_have_is_refused(which: str) -> None:
    deck, hand = sample_decks()[0], given()[1]
    spell, site = (next(slug for slug in hand.hand if slug in listed(deck, section)) for section in DECKS)
    avatar = deck.sections["avatar"][0][0].slug
    asked, said = {
        "nothing": (GivenHand({"nothing": 3, site: 3}, {}), "nothing"),
        "avatar": (GivenHand({**hand.hand, avatar: 1}, {}), f"too few copies for this hand: {avatar}"),
        "too many": (GivenHand({spell: 9}, {}), f"too few copies for this hand: {spell}"),
        "not in hand": (GivenHand(hand.hand, {"nothing": 1}), "it has too few of: nothing"),
        "more than in hand": (GivenHand(hand.hand, {spell: 9}), f"it has too few of: {spell}"),
    }[which]
    assert said in refused(asked).reason.en
