"""Actions in words: `B blocks A3 with B2`. People, scenarios and replays write and read the same ones."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, get_args

from rules.hota.actions import ACTIONS
from rules.hota.engine.core.state.codes import PLACES, STACK
from rules.kernel.telling.notation import CARD, CARDS, DECKS, PLAYERS, Notation, Part, one_of

Verb = Literal[
    "announces", "exchanges", "plays", "casts", "uses", "equips", "attacks", "blocks", "targets", "chooses", "accepts", "declines",
    "discards", "passes",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One written action of player 0 (A) or 1 (B).

    `place` is the permanent that acts, as `A3`, "" where the verb has none; `target` is the permanent that is targeted or blocked, written
    alike, a player as `B`, or a spell as `stack 2`, counted from the bottom. `cards` are slugs. `number`: an option or an activated ability
    from 1, or so many cards to exchange; None where none is said.
    """

    player: int
    verb: Verb
    place: str = ""
    target: str = ""
    cards: tuple[str, ...] = ()
    number: int | None = None

    def __str__(self) -> str:
        return NOTATION.write(self)


def place_name(side: int, place: int) -> str:
    """Return the name of a side's place on the battlefield, from 1: `A3`."""
    return f"{PLAYERS[side]}{place}"


def item_name(item: int) -> str:
    """Return the name of an item on the stack by its number from the bottom, from 1: `stack 2`."""
    return f"stack {item}"


_NAMES = {place_name(side, place) for side in (0, 1) for place in range(1, PLACES + 1)}
_TARGETS = _NAMES | set(PLAYERS) | {item_name(item) for item in range(1, STACK + 1)}


def _tell_target(target: str) -> str:
    """A target for Chinese readers."""
    if target in tuple(PLAYERS):
        return DECKS[PLAYERS.index(target)].zh
    found = re.fullmatch(r"stack (\d+)", target)
    return f"堆叠第{found[1]}项" if found else target


_PARTS = {
    "place": Part(
        "place", r"\S+", one_of(_NAMES, f"no place; places are A1 to A{PLACES} and B1 to B{PLACES}", f"战场上的位置，应为 A1 至 B{PLACES}")
    ),
    "target": Part(
        "target",
        r"[A-Z]\d*|stack \S+",
        one_of(_TARGETS, "no target, such as B4, B or stack 1", "目标，目标写作 B4、B 或 stack 1"),
        zh=_tell_target,
    ),
    "card": CARD,
    "cards": CARDS,
    "number": Part("number", r"[1-9]\d?", int),
    "amount": Part("number", r"\d{1,2}", int),
}
NOTATION = Notation(Line, _PARTS, ACTIONS.forms(get_args(Verb)))
read_line, write_line, describe_line = NOTATION.read, NOTATION.write, NOTATION.describe
