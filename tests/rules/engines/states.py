"""States and positions of a game in forms that can be compared: the same for what is the same."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

from tests.rules.conftest import _read_cards


def state_of(play: Any) -> bytes:
    """All fields of the state, without the gaps between them and without the players' own streams, which only choosing draws from."""
    s = play.state[0]
    return b"".join(s[name].tobytes() for name in s.dtype.names or ())


def snapshot(play: Any) -> bytes:
    """The same with the players' streams."""
    streams: bytes = play.work["rng"].tobytes()
    return state_of(play) + streams


def without_order_of_hands(position: Any) -> Any:
    """A position in which hands lie in one order and show nothing."""
    sides = [replace(half, hand=tuple(sorted(half.hand, key=lambda card: (card.number, card.slug))), shown=()) for half in position.sides]
    return replace(position, sides=tuple(sides))


def read_again(slug: str, position: Any) -> Any:
    """A position of shipped cards, written as a scenario and read."""
    writer, files = import_module(f"rules.{slug}.scenario.writer"), import_module(f"rules.{slug}.scenario.files")
    text = writer.write_file(writer.write_scenario(position, name="written"))
    (read,) = files.read_scenarios(text, "written", _read_cards(slug))
    return read.position
