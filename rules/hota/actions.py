"""HotA's actions: what their packed operands are, the lines that people type, both languages' words, the clauses they rest on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.hota.engine.core.state import codes
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.telling.actions import ActionKind, ActionTable, Operand, card_operand, number_operand
from rules.kernel.telling.events import Sentence
from rules.kernel.telling.notation import Form
from rules.wording import Text

Fields = Mapping[str, Any]


def _target(number: int, side: int, play: Any) -> Fields:
    """A permanent, a player or something on the stack."""
    if number >= codes.FIRST_ITEM:
        return {"item": number - codes.FIRST_ITEM + 1}
    if number >= codes.PLAYER:
        return {"target": 0, "target_side": number - codes.PLAYER}
    return {"target": number % codes.PLACES + 1, "target_side": number // codes.PLACES}


def _own(number: int, side: int, play: Any) -> Fields:
    """A permanent of its own, by its place."""
    card = int(play.state[0]["card"][number])
    return {"card_id": card, "card": play.cards.get(card), "place": number % codes.PLACES + 1}


def _number(number: int, side: int, play: Any) -> Fields:
    return {"number": number}


CARD, OWN = card_operand(codes.CARDS), Operand(codes.FIELD, _own)
TARGET, ATTACKER = Operand(codes.TARGETS, _target), Operand(codes.FIELD, _target)
SKILL, OPTION, AMOUNT = number_operand(codes.SKILLS), number_operand(32), Operand(codes.OPENING_HAND + 1, _number)

PASS = Text("Pass", "让过")
KINDS = (
    ActionKind(
        "pass",
        (Form("passes", "passes", "让过"),),
        "No more",
        "不再选择",
        ("110.3d", "109.2a", "109.3a"),
        but=(
            Sentence("Pass", "让过", asked=codes.ASK_RESPONSE),
            Sentence("Go on to the battle phase", "进入战斗阶段", asked=codes.ASK_STRATEGY, phase="strategy_1"),
            Sentence("End the turn", "结束回合", asked=codes.ASK_STRATEGY),
            Sentence("Do not attack", "不攻击", asked=codes.ASK_ATTACK, is_none_chosen=True),
            Sentence("No more attackers", "宣告完毕", asked=codes.ASK_ATTACK),
            Sentence("Do not block", "不阻挡", asked=codes.ASK_BLOCK, is_none_chosen=True),
            Sentence("No more blockers", "宣告完毕", asked=codes.ASK_BLOCK),
            Sentence("No creature", "不由任何生物佩带", asked=asking.TARGETS, purpose=codes.FOR_HOST),
        ),
        group=Text("Pass or go on", "让过或继续"),
    ),
    ActionKind(
        "attribute",
        (Form("plays", "plays {card}", "打出{card}"),),
        "Play {card}",
        "打出{card}",
        ("108.4a", "H-3"),
        a=CARD,
        group=Text("Play an attribute card", "打出属性牌"),
    ),
    ActionKind(
        "cast",
        (Form("casts", "casts {card}", "施放{card}"),),
        "Cast {card}{cost}",
        "施放{card}{cost}",
        ("110.2a", "H-6"),
        a=CARD,
        group=Text("Cast a card", "施放"),
    ),
    ActionKind(
        "use",
        (Form("uses", "uses {place}", "启动{place}的技能"), Form("uses", "uses {place} ability {number}", "启动{place}的第{number}个技能")),
        "{own}: {skill}",
        "{own}：{skill}",
        ("111.6a",),
        a=OWN,
        b=SKILL,
        group=Text("Activate an ability", "启动技能"),
    ),
    ActionKind(
        "equip",
        (Form("equips", "equips {place}", "佩带{place}的装备"),),
        "Equip {own}{price}",
        "佩带{own}{price}",
        ("111.4b", "H-7"),
        a=OWN,
        group=Text("Equip", "佩带装备"),
    ),
    ActionKind(
        "attack",
        (Form("attacks", "attacks with {place}", "以{place}攻击"),),
        "{own} attacks",
        "{own}攻击",
        ("109.2a", "H-4"),
        a=OWN,
        group=Text("Declare an attacker", "宣告进攻生物"),
    ),
    ActionKind(
        "block",
        (Form("blocks", "blocks {target} with {place}", "以{place}阻挡{target}"),),
        "{own} blocks {foe}",
        "{own}阻挡{foe}",
        ("109.3a", "H-4"),
        a=OWN,
        b=ATTACKER,
        group=Text("Declare a blocker", "宣告阻挡生物"),
        subject=Text("{own}", "{own}"),
        target=Text("{foe}", "{foe}"),
    ),
    ActionKind("target", (Form("targets", "targets {target}", "选择{target}"),), "{foe}", "{foe}", ("110.5a", "112.3b", "109.4"), a=TARGET),
    ActionKind(
        "card",
        (
            Form("targets", "targets {card}", "选择{card}"),
            Form("discards", "discards {cards}", "弃置{cards}"),
            Form("exchanges", "exchanges {cards}", "置换{cards}"),
        ),
        "{card}",
        "{card}",
        ("112.3b", "108.6b", "103.4"),
        a=CARD,
    ),
    ActionKind("option", (Form("chooses", "chooses {number}", "选择第{number}项"),), "{effects}", "{effects}", ("112.3b",), a=OPTION),
    ActionKind(
        "number",
        (Form("announces", "announces {amount}", "宣布置换 {amount} 张"),),
        "Exchange {number} cards",
        "置换 {number} 张",
        ("103.4",),
        a=AMOUNT,
        but=(Sentence("Keep the hand", "保留手牌", number=0), Sentence("Exchange 1 card", "置换 1 张", number=1)),
    ),
    ActionKind("accept", (Form("accepts", "accepts", "发动"),), "Use it", "发动", ("112.3b",)),
    ActionKind("decline", (Form("declines", "declines", "放弃"),), "Do not use it", "不发动", ("112.3b",)),
)

ACTIONS = ActionTable(codes.ACTION_KINDS, codes.PACKING, KINDS)
