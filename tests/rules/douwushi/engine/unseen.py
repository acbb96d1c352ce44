"""The cards that a side can't see, dealt anew."""

from __future__ import annotations

import random

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.play import Play

Place = tuple[int, int]


def permute_unseen(play: Play, viewer: int, chance: random.Random) -> Play:
    """The same game with each side's cards dealt anew over the places that the viewer can't see: reserve, bounty, the enemy's hand.

    What the other side knows it knows of the places; what the viewer is choosing among it sees.
    """
    copy = play.clone()
    for side in (0, 1):
        _deal(copy, viewer, side, chance)
    copy.state[0]["rng"] = chance.getrandbits(60)
    return copy


def _deal(play: Play, viewer: int, side: int, chance: random.Random) -> None:
    s = play.state[0]
    zones = [codes.RESERVE, codes.BOUNTY] + [codes.HAND] * (side != viewer)
    places = [
        (zone, index) for zone in zones for index in range(int(s["size"][side][zone])) if _is_unseen(play, viewer, side, (zone, index))
    ]
    cards = [int(s["cards"][side][zone][index]) for zone, index in places]
    dealt = chance.sample(cards, len(cards))
    known = [play.knows(1 - viewer, card) for card in cards]
    for (zone, index), card, is_known in zip(places, dealt, known, strict=True):
        s["cards"][side][zone][index] = card
        bit = 1 << card % codes.SIDE_CARDS
        held = int(s["known"][1 - viewer][side])
        s["known"][1 - viewer][side] = held | bit if is_known else held & ~bit


def _is_unseen(play: Play, viewer: int, side: int, place: Place) -> bool:
    s = play.state[0]
    card = int(s["cards"][side][place[0]][place[1]])
    shown = int(s["options"][side]) | int(s["picked"][side]) if s["asked"] and s["asked_side"] == viewer else 0
    return not play.knows(viewer, card) and not shown >> card % codes.SIDE_CARDS & 1
