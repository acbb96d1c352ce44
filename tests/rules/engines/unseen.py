"""The cards that a side can't see, dealt anew, in any engine whose cards bear who knows them as bits."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from rules.kernel.compiled.machine import codes as asking

Place = tuple[int, int]


def deal_anew(
    play: Any, viewer: int, decks: Sequence[int], hand: int, chance: random.Random, sort: Callable[[int], object] = lambda card: None
) -> Any:
    """The same game with each side's cards dealt anew over the places that the viewer can't see: its decks, and the enemy's hand.

    A card goes only where one of its sort was. What the other side knows it knows of the places; what the viewer is choosing among it sees.
    """
    copy = play.clone()
    s = copy.state[0]
    for side in (0, 1):
        zones = [*decks, hand] if side != viewer else decks
        places = [(zone, index) for zone in zones for index in range(int(s["size"][side][zone]))]
        unseen = [place for place in places if _is_unseen(copy, viewer, side, place)]
        sorts = {place: sort(int(s["cards"][side][place[0]][place[1]])) for place in unseen}
        for each in dict.fromkeys(sorts.values()):
            _deal(s, viewer, side, [place for place in unseen if sorts[place] == each], chance)
    s["rng"] = chance.getrandbits(60)
    return copy


def _deal(s: Any, viewer: int, side: int, places: Sequence[Place], chance: random.Random) -> None:
    cards = [int(s["cards"][side][zone][index]) for zone, index in places]
    dealt = chance.sample(cards, len(cards))
    other = 1 << 1 - viewer
    known, marked = [int(s["known"][card]) & other for card in cards], [int(s["marked"][card]) for card in cards]
    for (zone, index), card, is_known, mark in zip(places, dealt, known, marked, strict=True):
        s["cards"][side][zone][index], s["marked"][card] = card, mark
        s["known"][card] = int(s["known"][card]) & ~other | is_known


def _is_unseen(play: Any, viewer: int, side: int, place: Place) -> bool:
    s = play.state[0]
    card = int(s["cards"][side][place[0]][place[1]])
    is_shown = s["asked"] == asking.CARDS and s["asked_side"] == viewer and s["marked"][card]
    return not play.knows(viewer, card) and not is_shown
