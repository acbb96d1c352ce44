"""Abilities that look wrong and are right: they are read without a fault."""

from __future__ import annotations

import tomllib

import pytest

from rules.hota.language import read_abilities

CAST = 'skill = "cast"\n'
DIES = 'skill = "triggered"\nwhen = { moment = "dies" }\n'
#: kind of card, ability.
ACCEPTED = {
    "that follows an effect that took permanents": (
        "spell",
        CAST + 'do = [{ effect = "ready", target = { pick = "target" } }, { effect = "tap", target = { pick = "that" } }]',
    ),
    "the figure of what has been destroyed": (
        "equipment",
        DIES.replace("}", ', by = "host" }')
        + 'do = [{ effect = "destroy", target = { pick = "target" } }, '
        + '{ effect = "draw", amount = { count = { figure = "attack", who = "that" } } }]',
    ),
    "an enemy's creature out of a graveyard": (
        "creature",
        DIES + 'do = [{ effect = "retrieve", cards = { zone = "graveyard", side = "enemy", kind = "creature" }, to = "field" }]',
    ),
    "a creature that returns when it dies": (
        "creature",
        DIES + 'do = [{ effect = "retrieve", cards = { zone = "graveyard", pick = "self" }, to = "field_tapped" }]',
    ),
    "equipment that is tapped to be moved": ("equipment", 'skill = "equip"\ncost = [{ pay = "tap" }]'),
}


@pytest.mark.parametrize("name", ACCEPTED)
def test_accepted(name: str) -> None:
    kind, ability = ACCEPTED[name]
    assert len(read_abilities([tomllib.loads(ability)], source="s", card="c", kind=kind)) == 1
