"""Abilities that can't be read are refused with file, card, field and what is allowed there, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kernel.language.definitions import DefinitionError
from rules.sorcery.cards import read_card
from tests.rules.language.refused_abilities import RefusedAbilityProofs

DRAW = 'do = [{ effect = "draw" }]'
CAST = 'skill = "cast"\n'
USED = 'skill = "activated"\ncost = [{ pay = "tap" }]\n'
DIES = 'skill = "triggered"\nwhen = { moment = "dies" }\n'
STATIC = 'skill = "static"\n'

#: kind of card, ability, field of the error, part of the English problem.
REFUSED = {
    "misspelt word": ("magic", CAST + 'do = [{ effect = "daw" }]', "do[0].effect", "did you mean “draw”?"),
    "an activated ability of magic": ("magic", USED + DRAW, "skill", "magic has no “activated”"),
    "a tapped site": ("site", USED + DRAW, "cost[0]", "never tapped"),
    "a sacrificed avatar": (
        "avatar",
        f'skill = "activated"\ncost = [{{ pay = "sacrifice_self" }}]\n{DRAW}',
        "cost[0]",
        "can't be sacrificed",
    ),
    "a sacrificed unit": (
        "minion",
        f'skill = "activated"\ncost = [{{ pay = "sacrifice" }}]\n{DRAW}',
        "cost[0].kind",
        "minion or automaton",
    ),
    "given to nobody": ("magic", CAST + f'to = {{ pick = "all" }}\n{DRAW}', "to", "belongs to “gives”"),
    "income of units": ("minion", STATIC + 'gives = [{ modifier = "income", amount = 1 }]\nto = { pick = "all" }', "to", "takes no “to”"),
    "power of sites": (
        "aura",
        STATIC + 'gives = [{ modifier = "stats", power = 1 }]\nto = { pick = "all", kind = "site" }',
        "gives[0]",
        "only units",
    ),
    "flooded units": (
        "aura",
        STATIC + 'gives = [{ modifier = "is_ground", ground = "water" }]\nto = { pick = "all" }',
        "gives[0]",
        "only sites",
    ),
    "no change at all": ("minion", STATIC + 'gives = [{ modifier = "stats" }]', "gives[0]", "changes nothing"),
    "no self": ("magic", CAST + 'do = [{ effect = "tap", target = { pick = "self" } }]', "do[0].target.pick", "no “self”"),
    "no caster": ("minion", USED + 'do = [{ effect = "tap", target = { pick = "caster" } }]', "do[0].target.pick", "only magic"),
    "no host": ("minion", USED + 'do = [{ effect = "tap", target = { pick = "host" } }]', "do[0].target.pick", "has a “host”"),
    "no subject": ("minion", USED + 'do = [{ effect = "tap", target = { pick = "subject" } }]', "do[0].target.pick", "about a thing"),
    "no foe": ("minion", DIES + 'do = [{ effect = "tap", target = { pick = "foe" } }]', "do[0].target.pick", "no “foe”"),
    "nothing taken before": (
        "magic",
        CAST + 'do = [{ effect = "tap", target = { pick = "that" } }]',
        "do[0].target.pick",
        "no effect before",
    ),
    "round nothing taken before": (
        "magic",
        CAST + 'do = [{ effect = "tap", target = { pick = "all", where = "nearby", around = "that" } }]',
        "do[0].target.around",
        "no effect before",
    ),
    "an area without an aura": (
        "minion",
        USED + 'do = [{ effect = "tap", target = { pick = "all", where = "area" } }]',
        "do[0].target.where",
        "only an aura",
    ),
    "steps without a number": (
        "magic",
        CAST + 'do = [{ effect = "tap", target = { pick = "all", where = "steps" } }]',
        "do[0].target.steps",
        "needs how many",
    ),
    "a number of nearby": (
        "magic",
        CAST + 'do = [{ effect = "tap", target = { pick = "all", where = "nearby", steps = 2 } }]',
        "do[0].target.steps",
        "steps or line",
    ),
    "watery minions": (
        "magic",
        CAST + 'do = [{ effect = "tap", target = { pick = "all", ground = "water" } }]',
        "do[0].target.ground",
        "asked of sites",
    ),
    "a destroyed avatar": (
        "magic",
        CAST + 'do = [{ effect = "destroy", target = { pick = "target", kind = ["avatar", "minion"] } }]',
        "do[0].target.kind",
        "“avatar”",
    ),
    "a moved site": (
        "magic",
        CAST + 'do = [{ effect = "push", target = { pick = "target", kind = "site" } }]',
        "do[0].target.kind",
        "is not moved",
    ),
    "a site onto a site": ("magic", CAST + 'do = [{ effect = "play_site", at = {} }]', "do[0].at.on", "rubble or into the void"),
    "summoned magic": (
        "magic",
        CAST + 'do = [{ effect = "summon", cards = { zone = "hand", kind = "magic" } }]',
        "do[0].cards.kind",
        "are summoned",
    ),
    "a spot round what is not moved": (
        "magic",
        CAST + 'do = [{ effect = "summon", cards = { zone = "hand", kind = "minion" }, at = { where = "nearby", around = "moved" } }]',
        "do[0].at.around",
        "nothing is moved",
    ),
    "a card laid where it lay": (
        "magic",
        CAST + 'do = [{ effect = "look", amount = 2, take = {}, to = "top", rest = "top" }]',
        "do[0].rest",
        "same place",
    ),
    "a site that is cast": (
        "minion",
        f'skill = "triggered"\nwhen = {{ moment = "casts", kind = "site" }}\n{DRAW}',
        "when.kind",
        "played, not cast",
    ),
    "a site that attacks": (
        "minion",
        f'skill = "triggered"\nwhen = {{ moment = "attacks", by = "any", kind = "site" }}\n{DRAW}',
        "when.kind",
        "is no unit",
    ),
    "another than itself, which is itself": (
        "minion",
        f'skill = "triggered"\nwhen = {{ moment = "attacks", other = true }}\n{DRAW}',
        "when.other",
        "leave “other” out",
    ),
    "another than itself, which carries it": (
        "artifact",
        f'skill = "triggered"\nwhen = {{ moment = "attacks", by = "host", other = true }}\n{DRAW}',
        "when.other",
        "leave “other” out",
    ),
    "a condition of nothing": ("minion", USED + f'if = [{{ condition = "is", who = "self" }}]\n{DRAW}', "if[0]", "asks for nothing"),
}
OF_HOST = {"skill": "static", "gives": [{"modifier": "stats", "power": 1}], "to": {"pick": "host"}}
MINION: dict[str, Any] = {
    "number": 1, "slug": "x", "kind": "minion", "name": "X", "name_zh": "某", "rarity": "ordinary", "cost": 1, "power": 1,
}  # fmt: skip


class TestReading(RefusedAbilityProofs):
    game = "sorcery"
    refused = REFUSED


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("ranged", {"keywords": ["ranged"]}),
        ("movement", {"movement": 1}),
        ("fire", {"element": ["fire"]}),
        ("water", {"water": 2}),
        ("power", {"kind": "artifact", "artifact_type": "relic"}),
        ("abilities", {"kind": "artifact", "artifact_type": "automaton", "abilities": [OF_HOST]}),
    ],
)  # fmt: skip
def test_fields_that_do_not_go_together_are_refused(path: str, more: dict[str, Any]) -> None:
    assert read_card(MINION, "x.toml").text.en == ""
    with pytest.raises(DefinitionError) as caught:
        read_card(MINION | more, "x.toml")
    assert caught.value.path == path


def test_keywords_are_said_with_their_numbers() -> None:
    card = read_card(MINION | {"keywords": ["ranged", "movement", "airborne"], "ranged": 3, "movement": 2}, "x.toml")
    assert (card.text.en, card.text.zh) == ("Airborne, ranged 3, movement +2.", "飞空，远程 3，移动 +2。")
