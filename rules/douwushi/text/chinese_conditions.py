"""Chinese for conditions: one clause each, to stand after 若."""

from __future__ import annotations

from rules.douwushi.language import conditions
from rules.douwushi.language.amounts import Counted
from rules.douwushi.language.selectors import EventCount, FallenCount
from rules.douwushi.text.chinese_nouns import CALLINGS, counted, known, numeral, states
from rules.douwushi.text.grammar import Mentions
from rules.kernel.language.phrases import chinese_series, each_of
from rules.kernel.language.words import untold


def all_of(asked: tuple[conditions.Condition, ...], mentions: Mentions) -> str:
    """All conditions of a list."""
    said = [condition(each, mentions) for each in asked]
    if len(asked) > 1:
        said = [f"（{text}）" if isinstance(each, conditions.Any) else text for text, each in zip(said, asked, strict=True)]
    return "且".join(said)


def condition(asked: conditions.Condition, mentions: Mentions) -> str:
    """One condition as a clause."""
    match asked:
        case conditions.Count(of=of, at_least=least, at_most=most):
            return _count(mentions, of, least, most)
        case conditions.Is():
            subject = known(mentions, asked.who)
            said = [{"重置状态": "处于重置状态", "横置": "处于横置状态"}.get(each, each) for each in states(asked)]
            if asked.calling:
                said.insert(0, f"是{chinese_series([CALLINGS[each] for each in each_of(asked.calling)])}")
            return f"{subject}{'且'.join(said)}"
        case conditions.TurnOf(side=side):
            return f"当前为{'己方' if side == 'own' else '对手的'}回合"
        case conditions.Any(of=several):
            return "或".join(condition(each, mentions) for each in several)
        case _:
            raise untold(asked)


def _count(mentions: Mentions, of: Counted, least: int | None, most: int | None) -> str:
    """`场上有至少两名己方英雄`, `己方英雄已阵亡至少三名`."""
    where, measure, thing = counted(mentions, of)
    has = "" if where.endswith("过") else "有"
    done = "已阵亡" if isinstance(of, FallenCount) else "阵亡" if isinstance(of, EventCount) and of.this_turn == "died" else ""
    if most == 0:
        return f"{where}没有{thing}{done}" if has else f"{where[:-3]}未{where[-3:-1]}{thing}"
    if most is None:
        number = "至少" + numeral(least or 1)
    elif least is None:
        number = "至多" + numeral(most)
    else:
        number = f"恰好{numeral(least)}" if least == most else f"{numeral(least)}至{numeral(most)}"
    return f"{where}{has}{number}{measure}{thing}{done}"
