"""Chinese for conditions: one clause each, to stand after 若."""

from __future__ import annotations

from typing import Any

from rules.hota.language import conditions
from rules.hota.language.selectors import CardCount, PermanentCount, PlayerFigure
from rules.hota.text.chinese_amounts import DEEDS, HAS
from rules.hota.text.chinese_nouns import ZONES, before, card_noun, known, measure, noun, predicates
from rules.kernel.text.chinese import between
from rules.kernel.text.chinese_words import WHOSE, how_many

OPPOSITES = {"已横置": "未横置", "处于重置状态": "未处于重置状态", "已受伤": "未受伤", "佩带装备": "未佩带装备"}


def count(asked: conditions.Count) -> str:
    """`你操控至少两个生物`, `你的手牌中没有法术牌`."""
    of, least, most = asked.of, asked.at_least, asked.at_most
    number = how_many(least, most)
    if isinstance(of, PlayerFigure):
        return between(f"{WHOSE[of.side]}的{HAS[of.has]}", least, most)
    if isinstance(of, PermanentCount):
        named = noun(of, "any", other=of.other)
        if of.side == "any":
            return f"战场上有{number}{measure(of)}{named}" if number else f"战场上没有{named}"
        return f"{WHOSE[of.side]}操控{number}{measure(of)}{named}" if number else f"{WHOSE[of.side]}没有操控{named}"
    if isinstance(of, CardCount):
        named, zone = card_noun(of), f"{WHOSE[of.side]}的{ZONES[of.zone]}"
        if of.zone == "hand" and named == "牌":
            return f"{WHOSE[of.side]}{f'有{number}张' if number else '没有'}手牌"
        return f"{zone}中有{number}张{named}" if number else f"{zone}中没有{named}"
    return DEEDS.happened(of, least, most)


def matches(asked: conditions.Is, kind: str, *, is_denied: bool) -> str:
    """`其已横置`, `此生物是具有飞行的力量生物`; of one predicate alone the noun is left out."""
    who: Any = asked.who
    subject, said = known(who, kind), predicates(asked)
    if asked.kind == "creature" and len(said) == 1 and not before(asked):
        told = _opposite(said[0]) if is_denied else said[0]
        if told:
            return f"{subject}{told}"
    return f"{subject}{'不是' if is_denied else '是'}{noun(asked, 'any')}"


def _opposite(said: str) -> str:
    """The opposite of a predicate, nothing where it has none."""
    if said.startswith(("具有", "不具")):
        return ("不具" if said.startswith("具有") else "具有") + said[2:]
    return OPPOSITES.get(said, "")
