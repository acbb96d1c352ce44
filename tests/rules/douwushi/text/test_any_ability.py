"""Whatever the language can say has a text in both languages: never empty, with no doubled blanks or marks, each in its own script."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.douwushi.language import conditions, costs, effects, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.selectors import DamageFilter, Heroes, HeroFilter
from rules.douwushi.text import write
from rules.kernel.language.reader import hints_of
from rules.wording import Text
from tests.rules.language.any_abilities import CHINESE, ENGLISH, SETTINGS, assert_clean
from tests.rules.language.any_words import AnyWords

EN_FAULT = re.compile(
    rf"{ENGLISH}|\ba [aeiou]|\ban [^aeiou]|(?<!\+)\b1 (?:cards|heroes|items|random)|\bno(?:ne)? (?:has|is)\b|heros|equipments"
)
ZH_FAULT = re.compile(rf"{CHINESE}|(?!MP|(?<=M)P|X)[A-Za-z]|名名")


def is_sound(word: Any) -> bool:
    """A condition has a bound or a filter, no bounds are crossed, and only weapons have a type, as the reader demands."""
    if isinstance(word, Heroes) and (word.pick in ("self", "subject", "foe", "that") or (word.pick == "all" and word.count != 1)):
        return word == Heroes(pick=word.pick)
    if isinstance(word, conditions.Is):
        return any(getattr(word, name) is not None for name in hints_of(HeroFilter))
    if isinstance(word, conditions.Count):
        return (word.at_least or word.at_most) is not None and (word.at_least or 0) <= (word.at_most or 99)
    if isinstance(word, DamageFilter | moments.DamageMoment) and word.attack_type:
        listed = (word.source,) if isinstance(word.source, str) else word.source or ()
        return set(listed) <= {"attack", "counter"}
    if isinstance(word, effects.Give) and any(isinstance(each, modifiers.Limit) for each in word.gives):
        return False
    if isinstance(word, effects.Stay):
        return word.target is not None or word.turns is not None
    if isinstance(word, effects.Choose | conditions.Any):
        return len(word.options if isinstance(word, effects.Choose) else word.of) > 1
    return True


def is_placed(ability: Ability) -> bool:
    """A `foe` is named only where the moment has one."""
    return (ability.when is not None and "foe" in ability.when.KNOWS) or not re.search(r"(?:pick|who|of)='foe'", repr(ability))


WORDS = AnyWords((effects.Choose, effects.May, effects.If, conditions.Any), is_sound)
NAMES = st.none() | st.just(Text("Third Drum", "三通鼓"))
used = st.builds(
    Ability,
    skill=st.sampled_from(("active", "cast")),
    name=NAMES,
    conditions=WORDS.optional(conditions.Condition),
    cost=WORDS.optional(costs.Cost),
    needs_weapon=st.booleans(),
    do=WORDS.listed(effects.Effect),
    once=st.booleans(),
)
triggered = st.builds(
    Ability,
    skill=st.just("passive"),
    name=NAMES,
    when=WORDS.values(moments.Moment),
    conditions=WORDS.optional(conditions.Condition),
    do=WORDS.listed(effects.Effect),
    may=st.booleans(),
    once=st.booleans(),
)
continuous = st.builds(
    Ability,
    skill=st.just("passive"),
    name=NAMES,
    conditions=WORDS.optional(conditions.Condition),
    gives=WORDS.listed(modifiers.Modifier),
    target=WORDS.values(Heroes).filter(lambda heroes: heroes.pick in ("self", "all")),
)


@SETTINGS
@given(st.one_of(used, triggered, continuous).filter(is_placed), st.sampled_from(("hero", "weapon", "equipment", "spell")))
def test_any_ability_has_a_clean_text(ability: Ability, kind: str) -> None:
    assert_clean(write((), [ability], kind), EN_FAULT, ZH_FAULT)
