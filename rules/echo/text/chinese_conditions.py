"""Chinese for conditions: whether things are so many, and whether somebody is so."""

from __future__ import annotations

from rules.echo.language import conditions
from rules.echo.language.selectors import EventCount, FollowerCount
from rules.echo.text.chinese_events import counted, happened, never_happened
from rules.echo.text.chinese_nouns import (
    SIDES,
    card_noun,
    follower,
    follower_noun,
    kinship,
    limits,
)
from rules.echo.text.values import ZONES
from rules.kernel.text.chinese import between
from rules.kernel.text.names import Named


def count(asked: conditions.Count) -> str:
    """`己方有至少2只兽族随从`."""
    of, least, most = asked.of, asked.at_least, asked.at_most
    if isinstance(of, EventCount):
        return _events(of, least, most)
    if isinstance(of, FollowerCount):
        where, noun, measure = SIDES[of.side], follower_noun(of, other=of.other), "只"
    else:
        where, noun, measure = f"{SIDES[of.side]}{ZONES[of.zone].zh}中", card_noun(of), "张"
    if most == 0:
        return f"{where}没有{noun}"
    if most is None:
        return f"{where}有{noun}" if least == 1 else f"{where}有至少{least}{measure}{noun}"
    if least is None:
        return f"{where}有不多于{most}{measure}{noun}"
    return f"{where}恰有{least}{measure}{noun}" if least == most else f"{where}有{least}至{most}{measure}{noun}"


def _events(of: EventCount, least: int | None, most: int | None) -> str:
    if most == 0:
        return never_happened(of)
    return happened(of) if (least, most) == (1, None) else between(counted(of), least, most)


def matches(asked: conditions.Is, *, is_denied: bool = False) -> str:
    """`其为火属性兽族随从`; what is denied is its kinship alone."""
    if isinstance(asked.who, str):
        is_faction = asked.faction and not asked.attribute and not asked.race and not asked.unlike
        verb = ("不属于" if is_denied else "属于") if is_faction else "不是" if is_denied else "为"
        return f"{'己方' if asked.who == 'own_hero' else '对方'}英雄{verb}{kinship(asked)}"
    assert isinstance(asked.who, Named)
    subject = follower(asked.who)
    said = [{"awake": "处于唤醒状态", "asleep": "处于沉睡状态"}[asked.state]] if asked.state else []
    if kinship(asked):
        said.append(f"{'不是' if is_denied else '为'}{kinship(asked)}随从")
    return subject + "且".join(said + limits(asked))
