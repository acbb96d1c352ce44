"""The cards that a side can't see, dealt anew."""

from __future__ import annotations

import random

from rules.echo.engine.core.state import codes
from rules.echo.engine.play import Play

HAND, DECK = codes.HAND, codes.DECK


def permute_unseen(play: Play, viewer: int, chance: random.Random) -> Play:
    """The same game with the cards dealt anew over the places that the viewer can't see: its deck, the enemy's deck, hand and sleepers."""
    copy = play.clone()
    s = copy.state[0]
    deck = [(viewer, DECK, index) for index in range(int(s["size"][viewer][DECK]))]
    _shuffle(copy, [place for place in deck if not copy.knows(viewer, _card(copy, place))], chance)
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
    s["is_stale"] = 1
    s["present"] = 3 << codes.HERO | sum(1 << int(card) for card in s["card"] if card >= 0)
