"""Whatever the language can say has a text in both languages: never empty, with no doubled blanks or marks, each in its own script."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.echo.language import conditions, costs, effects, modifiers, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.selectors import FollowerFilter, Kinship
from rules.echo.text import write
from rules.kernel.language.reader import hints_of
from tests.rules.language.any_abilities import CHINESE, ENGLISH, assert_clean
from tests.rules.language.any_words import AnyWords

EN_FAULT = re.compile(rf"{ENGLISH}|\ba [aeiou]|\ban [^aeiou]|\b1 (?:cards|followers|items|random)")
ZH_FAULT = re.compile(rf"{CHINESE}|\s|[A-Za-z]")


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


WORDS = AnyWords((effects.Choose, effects.May, effects.If, conditions.Any, conditions.Not), asks_something)
listed, optional = WORDS.listed, WORDS.optional
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
    when=WORDS.values(moments.Moment),
    conditions=optional(conditions.Condition),
    do=listed(effects.Effect),
    may=st.booleans(),
    once=st.booleans(),
    asleep=st.booleans(),
)
replacing = st.builds(
    Ability,
    skill=st.just("passive"),
    instead_of=WORDS.values(replaced.Replaced),
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
    assert_clean(write((), [ability]), EN_FAULT, ZH_FAULT)
