"""Describing a game that is being played: the position that starts it again."""

from __future__ import annotations

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import ZONES
from rules.hota.engine.play import Play
from rules.hota.engine.starts import OPEN
from rules.hota.positions import PERMANENT_VALUES, SIDE_VALUES, Permanent, Position, Side
from rules.kernel.playing.once_bits import once_bits, used_places
from rules.kernel.state.values import tell_values
from rules.kernel.state.zones import tell_zones


def is_quiet(play: Play) -> bool:
    """Return whether nothing is pending, so that `describe` says all: before the mulligan, or at a beginning where nobody has passed."""
    s = play.state[0]
    if s["asked"]:
        return bool(s["phase"] == codes.ANNOUNCING and s["asked_side"] == s["first"])
    if s["frames_size"] or s["stack_size"] or s["waiting_size"]:
        return False
    if play.phase in OPEN:
        return bool(s["priority"] == s["active"] and s["passes"] == 0)
    return bool(s["phase"] == codes.BLOCK or (s["phase"] == codes.ATTACK and not (s["done"] & codes.ATTACKING).any()))


def _described(play: Play, place: int) -> Permanent | None:
    s = play.state[0]
    number = int(s["card"][place])
    if number < 0:
        return None
    host, blocks, done = int(s["host"][place]), int(s["blocks"][place]), int(s["done"][place])
    return Permanent(
        card=play.cards[number],
        owner="own" if s["owner"][place] == place // codes.PLACES else "enemy",
        used=used_places(once_bits(play.tables, number, codes.ONCE_BIT), int(s["once"][place])),
        on=(host // codes.PLACES, host % codes.PLACES + 1) if host >= 0 else None,
        is_attacking=bool(done & codes.ATTACKING),
        is_blocked=bool(done & codes.BLOCKED),
        blocks=blocks % codes.PLACES + 1 if blocks >= 0 else 0,
        rank=int(s["rank"][place]) if blocks >= 0 else 0,
        **tell_values(s, place, PERMANENT_VALUES),
    )


def _side(play: Play, side: int) -> Side:
    field = [_described(play, side * codes.PLACES + place) for place in range(codes.PLACES)]
    while field and field[-1] is None:
        field.pop()
    return Side(field=tuple(field), **tell_values(play.state[0], side, SIDE_VALUES), **tell_zones(play, side, ZONES))


def describe(play: Play) -> Position:
    """The position of a game in which nothing is pending, as data from which it goes on exactly as it would have."""
    return Position(sides=(_side(play, 0), _side(play, 1)), **play.frame)
