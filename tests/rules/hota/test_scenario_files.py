"""Scenario files that can't be read are refused with line and reason; what may be left out may be left out; all is written as read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.hota.positions import Permanent, Position, Side, is_token
from rules.hota.scenario.files import read_scenarios
from rules.hota.scenario.writer import write_file, write_scenario
from rules.kernel.cards import Card
from tests.rules.scenarios.refusals import RefusalProofs

HEAD = """game = "hota"
[[cards]]
slug = "ox"
kind = "creature"
name = "Ox"
abilities = [{ skill = "activated", cost = [{ pay = "life", amount = 1 }], do = [{ effect = "draw" }], once = true }]
[[cards]]
slug = "maul"
kind = "equipment"
name = "Maul"
[[cards]]
slug = "hex"
kind = "spell"
name = "Hex"
abilities = [{ skill = "cast", do = [{ effect = "create", token = { name = { en = "Kid", zh = "小羊" }, attack = 3, life = 2 } }] }]
[[cards]]
slug = "rock"
kind = "attribute"
name = "Rock"
attribute = ["strength"]
"""
PLAIN = f'{HEAD}[[scenario]]\nname = "plain"\n'
STEP = f"{PLAIN}[[scenario.step]]\n"
WORN = (
    '{ card = "ox", is_tapped = true, is_fresh = true, damage = 3, plus_attack = 2, plus_life = -1, attack_this_turn = -3, '
    'life_this_turn = 4, gained = ["flying"], gained_this_turn = ["cant_block"], prevented = 5, held = 2, used = [1], owner = "B", '
    "attacking = true, blocked = true }"
)
WHOLE = f"""{HEAD}
[[scenario]]
name = "whole"
name_zh = "全"
cites = ["H-4"]
first = "B"
turn = 8
active = "A"
phase = "blocked"
seed = 7
chance = ["00000000000000ff", "0123456789abcdef"]
[scenario.A]
damage = 12
mana = 3
mana_cap = 5
prevented = 4
attributes = {{ strength = 1, intellect = 2 }}
attributes_this_turn = {{ agility = 3 }}
has_played_attribute = true
field = ["ox tapped", "", {WORN}, {{ card = "maul", on = "A3" }}, "token-kid fresh"]
hand = ["ox", "maul"]
deck = ["hex", "ox"]
graveyard = ["hex"]
exile = ["maul"]
attribute_cards = ["rock"]
shown = [2]
deck_known = [1]
deck_shown = [1, 2]
this_turn = {{ attacks = 2, died = 1 }}
[scenario.B]
life = 30
field = [{{ card = "ox", blocks = "A3", rank = 1 }}]
"""
MULLIGAN = f"{PLAIN}phase = 'mulligan'\nfirst = 'B'\n[scenario.A]\nhand = ['ox']\ndeck = ['ox']\n"


def side(line: str, phase: str = "") -> str:
    return f"{PLAIN}{phase}[scenario.A]\n{line}\n"


BROKEN = {
    "other game": ('game = "nim"\n', 1, "not of “nim”"),
    "no scenario": (HEAD, 1, "no [[scenario]]"),
    "spell without effects": (PLAIN.replace('abilities = [{ skill = "cast"', '# [{ skill = "cast"'), 11, "one “cast”"),
    "unknown kind": (PLAIN.replace('"attribute"', '"plot"'), 18, "“plot” is unknown"),
    "unknown phase": (f"{PLAIN}phase = 'lunch'\n", 23, "no phase"),
    "phase that nothing begins in": (f"{PLAIN}phase = 'struck'\n", 23, "no phase"),
    "turn after the last": (f"{PLAIN}turn = 201\n", 23, "out of bounds"),
    "a turn before the mulligan": (f"{PLAIN}phase = 'mulligan'\nturn = 1\n", 24, "out of bounds"),
    "a hand that the deck can't replace": (f"{PLAIN}phase = 'mulligan'\n[scenario.A]\nhand = ['ox']\n", 24, "no fewer than it"),
    "broken chance": (f"{PLAIN}chance = ['1']\n", 23, "16 hexadecimal"),
    "unknown key of a side": (side("heroes = []"), 24, "“heroes” is unknown"),
    "life and damage": (side("life = 3\ndamage = 97"), 24, "not both"),
    "no life": (side("life = 0"), 24, "out of bounds"),
    "too much of an attribute": (side("attributes = { strength = 100 }"), 24, "at most 99"),
    "unknown attribute": (side("attributes = { luck = 1 }"), 24, "luck"),
    "unknown creature": (side("field = ['ghost']"), 24, "“ghost” is unknown"),
    "a spell as permanent": (side("field = ['hex']"), 24, "“hex” is no permanent"),
    "21 permanents": (side(f"field = {['ox'] * 21}"), 24, "at most 20"),
    "unknown state": (side("field = ['ox dozing']"), 24, "is no permanent"),
    "permanent as a number": (side("field = [1]"), 24, "a text or a table"),
    "unknown key of a permanent": (side("field = [{ card = 'ox', mood = 'sad' }]"), 24, "“mood” is unknown"),
    "permanent without card": (side("field = [{ damage = 1 }]"), 23, "“card” is missing"),
    "damage below 0": (side("field = [{ card = 'ox', damage = -1 }]"), 24, "“damage” is out of bounds"),
    "unknown keyword": (side("field = [{ card = 'ox', gained = ['flyin'] }]"), 24, "flying"),
    "held for too long": (side("field = [{ card = 'ox', held = 10 }]"), 24, "out of bounds"),
    "on no place": (side("field = [{ card = 'maul', on = 'C1' }]"), 24, "“C1” is no place"),
    "on nobody": (side("field = [{ card = 'maul', on = 'A2' }]"), 23, "A1 can't be on a place without a creature"),
    "a creature as equipment": (side("field = ['ox', { card = 'ox', on = 'A1' }]"), 23, "A2 is no equipment"),
    "attacks in a strategy phase": (side("field = ['ox attacking']"), 23, "A1 can't be attacking"),
    "equipment attacks": (side("field = ['maul attacking']", "phase = 'block'\n"), 24, "A1 can't be attacking"),
    "blocks its own side": (side("field = [{ card = 'ox', blocks = 'A1' }]"), 24, "no place of the enemy"),
    "blocks nobody": (side("field = [{ card = 'ox', blocks = 'B1' }]"), 23, "A1 has no attacker to block"),
    "a token in hand": (side("hand = ['token-kid']"), 24, "is a token"),
    "unknown card in hand": (side("hand = ['oxx']"), 24, "did you mean “ox”?"),
    "knowing what is not there": (side("hand = ['ox']\nshown = [2]"), 25, "names place 2 of 1"),
    "more than a turn holds": (side("this_turn = { died = 300 }"), 24, "out of bounds"),
    "129 cards": (side(f"hand = {['ox'] * 129}"), 23, "at most 128"),
    "unknown card in an action": (f"{STEP}do = ['A casts ghost']\n", 24, "“ghost” is unknown"),
    "unknown expectation": (f"{STEP}then = {{ 'A.field.1.lif' = 3 }}\n", 24, "did you mean “A.field.N.life”?"),
    "expectation of place 21": (f"{STEP}then = {{ 'A.field.21' = '' }}\n", 24, "no expectation"),
    "expectation of another kind": (f"{STEP}then = {{ 'A.field.1.fresh' = 1 }}\n", 24, "can't be 1"),
    "state of another game": (f"{STEP}then = {{ 'A.field.1' = 'ox awake' }}\n", 24, "can't be 'ox awake'"),
    "unknown card in an expectation": (f"{STEP}then = {{ 'B.hand' = ['ghost'] }}\n", 24, "“ghost” is unknown"),
}


class TestRefusals(RefusalProofs):
    read_scenarios = read_scenarios
    broken = BROKEN


def test_what_is_left_out_is_as_usual() -> None:
    (scenario,) = read_scenarios(side("field = ['ox', 'maul']"), "x", {})
    ox, maul = scenario.position.sides[0].field
    assert ox is not None
    assert maul is not None
    assert scenario.position == Position(sides=(Side(field=(ox, maul)), Side()))
    assert (ox.card.rarity, ox.card.values) == ("common", {"cost": 0, "attack": 1, "life": 1})
    assert (maul.card.values, ox, maul.on) == ({"cost": 0}, Permanent(card=ox.card), None)


def test_tokens_stand_and_are_expected_by_name() -> None:
    text = f"{STEP}then = {{ 'A.field.1' = 'token-kid ready' }}\n"
    (scenario,) = read_scenarios(text.replace("[[scenario.step]]", "[scenario.A]\nfield = ['token-kid']\n[[scenario.step]]"), "x", {})
    (kid,) = scenario.position.sides[0].field
    assert kid is not None
    assert is_token(kid.card)


def test_everything_is_read() -> None:
    (scenario,) = read_scenarios(WHOLE, "whole", {})
    cards: Mapping[str, Card] = {card.slug: card for card in scenario.position.cards_of(0)}
    ox, maul, hexed, rock = (cards[slug] for slug in ("ox", "maul", "hex", "rock"))
    (kid,) = scenario.position.tokens()
    worn = Permanent(
        card=ox,
        owner="enemy",
        is_tapped=True,
        is_fresh=True,
        damage=3,
        plus_attack=2,
        plus_life=-1,
        attack_this_turn=-3,
        life_this_turn=4,
        gained=("flying",),
        gained_this_turn=("cant_block",),
        prevented=5,
        held=2,
        used=(1,),
        is_attacking=True,
        is_blocked=True,
    )
    field = (Permanent(card=ox, is_tapped=True), None, worn, Permanent(card=maul, on=(0, 3)), Permanent(card=kid, is_fresh=True))
    left = Side(
        field=field,
        damage=12,
        mana=3,
        mana_cap=5,
        prevented=4,
        attributes=(("strength", 1), ("intellect", 2)),
        attributes_this_turn=(("agility", 3),),
        has_played_attribute=True,
        hand=(ox, maul),
        deck=(hexed, ox),
        graveyard=(hexed,),
        exile=(maul,),
        attribute_cards=(rock,),
        shown=(1,),
        deck_known=(0,),
        deck_shown=(0, 1),
        this_turn=(("attacks", 2), ("died", 1)),
    )
    right = Side(field=(Permanent(card=ox, blocks=3, rank=1),), damage=70)
    chance = (0xFF, 0x0123456789ABCDEF)
    assert scenario.position == Position(sides=(left, right), first=1, active=0, turn=8, phase="blocked", seed=7, chance=chance)
    assert (scenario.name_zh, scenario.cites) == ("全", ("H-4",))


@pytest.mark.parametrize("text", [WHOLE, PLAIN, side("field = []"), MULLIGAN], ids=["whole", "plain", "nothing", "mulligan"])
def test_what_is_written_is_read_again(text: str) -> None:
    (scenario,) = read_scenarios(text, "text", {})
    held = {card.slug: card for owner in (0, 1) for card in scenario.position.cards_of(owner)}
    written: Any = write_scenario(scenario.position, name=scenario.name, name_zh=scenario.name_zh, cites=scenario.cites)
    (again,) = read_scenarios(write_file(written, [card.data for card in held.values()]), "written", {})
    assert again.position == scenario.position
