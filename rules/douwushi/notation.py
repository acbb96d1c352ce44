"""Actions in words: `A attacks 1 -> 2`. People, scenarios and replays write and read the same ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from rules.douwushi.actions import ACTIONS
from rules.douwushi.positions import PLACES
from rules.kernel.telling.action_errors import InvalidActionError
from rules.kernel.telling.notation import CARD, CARDS, Notation, Part, side_part
from rules.wording import Text

Verb = Literal[
    "starts", "deploys", "equips", "casts", "attacks", "uses", "guards", "targets",
    "pays", "chooses", "accepts", "declines", "is done", "takes", "discards", "ends",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One written action of player 0 (A) or 1 (B).

    `place` is the player's own hero (1-12) that acts, is equipped, or becomes a guard, None where the verb has none. `target` is the hero
    that is attacked, targeted or guarded, on the `side` as the player sees it. `cards` are slugs: of an item that is used or targeted, and
    of whatever else is named. `number` counts from 1: an option, a bounty stack, an X, an active ability of several (else 0).
    """

    player: int
    verb: Verb
    place: int | None = None
    target: int | None = None
    side: Literal["own", "enemy", ""] = ""
    cards: tuple[str, ...] = ()
    number: int = 0

    def __str__(self) -> str:
        return NOTATION.write(self)


def _place(text: str) -> int:
    if text not in map(str, range(1, PLACES + 1)):
        raise InvalidActionError(Text(f"“{text}” is no place; places are 1 to {PLACES}", f"“{text}”不是英雄的位置，应为 1 至 {PLACES}"))
    return int(text)


_WORD = r"[^\s→]+"
_PARTS = {
    "place": Part("place", _WORD, _place, zh=lambda place: f"{place}号位"),
    "target": Part("target", _WORD, _place, zh=lambda place: f"{place}号位"),
    "side": side_part("敌方"),
    "card": CARD,
    "cards": CARDS,
    "number": Part("number", r"[1-9]\d?", int),
    "amount": Part("number", r"[1-9]\d{0,3}", int),
}
NOTATION = Notation(Line, _PARTS, ACTIONS.forms(get_args(Verb)))
read_line, write_line, describe_line = NOTATION.read, NOTATION.write, NOTATION.describe
