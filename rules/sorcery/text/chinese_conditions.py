"""Chinese for conditions: one clause each, to stand after 若."""

from __future__ import annotations

from typing import Any

from rules.kernel.text.chinese import between
from rules.kernel.text.chinese_words import WHOSE, how_many
from rules.sorcery.language import conditions
from rules.sorcery.language.selectors import CardCount, PlayerFigure, ThingCount
from rules.sorcery.text.chinese_amounts import DEEDS, figure_name
from rules.sorcery.text.chinese_nouns import ZONES, before, card_noun, known, measure, noun, predicates

OPPOSITES = {"已横置": "未横置", "未横置": "已横置", "已受伤": "未受伤", "持有神器": "未持有神器", "被持有": "未被持有"}


def count(asked: conditions.Count, kind: str) -> str:
    """`你控制至少两个随从`, `有至少一个邻近的敌方单位`."""
    of, least, most = asked.of, asked.at_least, asked.at_most
    number = how_many(least, most)
    if isinstance(of, PlayerFigure):
        return between(f"{WHOSE[of.side]}的{figure_name(of.has)}", least, most)
    if isinstance(of, ThingCount):
        is_owned = of.side != "any" and of.where is None
        named = noun(of, "any" if is_owned else of.side, kind, other=of.other)
        if is_owned:
            return f"{WHOSE[of.side]}控制{number}{measure(of)}{named}" if number else f"{WHOSE[of.side]}没有控制{named}"
        there = "" if of.where else "领域中"
        return f"{there}有{number}{measure(of)}{named}" if number else f"{there}没有{named}"
    if isinstance(of, CardCount):
        named, zone = card_noun(of), f"{WHOSE[of.side]}的{ZONES[of.zone]}"
        if of.zone == "hand" and named == "牌":
            return f"{WHOSE[of.side]}{f'有{number}张' if number else '没有'}手牌"
        return f"{zone}中有{number}张{named}" if number else f"{zone}中没有{named}"
    return DEEDS.happened(of, least, most)


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
