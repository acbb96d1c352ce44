"""Abilities that can't be read are refused with file, card, field and what is allowed there, in both languages."""

from __future__ import annotations

from tests.rules.language.refused_abilities import RefusedAbilityProofs

DRAW = 'do = [{ effect = "draw" }]'
CAST = 'skill = "cast"\n'
USED = 'skill = "activated"\ncost = [{ pay = "tap" }]\n'
DIES = 'skill = "triggered"\nwhen = { moment = "dies" }\n'
STATIC = 'skill = "static"\n'

#: kind of card, ability, field of the error, part of the English problem.
REFUSED = {
    "misspelt skill": ("creature", f'skill = "activatd"\n{DRAW}', "skill", "did you mean “activated”?"),
    "misspelt word": ("spell", CAST + 'do = [{ effect = "daw" }]', "do[0].effect", "did you mean “draw”?"),
    "misspelt field": ("spell", CAST + 'do = [{ effect = "draw", amuont = 1 }]', "do[0].amuont", "did you mean “amount”?"),
    "misspelt keyword": (
        "spell",
        CAST + 'do = [{ effect = "destroy", target = { pick = "all", keyword = ["reach", "flyng"] } }]',
        "do[0].target.keyword[1]",
        "did you mean “flying”?",
    ),
    "an ability of an attribute card": ("attribute", USED + DRAW, "skill", "an attribute card has no “activated”"),
    "activated without a cost": ("creature", f'skill = "activated"\n{DRAW}', "cost", "this “activated” needs “cost”"),
    "triggered without a moment": ("creature", f'skill = "triggered"\n{DRAW}', "when", "this “triggered” needs “when”"),
    "static without anything": ("creature", 'skill = "static"', "gives", "this “static” needs “gives”"),
    "replacement of nothing": ("creature", 'skill = "replacement"', "instead_of", "this “replacement” needs “instead_of”"),
    "the cost of a trigger": ("creature", DIES + f'cost = [{{ pay = "tap" }}]\n{DRAW}', "cost", "does not belong"),
    "a spell once a turn": ("spell", CAST + f"once = true\n{DRAW}", "once", "does not belong"),
    "an activated ability that may": ("creature", USED + f"may = true\n{DRAW}", "may", "does not belong"),
    "the timing of a trigger": ("creature", DIES + f'timing = "normal"\n{DRAW}', "timing", "belongs to “activated”"),
    "the condition of equipping": (
        "equipment",
        'skill = "equip"\ncost = [{ pay = "mana", amount = 1 }]\nif = [{ condition = "turn_of", side = "own" }]',
        "if",
        "“equip” has no conditions",
    ),
    "equipping for cards": ("equipment", 'skill = "equip"\ncost = [{ pay = "discard" }]', "cost[0]", "mana, life or tapping"),
    "given to nobody": ("spell", CAST + f'to = {{ pick = "all" }}\n{DRAW}', "to", "belongs to “gives”"),
    "the limit of creatures": (
        "creature",
        STATIC + 'gives = [{ modifier = "hand_limit", amount = 1 }]\nto = { pick = "all" }',
        "to",
        "takes no “to”",
    ),
    "creatures and players at once": (
        "creature",
        STATIC + 'gives = [{ modifier = "hand_limit", amount = 1 }, { modifier = "stats", attack = 1 }]',
        "gives",
        "by abilities of their own",
    ),
    "statics for players": (
        "creature",
        STATIC + 'gives = [{ modifier = "stats", attack = 1 }]\nto = { pick = "all", players = "too" }',
        "to.pick",
        "“self”, “host” or “all”",
    ),
    "no change at all": ("creature", STATIC + 'gives = [{ modifier = "hand_limit", amount = 0 }]', "gives[0].amount", "must not be 0"),
    "no self": ("spell", CAST + 'do = [{ effect = "tap", target = { pick = "self" } }]', "do[0].target.pick", "no “self”"),
    "a fighting spell": ("spell", CAST + 'do = [{ effect = "fight", target = { pick = "target" } }]', "do[0]", "no “self”"),
    "no host": ("creature", USED + 'do = [{ effect = "tap", target = { pick = "host" } }]', "do[0].target.pick", "has a “host”"),
    "no subject": ("creature", USED + 'do = [{ effect = "tap", target = { pick = "subject" } }]', "do[0].target.pick", "about a permanent"),
    "no foe": ("creature", DIES + 'do = [{ effect = "tap", target = { pick = "foe" } }]', "do[0].target.pick", "no “foe”"),
    "nothing taken before": (
        "spell",
        CAST + 'do = [{ effect = "tap", target = { pick = "that" } }]',
        "do[0].target.pick",
        "no effect before",
    ),
    "a moment without amount": (
        "creature",
        'skill = "triggered"\nwhen = { moment = "arrives" }\ndo = [{ effect = "draw", amount = { count = "event" } }]',
        "do[0].amount.count",
        "no amount",
    ),
    "itself with a filter": (
        "creature",
        USED + 'do = [{ effect = "tap", target = { pick = "self", cost_min = 1 } }]',
        "do[0].target",
        "takes no filter",
    ),
    "a moment of itself with a filter": (
        "creature",
        f'skill = "triggered"\nwhen = {{ moment = "dies", token = true }}\n{DRAW}',
        "when",
        "filter",
    ),
    "a moment of itself of a kind": (
        "enchantment",
        f'skill = "triggered"\nwhen = {{ moment = "arrives", kind = "permanent" }}\n{DRAW}',
        "when.kind",
        "leave “kind” out",
    ),
    "damage to a player of a creature's own": (
        "creature",
        'skill = "replacement"\ninstead_of = { event = "would_be_damaged", victim = "player", prevent = 1 }',
        "instead_of.by",
        "own, enemy or any",
    ),
    "a negative draw": (
        "creature",
        'skill = "replacement"\ninstead_of = { event = "would_draw", count = -1 }',
        "instead_of.count",
        "at least 0",
    ),
    "all of two": (
        "spell",
        CAST + 'do = [{ effect = "destroy", target = { pick = "all", count = 2 } }]',
        "do[0].target.count",
        "has no count",
    ),
    "the top of a hand": (
        "spell",
        CAST + 'do = [{ effect = "discard", cards = { zone = "hand", pick = "top" } }]',
        "do[0].cards.pick",
        "only a deck has a top",
    ),
    "a discard from the deck": (
        "spell",
        CAST + 'do = [{ effect = "discard", cards = { zone = "deck" } }]',
        "do[0].cards.zone",
        "from hand",
    ),
    "a spell on the battlefield": (
        "spell",
        CAST + 'do = [{ effect = "search", cards = { zone = "deck", kind = "spell" }, to = "field" }]',
        "do[0].cards.kind",
        "come to the battlefield",
    ),
    "more than was looked at": (
        "spell",
        CAST + 'do = [{ effect = "look", amount = 2, take = { count = 3 } }]',
        "do[0].take.count",
        "more are taken",
    ),
    "a boost of nothing": ("spell", CAST + 'do = [{ effect = "boost", target = { pick = "target" } }]', "do[0]", "neither attack nor life"),
    "a token without life": (
        "spell",
        CAST + 'do = [{ effect = "create", token = { name = { en = "Goat", zh = "羊" }, attack = 1, life = 0 } }]',
        "do[0].token.life",
        "at least 1",
    ),
    "a condition of nothing": (
        "creature",
        USED + f'if = [{{ condition = "is", who = "self" }}]\n{DRAW}',
        "if[0]",
        "asks for nothing",
    ),
    "a condition without bound": ("spell", CAST + f'if = [{{ condition = "count", of = {{}} }}]\n{DRAW}', "if[0]", "at_least"),
    "any of one": (
        "spell",
        CAST + f'if = [{{ condition = "any", of = [{{ condition = "turn_of", side = "own" }}] }}]\n{DRAW}',
        "if[0].of",
        "at least two conditions",
    ),
    "one option": ("spell", CAST + 'do = [{ effect = "choose", options = [[{ effect = "draw" }]] }]', "do[0].options", "at least two"),
    "inside an option": (
        "spell",
        CAST + 'do = [{ effect = "choose", options = [[{ effect = "draw" }], [{ effect = "draw", amount = 0 }]] }]',
        "do[0].options[1][0].amount",
        "at least 1",
    ),
    "too large": ("spell", CAST + 'do = [{ effect = "draw", amount = 200_000 }]', "do[0].amount", "200000 is too large"),
}


class TestReading(RefusedAbilityProofs):
    game = "hota"
    refused = REFUSED
