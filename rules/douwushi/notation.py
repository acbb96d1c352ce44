"""Actions in words: `A attacks 1 -> 2`. People, scenarios and replays write and read the same ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from rules.douwushi.positions import PLACES
from rules.kernel.telling.action_errors import InvalidActionError
from rules.kernel.telling.notation import PLAYERS, match_line, read_cards
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
        return write_line(self)


_SKILL = r"(?: skill (?P<number>[1-9]\d?))?"
_PATTERNS: tuple[tuple[Verb, str], ...] = (
    ("starts", r"starts with (?P<cards>\S+)"),
    ("deploys", r"deploys (?P<cards>\S+)"),
    ("equips", r"equips (?P<place>\S+) with (?P<cards>\S+)"),
    ("casts", r"casts (?P<cards>\S+)"),
    ("attacks", r"attacks (?P<place>[^\s→]+) ?(?:->|→) ?(?:(?P<side>own|enemy) )?(?P<target>\S+)"),
    ("uses", r"uses (?P<place>\S+)" + _SKILL),
    ("uses", r"uses (?P<cards>\S+) of (?P<place>\S+)" + _SKILL),
    ("guards", r"guards (?P<target>\S+) with (?P<place>\S+)"),
    ("targets", r"targets (?P<side>own|enemy) (?P<target>\S+)"),
    ("targets", r"targets (?P<cards>\S+) of (?P<side>own|enemy) (?P<target>\S+)"),
    ("targets", r"targets (?P<cards>\S+)"),
    ("pays", r"pays (?P<number>[1-9]\d{0,3})"),
    ("chooses", r"chooses (?P<number>[1-9]\d?)"),
    ("accepts", r"accepts"),
    ("declines", r"declines"),
    ("is done", r"is done"),
    ("takes", r"takes stack (?P<number>[1-9]\d?)"),
    ("discards", r"discards (?P<cards>.+)"),
    ("ends", r"ends"),
)


def read_line(text: str) -> Line:
    """The action that a line writes. Raises InvalidActionError, naming the word that can't be read."""
    player, verb, found = match_line(text, _PATTERNS)
    place, target = found.get("place"), found.get("target")
    is_own = found.get("side") == "own" or verb == "guards"
    return Line(
        player=player,
        verb=verb,
        place=_place(place) if place else None,
        target=_place(target) if target else None,
        side="" if not target else "own" if is_own else "enemy",
        cards=read_cards(found.get("cards", "")),
        number=int(found.get("number", 0)),
    )


def _place(text: str) -> int:
    if text not in map(str, range(1, PLACES + 1)):
        raise InvalidActionError(Text(f"“{text}” is no place; places are 1 to {PLACES}", f"“{text}”不是英雄的位置，应为 1 至 {PLACES}"))
    return int(text)


def write_line(line: Line) -> str:
    """The line in the notation, which `read_line` reads."""
    cards = ", ".join(line.cards)
    skill = f" skill {line.number}" if line.number else ""
    said: str = line.verb
    if line.verb == "starts":
        said += f" with {cards}"
    elif line.verb in ("deploys", "casts", "discards"):
        said += f" {cards}"
    elif line.verb == "equips":
        said += f" {line.place} with {cards}"
    elif line.verb == "attacks":
        said += f" {line.place} -> {'own ' if line.side == 'own' else ''}{line.target}"
    elif line.verb == "uses":
        said += (f" {cards} of {line.place}" if cards else f" {line.place}") + skill
    elif line.verb == "guards":
        said += f" {line.target} with {line.place}"
    elif line.verb == "targets":
        hero = f"{line.side} {line.target}" if line.target else ""
        said += f" {cards} of {hero}" if cards and hero else f" {cards or hero}"
    elif line.verb in ("pays", "chooses"):
        said += f" {line.number}"
    elif line.verb == "takes":
        said += f" stack {line.number}"
    return f"{PLAYERS[line.player]} {said}"


def describe_line(line: Line, name_of: Callable[[str], Text]) -> Text:
    """The line for people, with card names: the notation in English, the same in Chinese. `name_of` gives the name of a slug."""
    names = [name_of(slug) for slug in line.cards]
    en = write_line(replace(line, cards=tuple(name.en for name in names)))
    return Text(en, f"{PLAYERS[line.player]} {_chinese(line, '、'.join(name.zh for name in names))}")


def _chinese(line: Line, cards: str) -> str:
    place = f"{line.place}号位"
    hero = f"{'己方' if line.side == 'own' else '敌方'}{line.target}号位" if line.target else ""
    skill = f"第{line.number}个" if line.number else ""
    chosen = f"{hero}的{cards}" if hero and cards else hero or cards
    said: dict[Verb, str] = {
        "starts": f"以{cards}首发",
        "deploys": f"派{cards}出战",
        "equips": f"为{place}装备{cards}",
        "casts": f"使用{cards}",
        "attacks": f"{place}攻击{hero}",
        "uses": f"发动{place}的{cards}{skill and f'的{skill}效果'}" if cards else f"{place}施放{skill}技能",
        "guards": f"由{place}护卫{line.target}号位",
        "targets": f"选择{chosen}",
        "pays": f"支付 {line.number} 点 MP",
        "chooses": f"选择第{line.number}项",
        "accepts": "发动",
        "declines": "放弃",
        "is done": "选择完毕",
        "takes": f"获得第{line.number}叠悬赏牌",
        "discards": f"弃置{cards}",
        "ends": "结束回合",
    }
    return said[line.verb]
