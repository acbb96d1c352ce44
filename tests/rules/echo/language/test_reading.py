"""Abilities that can't be read are refused with file, card, field and the nearest word, in both languages."""

from __future__ import annotations

import tomllib

import pytest

from rules.echo.language import read_abilities
from rules.kernel.definitions import DefinitionError

DRAW = '{ effect = "draw" }'
DESTROY = '{ effect = "destroy", target = { pick = "chosen" } }'

#: kind of card, ability, field of the error, part of the English problem.
REFUSED = {
    "misspelt skill": ("follower", f'skill = "awakn"\ndo = [{DRAW}]', "skill", "did you mean “awaken”?"),
    "misspelt word": ("item", 'skill = "use"\ndo = [{ effect = "drw" }]', "do[0].effect", "did you mean “draw”?"),
    "misspelt field": ("item", 'skill = "use"\ndo = [{ effect = "draw", amuont = 1 }]', "do[0].amuont", "did you mean “amount”?"),
    "far from any word": ("item", 'skill = "use"\ndo = [{ effect = "xyzzy" }]', "do[0].effect", "known are damage, heal"),
    "no word": ("item", 'skill = "use"\ndo = [{ amount = 1 }]', "do[0]", "“effect” is missing"),
    "missing field": ("item", 'skill = "use"\ndo = [{ effect = "damage" }]', "do[0]", "“amount” is missing"),
    "not a number": (
        "item",
        'skill = "use"\ndo = [{ effect = "draw", amount = true }]',
        "do[0].amount",
        "expected a whole number, got True",
    ),
    "not a list": ("item", f'skill = "use"\ndo = {DRAW}', "do", "expected a list"),
    "empty list": ("item", 'skill = "use"\ndo = []', "do", "the list is empty"),
    "unknown zone": (
        "item",
        'skill = "use"\ndo = [{ effect = "draw", amount = { count = { zone = "hnd" } } }]',
        "do[0].amount.count.zone",
        "did you mean “hand”?",
    ),
    "another kind's skill": ("item", f'skill = "awaken"\ndo = [{DRAW}]', "skill", "an item has no “awaken” skill"),
    "passive without anything": ("hero", 'skill = "passive"', "", "a passive has “when” and “do”, or “gives”"),
    "skill without effects": ("hero", 'skill = "active"', "", "needs “do”"),
    "cost of a passive": (
        "hero",
        f'skill = "passive"\nwhen = {{ moment = "drawn" }}\ncost = [{{ pay = "life", amount = 1 }}]\ndo = [{DRAW}]',
        "cost",
        "does not belong",
    ),
    "a hero itself": (
        "hero",
        'skill = "active"\ndo = [{ effect = "destroy", target = { pick = "self" } }]',
        "do[0].target.pick",
        "no follower",
    ),
    "no foe": (
        "follower",
        'skill = "awaken"\ndo = [{ effect = "destroy", target = { pick = "foe" } }]',
        "do[0].target.pick",
        "moment of battle",
    ),
    "no subject": (
        "follower",
        'skill = "active"\ndo = [{ effect = "sleep", target = { pick = "subject" } }]',
        "do[0].target.pick",
        "a moment",
    ),
    "nothing taken before": (
        "item",
        'skill = "use"\ndo = [{ effect = "wake", target = { pick = "that" } }]',
        "do[0].target.pick",
        "no effect before",
    ),
    "no battle to skip": ("follower", 'skill = "awaken"\ndo = [{ effect = "skip_battle" }]', "do[0]", "attack_declared"),
    "moment without amount": (
        "hero",
        'skill = "passive"\nwhen = { moment = "drawn" }\ndo = [{ effect = "heal", amount = { count = "event" } }]',
        "do[0].amount.count",
        "no amount",
    ),
    "zero": ("item", 'skill = "use"\ndo = [{ effect = "heal", amount = 0 }]', "do[0].amount", "at least 1"),
    "crossed bounds": (
        "item",
        'skill = "use"\ndo = [{ effect = "destroy", target = { pick = "all", cost_min = 3, cost_max = 2 } }]',
        "do[0].target.cost_min",
        "above",
    ),
    "condition without bound": ("item", f'skill = "use"\nif = [{{ condition = "life" }}]\ndo = [{DRAW}]', "if[0]", "at_least"),
    "one option": ("item", f'skill = "use"\ndo = [{{ effect = "choose", options = [[{DRAW}]] }}]', "do[0].options", "at least two"),
    "inside an option": (
        "item",
        f'skill = "use"\ndo = [{{ effect = "choose", options = [[{DRAW}], [{{ effect = "heal", amount = 0 }}]] }}]',
        "do[0].options[1][0].amount",
        "at least 1",
    ),
    "chosen modifier": (
        "hero",
        'skill = "passive"\ngives = [{ modifier = "attack", to = { pick = "chosen" }, amount = 1 }]',
        "gives[0].to.pick",
        "“all”",
    ),
    "search in a graveyard": (
        "item",
        'skill = "use"\ndo = [{ effect = "search", cards = { zone = "graveyard" } }]',
        "do[0].cards.zone",
        "from deck",
    ),
    "top of a hand": (
        "item",
        'skill = "use"\ndo = [{ effect = "place", cards = { zone = "hand", pick = "top" } }]',
        "do[0].cards.pick",
        "only a deck",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_with_its_place(name: str) -> None:
    kind, ability, field, problem = REFUSED[name]
    with pytest.raises(DefinitionError) as caught:
        read_abilities([tomllib.loads(ability)], source="set/a-card.toml", card="a-card", kind=kind)
    error = caught.value
    assert (error.source, error.card, error.field) == ("set/a-card.toml", "a-card", f"abilities[0]{'.' if field else ''}{field}")
    assert problem in error.problem.en
    assert error.problem.zh


def test_that_follows_an_effect_that_took_followers() -> None:
    ability = f'skill = "use"\ndo = [{DESTROY}, {{ effect = "wake", target = {{ pick = "that" }} }}]'
    assert len(read_abilities([tomllib.loads(ability)], source="s", card="c", kind="item")) == 1


def test_no_abilities_are_none() -> None:
    assert read_abilities([], source="s", card="c") == ()
