"""Write scenario files of any game: positions with what has been done since, as `rules.kernel.positions.files` reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from rules.kernel.telling.notation import PLAYERS
from rules.kernel.toml import write_table

Step = Mapping[str, Any]


class Position(Protocol):
    """A position's time and chance, in every game."""

    @property
    def first(self) -> int: ...
    @property
    def active(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def chance(self) -> tuple[int, int] | None: ...


def write_cards(game: str, scenarios: str, cards: Iterable[Mapping[str, Any]] = ()) -> str:
    """Return a whole file: its own cards, by their definitions, then scenarios."""
    own = [write_table("[[cards]]", card) for card in cards]
    return "\n".join([f'game = "{game}"\n', *own, scenarios])


def head_of(position: Position, *, name: str, name_zh: str, cites: Sequence[str], has_begun: bool = True) -> dict[str, Any]:
    """Return the values under `[[scenario]]`; a game that has not begun has no turn."""
    values: dict[str, Any] = {"name": name}
    if name_zh:
        values["name_zh"] = name_zh
    if cites:
        values["cites"] = list(cites)
    values["first"] = PLAYERS[position.first]
    if has_begun:
        values |= {"turn": position.turn, "active": PLAYERS[position.active]}
    values["phase"] = position.phase
    if position.seed:
        values["seed"] = position.seed
    if position.chance is not None:
        values["chance"] = [f"{state:016x}" for state in position.chance]
    return values


def write_tables(head: Mapping[str, Any], sides: Sequence[Mapping[str, Any]], steps: Sequence[Step]) -> str:
    """Return one scenario, from `[[scenario]]` on. Steps are tables of `do`, `legal`, `illegal` and `then`."""
    parts = [write_table("[[scenario]]", head)]
    parts += [write_table(f"[scenario.{player}]", side) for player, side in zip(PLAYERS, sides, strict=True)]
    parts += [write_table("[[scenario.step]]", step) for step in steps]
    return "\n".join(parts)


def counted_from_1(places: Sequence[int]) -> list[int]:
    """Return places as files count them."""
    return [place + 1 for place in places]
