"""Describing a game that is being played: the position that starts it again."""

from __future__ import annotations

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.fields import ZONES
from rules.echo.engine.play import Play
from rules.echo.positions import SIDE_VALUES, SLOT_VALUES, SLOTS, Position, Side, Slot
from rules.kernel.playing.once_bits import once_bits, used_places
from rules.kernel.state.values import tell_values
from rules.kernel.state.zones import tell_zones


def is_quiet(play: Play) -> bool:
    """Return whether nothing is pending, so that `describe` says all: before a mulligan or setup, in a main phase without effects."""
    s = play.state[0]
    if s["stack_size"] > 0 or s["waiting_size"] > 0 or s["phase"] not in (codes.MULLIGAN, codes.SETUP, codes.MAIN):
        return False
    return bool(s["phase"] == codes.MAIN or (s["asked"] == s["first"] and not s["tossed"].any()))


def _described(play: Play, index: int) -> Slot | None:
    s = play.state[0]
    number = int(s["card"][index])
    if number < 0:
        return None
    changes = int(s["buff"][index]) + int(s["buff_turn"][index]) + int(s["aura"][index])
    is_changed = any(s[name][index] for name in ("buff", "buff_turn", "aura"))
    card = play.cards[number]
    is_awake = bool(s["awake"][index])
    return Slot(
        card=card,
        is_awake=is_awake,
        attack=int(card.values.get("attack", 0)) + changes if is_changed else None,
        used=used_places(once_bits(play.tables, number, codes.ONCE_BIT), int(s["once"][index])),
        is_seen=not is_awake and play.knows(1 - index // SLOTS, number),
        **tell_values(s, index, SLOT_VALUES),
    )


def _side(play: Play, side: int) -> Side:
    s = play.state[0]
    return Side(
        hero=play.hero(side),
        slots=tuple(_described(play, side * SLOTS + place) for place in range(SLOTS)),
        used=used_places(once_bits(play.tables, codes.HERO + side, codes.ONCE_BIT), int(s["hero_once"][side])),
        **tell_values(s, side, SIDE_VALUES),
        **tell_zones(play, side, ZONES),
    )


def describe(play: Play) -> Position:
    """The position of a game in which nothing is pending, as data from which it goes on exactly as it would have."""
    return Position(sides=(_side(play, 0), _side(play, 1)), **play.frame)
