"""Whatever the language can say has a text in both languages: never empty, with no doubled blanks or marks, each in its own script."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.hota.language import conditions, costs, effects, modifiers, moments, replaced
from rules.hota.language.abilities import Ability
from rules.hota.language.checks import CHECKS
from rules.hota.language.selectors import Permanents
from rules.hota.language.tokens import Token
from rules.hota.text import paragraph_text
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.language.any_words import AnyWords

EN_FAULT = re.compile(
    r"  |[.,;:]{2}| [.,;:]|\ba [aeiou]|\ban [^aeiou8]|[\u4e00-\u9fff\uff00-\uffef]|None|\(\)|\{|equipments|\bthey (?:gets|has|is)\b"
)
ZH_FAULT = re.compile(
    r"\s(?<![\u4e00-\u9fff0-9A-Z]\s)|\s(?![\u4e00-\u9fff0-9A-Z+−])|[，。；：、]{2}|(?![XYZ])[A-Za-z]|[,;:()?{]|的的|None|（）|个个|张张"
)
GOAT = Token(name=Text("Goat", "山羊"), attack=3, life=2, attribute=("strength",), keywords=("trample",))


class Words(AnyWords):
    """The same, with a token of a fixed name."""

    def _values(self, expected: Any, depth: int) -> st.SearchStrategy[Any]:
        return st.just(GOAT) if expected is Token else super()._values(expected, depth)


def is_sound(word: Any) -> bool:
    """No bounds are missing or crossed, and what can't be counted is not."""
    if isinstance(word, Permanents) and word.pick in ("self", "subject", "foe", "that", "host", "all"):
        return word.count == 1 and not word.up_to and (word.pick == "all" or word == Permanents(pick=word.pick))
    if isinstance(word, effects.Choose | conditions.Any):
        return len(word.options if isinstance(word, effects.Choose) else word.of) > 1
    return True


def is_readable(ability: Ability) -> bool:
    for kind in ("equipment", "spell"):
        try:
            CHECKS.check_on(ability, kind, "")
        except UnreadableError:
            continue
        return True
    return False


WORDS = Words((effects.Choose, effects.May, effects.If, conditions.Any, conditions.Not), is_sound)
used = st.builds(
    Ability,
    skill=st.just("activated"),
    conditions=WORDS.optional(conditions.Condition),
    cost=WORDS.listed(costs.Cost),
    timing=st.sampled_from(("instant", "normal")),
    do=WORDS.listed(effects.Effect),
    once=st.booleans(),
)
cast = st.builds(Ability, skill=st.just("cast"), conditions=WORDS.optional(conditions.Condition), do=WORDS.listed(effects.Effect))
triggered = st.builds(
    Ability,
    skill=st.just("triggered"),
    when=WORDS.values(moments.Moment),
    conditions=WORDS.optional(conditions.Condition),
    do=WORDS.listed(effects.Effect),
    may=st.booleans(),
    once=st.booleans(),
)
static = st.builds(
    Ability,
    skill=st.just("static"),
    conditions=WORDS.optional(conditions.Condition),
    gives=WORDS.listed(modifiers.Modifier),
    target=WORDS.values(Permanents),
)
replacement = st.builds(
    Ability, skill=st.just("replacement"), conditions=WORDS.optional(conditions.Condition), instead_of=WORDS.values(replaced.Replaced)
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(st.one_of(used, cast, triggered, static, replacement).filter(is_readable))
def test_any_ability_has_a_clean_text(ability: Ability) -> None:
    text = paragraph_text(ability, "spell" if ability.skill == "cast" else "equipment")
    assert text.en.endswith(".")
    assert text.zh.endswith("。")
    assert not EN_FAULT.search(text.en), (EN_FAULT.search(text.en), text.en)
    assert not ZH_FAULT.search(text.zh), (ZH_FAULT.search(text.zh), text.zh)
