"""Cards that were seen stay known where they lie, to those who saw them and to nobody else, until their deck is shuffled."""

from __future__ import annotations

import random

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.players.level_numbers import GREEDY
from rules.sorcery.engine import describe, new_game, start_position
from rules.sorcery.engine.play import Play
from rules.sorcery.positions import PLAIN_AVATAR, PLAIN_SITE, Position, Side, Site, Thing
from rules.sorcery.squares import SQUARES
from tests.rules.engines.peeking import compare_choices, known, knows_unseen
from tests.rules.sorcery.engine.making import Ability, card, do
from tests.rules.sorcery.engine.unseen import permute_unseen


def magic(slug: str, effect: Ability) -> Card:
    return card(slug, "magic", {"skill": "cast", "do": [effect]})


SCRY = magic("scry", {"effect": "look", "amount": 2, "take": {"up_to": True}, "rest": "top"})
SURVEY = magic("survey", {"effect": "look", "amount": 1, "deck": "atlas", "take": {"up_to": True}, "rest": "top"})
TRACK = magic("track", {"effect": "look", "amount": 2, "take": {"kind": "magic"}, "rest": "top"})
SEARCH = magic("search", {"effect": "search", "cards": {"zone": "spellbook", "kind": "minion"}})
TUCK = magic("tuck", {"effect": "put_back", "cards": {"zone": "hand"}, "to": "top"})
RECALL = magic("recall", {"effect": "retrieve", "cards": {"zone": "graveyard"}})
PRY = magic("pry", {"effect": "reveal_hand"})
GUST = magic("gust", {"effect": "return", "target": {"pick": "all", "kind": "minion"}})
MIX = magic("mix", {"effect": "return", "target": {"pick": "all", "kind": "minion"}, "to": "shuffle"})
BEAR, BIRD, SPARK = card("bear", "minion", power=3), card("bird", "minion", power=2), magic("spark", {"effect": "gain_life", "amount": 1})
HILL, POND = card("hill", "site"), card("pond", "site")
DECKS = ("spellbook", "atlas")
#: The square of A's avatar and of its only site.
HOME = SQUARES.index("c1")


def playing(*hand: Card, field: tuple[Card, ...] = (), shown: tuple[Card, ...] = (), enemy_hand: tuple[Card, ...] = ()) -> Play:
    """A game in which A has a hand, and both sides have decks; `shown` lies in A's graveyard."""
    sides = (
        Side(
            field=tuple(Thing(card=each, at=HOME) for each in (PLAIN_AVATAR, *field)),
            sites=(Site(card=PLAIN_SITE, square=HOME),),
            hand=hand,
            spellbook=(BIRD, SPARK, BEAR),
            atlas=(HILL, POND),
            graveyard=shown,
        ),
        Side(field=(Thing(card=PLAIN_AVATAR, at=SQUARES.index("c4")),), hand=enemy_hand, spellbook=(BIRD, SPARK), atlas=(HILL, POND)),
    )
    return start_position(Position(sides=sides))


def told(play: Play, viewer: int, zone: str = "spellbook", owner: int = 0) -> list[bool]:
    return known(play, viewer, owner, zone)


def test_who_looks_knows_and_the_other_side_does_not() -> None:
    play = playing(SCRY)
    do(play, "A casts scry with A1", "A passes")
    assert (told(play, 0), told(play, 1)) == ([True, True, False], [False] * 3)
    assert told(play, 0, "atlas") == [False, False]


def test_each_deck_is_known_by_itself() -> None:
    play = playing(SURVEY)
    do(play, "A casts survey with A1", "A passes")
    assert (told(play, 0, "atlas"), told(play, 1, "atlas"), told(play, 0)) == ([True, False], [False] * 2, [False] * 3)


def test_what_is_taken_unshown_is_known_to_its_owner_alone() -> None:
    play = playing(SCRY)
    do(play, "A casts scry with A1", "A targets card spark")
    assert (told(play, 0, "hand"), told(play, 1, "hand")) == ([True], [False])


def test_a_card_that_was_searched_for_is_shown_and_the_deck_is_shuffled() -> None:
    play = playing(SCRY, SEARCH)
    do(play, "A casts scry with A1", "A passes", "A casts search with A1", "A targets card bird")
    assert ([each.slug for each in play.zone(0, "hand")], told(play, 1, "hand")) == (["bird"], [True])
    assert told(play, 0) == told(play, 1) == [False, False]


def test_an_unseen_card_that_is_put_back_is_known_to_its_owner_alone() -> None:
    play = playing(TUCK, BIRD, HILL)
    do(play, "A casts tuck with A1", "A targets card bird")
    assert (told(play, 0), told(play, 1)) == ([True, False, False, False], [False] * 4)


def test_a_shown_card_that_is_put_back_is_known_to_both() -> None:
    play = playing(RECALL, TUCK, BEAR, shown=(BIRD,))
    do(play, "A casts recall with A1", "A casts tuck with A1", "A targets card bird")
    assert told(play, 0) == told(play, 1) == [True, False, False, False]


def test_a_revealed_hand_stays_known_and_what_is_drawn_later_is_not() -> None:
    play = playing(PRY, enemy_hand=(BEAR, HILL))
    do(play, "A casts pry with A1")
    assert told(play, 0, "hand", 1) == [True, True]
    do(play, "A passes", "B draws from spellbook")
    drawn = dict(zip([each.slug for each in play.zone(1, "hand")], told(play, 0, "hand", 1), strict=True))
    assert drawn == {"bear": True, "hill": True, "bird": False}


def test_what_returns_to_a_hand_stays_known_there_and_is_forgotten_in_a_shuffled_deck() -> None:
    play = playing(GUST, field=(BEAR,))
    do(play, "A casts gust with A1")
    assert told(play, 1, "hand") == [True]
    play = playing(MIX, field=(BEAR,))
    do(play, "A casts mix with A1")
    assert told(play, 0) == told(play, 1) == [False] * 4


def test_a_described_position_keeps_what_is_known() -> None:
    play = playing(SCRY)
    do(play, "A casts scry with A1", "A passes")
    described = describe(play)
    assert (described.sides[0].spellbook_known, described.sides[0].atlas_known, described.sides[0].shown) == ((0, 1), (), ())
    again = start_position(described)
    assert (told(again, 0), told(again, 1)) == ([True, True, False], [False] * 3)


def test_no_choice_depends_on_an_unseen_card_of_decks_that_are_looked_at() -> None:
    spells = tuple((each, 4) for each in (SCRY, SURVEY, TRACK, SEARCH, TUCK, RECALL, PRY, GUST))
    avatar = card("seer", "avatar", life=20, power=1)
    deck = PlayableDeck({"avatar": ((avatar, 1),), "spellbook": (*spells, (BEAR, 4), (BIRD, 4)), "atlas": ((HILL, 10), (POND, 10))})
    chance = random.Random(1)
    plays = [new_game((deck, deck), 3, game) for game in range(3)]
    assert sum(compare_choices(play, GREEDY, permute_unseen, chance, lambda each: knows_unseen(each, DECKS)) for play in plays) > 50
