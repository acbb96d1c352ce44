"""Describe a game that is being played: the position that starts it again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rules.kernel.cards import Card
from rules.kernel.playing.once_bits import once_bits, used_places
from rules.kernel.state.values import tell_values
from rules.kernel.state.zones import tell_zones
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import ZONES
from rules.sorcery.engine.play import Play
from rules.sorcery.engine.selector_words import GROUNDS
from rules.sorcery.language.modifiers import IsGround
from rules.sorcery.language.vocabulary import Ground
from rules.sorcery.positions import SIDE_VALUES, THING_VALUES, Position, Side, Site, Thing

#: What lasts until a player's next turn starts; positions do not say it.
_ROUNDS = ("round_power", "round_steps", "round_reach", "gained_round", "saved_round", "round_wet", "round_threshold", "stolen")


def is_quiet(play: Play) -> bool:
    """Return whether nothing is pending, so that `describe` says all.

    That is before the mulligan, or where a player may do anything, and nothing but this turn's changes lasts for a while.
    """
    s = play.state[0]
    if any(s[name].any() for name in _ROUNDS):
        return False
    if s["asked"]:
        return bool(s["phase"] == codes.MULLIGAN and s["asked_side"] == s["first"])
    return bool(s["phase"] in (codes.DRAWING, codes.MAIN) and not s["frames_size"] and not s["waiting_size"] and s["stage"] == codes.IDLE)


def _used(play: Play, place: int) -> tuple[int, ...]:
    """Return the numbers of the abilities that are once a turn and have been used."""
    s = play.state[0]
    return used_places(once_bits(play.tables, int(s["card"][place]), codes.ONCE_BIT), int(s["once"][place]))


def _makes_ground(card: Card) -> bool:
    """Return whether a static ability of a card makes sites water or land."""
    return any(isinstance(word, IsGround) for ability in card.abilities for word in ability.gives)


def _arrivals(play: Play) -> dict[int, int]:
    """The ranks by arrival, from 1, of the places whose static abilities make sites water or land; none where a position says the order."""
    s = play.state[0]
    places = [int(place) for place in (s["card"] >= 0).nonzero()[0] if _makes_ground(play.cards[int(s["card"][place])])]
    order = sorted(places, key=lambda place: int(s["uid"][place]))
    laid = sorted(places, key=lambda place: (place >= codes.OBJECTS and 1 + int(s["holder"][place]), place))
    return {} if order == laid else {place: rank for rank, place in enumerate(order, 1)}


def _described(play: Play, place: int, arrived: int) -> Thing | None:
    s = play.state[0]
    number, host = int(s["card"][place]), int(s["host"][place])
    if number < 0:
        return None
    return Thing(
        card=play.cards[number],
        at=int(s["at"][place]),
        owner="own" if s["owner"][place] == place // codes.PLACES else "enemy",
        on=host % codes.PLACES + 1 if host >= 0 else 0,
        used=_used(play, place),
        arrived=arrived,
        **tell_values(s, place, THING_VALUES),
    )


def _site(play: Play, square: int, arrived: int) -> Site:
    s, place = play.state[0], codes.OBJECTS + square
    names: dict[int, Ground] = {number: cast(Ground, name) for name, number in GROUNDS.items()}
    return Site(
        card=play.cards[int(s["card"][place])],
        square=square,
        owner="own" if s["owner"][place] == s["holder"][place] else "enemy",
        used=_used(play, place),
        arrived=arrived,
        ground=names.get(int(s["wet"][place]), ""),
        ground_this_turn=names.get(int(s["turn_wet"][place]), ""),
    )


def _side(play: Play, side: int, arrivals: Mapping[int, int]) -> Side:
    slots = range(side * codes.PLACES, (side + 1) * codes.PLACES)
    field = [_described(play, place, arrivals.get(place, 0)) for place in slots]
    while field and field[-1] is None:
        field.pop()
    squares = [square for square in range(codes.SQUARES) if (found := play.site(square)) and found.side == side]
    sites = tuple(_site(play, square, arrivals.get(codes.OBJECTS + square, 0)) for square in squares)
    return Side(field=tuple(field), sites=sites, **tell_values(play.state[0], side, SIDE_VALUES), **tell_zones(play, side, ZONES))


def describe(play: Play) -> Position:
    """Return the position of a game in which nothing is pending, as data from which it goes on exactly as it would have."""
    arrivals = _arrivals(play)
    return Position(sides=(_side(play, 0, arrivals), _side(play, 1, arrivals)), rubble=play.rubble, **play.frame)
