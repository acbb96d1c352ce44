"""Sorcery's actions: their packed operands, the lines that people type, both languages' words, the clauses and rulings behind them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.kernel.compiled.machine import codes as asking
from rules.kernel.telling.actions import ActionKind, ActionTable, Operand, number_operand
from rules.kernel.telling.events import Sentence
from rules.kernel.telling.notation import Form
from rules.sorcery.engine.core.state import codes
from rules.sorcery.squares import LOCATIONS, PLACES, SQUARES, TARGETS
from rules.wording import Text

Fields = Mapping[str, Any]
DECKS = ("spellbook", "atlas")


def _card(number: int, side: int, play: Any) -> Fields:
    return {"card_id": number, "card": play.cards.get(number)}


def _target(number: int, side: int, play: Any) -> Fields:
    return {"target": TARGETS[number]}


def _own(number: int, side: int, play: Any) -> Fields:
    """Return the fields of an object or a site of the player's own, by its place."""
    return {**_card(int(play.state[0]["card"][number]), side, play), "place": TARGETS[number]}


def _where(number: int, side: int, play: Any) -> Fields:
    """Return the field that says where a spell is cast: `spot` for a square, `target` for a unit."""
    if number < codes.SQUARES:
        return {"spot": SQUARES[number]}
    return {"target": PLACES[side * codes.PLACES + number - codes.SQUARES]}


def _location(number: int, side: int, play: Any) -> Fields:
    return {"spot": LOCATIONS[number]}


CARD, OWN, TARGET = Operand(codes.CARDS, _card), Operand(codes.TARGETS, _own), Operand(codes.TARGETS, _target)
LOCATION, WHERE, NUMBER = Operand(codes.LOCATIONS, _location), Operand(codes.SQUARES + codes.PLACES, _where), number_operand(32)

KINDS = (
    ActionKind(
        "pass",
        (Form("passes", "passes", "结束"),),
        "No more",
        "不再选择",
        ("4.3d", "1.5d", "6.3d", "6.5d"),
        but=(
            Sentence("End the turn", "结束回合", asked=codes.ASK_MAIN),
            Sentence("Keep the rest", "其余保留", asked=asking.CARDS, purpose=codes.FOR_MULLIGAN),
            Sentence("Do not intercept", "不拦截", asked=asking.TARGETS, purpose=codes.FOR_INTERCEPTING),
            Sentence("No more defenders", "不再防御", asked=asking.TARGETS, purpose=codes.FOR_DEFENDING),
        ),
        group=Text("End the turn", "结束回合"),
    ),
    ActionKind(
        "draw", (Form("draws", "draws from {deck}", "从{deck}抽牌"),), "Draw from the {deck}", "从{deck}抽牌", ("4.2c", "S-2"), a=NUMBER
    ),
    ActionKind(
        "site",
        (Form("plays", "plays {card} on {square}", "将{card}打出到{square}"),),
        "Play {card} on {spot}",
        "将{card}打出到{spot}",
        ("5.1a", "S-4"),
        a=CARD,
        b=LOCATION,
        group=Text("Play a site", "打出地标"),
    ),
    ActionKind(
        "draw_site",
        (Form("draws", "draws a site", "抽一张地标"),),
        "Tap the avatar to draw a site",
        "横置化身，抽一张地标",
        ("5.1a", "S-4"),
    ),
    ActionKind(
        "cast",
        (
            Form("casts", "casts {card} on {square}", "将{card}施放到{square}"),
            Form("casts", "casts {card} with {object}", "由{object}施放{card}"),
        ),
        "Cast {card} on {spot}{cost}",
        "将{card}施放到{spot}{cost}",
        ("5.2a", "S-5"),
        a=CARD,
        b=WHERE,
        but=(Sentence("Cast {card} with {foe}{cost}", "由{foe}施放{card}{cost}", spot=""),),
        group=Text("Cast a spell", "施放法术"),
    ),
    ActionKind(
        "move",
        (Form("moves", "moves {unit} to {spot}", "将{unit}移动到{spot}"),),
        "{own} moves to {spot}",
        "{own}移动到{spot}",
        ("6.2a", "S-6"),
        a=OWN,
        b=LOCATION,
        group=Text("Move", "移动"),
        subject=Text("{own}", "{own}"),
        target=Text("{spot}", "{spot}"),
    ),
    ActionKind(
        "attack",
        (Form("attacks", "attacks {target} with {unit}", "以{unit}攻击{target}"),),
        "{own} attacks {foe}",
        "{own}攻击{foe}",
        ("6.4a", "S-7"),
        a=OWN,
        b=TARGET,
        group=Text("Attack", "攻击"),
        subject=Text("{own}", "{own}"),
        target=Text("{foe}", "{foe}"),
    ),
    ActionKind(
        "shoot",
        (Form("shoots", "shoots {object} with {unit}", "以{unit}射击{object}"),),
        "{own} shoots at {foe}",
        "{own}射击{foe}",
        ("6.8a", "S-16"),
        a=OWN,
        b=TARGET,
        group=Text("Shoot", "射击"),
        subject=Text("{own}", "{own}"),
        target=Text("{foe}", "{foe}"),
    ),
    ActionKind(
        "use",
        (Form("uses", "uses {place}", "使用{place}的能力"), Form("uses", "uses {place} ability {number}", "使用{place}的第{number}个能力")),
        "{own}: {skill}",
        "{own}：{skill}",
        ("9.2a", "S-12"),
        a=OWN,
        b=NUMBER,
        group=Text("Use an ability", "使用能力"),
    ),
    ActionKind(
        "pick_up",
        (Form("picks up", "picks up {object} with {unit}", "由{unit}拾起{object}"),),
        "{own} picks up {foe}",
        "{own}拾起{foe}",
        ("7.3a", "S-11"),
        a=OWN,
        b=TARGET,
        group=Text("Artifacts", "神器"),
    ),
    ActionKind(
        "drop",
        (Form("drops", "drops {object} with {unit}", "由{unit}丢下{object}"),),
        "{own} drops {foe}",
        "{own}丢下{foe}",
        ("7.3a", "S-11"),
        a=OWN,
        b=TARGET,
        group=Text("Artifacts", "神器"),
    ),
    ActionKind(
        "target",
        (Form("targets", "targets {target}", "选择{target}"),),
        "{foe}",
        "{foe}",
        ("5.6b", "6.2c", "6.3a", "6.5a", "6.6b", "9.8a"),
        a=TARGET,
    ),
    ActionKind(
        "card",
        (Form("targets", "targets card {card}", "选择{card}"), Form("puts back", "puts back {cards}", "放回{cards}")),
        "{card}",
        "{card}",
        ("1.5d", "9.8d"),
        a=CARD,
    ),
    ActionKind("option", (Form("chooses", "chooses {number}", "选择第{number}项"),), "{effects}", "{effects}", ("9.8a",), a=NUMBER),
    ActionKind("number", (Form("chooses", "chooses {number}", "选择{number}"),), "{number}", "{number}", ("9.8a",), a=NUMBER),
    ActionKind(
        "accept",
        (Form("accepts", "accepts", "是"),),
        "Yes",
        "是",
        ("9.3d", "6.5f"),
        but=(Sentence("It stays in the fight", "保留原目标", asked=asking.MAY, purpose=codes.FOR_KEEPING),),
    ),
    ActionKind(
        "decline",
        (Form("declines", "declines", "否"),),
        "No",
        "否",
        ("9.3d", "6.5f"),
        but=(Sentence("It is left out", "移除原目标", asked=asking.MAY, purpose=codes.FOR_KEEPING),),
    ),
)

ACTIONS = ActionTable(codes.ACTION_KINDS, codes.PACKING, KINDS)
