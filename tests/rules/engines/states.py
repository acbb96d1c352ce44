"""The whole state of a game, as bytes that are the same for the same state alone."""

from __future__ import annotations

from typing import Any


def state_of(play: Any) -> bytes:
    """All fields of the state, without the gaps between them and without the players' own streams, which only choosing draws from."""
    s = play.state[0]
    return b"".join(s[name].tobytes() for name in s.dtype.names or ())


def snapshot(play: Any) -> bytes:
    """The same with the players' streams."""
    streams: bytes = play.work["rng"].tobytes()
    return state_of(play) + streams
