"""Steady static abilities of the games on the machine: every change of what they give is noted by the engine."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hota.engine import compiler as hota
from rules.kernel.compiled.machine.codes import SHIFTING, STEADY
from rules.sorcery.engine import compiler as sorcery
from tests.rules.hota.engine.making import creature
from tests.rules.sorcery.engine.making import minion

ATTACK, POWER = {"modifier": "stats", "attack": 1}, {"modifier": "stats", "power": 1}
HOTA_STEADY = {
    "its own": {"gives": [ATTACK]},
    "others": {"gives": [ATTACK], "to": {"pick": "all", "kind": "creature", "side": "own", "other": True}},
    "to tapped ones": {"gives": [ATTACK], "to": {"pick": "all", "kind": "creature", "state": "tapped"}},
    "in its turn": {"gives": [ATTACK], "if": [{"condition": "turn_of", "side": "own"}]},
    "with an attribute": {"gives": [ATTACK], "if": [{"condition": "count", "of": {"has": "strength"}, "at_least": 2}]},
    "for each equipment": {"gives": [{"modifier": "stats", "attack": {"count": {"kind": "equipment", "side": "own"}}}]},
}
HOTA_SHIFTING = {
    "to hurt ones": {"gives": [ATTACK], "to": {"pick": "all", "kind": "creature", "state": "damaged"}},
    "to strong ones": {"gives": [ATTACK], "to": {"pick": "all", "kind": "creature", "attack_min": 3}},
    "after a spell": {"gives": [ATTACK], "if": [{"condition": "count", "of": {"this_turn": "cast"}, "at_least": 1}]},
    "for each card in hand": {"gives": [{"modifier": "stats", "attack": {"count": {"zone": "hand", "side": "own"}}}]},
}
SORCERY_STEADY = {
    "its own": {"gives": [POWER]},
    "others nearby": {"gives": [POWER], "to": {"pick": "all", "kind": "minion", "side": "own", "where": "nearby", "other": True}},
    "in its turn": {"gives": [POWER], "if": [{"condition": "turn_of", "side": "own"}]},
    "on water": {"gives": [POWER], "if": [{"condition": "is", "who": "self", "on": {"ground": "water"}}]},
    "with a threshold": {"gives": [POWER], "if": [{"condition": "count", "of": {"has": "air"}, "at_least": 2}]},
    "for each minion": {"gives": [{"modifier": "stats", "power": {"count": {"kind": "minion", "side": "own"}}}]},
    "a cost": {"gives": [{"modifier": "cost", "kind": "magic", "amount": -1}]},
}
SORCERY_SHIFTING = {
    "while it is hurt": {"gives": [POWER], "if": [{"condition": "is", "who": "self", "state": "damaged"}]},
    "to tapped ones": {"gives": [POWER], "to": {"pick": "all", "kind": "minion", "state": "tapped"}},
    "at death's door": {"gives": [POWER], "if": [{"condition": "at_door"}]},
    "with little life": {"gives": [POWER], "if": [{"condition": "count", "of": {"has": "life"}, "at_most": 7}]},
    "after a spell": {"gives": [POWER], "if": [{"condition": "count", "of": {"this_turn": "cast"}, "at_least": 1}]},
    "for each card in hand": {"gives": [{"modifier": "stats", "power": {"count": {"zone": "hand", "side": "own"}}}]},
}


def hota_bits(ability: dict[str, Any]) -> int:
    """Return the bits of a creature with a static ability."""
    return int(hota.compile_cards({1: creature("bearer", 2, 2, {"skill": "static", **ability})}).tables[0]["gives"][1])


def sorcery_bits(ability: dict[str, Any]) -> int:
    """Return the bits of a minion with a static ability."""
    return int(sorcery.compile_cards({1: minion("bearer", 2, {"skill": "static", **ability}, fire=1)}).tables[0]["gives"][1])


@pytest.mark.parametrize("ability", HOTA_STEADY.values(), ids=HOTA_STEADY)
def test_a_steady_ability_of_heroes_of_ancients(ability: dict[str, Any]) -> None:
    assert hota_bits(ability) == STEADY


@pytest.mark.parametrize("ability", HOTA_SHIFTING.values(), ids=HOTA_SHIFTING)
def test_an_ability_of_heroes_of_ancients_that_can_change_unnoticed(ability: dict[str, Any]) -> None:
    assert hota_bits(ability) == SHIFTING


@pytest.mark.parametrize("ability", SORCERY_STEADY.values(), ids=SORCERY_STEADY)
def test_a_steady_ability_of_sorcery(ability: dict[str, Any]) -> None:
    assert sorcery_bits(ability) == STEADY


@pytest.mark.parametrize("ability", SORCERY_SHIFTING.values(), ids=SORCERY_SHIFTING)
def test_an_ability_of_sorcery_that_can_change_unnoticed(ability: dict[str, Any]) -> None:
    assert sorcery_bits(ability) == SHIFTING
