"""Chinese for conditions: one clause each, to stand after 若."""

from __future__ import annotations

from typing import Any

from rules.kernel.text.chinese import between
from rules.sorcery.language import conditions
from rules.sorcery.language.selectors import CardCount, EventCount, PlayerFigure, ThingCount
from rules.sorcery.text.chinese_amounts import DEEDS, MEASURES, SIDES, doer, figure_name, turn_of
from rules.sorcery.text.chinese_nouns import ZONES, before, card_noun, known, measure, noun, numeral, predicates

OPPOSITES = {"已横置": "未横置", "未横置": "已横置", "已受伤": "未受伤", "持有神器": "未持有神器", "被持有": "未被持有"}


def _number(least: int | None, most: int | None) -> str:
    """`至少两`, `恰好一`, `两至四`; nothing for none."""
    if most is not None and most <= 0:
        return ""
    if most is None:
        return f"至少{numeral(least or 0)}"
    if least is None:
        return f"至多{numeral(most)}"
    return f"恰好{numeral(least)}" if least == most else f"{numeral(least)}至{numeral(most)}"


def count(asked: conditions.Count, kind: str) -> str:
    """`你控制至少两个随从`, `有至少一个邻近的敌方单位`."""
    of, least, most = asked.of, asked.at_least, asked.at_most
    number = _number(least, most)
    if isinstance(of, PlayerFigure):
        return between(f"{SIDES[of.side]}的{figure_name(of.has)}", least, most)
    if isinstance(of, ThingCount):
        is_owned = of.side != "any" and of.where is None
        named = noun(of, "any" if is_owned else of.side, kind, other=of.other)
        if is_owned:
            return f"{SIDES[of.side]}控制{number}{measure(of)}{named}" if number else f"{SIDES[of.side]}没有控制{named}"
        there = "" if of.where else "领域中"
        return f"{there}有{number}{measure(of)}{named}" if number else f"{there}没有{named}"
    if isinstance(of, CardCount):
        named, zone = card_noun(of), f"{SIDES[of.side]}的{ZONES[of.zone]}"
        if of.zone == "hand" and named == "牌":
            return f"{SIDES[of.side]}{f'有{number}张' if number else '没有'}手牌"
        return f"{zone}中有{number}张{named}" if number else f"{zone}中没有{named}"
    return _happened(of, least, most)


def _happened(of: EventCount, least: int | None, most: int | None) -> str:
    number = _number(least, most)
    if of.this_turn in MEASURES:
        if (least, most) in ((1, None), (None, 0), (0, 0)):
            said = {"life_gained": "恢复过生命值", "life_lost": "失去过生命值"}[of.this_turn]
            return f"{doer(of)}本回合{'' if least else '没有'}{said}"
        return between(f"{turn_of(of)}{MEASURES[of.this_turn]}", least, most)
    if of.this_turn == "died":
        whose = {"own": "己方", "enemy": "敌方", "any": ""}[of.side]
        return f"本回合有{number}个{whose}随从死亡" if number else f"本回合没有{whose}随从死亡"
    verb, thing, unit = DEEDS[of.this_turn]
    return f"{turn_of(of)}{verb}过{number}{unit}{thing}" if number else f"{doer(of)}本回合没有{verb}过{thing}"


def matches(asked: conditions.Is, kind: str, *, is_denied: bool) -> str:
    """`其已横置`, `此随从是具有致命的火元素随从`; of one predicate alone the noun is left out."""
    who: Any = asked.who
    subject, said = known(who, kind), predicates(asked, kind)
    if asked.kind == "unit" and len(said) == 1 and not before(asked):
        told = _opposite(said[0]) if is_denied else said[0]
        if told and not asked.where:
            return f"{subject}{told}"
    return f"{subject}{'不是' if is_denied else '是'}{noun(asked, 'any', kind)}"


def _opposite(said: str) -> str:
    """The opposite of a predicate, nothing where it has none."""
    if said.startswith(("具有", "不具")):
        return ("不具" if said.startswith("具有") else "具有") + said[2:]
    if said.startswith(("处于", "位于")):
        return f"不{said}" if said.startswith("处于") else f"不在{said[2:]}"
    return OPPOSITES.get(said, "")
