"""Whatever the language can say has a text in both languages: never empty, with no doubled blanks or marks, each in its own script."""

from __future__ import annotations

import re

from hypothesis import given

from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.selectors import Things
from rules.sorcery.language.tokens import Token
from rules.sorcery.text import paragraph_text
from rules.wording import Text
from tests.rules.language.any_abilities import CHINESE, ENGLISH, PLURALS, SETTINGS, AnyAbilities, assert_clean

EN_FAULT = re.compile(rf"{ENGLISH}|\ba (?!unit)[aeiou]|\ban (?:[^aeiou8]|unit)|{PLURALS}")
ZH_FAULT = re.compile(rf"{CHINESE}|(?![XYZ])[A-Za-z]|个个")
FRY = Token(name=Text("Fry", "鱼苗"), power=3, element=("water",), keywords=("lethal",), movement=2)
NAMELESS = ("self", "subject", "foe", "that", "host", "caster")
ABILITIES = AnyAbilities("sorcery", Things, NAMELESS, ("artifact", "magic"), FRY)


@SETTINGS
@given(ABILITIES.all)
def test_any_ability_has_a_clean_text(ability: Ability) -> None:
    assert_clean(paragraph_text(ability, ABILITIES.kind_of(ability)), EN_FAULT, ZH_FAULT)
