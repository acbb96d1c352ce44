"""Whatever the language can say has a text in both languages: never empty, with no doubled blanks or marks, each in its own script."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.echo.language import conditions, costs, effects, modifiers, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.reader import hints_of
from rules.echo.language.selectors import FollowerFilter, Kinship
from rules.echo.text import write

EN_FAULT = re.compile(
    r"  |[.,;:]{2}| [.,;:]|\ba [aeiou]|\ban [^aeiou]|\b1 (?:cards|followers|items|random)|[\u4e00-\u9fff\uff00-\uffef]|None|\(\)"
)
ZH_FAULT = re.compile(r"\s|[，。；：、]{2}|[A-Za-z,;:()?]|的的|None|（）")


@cache
def values(expected: Any, depth: int) -> st.SearchStrategy[Any]:
    """Any value of a type of the language; nested lists of effects end at depth 0."""
    if get_origin(expected) in (Union, UnionType):
        members = [each for each in get_args(expected) if not (depth <= 0 and is_nesting(each))]
        return st.one_of([st.none() if each is NoneType else values(each, depth) for each in members])
    if get_origin(expected) is tuple:
        return st.lists(values(get_args(expected)[0], depth), min_size=1, max_size=3).map(tuple)
    if get_origin(expected) is Literal:
        return st.sampled_from(get_args(expected))
    if expected is bool:
        return st.booleans()
    if expected is int:
        return st.integers(1, 6)
    assert is_dataclass(expected)
    assert isinstance(expected, type)
    hints = hints_of(expected)
    chosen = {}
    for field in fields(expected):
        value = values(hints[field.name], max(depth - 1, 0))
        chosen[field.name] = value if field.default is MISSING else st.just(field.default) | value
    return st.builds(expected, **chosen).filter(asks_something)


def asks_something(word: Any) -> bool:
    """A condition has a bound or a filter, no bounds are crossed, and "not" names something, as the reader demands."""
    if isinstance(word, Kinship) and type(word) is Kinship:
        return word != Kinship()
    if isinstance(word, conditions.Is):
        if word.who.endswith("hero") and word.unlike is not None and word.unlike.keyword is not None:
            return False
        asked = ("attribute", "faction", "race", "unlike") if word.who.endswith("hero") else tuple(hints_of(FollowerFilter))
        return any(getattr(word, name) is not None for name in asked)
    if isinstance(word, conditions.Count | conditions.Life | conditions.Energy):
        least, most = word.at_least, word.at_most
        return (least or most) is not None and (least is None or most is None or least <= most)
    return True


def is_nesting(word: Any) -> bool:
    return word in (effects.Choose, effects.May, effects.If, conditions.Any, conditions.Not)


def listed(family: Any) -> st.SearchStrategy[Any]:
    return st.lists(values(family, 2), min_size=1, max_size=3).map(tuple)


def optional(family: Any) -> st.SearchStrategy[Any]:
    return st.just(()) | listed(family)


plain = st.builds(
    Ability, skill=st.sampled_from(("awaken", "last_stand", "use")), conditions=optional(conditions.Condition), do=listed(effects.Effect)
)
active = st.builds(
    Ability,
    skill=st.just("active"),
    conditions=optional(conditions.Condition),
    cost=optional(costs.Cost),
    do=listed(effects.Effect),
)
triggered = st.builds(
    Ability,
    skill=st.just("passive"),
    when=values(moments.Moment, 2),
    conditions=optional(conditions.Condition),
    do=listed(effects.Effect),
    may=st.booleans(),
    once=st.booleans(),
    asleep=st.booleans(),
)
replacing = st.builds(
    Ability,
    skill=st.just("passive"),
    instead_of=values(replaced.Replaced, 2),
    conditions=optional(conditions.Condition),
    do=optional(effects.Effect),
    may=st.booleans(),
    once=st.booleans(),
    asleep=st.booleans(),
)
continuous = st.builds(
    Ability, skill=st.just("passive"), conditions=optional(conditions.Condition), gives=listed(modifiers.Modifier), asleep=st.booleans()
)


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.one_of(plain, active, triggered, replacing, continuous))
def test_any_ability_has_a_clean_text(ability: Ability) -> None:
    text = write((), [ability])
    assert text.en.endswith(".")
    assert text.zh.endswith("。")
    assert not EN_FAULT.search(text.en), (EN_FAULT.search(text.en), text.en)
    assert not ZH_FAULT.search(text.zh), (ZH_FAULT.search(text.zh), text.zh)
