"""Chinese for conditions: whether things are so many, and whether a hero is so."""

from __future__ import annotations

from rules.douwushi.language import conditions
from rules.douwushi.language.selectors import EventCount, FallenCount
from rules.douwushi.text.chinese_nouns import CALLINGS, counted, known, numeral, states
from rules.kernel.language.phrases import chinese_series, each_of
from rules.kernel.text.names import Named


def matches(asked: conditions.Is, kind: str) -> str:
    """`其装备了武器且未受伤`."""
    assert isinstance(asked.who, Named)
    said = [{"重置状态": "处于重置状态", "横置": "处于横置状态"}.get(each, each) for each in states(asked)]
    if asked.calling:
        said.insert(0, f"是{chinese_series([CALLINGS[each] for each in each_of(asked.calling)])}")
    return f"{known(asked.who, kind)}{'且'.join(said)}"


def count(asked: conditions.Count, kind: str) -> str:
    """`场上有至少两名己方英雄`, `己方英雄已阵亡至少三名`."""
    of, least, most = asked.of, asked.at_least, asked.at_most
    where, measure, thing = counted(of, kind)
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
