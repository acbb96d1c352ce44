"""Whatever the language can say has a text in both languages: never empty, with no doubled blanks or marks, each in its own script."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from rules.hota.language.abilities import Ability
from rules.hota.language.selectors import Permanents
from rules.hota.language.tokens import Token
from rules.hota.text import paragraph_text
from rules.wording import Text
from tests.rules.language.any_abilities import CHINESE, ENGLISH, PLURALS, SETTINGS, AnyAbilities, assert_clean

EN_FAULT = re.compile(rf"{ENGLISH}|\ba [aeiou]|\ban [^aeiou8]|{PLURALS}|equipments")
ZH_FAULT = re.compile(rf"{CHINESE}|(?![XYZ])[A-Za-z]|个个")
GOAT = Token(name=Text("Goat", "山羊"), attack=3, life=2, attribute=("strength",), keywords=("trample",))
NAMELESS = ("self", "subject", "foe", "that", "host")
ABILITIES = AnyAbilities("hota", Permanents, NAMELESS, ("equipment", "spell"), GOAT, timing=st.sampled_from(("instant", "normal")))


@SETTINGS
@given(ABILITIES.all)
def test_any_ability_has_a_clean_text(ability: Ability) -> None:
    assert_clean(paragraph_text(ability, ABILITIES.kind_of(ability)), EN_FAULT, ZH_FAULT)
