"""Actions in words: `A attacks 1 -> 2`. People, scenarios and replays write and read the same ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.douwushi.positions import PLACES
from rules.kernel.telling.action_errors import InvalidActionError
from rules.kernel.telling.notation import CARD, CARDS, Form, Notation, Part, side_part
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
_OWN, _ENEMY = {"side": "own"}, {"side": "enemy"}
_FORMS = (
    Form("starts", "starts with {card}", "以{card}首发"),
    Form("deploys", "deploys {card}", "派{card}出战"),
    Form("equips", "equips {place} with {card}", "为{place}装备{card}"),
    Form("casts", "casts {card}", "使用{card}"),
    Form("attacks", "attacks {place} -> own {target}", "{place}攻击己方{target}", _OWN),
    Form("attacks", "attacks {place} -> enemy {target}", "{place}攻击敌方{target}", _ENEMY, is_read_only=True),
    Form("attacks", "attacks {place} -> {target}", "{place}攻击敌方{target}", _ENEMY),
    Form("uses", "uses {place}", "{place}施放技能"),
    Form("uses", "uses {place} skill {number}", "{place}施放第{number}个技能"),
    Form("uses", "uses {card} of {place}", "发动{place}的{card}"),
    Form("uses", "uses {card} of {place} skill {number}", "发动{place}的{card}的第{number}个效果"),
    Form("guards", "guards {target} with {place}", "由{place}护卫{target}", _OWN),
    Form("targets", "targets {side} {target}", "选择{side}{target}"),
    Form("targets", "targets {card} of {side} {target}", "选择{side}{target}的{card}"),
    Form("targets", "targets {card}", "选择{card}"),
    Form("pays", "pays {amount}", "支付 {amount} 点 MP"),
    Form("chooses", "chooses {number}", "选择第{number}项"),
    Form("accepts", "accepts", "发动"),
    Form("declines", "declines", "放弃"),
    Form("is done", "is done", "选择完毕"),
    Form("takes", "takes stack {number}", "获得第{number}叠悬赏牌"),
    Form("discards", "discards {cards}", "弃置{cards}"),
    Form("ends", "ends", "结束回合"),
)
NOTATION = Notation(Line, _PARTS, _FORMS)
read_line, write_line, describe_line = NOTATION.read, NOTATION.write, NOTATION.describe
