"""Abilities that look wrong and are right: they are read without a fault."""

from __future__ import annotations

import tomllib

from rules.douwushi.language import read_abilities

CAST = 'skill = "cast"\n'


def test_that_follows_an_effect_that_took_heroes() -> None:
    ability = CAST + 'do = [{ effect = "ready", target = { pick = "target" } }, { effect = "tap", target = { pick = "that" } }]'
    assert len(read_abilities([tomllib.loads(ability)], source="s", card="c", kind="spell")) == 1


def test_a_spell_on_a_hero_has_a_self() -> None:
    stay = CAST + 'do = [{ effect = "stay", on = { pick = "target" } }]'
    gives = 'skill = "passive"\ngives = [{ modifier = "guard" }]'
    assert len(read_abilities([tomllib.loads(stay), tomllib.loads(gives)], source="s", card="c", kind="spell")) == 2
