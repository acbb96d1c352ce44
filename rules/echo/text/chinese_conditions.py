"""Chinese for conditions: one clause each."""

from __future__ import annotations

from rules.echo.language import conditions
from rules.echo.language.logic import clauses_of
from rules.echo.language.selectors import CardCount, EventCount, FollowerCount
from rules.echo.text.chinese_events import counted, happened, never_happened
from rules.echo.text.chinese_nouns import (
    SIDES,
    ZONES,
    between,
    card_noun,
    follower,
    follower_noun,
    kinship,
    limits,
)
from rules.echo.text.grammar import Mentions, affirmed

PHASES = {"draw": "抽牌阶段", "main": "主阶段", "end": "结束阶段"}


def all_of(asked: tuple[conditions.Condition, ...], mentions: Mentions) -> str:
    """All clauses of conditions, of each of which one is enough."""
    clauses = clauses_of(asked)
    said = ["或".join(condition(each, mentions) for each in clause) for clause in clauses]
    if len(clauses) > 1:
        said = [f"（{text}）" if len(clause) > 1 else text for text, clause in zip(said, clauses, strict=True)]
    return "且".join(said)


def condition(asked: conditions.Condition, mentions: Mentions) -> str:
    """One condition as a clause, to stand after 若."""
    match asked:
        case conditions.Count(of=of):
            mentions.forget()
            return _count(asked, of)
        case conditions.Life(side=side):
            return between(f"{SIDES[side]}英雄生命值", asked.at_least, asked.at_most)
        case conditions.Energy():
            if (asked.at_least, asked.at_most) == (1, None):
                return "己方有剩余能量"
            return between("己方剩余能量", asked.at_least, asked.at_most)
        case conditions.Is():
            return _is(asked, mentions)
        case conditions.Not(of=conditions.Is() as of):
            said = affirmed(of)
            return _is(said, mentions) if said else _is(of, mentions, is_denied=True)
        case conditions.Phase(phase=phase):
            return f"当前为{PHASES[phase]}"
        case conditions.Not(of=conditions.Phase(phase=phase)):
            return f"当前不是{PHASES[phase]}"
        case conditions.TurnOf(side=side):
            return f"当前为{SIDES[side]}回合"
        case conditions.FirstPlayer(side=side):
            return f"己方为{'先手' if side == 'own' else '后手'}"
        case _:
            raise AssertionError(asked)


def _count(asked: conditions.Count, of: FollowerCount | CardCount | EventCount) -> str:
    least, most = asked.at_least, asked.at_most
    if isinstance(of, EventCount):
        return _events(of, least, most)
    if isinstance(of, FollowerCount):
        where, noun, measure = SIDES[of.side], follower_noun(of, other=of.other), "只"
    else:
        where, noun, measure = f"{SIDES[of.side]}{ZONES[of.zone]}中", card_noun(of), "张"
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


def _is(asked: conditions.Is, mentions: Mentions, *, is_denied: bool = False) -> str:
    """`其为火属性兽族随从`; what is denied is its kinship alone."""
    if asked.who.endswith("hero"):
        is_faction = asked.faction and not asked.attribute and not asked.race and not asked.unlike
        verb = ("不属于" if is_denied else "属于") if is_faction else "不是" if is_denied else "为"
        return f"{'己方' if asked.who == 'own_hero' else '对方'}英雄{verb}{kinship(asked)}"
    subject = follower(mentions, asked.who)
    said = [{"awake": "处于唤醒状态", "asleep": "处于沉睡状态"}[asked.state]] if asked.state else []
    if kinship(asked):
        said.append(f"{'不是' if is_denied else '为'}{kinship(asked)}随从")
    return subject + "且".join(said + limits(asked))
