"""Abilities that look wrong and are right: they are read without a fault."""

from __future__ import annotations

import tomllib

from rules.echo.language import read_abilities

DESTROY = '{ effect = "destroy", target = { pick = "chosen" } }'


def test_that_follows_an_effect_that_took_followers() -> None:
    ability = f'skill = "use"\ndo = [{DESTROY}, {{ effect = "wake", target = {{ pick = "that" }} }}]'
    assert len(read_abilities([tomllib.loads(ability)], source="s", card="c", kind="item")) == 1


def test_no_abilities_are_none() -> None:
    assert read_abilities([], source="s", card="c") == ()
