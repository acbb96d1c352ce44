"""Strategies for what people and programs may type into a search."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

signs = st.text(alphabet='abco:=<>!|/\\"()[]{}*+?.^$-~%_ ,，：（）“”「」《》火水费用≥三到、天0123456789\n\x00', max_size=120)
anything = st.one_of(st.text(max_size=200), signs)
WORDS = st.sampled_from(
    ["fox", "火", "狐", '"the bell"', "/^b.*/", "/(a+)+$/", "/(x?){99}/", "3", "-1", "2.5", "UR", "2025-01", "lava", "", "💥"]
)
OPERATORS = st.sampled_from([":", "=", "!=", "<", "<=", ">", ">=", ":>=", "："])


def grammatical(keys: Iterable[str]) -> st.SearchStrategy[str]:
    """Searches that the grammar can make, sensible or not."""
    values = st.lists(WORDS, min_size=1, max_size=3).map("|".join)
    term = st.one_of(values, st.tuples(st.sampled_from(tuple(keys)), OPERATORS, values).map("".join))

    def wider(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        joints = st.sampled_from([" ", " or ", " and ", " | ", " 或 "])
        return st.one_of(inner.map("-{}".format), inner.map("({})".format), st.tuples(inner, joints, inner).map("".join))

    return st.recursive(term, wider, max_leaves=8)
