"""Abilities that can't be read are refused with file, card, field and the nearest word, in both languages."""

from __future__ import annotations

from tests.rules.language.refused_abilities import RefusedAbilityProofs

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
    "passive without anything": ("hero", 'skill = "passive"', "", "a passive has “when” and “do”, or “instead_of”, or “gives”"),
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
    "no attack at all": (
        "item",
        'skill = "use"\ndo = [{ effect = "attack", target = { pick = "chosen" }, amount = 0 }]',
        "do[0].amount",
        "the amount must not be 0; below 0 takes away",
    ),
    "too large": ("item", 'skill = "use"\ndo = [{ effect = "heal", amount = 200_000 }]', "do[0].amount", "200000 is too large"),
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
    "moment and replaced event": (
        "hero",
        f'skill = "passive"\nwhen = {{ moment = "drawn" }}\ninstead_of = {{ event = "drawn" }}\ndo = [{DRAW}]',
        "",
        "exclude each other",
    ),
    "replaced by an active skill": (
        "hero",
        f'skill = "active"\ninstead_of = {{ event = "drawn" }}\ndo = [{DRAW}]',
        "instead_of",
        "does not belong",
    ),
    "a hero itself destroyed": ("hero", 'skill = "passive"\ninstead_of = { event = "destroyed" }', "instead_of.by", "no follower"),
    "an item that listens": (
        "item",
        f'skill = "passive"\nwhen = {{ moment = "drawn" }}\ndo = [{DRAW}]',
        "when",
        "about the card itself",
    ),
    "an item that gives": (
        "item",
        'skill = "passive"\ngives = [{ modifier = "energy_cap", amount = 1 }]',
        "instead_of",
        "about the card itself",
    ),
    "a card itself with a filter": (
        "item",
        f'skill = "passive"\nwhen = {{ moment = "discarded", by = "self", kind = "item" }}\ndo = [{DRAW}]',
        "when",
        "takes no filter",
    ),
    "once for a card outside the field": (
        "follower",
        f'skill = "passive"\nonce = true\nwhen = {{ moment = "discarded", by = "self" }}\ndo = [{DRAW}]',
        "once",
        "outside the field",
    ),
    "a subject that is no card": (
        "follower",
        'skill = "awaken"\ndo = [{ effect = "retrieve", cards = { zone = "graveyard", pick = "subject" } }]',
        "do[0].cards.pick",
        "a moment about a card",
    ),
    "this card with a filter": (
        "follower",
        'skill = "last_stand"\ndo = [{ effect = "retrieve", cards = { zone = "graveyard", pick = "self", race = "beast" } }]',
        "do[0].cards",
        "takes no filter",
    ),
    "misspelt restriction": (
        "item",
        'skill = "use"\ndo = [{ effect = "restrict", target = { pick = "all" }, cannot = "atack" }]',
        "do[0].cannot",
        "did you mean “attack”?",
    ),
    "chosen guard": (
        "hero",
        'skill = "passive"\ngives = [{ modifier = "guard", to = { pick = "chosen" } }]',
        "gives[0].to.pick",
        "“all”",
    ),
    "up to so many at random": (
        "item",
        'skill = "use"\ndo = [{ effect = "destroy", target = { pick = "random", count = 2, up_to = true } }]',
        "do[0].target.up_to",
        "no choice that can end early",
    ),
    "up to so many of all cards": (
        "item",
        'skill = "use"\ndo = [{ effect = "discard", cards = { zone = "hand", pick = "all", up_to = true } }]',
        "do[0].cards.up_to",
        "no choice that can end early",
    ),
    "misspelt in a list": (
        "item",
        'skill = "use"\ndo = [{ effect = "destroy", target = { pick = "all", race = ["beast", "brid"] } }]',
        "do[0].target.race[1]",
        "did you mean “bird”?",
    ),
    "not nothing": (
        "item",
        'skill = "use"\ndo = [{ effect = "destroy", target = { pick = "all", not = {} } }]',
        "do[0].target.not",
        "names nothing",
    ),
    "any of one": (
        "item",
        f'skill = "use"\nif = [{{ condition = "any", of = [{{ condition = "life", at_least = 1 }}] }}]\ndo = [{DRAW}]',
        "if[0].of",
        "at least two conditions",
    ),
    "inside not": (
        "item",
        f'skill = "use"\nif = [{{ condition = "not", of = {{ condition = "life" }} }}]\ndo = [{DRAW}]',
        "if[0].of",
        "at_least",
    ),
    "a hero with a keyword": (
        "hero",
        'skill = "active"\nif = [{ condition = "is", who = "own_hero", not = { keyword = "shield" } }]\n' + f"do = [{DRAW}]",
        "if[0]",
        "an attribute, a faction and a race only",
    ),
    "a hero sacrificed": (
        "hero",
        f'skill = "active"\ncost = [{{ pay = "sacrifice", pick = "self" }}]\ndo = [{DRAW}]',
        "cost[0].pick",
        "no follower",
    ),
    "itself with a filter as a cost": (
        "follower",
        f'skill = "active"\ncost = [{{ pay = "bounce", pick = "self", race = "beast" }}]\ndo = [{DRAW}]',
        "cost[0]",
        "takes no filter",
    ),
    "a mill of nothing": (
        "follower",
        f'skill = "active"\ncost = [{{ pay = "mill", amount = 0 }}]\ndo = [{DRAW}]',
        "cost[0].amount",
        "at least 1",
    ),
    "look to where it was": (
        "item",
        'skill = "use"\ndo = [{ effect = "look", amount = 2, take = {}, to = "top", rest = "top" }]',
        "do[0].rest",
        "the same place",
    ),
    "look for an enemy's card": (
        "item",
        'skill = "use"\ndo = [{ effect = "look", amount = 2, take = {}, side = "enemy" }]',
        "do[0].to",
        "own zones",
    ),
    "look for nothing": (
        "item",
        'skill = "use"\ndo = [{ effect = "look", amount = 2, take = { count = 0 } }]',
        "do[0].take.count",
        "at least 1",
    ),
    "a place to put back that is none": (
        "item",
        'skill = "use"\ndo = [{ effect = "put_back", cards = { zone = "hand" }, to = "botom" }]',
        "do[0].to",
        "did you mean “bottom”?",
    ),
    "an enemy's hand placed": (
        "item",
        'skill = "use"\ndo = [{ effect = "place", cards = { zone = "hand", side = "enemy" } }]',
        "do[0].cards.side",
        "one's own cards",
    ),
    "the attack of nobody": (
        "item",
        'skill = "use"\ndo = [{ effect = "damage", amount = { count = "attack_of_that" } }]',
        "do[0].amount.count",
        "no effect before",
    ),
    "unknown event": (
        "item",
        'skill = "use"\ndo = [{ effect = "damage", amount = { count = { this_turn = "drwn" } } }]',
        "do[0].amount.count.this_turn",
        "did you mean “drawn”?",
    ),
    "a hero as a card": (
        "hero",
        'skill = "active"\ndo = [{ effect = "retrieve", cards = { zone = "graveyard", pick = "self" } }]',
        "do[0].cards.pick",
        "in no zone",
    ),
}


class TestReading(RefusedAbilityProofs):
    game = "echo"
    refused = REFUSED
