"""Abilities that can't be read are refused with file, card, field and what is allowed there, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from rules.douwushi.cards import read_card
from rules.kernel.language.definitions import DefinitionError
from tests.rules.language.refused_abilities import RefusedAbilityProofs

DRAW = 'do = [{ effect = "draw" }]'
NAMED = 'name = { en = "Bow", zh = "揖" }'
HERO = f'skill = "active"\n{NAMED}\n'
DIED = f'skill = "passive"\n{NAMED}\nwhen = {{ moment = "died" }}\n'
ITEM = 'skill = "active"\n'
CAST = 'skill = "cast"\n'

#: kind of card, ability, field of the error, part of the English problem.
REFUSED = {
    "misspelt skill": ("hero", f'skill = "activ"\n{NAMED}\n{DRAW}', "skill", "did you mean “active”?"),
    "another kind's skill": ("spell", ITEM + DRAW, "skill", "a spell has no “active”; it may have cast or passive"),
    "misspelt word": ("spell", CAST + 'do = [{ effect = "daw" }]', "do[0].effect", "did you mean “draw”?"),
    "misspelt field": ("spell", CAST + 'do = [{ effect = "draw", amuont = 1 }]', "do[0].amuont", "did you mean “amount”?"),
    "misspelt class": (
        "spell",
        CAST + 'do = [{ effect = "kill", target = { pick = "all", class = ["mage", "asassin"] } }]',
        "do[0].target.class[1]",
        "did you mean “assassin”?",
    ),
    "a nameless skill of a hero": ("hero", ITEM + DRAW, "name", "a hero's skill has a name"),
    "a named skill of an item": ("weapon", HERO + DRAW, "name", "only a hero's skill has a name"),
    "a name in one language": ("hero", f'skill = "active"\nname = {{ en = "Bow", zh = "" }}\n{DRAW}', "name", "one language only"),
    "a passive without anything": ("weapon", 'skill = "passive"', "", "a passive has “when” and “do”, or “gives”"),
    "a skill without effects": ("weapon", 'skill = "active"', "", "needs “do”"),
    "the cost of a passive": ("hero", DIED + f'cost = [{{ pay = "mp", amount = 1 }}]\n{DRAW}', "cost", "does not belong"),
    "a weapon for a spell": ("spell", CAST + f"needs_weapon = true\n{DRAW}", "needs_weapon", "does not belong"),
    "given to a target": (
        "weapon",
        'skill = "passive"\ngives = [{ modifier = "guard" }]\nto = { pick = "target" }',
        "to.pick",
        "“self” or “all”",
    ),
    "given to nobody": ("spell", CAST + f'to = {{ pick = "all" }}\n{DRAW}', "to", "belongs to “gives”"),
    "two payments": (
        "hero",
        HERO + f'cost = [{{ pay = "mp", amount = 1 }}, {{ pay = "mp", amount = "x" }}]\n{DRAW}',
        "cost",
        "MP is paid once",
    ),
    "a price that is none": ("hero", HERO + f'cost = [{{ pay = "mp", amount = "y" }}]\n{DRAW}', "cost[0].amount", "known are x"),
    "less than free": ("hero", HERO + f'cost = [{{ pay = "mp", amount = -1 }}]\n{DRAW}', "cost[0].amount", "at least 0"),
    "tapped equipment": ("equipment", ITEM + f'cost = [{{ pay = "tap" }}]\n{DRAW}', "cost[0]", "only heroes and weapons are tapped"),
    "the bearer of a hero": ("hero", HERO + f'cost = [{{ pay = "tap", who = "bearer" }}]\n{DRAW}', "cost[0].who", "no bearer"),
    "a broken hero": ("hero", HERO + f'cost = [{{ pay = "break" }}]\n{DRAW}', "cost[0]", "no item"),
    "an X that nobody paid": (
        "hero",
        HERO + 'do = [{ effect = "draw", amount = { count = "x" } }]',
        "do[0].amount.count",
        "no X is paid",
    ),
    "X targets without X": (
        "hero",
        HERO + 'do = [{ effect = "tap", target = { pick = "target", count = "x" } }]',
        "do[0].target.count",
        "no X is paid",
    ),
    "no foe": ("hero", HERO + 'do = [{ effect = "tap", target = { pick = "foe" } }]', "do[0].target.pick", "no “foe”"),
    "no subject": ("hero", HERO + 'do = [{ effect = "tap", target = { pick = "subject" } }]', "do[0].target.pick", "about a hero"),
    "nothing taken before": (
        "spell",
        CAST + 'do = [{ effect = "tap", target = { pick = "that" } }]',
        "do[0].target.pick",
        "no effect before",
    ),
    "a spell on no hero": ("spell", CAST + 'do = [{ effect = "tap", target = { pick = "self" } }]', "do[0].target.pick", "no “self”"),
    "the death of a spell's hero": (
        "spell",
        f'skill = "passive"\nwhen = {{ moment = "died" }}\n{DRAW}',
        "when.by",
        "no “self”",
    ),
    "a moment without amount": (
        "hero",
        DIED + 'do = [{ effect = "draw", amount = { count = "event" } }]',
        "do[0].amount.count",
        "no amount",
    ),
    "itself with a filter": (
        "hero",
        HERO + 'do = [{ effect = "tap", target = { pick = "self", armed = true } }]',
        "do[0].target",
        "takes no filter",
    ),
    "a moment of itself with a filter": (
        "hero",
        f'skill = "passive"\n{NAMED}\nwhen = {{ moment = "died", armed = true }}\n{DRAW}',
        "when",
        "takes no filter",
    ),
    "all of three": (
        "spell",
        CAST + 'do = [{ effect = "tap", target = { pick = "all", count = 3 } }]',
        "do[0].target.count",
        "“all” has no count",
    ),
    "up to all": (
        "spell",
        CAST + 'do = [{ effect = "tap", target = { pick = "all", up_to = true } }]',
        "do[0].target.up_to",
        "no choice that can end early",
    ),
    "crossed bounds": (
        "spell",
        CAST + 'do = [{ effect = "kill", target = { pick = "all", mp_min = 3, mp_max = 2 } }]',
        "do[0].target.mp_min",
        "above",
    ),
    "a condition without bound": ("spell", CAST + f'if = [{{ condition = "count", of = {{}} }}]\n{DRAW}', "if[0]", "at_least"),
    "a condition of nothing": ("hero", HERO + f'if = [{{ condition = "is", who = "self" }}]\n{DRAW}', "if[0]", "asks for nothing"),
    "any of one": (
        "spell",
        CAST + f'if = [{{ condition = "any", of = [{{ condition = "turn_of", side = "own" }}] }}]\n{DRAW}',
        "if[0].of",
        "at least two conditions",
    ),
    "a ranged spell": (
        "hero",
        f'skill = "passive"\n{NAMED}\ngives = [{{ modifier = "ignore", source = "spell", attack_type = "ranged" }}]',
        "gives[0].attack_type",
        "only attacks and counterattacks have a type",
    ),
    "the next time for ever": (
        "hero",
        f'skill = "passive"\n{NAMED}\ngives = [{{ modifier = "ignore", uses = "next" }}]',
        "gives[0].uses",
        "does not belong here",
    ),
    "each turn for a while": (
        "spell",
        CAST + 'do = [{ effect = "give", target = { pick = "all" }, gives = [{ modifier = "ignore", uses = "once_a_turn" }] }]',
        "do[0].gives[0].uses",
        "does not belong here",
    ),
    "for no turn": (
        "spell",
        CAST + 'do = [{ effect = "give", target = { pick = "all" }, gives = [{ modifier = "guard" }], lasts = 0 }]',
        "do[0].lasts",
        "at least 1 turn",
    ),
    "a discard from the reserve": (
        "spell",
        CAST + 'do = [{ effect = "discard", cards = { zone = "reserve" } }]',
        "do[0].cards.zone",
        "from hand",
    ),
    "an equipped spell": (
        "spell",
        CAST + 'do = [{ effect = "equip", cards = { zone = "hand", kind = "spell" }, to = { pick = "target" } }]',
        "do[0].cards.kind",
        "only weapons and equipment",
    ),
    "a deployed card": ("spell", CAST + 'do = [{ effect = "deploy", cards = { zone = "hand" } }]', "do[0].cards.kind", "only heroes"),
    "an enemy's grave robbed": (
        "spell",
        CAST + 'do = [{ effect = "retrieve", cards = { zone = "graveyard", side = "enemy" } }]',
        "do[0].cards.side",
        "one's own cards",
    ),
    "the top of a hand": (
        "spell",
        CAST + 'do = [{ effect = "set_beyond", cards = { zone = "hand", pick = "top" } }]',
        "do[0].cards.pick",
        "only the reserve has a top",
    ),
    "two guards at once": (
        "spell",
        CAST + 'do = [{ effect = "guard", by = { pick = "all" }, target = { pick = "target" } }]',
        "do[0].by",
        "one hero",
    ),
    "a spell's item": ("spell", CAST + 'do = [{ effect = "destroy_item", items = { pick = "self" } }]', "do[0].items.pick", "no item"),
    "items of two owners": (
        "hero",
        HERO + 'do = [{ effect = "destroy_item", items = { pick = "all", of = "self", side = "own" } }]',
        "do[0].items.side",
        "exclude each other",
    ),
    "a limit for a while": (
        "spell",
        CAST + 'do = [{ effect = "give", target = { pick = "all" }, gives = [{ modifier = "limit", of = "hand", amount = 1 }] }]',
        "do[0].gives",
        "belongs to a passive",
    ),
    "the limit of heroes": (
        "weapon",
        'skill = "passive"\ngives = [{ modifier = "limit", of = "hand", amount = 1 }]\nto = { pick = "all" }',
        "to",
        "takes no “to”",
    ),
    "more than was looked at": (
        "spell",
        CAST + 'do = [{ effect = "look", amount = 2, take = { count = 3 } }]',
        "do[0].take.count",
        "more are taken",
    ),
    "MP from nobody or somebody": (
        "hero",
        HERO + 'do = [{ effect = "move_mp", from = { pick = "target", up_to = true }, to = { pick = "self" }, amount = 1 }]',
        "do[0].from",
        "one hero",
    ),
    "a hero equipped": (
        "hero",
        DIED + 'do = [{ effect = "equip", cards = { zone = "graveyard", pick = "self" }, to = { pick = "target" } }]',
        "do[0].cards.pick",
        "only weapons and equipment",
    ),
    "all of two cards": (
        "spell",
        CAST + 'do = [{ effect = "discard", cards = { zone = "hand", pick = "all", count = 2 } }]',
        "do[0].cards.count",
        "“all” has no count",
    ),
    "all of two items": (
        "spell",
        CAST + 'do = [{ effect = "destroy_item", items = { pick = "all", count = 2 } }]',
        "do[0].items.count",
        "“all” has no count",
    ),
    "one option": ("spell", CAST + 'do = [{ effect = "choose", options = [[{ effect = "draw" }]] }]', "do[0].options", "at least two"),
    "inside an option": (
        "spell",
        CAST + 'do = [{ effect = "choose", options = [[{ effect = "draw" }], [{ effect = "draw", amount = 0 }]] }]',
        "do[0].options[1][0].amount",
        "at least 1",
    ),
    "no attack at all": (
        "equipment",
        'skill = "passive"\ngives = [{ modifier = "attack", amount = 0 }]',
        "gives[0].amount",
        "it must not be 0; below 0 takes away",
    ),
    "too large": ("spell", CAST + 'do = [{ effect = "draw", amount = 200_000 }]', "do[0].amount", "200000 is too large"),
    "an item that stays": ("weapon", ITEM + 'do = [{ effect = "stay", turns = 2 }]', "do[0]", "belongs to “cast”"),
    "a spell that dispels itself": ("spell", CAST + 'do = [{ effect = "dispel", pick = "self" }]', "do[0].pick", "only a lasting spell"),
}


class TestReading(RefusedAbilityProofs):
    game = "douwushi"
    refused = REFUSED


GUARD = {"skill": "passive", "gives": [{"modifier": "guard"}], "to": {"pick": "all"}}
STAY = {"skill": "cast", "do": [{"effect": "stay", "turns": 2}]}
TAP = {"skill": "cast", "do": [{"effect": "tap", "target": {"pick": "all"}}]}


@pytest.mark.parametrize(
    ("spell_type", "abilities", "field"),
    [
        ("instant", [TAP, GUARD], "abilities[1].skill"),
        ("instant", [STAY], "abilities[0].do"),
        ("lasting", [STAY], "abilities"),
        ("lasting", [], "abilities"),
    ],
)
def test_only_a_lasting_spell_stays_and_has_passives(spell_type: str, abilities: list[Any], field: str) -> None:
    card = {"number": 1, "slug": "x", "kind": "spell", "name": "X", "name_zh": "某", "spell_type": spell_type, "abilities": abilities}
    with pytest.raises(DefinitionError) as caught:
        read_card(card, "x.toml")
    assert (caught.value.card, caught.value.path) == ("x", field)
    assert read_card({**card, "spell_type": "lasting", "abilities": [GUARD, STAY]}, "x.toml").text.zh
