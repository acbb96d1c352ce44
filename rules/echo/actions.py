"""Echo's actions: what their packed operands are, the lines that people type, the words in both languages, the clauses they rest on."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.state import codes
from rules.kernel.telling.actions import ActionKind, ActionTable, Operand, card_operand
from rules.kernel.telling.events import Sentence
from rules.kernel.telling.notation import Form
from rules.wording import Text

#: A slot that stands for a hero; followers' slots are 1 to 5 from their owner's left.
HERO = 0


def _slot(number: int) -> int:
    return HERO if number == codes.SLOTS else number + 1


def _refilled(number: int, side: int, play: Any) -> dict[str, Any]:
    return {"card_id": number, "card": play.cards[number], "slot": play.refilled_slot}


CARD = card_operand(codes.CARDS)
SLOT = Operand(codes.SLOTS, lambda number, side, play: {"slot": _slot(number)})
SLOT_OR_HERO = Operand(codes.SLOTS + 1, lambda number, side, play: {"slot": _slot(number)})
ENEMY = Operand(codes.SLOTS + 1, lambda number, side, play: {"target": _slot(number), "target_side": 1 - side})
ANYWHERE = Operand(codes.FIELD, lambda number, side, play: {"target": number % codes.SLOTS + 1, "target_side": number // codes.SLOTS})
OPTION = Operand(16, lambda number, side, play: {"option": number + 1})

END = Text("End", "结束")
KINDS = (
    ActionKind("keep", (Form("keeps", "keeps", "保留手牌"),), "Keep the hand", "保留手牌", ("2.1.1d",)),
    ActionKind("toss", (Form("mulligans", "mulligans {cards}", "置换{cards}"),), "{card}", "{card}", ("2.1.1d", "2.1.1e"), a=CARD),
    ActionKind(
        "place",
        (Form("places", "places {card} in {slot}", "将{card}放置到{slot}"),),
        "Place {card} face down in slot {slot}",
        "将{card}背面朝上放到{slot}号位",
        ("2.1.1f", "2.1.2(3)b"),
        a=CARD,
        b=SLOT,
        group=Text("Place a follower", "放置随从"),
        subject=Text("{card}", "{card}"),
        target=Text("slot {slot}", "{slot}号位"),
    ),
    ActionKind("ready", (Form("is ready", "is ready", "准备完毕"),), "Place no more", "不再放置", ("2.1.1f",), group=END),
    ActionKind(
        "awaken",
        (Form("awakens", "awakens {slot}", "唤醒{slot}"),),
        "Awaken {follower} in slot {slot}{cost}",
        "唤醒{slot}号位的{follower}{cost}",
        ("2.1.2(3)c",),
        b=SLOT,
        group=Text("Awaken", "唤醒"),
    ),
    ActionKind(
        "play",
        (Form("plays", "plays {card}", "使用{card}"),),
        "Play {card}{cost}",
        "使用{card}{cost}",
        ("2.1.2(3)a",),
        a=CARD,
        group=Text("Play an item", "使用道具"),
    ),
    ActionKind(
        "use",
        (Form("uses", "uses {slot_or_hero}", "发动{slot_or_hero}的主动技"),),
        "Use the active skill of {own}",
        "发动{own}的主动技",
        ("2.1.2(3)d", "2.1.2(3)e"),
        b=SLOT_OR_HERO,
        group=Text("Use an active skill", "发动主动技"),
    ),
    ActionKind(
        "attack",
        (Form("attacks", "attacks {slot} -> {target}", "{slot}攻击对方{target}", {"side": "enemy"}),),
        "{own} attacks {foe}",
        "{own}攻击{foe}",
        ("2.1.2(3)e",),
        a=SLOT,
        b=ENEMY,
        but=(Sentence("{own} attacks the hero {foe}", "{own}攻击英雄{foe}", target=HERO),),
        group=Text("Attack", "攻击"),
        subject=Text("{own}", "{own}"),
        target=Text("{foe}", "{foe}"),
    ),
    ActionKind("end", (Form("ends", "ends", "结束主阶段"),), "End the main phase", "结束主阶段", ("2.1.2(3)f",), group=END),
    ActionKind(
        "refill",
        (Form("refills", "refills {slot} with {card}", "以{card}补充{slot}"),),
        "Refill slot {slot} with {card}",
        "以{card}补充{slot}号位",
        ("2.3.1a",),
        a=Operand(codes.CARDS, _refilled),
    ),
    ActionKind(
        "decline",
        (Form("declines", "declines", "放弃"),),
        "Do not use it",
        "不发动",
        ("2.3.1a", "4.2d", "4.2e"),
        but=(Sentence("Leave it empty", "不补充", asked=codes.REFILL),),
    ),
    ActionKind("accept", (Form("accepts", "accepts", "发动"),), "Use it", "发动", ("4.2d", "4.2e")),
    ActionKind(
        "target", (Form("targets", "targets {side} {target}", "选择{side}{target}"),), "{whose}{foe}", "{whose}{foe}", ("4.2",), b=ANYWHERE
    ),
    ActionKind("pick", (Form("targets", "targets {card}", "选择{card}"),), "{card}", "{card}", ("4.2",), a=CARD),
    ActionKind("choose", (Form("chooses", "chooses {option}", "选择第{option}项"),), "{effects}", "{effects}", ("4.2k",), b=OPTION),
    ActionKind("discard", (Form("discards", "discards {cards}", "弃置{cards}"),), "{card}", "{card}", ("2.1.2(4)",), a=CARD),
    ActionKind("done", (Form("is done", "is done", "选择完毕"),), "No more", "不再选择", ("4.2",)),
)

ACTIONS = ActionTable(codes.ACTION_KINDS, codes.PACKING, KINDS)
