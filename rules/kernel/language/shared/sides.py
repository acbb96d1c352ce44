"""The sides that something may belong to, seen from an ability's owner."""

from __future__ import annotations

from typing import Literal

Player = Literal["own", "enemy"]
Side = Literal["own", "enemy", "any"]
#: Whose thing a moment is about; `self` is the bearer of the ability.
Bearer = Literal["self", "own", "enemy", "any"]
OTHER: dict[Player, Player] = {"own": "enemy", "enemy": "own"}
