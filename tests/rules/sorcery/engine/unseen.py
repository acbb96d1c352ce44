"""The cards that a side can't see, dealt anew."""

from __future__ import annotations

import random

from rules.kernel.compiled.machine import codes as asking
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.play import Play

Place = tuple[int, int]


def permute_unseen(play: Play, viewer: int, chance: random.Random) -> Play:
    """The same game with each side's cards dealt anew over the places that the viewer can't see: decks, and the enemy's hand.

    A card goes only where one of its deck was, since the backs of spells and sites differ. What the other side knows it knows of the
    places; what the viewer is choosing among it sees.
    """
    copy = play.clone()
    for side in (0, 1):
        for is_site in (False, True):
            _deal(copy, viewer, side, is_site, chance)
    copy.state[0]["rng"] = chance.getrandbits(60)
    return copy


def _deal(play: Play, viewer: int, side: int, is_site: bool, chance: random.Random) -> None:
    s = play.state[0]
    zones = [codes.SPELLBOOK, codes.ATLAS] + [codes.HAND] * (side != viewer)
    places = [
        (zone, index)
        for zone in zones
        for index in range(int(s["size"][side][zone]))
        if _is_unseen(play, viewer, side, (zone, index)) and (play.cards[int(s["cards"][side][zone][index])].kind == "site") == is_site
    ]
    cards = [int(s["cards"][side][zone][index]) for zone, index in places]
    dealt = chance.sample(cards, len(cards))
    other = 1 << 1 - viewer
    known, marked = [int(s["known"][card]) & other for card in cards], [int(s["marked"][card]) for card in cards]
    for (zone, index), card, is_known, mark in zip(places, dealt, known, marked, strict=True):
        s["cards"][side][zone][index], s["marked"][card] = card, mark
        s["known"][card] = int(s["known"][card]) & ~other | is_known


def _is_unseen(play: Play, viewer: int, side: int, place: Place) -> bool:
    s = play.state[0]
    card = int(s["cards"][side][place[0]][place[1]])
    is_shown = s["asked"] == asking.CARDS and s["asked_side"] == viewer and s["marked"][card]
    return not int(s["known"][card]) >> viewer & 1 and not is_shown
