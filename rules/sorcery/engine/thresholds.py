"""Thresholds and water of sites, read from a game in Python's hands (S-5, S-13), as `core.state.realm` reckons them."""

from __future__ import annotations

from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.play import Play


def threshold_of(play: Play, square: int, element: int) -> int:
    """Return how much of an element the site of a square brings: flooded it brings water, dried it brings none."""
    s, place = play.state[0], codes.OBJECTS + square
    card = int(s["card"][place])
    if card < 0:
        return 0
    brought = int(play.tables[0]["brings"][card, element])
    if element != codes.WATER:
        return brought
    lasting = sorted((int(each) for each in s["round_wet"][place]), key=lambda each: each & codes.LATEST, reverse=True)
    states = (s["turn_wet"][place], *(each & ~codes.LATEST for each in lasting), s["wet"][place], s["ground"][place])
    state = next((int(each) for each in states if each), codes.ANY_GROUND)
    return {codes.ON_WATER: max(brought, 1), codes.ON_LAND: 0}.get(state, brought)


def waters(play: Play) -> frozenset[int]:
    """Return the squares of water sites."""
    return frozenset(square for square in range(codes.SQUARES) if threshold_of(play, square, codes.WATER))


def affinity(play: Play, side: int) -> tuple[int, ...]:
    """Return how much of each element a side has by its sites and by effects."""
    s = play.state[0]
    own = [square for square in range(codes.SQUARES) if (site := play.site(square)) and site.side == side]
    given = ("plus_threshold", "turn_threshold", "round_threshold", "given_threshold")
    return tuple(
        sum(int(s[name][side, element]) for name in given) + sum(threshold_of(play, square, element) for square in own)
        for element in range(codes.ELEMENTS)
    )
