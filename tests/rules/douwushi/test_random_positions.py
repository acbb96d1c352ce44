"""Positions of random games between the precons: each is written as it is read, drawn, and every action in it has a line that does it."""

from __future__ import annotations

from tests.rules.engines.random_positions import prove_positions


def test_positions_and_lines_say_all() -> None:
    prove_positions("douwushi", lambda half: 6 + len(half.bounty))
