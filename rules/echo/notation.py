"""Actions in words: `A attacks 1 -> hero`. People, scenarios and replays write and read the same ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from rules.kernel.telling.action_errors import InvalidActionError
from rules.kernel.telling.notation import PLAYERS, match_line, read_cards
from rules.wording import Text

HERO = 0

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
        return write_line(self)


_PATTERNS: tuple[tuple[Verb, str], ...] = (
    ("keeps", r"keeps"),
    ("mulligans", r"mulligans (?P<cards>.+)"),
    ("places", r"places (?P<cards>\S+) in (?P<slot>\S+)"),
    ("is ready", r"is ready"),
    ("awakens", r"awakens (?P<slot>\S+)"),
    ("plays", r"plays (?P<cards>\S+)"),
    ("uses", r"uses (?P<slot_or_hero>\S+)"),
    ("attacks", r"attacks (?P<slot>\S+) ?(?:->|→) ?(?P<target>\S+)"),
    ("refills", r"refills (?P<slot>\S+) with (?P<cards>\S+)"),
    ("declines", r"declines"),
    ("accepts", r"accepts"),
    ("targets", r"targets (?P<side>own|enemy) (?P<target>\S+)"),
    ("targets", r"targets (?P<cards>\S+)"),
    ("chooses", r"chooses (?P<option>[1-9]\d?)"),
    ("discards", r"discards (?P<cards>.+)"),
    ("is done", r"is done"),
    ("ends", r"ends"),
)


def read_line(text: str) -> Line:
    """The action that a line writes. Raises InvalidActionError, naming the word that can't be read."""
    player, verb, found = match_line(text, _PATTERNS)
    slot, target, side = found.get("slot"), found.get("target"), found.get("side")
    source = found.get("slot_or_hero")
    return Line(
        player=player,
        verb=verb,
        slot=_place(source) if source else _slot(slot) if slot else None,
        target=_place(target) if target else None,
        side="own" if side == "own" else "enemy" if side or target else "",
        cards=read_cards(found.get("cards", "")),
        option=int(found.get("option", 0)),
    )


def _slot(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5"):
        raise InvalidActionError(Text(f"“{text}” is no slot; slots are 1 to 5", f"“{text}”不是随从区位置，应为 1 至 5"))
    return int(text)


def _place(text: str) -> int:
    return HERO if text == "hero" else _slot(text)


def write_line(line: Line) -> str:
    """The line in the notation, which `read_line` reads."""
    slot = "hero" if line.slot == HERO else str(line.slot)
    target = "hero" if line.target == HERO else str(line.target)
    cards = ", ".join(line.cards)
    said: str = line.verb
    if line.verb in ("mulligans", "plays", "discards"):
        said += f" {cards}"
    elif line.verb == "places":
        said += f" {cards} in {slot}"
    elif line.verb in ("awakens", "uses"):
        said += f" {slot}"
    elif line.verb == "attacks":
        said += f" {slot} -> {target}"
    elif line.verb == "refills":
        said += f" {slot} with {cards}"
    elif line.verb == "targets":
        said += f" {cards}" if line.cards else f" {line.side} {target}"
    elif line.verb == "chooses":
        said += f" {line.option}"
    return f"{PLAYERS[line.player]} {said}"


def describe_line(line: Line, name_of: Callable[[str], Text]) -> Text:
    """The line for people, with card names: the notation in English, the same in Chinese. `name_of` gives the name of a slug."""
    names = [name_of(slug) for slug in line.cards]
    en = write_line(replace(line, cards=tuple(name.en for name in names)))
    return Text(en, f"{PLAYERS[line.player]} {_chinese(line, '、'.join(name.zh for name in names))}")


def _chinese(line: Line, cards: str) -> str:
    slot = "英雄" if line.slot == HERO else f"{line.slot}号位"
    target = "英雄" if line.target == HERO else f"{line.target}号位"
    side = "己方" if line.side == "own" else "对方"
    said: dict[Verb, str] = {
        "keeps": "保留手牌",
        "mulligans": f"置换{cards}",
        "places": f"将{cards}放置到{slot}",
        "is ready": "准备完毕",
        "awakens": f"唤醒{slot}",
        "plays": f"使用{cards}",
        "uses": f"发动{slot}的主动技",
        "attacks": f"{slot}攻击{side}{target}",
        "refills": f"以{cards}补充{slot}",
        "declines": "放弃",
        "accepts": "发动",
        "targets": f"选择{cards or side + target}",
        "chooses": f"选择第{line.option}项",
        "discards": f"弃置{cards}",
        "is done": "选择完毕",
        "ends": "结束主阶段",
    }
    return said[line.verb]
