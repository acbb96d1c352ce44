"""Actions in words: `A attacks 1 -> hero`. People, scenarios and replays write and read the same ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from rules.echo.actions import ACTIONS, HERO
from rules.kernel.telling.action_errors import InvalidActionError
from rules.kernel.telling.notation import CARD, CARDS, Notation, Part, side_part
from rules.wording import Text

Verb = Literal[
    "keeps", "mulligans", "places", "is ready", "awakens", "plays", "uses", "attacks",
    "refills", "declines", "accepts", "targets", "chooses", "discards", "is done", "ends",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One written action of player 0 (A) or 1 (B).

    `slot` is the player's own slot 1-5 that acts or is filled, HERO for the hero, None where the verb has none. `target` is the slot that
    is attacked or targeted, HERO for the hero, on the field's `side` as the player sees it. `cards` are slugs; `option` counts from 1.
    """

    player: int
    verb: Verb
    slot: int | None = None
    target: int | None = None
    side: Literal["own", "enemy", ""] = ""
    cards: tuple[str, ...] = ()
    option: int = 0

    def __str__(self) -> str:
        return NOTATION.write(self)


def _slot(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5"):
        raise InvalidActionError(Text(f"“{text}” is no slot; slots are 1 to 5", f"“{text}”不是随从区位置，应为 1 至 5"))
    return int(text)


def _place(text: str) -> int:
    return HERO if text == "hero" else _slot(text)


def _place_en(slot: int) -> str:
    return "hero" if slot == HERO else str(slot)


def _place_zh(slot: int) -> str:
    return "英雄" if slot == HERO else f"{slot}号位"


_WORD = r"[^\s→]+"
_PARTS = {
    "slot": Part("slot", _WORD, _slot, zh=_place_zh),
    "slot_or_hero": Part("slot", _WORD, _place, _place_en, _place_zh),
    "target": Part("target", _WORD, _place, _place_en, _place_zh),
    "side": side_part("对方"),
    "card": CARD,
    "cards": CARDS,
    "option": Part("option", r"[1-9]\d?", int),
}
NOTATION = Notation(Line, _PARTS, ACTIONS.forms(get_args(Verb)))
read_line, write_line, describe_line = NOTATION.read, NOTATION.write, NOTATION.describe
