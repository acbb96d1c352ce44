"""Dou Wushi's actions: what their packed operands are, the lines that people type, both languages' words, the clauses they rest on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.douwushi.engine.core.state import codes
from rules.kernel.telling.actions import ActionKind, ActionTable, Operand, number_operand
from rules.kernel.telling.events import Sentence
from rules.kernel.telling.notation import Form
from rules.wording import Text

Fields = Mapping[str, Any]
ITEMS, SPELLS = codes.ASK_ITEMS, codes.ASK_SPELLS


def _place(number: int, side: int, play: Any) -> Fields:
    return {"place": number + 1}


def _number(number: int, side: int, play: Any) -> Fields:
    return {"number": number}


def _slot(number: int, side: int, play: Any) -> Fields:
    return {"target": number % codes.PLACES + 1, "target_side": number // codes.PLACES}


def _any_card(number: int, side: int, play: Any) -> Fields:
    """A card, with the hero that bears it."""
    bearers = play.bearers()
    borne = _slot(bearers[number], side, play) if number in bearers else {}
    return {"card_id": number, "card": play.cards.get(number), **borne}


def _card(number: int, side: int, play: Any) -> Fields:
    number += side * codes.SIDE_CARDS
    return {"card_id": number, "card": play.cards.get(number)}


def _item(number: int, side: int, play: Any) -> Fields:
    """A card of its own, with the place of the hero that bears it."""
    found = _card(number, side, play)
    return {**found, "place": play.bearers()[found["card_id"]] % codes.PLACES + 1}


def _hero(number: int, side: int, play: Any) -> Fields:
    """A hero of its own, by its place."""
    card = int(play.state[0]["card"][side * codes.PLACES + number])
    return {"card_id": card, "card": play.cards.get(card), "place": number + 1}


def _guarded(number: int, side: int, play: Any) -> Fields:
    return {"target": number + 1, "target_side": side}


CARD, ITEM = Operand(codes.SIDE_CARDS, _card), Operand(codes.SIDE_CARDS, _item)
PLACE, HERO, GUARDED = Operand(codes.PLACES, _place), Operand(codes.PLACES, _hero), Operand(codes.PLACES, _guarded)
SLOT, ANY_CARD = Operand(codes.FIELD, _slot), Operand(codes.CARDS, _any_card)
SKILL, STACK, OPTION = number_operand(codes.SKILLS), number_operand(codes.STACKS), number_operand(32)
AMOUNT, YES = Operand(codes.MOST_X + 1, _number), Operand(2, _number)

OWN, ENEMY = {"side": "own"}, {"side": "enemy"}
KINDS = (
    ActionKind(
        "deploy",
        (Form("deploys", "deploys {card}", "派{card}出战"),),
        "Deploy {card}",
        "派{card}出战",
        ("5.2.1a",),
        a=CARD,
        group=Text("Deploy a hero", "英雄出战"),
    ),
    ActionKind(
        "equip",
        (Form("equips", "equips {place} with {card}", "为{place}装备{card}"),),
        "Equip {own} with {card} ({cost} MP)",
        "为{own}装备{card}（{cost} 点 MP）",
        ("5.2.2a",),
        a=CARD,
        b=PLACE,
        group=Text("Equip", "装备部署"),
        subject=Text("{card}", "{card}"),
        target=Text("{own}: {cost} MP", "{own}：{cost} 点 MP"),
    ),
    ActionKind(
        "cast",
        (Form("casts", "casts {card}", "使用{card}"),),
        "Cast {card}",
        "使用{card}",
        ("5.2.3",),
        a=CARD,
        group=Text("Cast a spell", "使用魔法牌"),
    ),
    ActionKind(
        "attack",
        (
            Form("attacks", "attacks {place} -> own {target}", "{place}攻击己方{target}", OWN),
            Form("attacks", "attacks {place} -> enemy {target}", "{place}攻击敌方{target}", ENEMY, is_read_only=True),
            Form("attacks", "attacks {place} -> {target}", "{place}攻击敌方{target}", ENEMY),
        ),
        "{own} attacks {foe}",
        "{own}攻击{foe}",
        ("5.2.4a",),
        a=PLACE,
        b=SLOT,
        but=(Sentence("{own} attacks own {foe}", "{own}攻击己方{foe}", is_own=True),),
        group=Text("Attack", "武器攻击"),
        subject=Text("{own}", "{own}"),
        target=Text("{whose}{foe}", "{whose}{foe}"),
    ),
    ActionKind(
        "skill",
        (Form("uses", "uses {place}", "{place}施放技能"), Form("uses", "uses {place} skill {number}", "{place}施放第{number}个技能")),
        "{own} uses {skill}{changed_cost}",
        "{own}施放{skill}{changed_cost}",
        ("5.2.5a",),
        a=HERO,
        b=SKILL,
        group=Text("Use a skill", "施放技能"),
    ),
    ActionKind(
        "item",
        (
            Form("uses", "uses {card} of {place}", "发动{place}的{card}"),
            Form("uses", "uses {card} of {place} skill {number}", "发动{place}的{card}的第{number}个效果"),
        ),
        "{own} uses {card} {skill}",
        "{own}使用{card}{skill}",
        ("6.2d",),
        a=ITEM,
        b=SKILL,
        group=Text("Use an item", "使用物品"),
    ),
    ActionKind(
        "guard",
        (Form("guards", "guards {target} with {place}", "由{place}护卫{target}", OWN),),
        "{own} guards {foe}",
        "{own}护卫{foe}",
        ("5.2.7a",),
        a=PLACE,
        b=GUARDED,
        group=Text("Guard", "护卫"),
        subject=Text("{own}", "{own}"),
        target=Text("{foe}", "{foe}"),
    ),
    ActionKind("end", (Form("ends", "ends", "结束回合"),), "End the turn", "结束回合", ("5.3",), group=Text("End", "结束")),
    ActionKind(
        "target", (Form("targets", "targets {side} {target}", "选择{side}{target}"),), "{whose}{foe}", "{whose}{foe}", ("5.2.5c",), b=SLOT
    ),
    ActionKind(
        "card",
        (
            Form("targets", "targets {card} of {side} {target}", "选择{side}{target}的{card}"),
            Form("targets", "targets {card}", "选择{card}"),
            Form("discards", "discards {cards}", "弃置{cards}"),
        ),
        "{card}",
        "{card}",
        ("5.2.5c", "5.3a"),
        b=ANY_CARD,
        but=(
            Sentence("{card} ({deck})", "{card}（{deck}）", asked=(ITEMS, SPELLS), target=None),
            Sentence("{card} of {whose}{foe}", "{whose}{foe}的{card}", asked=ITEMS),
            Sentence("{card} on {whose}{foe}", "{whose}{foe}身上的{card}", asked=SPELLS),
        ),
    ),
    ActionKind(
        "stack", (Form("takes", "takes stack {number}", "获得第{number}叠悬赏牌"),), "{stack}", "{stack}", ("3.5b", "W-21"), b=STACK
    ),
    ActionKind(
        "number", (Form("pays", "pays {amount}", "支付 {amount} 点 MP"),), "Pay {number} MP", "支付 {number} 点 MP", ("5.2.5b",), b=AMOUNT
    ),
    ActionKind("option", (Form("chooses", "chooses {number}", "选择第{number}项"),), "{effects}", "{effects}", ("W-16",), b=OPTION),
    ActionKind(
        "answer",
        (Form("accepts", "accepts", "发动"), Form("declines", "declines", "放弃")),
        "Use it",
        "发动",
        ("6.1d", "6.2d", "6.3"),
        b=YES,
        but=(Sentence("Do not use it", "不发动", number=0),),
    ),
    ActionKind("done", (Form("is done", "is done", "选择完毕"),), "No more", "不再选择", ("5.2.5c",)),
    ActionKind(
        "start", (Form("starts", "starts with {card}", "以{card}首发"),), "Start with {card}", "以{card}首发", ("4.2", "W-1"), a=CARD
    ),
)

ACTIONS = ActionTable(codes.ACTION_KINDS, codes.PACKING, KINDS)
