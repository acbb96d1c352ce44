"""Strategies for what people and programs may type into a search."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

signs = st.text(alphabet='abco:=<>!|/\\"()[]{}*+?.^$-~%_ ,，：（）“”「」《》火水费用≥三十两到、天0123456789３²٣½\n\x00', max_size=120)
anything = st.one_of(st.text(max_size=200), signs)
PLAIN = [
    "fox",
    "火",
    "狐",
    '"the bell"',
    "/^b.*/",
    "/(a+)+$/",
    "/(x?){99}/",
    "3",
    "-1",
    "2.5",
    "UR",
    "2025-01",
    "lava",
    "",
    "💥",
    "３",
    "三",
]
#: Amounts and lists as people write them, and digits that are none to a program.
AMOUNTS = [
    "十二",
    "2-4",
    "１－三",
    "3费",
    "３费以上",
    "30d",
    "三天",
    "even",
    "today",
    "fire,water",
    "火、水",
    "²",
    "٣",
    "½",
    "9" * 40,
    "九" * 40,
]
WORDS = st.sampled_from([*PLAIN, *AMOUNTS])
OPERATORS = st.sampled_from([":", "=", "!=", "<", "<=", ">", ">=", ":>=", "："])


def grammatical(keys: Iterable[str]) -> st.SearchStrategy[str]:
    """Searches that the grammar can make, sensible or not."""
    values = st.lists(WORDS, min_size=1, max_size=3).map("|".join)
    term = st.one_of(values, st.tuples(st.sampled_from(tuple(keys)), OPERATORS, values).map("".join))

    def wider(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        joints = st.sampled_from([" ", " or ", " and ", " | ", " 或 "])
        return st.one_of(inner.map("-{}".format), inner.map("({})".format), st.tuples(inner, joints, inner).map("".join))

    return st.recursive(term, wider, max_leaves=8)
