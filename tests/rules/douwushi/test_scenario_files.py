"""Scenario files that can't be read are refused with line and reason; what may be left out may be left out; all is written as read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.douwushi.language.modifiers import Attack, Reduce
from rules.douwushi.positions import NEUTRAL_HERO, Given, Item, Lasting, Position, Side, Standing
from rules.douwushi.scenario.files import read_scenarios
from rules.douwushi.scenario.writer import write_file, write_scenario
from rules.kernel.cards import Card
from tests.rules.scenarios.refusals import RefusalProofs

HEAD = """game = "douwushi"
[[cards]]
slug = "ox"
kind = "hero"
name = "Ox"
class = "warrior"
[[cards]]
slug = "axe"
kind = "weapon"
name = "Axe"
[[cards]]
slug = "hex"
kind = "spell"
name = "Hex"
spell_type = "lasting"
abilities = [{ skill = "passive", gives = [{ modifier = "attack", amount = 1 }], to = { pick = "all", side = "own" } }]
"""
PLAIN = f'{HEAD}[[scenario]]\nname = "plain"\n'
STEP = f"{PLAIN}[[scenario.step]]\n"
GUARD = (
    '{ card = "ox", state = "tapped", damage = 3, mp = 2, items = ["axe tapped", { card = "hat", used = [1] }], guards = 1, '
    "guard_turns = 1, guard_spent = true, assigned = true, hit_this_turn = true, counters = 1, used = [2], "
    'given = [{ modifier = "attack", amount = 2, turns = 2 }, '
    '{ modifier = "reduce", amount = "all", source = ["skill", "spell"], turns = "always" }] }'
)
WHOLE = f"""{HEAD}
[[cards]]
slug = "hat"
kind = "equipment"
name = "Hat"
[[scenario]]
name = "whole"
name_zh = "全"
cites = ["W-4"]
first = "B"
turn = 8
active = "B"
phase = "end"
seed = 7
chance = ["00000000000000ff", "0123456789abcdef"]
[scenario.A]
heroes = ["ox tapped", "", {GUARD}]
spells = ["hex", {{ card = "hex", on = "enemy 1", turns = 3, used = [1] }}, {{ card = "hex", on = "own 3" }}]
hand = ["ox", "axe"]
reserve = ["hat", "hex"]
graveyard = ["neutral-hero"]
beyond = ["axe"]
bounty = [["axe", "ox"], [], ["hat"]]
fallen = 2
deployed = 1
cast = 1
shown = [2]
reserve_known = [1]
reserve_shown = [1, 2]
bounty_known = [1]
bounty_shown = [3]
this_turn = {{ died = 1, attacks = 2 }}
"""
STARTING = f"{PLAIN}phase = 'starting'\nfirst = 'B'\n[scenario.A]\nheroes = []\n"


def side(line: str) -> str:
    return f"{PLAIN}[scenario.A]\n{line}\n"


BROKEN = {
    "other game": ('game = "nim"\n', 1, "not of “nim”"),
    "no scenario": (HEAD, 1, "no [[scenario]]"),
    "hero without class": (PLAIN.replace('class = "warrior"\n', ""), 2, "class: is missing"),
    "lasting spell that does nothing": (PLAIN.replace("abilities = [{ s", "# "), 11, "has a passive"),
    "unknown class": (PLAIN.replace('"warrior"', '"monk"'), 6, "“monk” is unknown"),
    "unknown phase": (f"{PLAIN}phase = 'lunch'\n", 19, "no phase"),
    "turn after the last": (f"{PLAIN}turn = 201\n", 19, "out of bounds"),
    "turn before the first": (f"{PLAIN}phase = 'starting'\nturn = 1\n[scenario.B]\nheroes = []\n", 20, "out of bounds"),
    "a hero too soon": (f"{PLAIN}phase = 'starting'\n", 17, "has none"),
    "broken chance": (f"{PLAIN}chance = ['1']\n", 19, "16 hexadecimal"),
    "unknown key of a side": (side("life = 3"), 20, "“life” is unknown"),
    "unknown hero": (side("heroes = ['ghost']"), 20, "“ghost” is unknown"),
    "an item as hero": (side("heroes = ['axe']"), 20, "“axe” is no hero"),
    "thirteen heroes": (side(f"heroes = {['ox'] * 13}"), 20, "at most 12"),
    "unknown state": (side("heroes = ['ox dozing']"), 20, "not a hero"),
    "hero as a number": (side("heroes = [1]"), 19, "a text or a table"),
    "unknown key of a hero": (side("heroes = [{ card = 'ox', mood = 'sad' }]"), 20, "“mood” is unknown"),
    "hero without card": (side("heroes = [{ state = 'tapped' }]"), 19, "“card” is missing"),
    "damage below 0": (side("heroes = [{ card = 'ox', damage = -1 }]"), 20, "“damage” is out of bounds"),
    "a hero as item": (side("heroes = [{ card = 'ox', items = ['ox'] }]"), 20, "“ox” is no item"),
    "two weapons": (side("heroes = [{ card = 'ox', items = ['axe', 'axe'] }]"), 20, "one weapon"),
    "guards itself": (side("heroes = [{ card = 'ox', guards = 1 }]"), 20, "can't guard place 1"),
    "guards nobody": (side("heroes = [{ card = 'ox', guards = 2 }]"), 20, "can't guard place 2"),
    "two guards": (side("heroes = ['ox', { card = 'ox', guards = 1 }, { card = 'ox', guards = 1 }]"), 20, "can't guard"),
    "a guarded guard": (side("heroes = ['ox', { card = 'ox', guards = 1 }, { card = 'ox', guards = 2 }]"), 20, "can't guard place 2"),
    "unknown modifier": (side("heroes = [{ card = 'ox', given = [{ modifier = 'atack', amount = 1 }] }]"), 20, "did you mean “attack”?"),
    "modifier of a player": (
        side("heroes = [{ card = 'ox', given = [{ modifier = 'limit', of = 'hand', amount = 1 }] }]"),
        20,
        "plain amount",
    ),
    "counted amount": (
        side("heroes = [{ card = 'ox', given = [{ modifier = 'attack', amount = { count = { fallen = 'own' } } }] }]"),
        20,
        "plain amount",
    ),
    "given for no turn": (side("heroes = [{ card = 'ox', given = [{ modifier = 'guard', turns = 0 }] }]"), 20, "“turns” is out of bounds"),
    "spell that does not last": (side("spells = ['axe']"), 20, "no lasting spell"),
    "spell on nobody": (side("spells = [{ card = 'hex', on = 'enemy 2' }]"), 20, "there is no hero"),
    "spell on what is no hero": (side("spells = [{ card = 'hex', on = 'hand 2' }]"), 20, "is no hero (“own 1”"),
    "unknown card in hand": (side("hand = ['oxx']"), 20, "did you mean “ox”?"),
    "bounty without stacks": (side("bounty = ['ox']"), 20, "list of stacks"),
    "knowing what is not there": (side("hand = ['ox']\nshown = [2]"), 21, "names place 2 of 1"),
    "more than a turn holds": (side("this_turn = { died = 300 }"), 20, "out of bounds"),
    "65 cards": (side(f"hand = {['ox'] * 64}"), 19, "at most 64"),
    "unknown card in an action": (f"{STEP}do = ['A casts ghost']\n", 20, "“ghost” is unknown"),
    "unknown expectation": (f"{STEP}then = {{ 'A.hero.1.lif' = 3 }}\n", 20, "did you mean “A.hero.N.life”?"),
    "expectation of place 13": (f"{STEP}then = {{ 'A.hero.13' = '' }}\n", 20, "no expectation"),
    "expectation of another kind": (f"{STEP}then = {{ 'A.hero.1.guard' = 1 }}\n", 20, "can't be 1"),
    "state of another game": (f"{STEP}then = {{ 'A.hero.1' = 'ox awake' }}\n", 20, "can't be 'ox awake'"),
    "unknown card in an expectation": (f"{STEP}then = {{ 'B.bounty.1' = ['ghost'] }}\n", 20, "“ghost” is unknown"),
}


class TestRefusals(RefusalProofs):
    read_scenarios = read_scenarios
    broken = BROKEN


def test_what_is_left_out_is_as_usual() -> None:
    (scenario,) = read_scenarios(f"{PLAIN}[scenario.A]\nheroes = ['ox', {{ card = 'ox', items = ['axe'] }}]\n", "x", {})
    ox, armed = scenario.position.sides[0].heroes
    assert scenario.position == Position(sides=(Side(heroes=(ox, armed)), Side()))
    assert ox is not None
    assert armed is not None
    assert (ox.card.values, ox.is_tapped, ox.damage, ox.mp) == ({"class": "warrior", "life": 10}, False, 0, 0)
    usable_by = ("warrior", "mage", "assassin")
    assert armed.items[0].card.values == {"usable_by": usable_by, "cost": 0, "hands": "one", "attack_type": "melee", "attack": 1}


def test_the_default_hero_stands_and_lies_by_name() -> None:
    text = f"{STEP}then = {{ 'B.hero.1' = 'neutral-hero ready', 'A.graveyard' = ['neutral-hero'], 'A.heroes' = [] }}\n"
    (scenario,) = read_scenarios(text.replace("[[scenario.step]]", "[scenario.A]\nheroes = []\n[[scenario.step]]"), "x", {})
    assert [side.heroes for side in scenario.position.sides] == [(), (Standing(card=NEUTRAL_HERO),)]


def test_everything_is_read() -> None:
    (scenario,) = read_scenarios(WHOLE, "whole", {})
    cards: Mapping[str, Card] = {card.slug: card for half in scenario.position.sides for card in half.cards()}
    ox, axe, hat, hexed = (cards[slug] for slug in ("ox", "axe", "hat", "hex"))
    guard = Standing(
        card=ox,
        damage=3,
        mp=2,
        is_tapped=True,
        items=(Item(card=axe, is_tapped=True), Item(card=hat, used=(1,))),
        guards=1,
        guard_turns=1,
        guard_spent=True,
        assigned=True,
        hit_this_turn=True,
        counters=1,
        used=(2,),
        given=(
            Given(modifier=Attack(amount=2), turns=2),
            Given(modifier=Reduce(amount="all", source=("skill", "spell")), turns=None),
        ),
    )
    left = Side(
        heroes=(Standing(card=ox, is_tapped=True), None, guard),
        spells=(Lasting(card=hexed), Lasting(card=hexed, on=(1, 1), turns=3, used=(1,)), Lasting(card=hexed, on=(0, 3))),
        hand=(ox, axe),
        reserve=(hat, hexed),
        graveyard=(NEUTRAL_HERO,),
        beyond=(axe,),
        bounty=((axe, ox), (), (hat,)),
        fallen=2,
        deployed=1,
        cast=1,
        shown=(1,),
        reserve_known=(0,),
        reserve_shown=(0, 1),
        bounty_known=(0,),
        bounty_shown=(2,),
        this_turn=(("died", 1), ("attacks", 2)),
    )
    chance = (0xFF, 0x0123456789ABCDEF)
    assert scenario.position == Position(sides=(left, Side()), first=1, active=1, turn=8, phase="end", seed=7, chance=chance)
    assert (scenario.name_zh, scenario.cites) == ("全", ("W-4",))


@pytest.mark.parametrize("text", [WHOLE, PLAIN, side("heroes = []"), STARTING], ids=["whole", "plain", "nobody", "starting"])
def test_what_is_written_is_read_again(text: str) -> None:
    (scenario,) = read_scenarios(text, "text", {})
    held = {card.slug: card for half in scenario.position.sides for card in half.cards() if card is not NEUTRAL_HERO}
    written: Any = write_scenario(scenario.position, name=scenario.name, name_zh=scenario.name_zh, cites=scenario.cites)
    (again,) = read_scenarios(write_file(written, [card.data for card in held.values()]), "written", {})
    assert again.position == scenario.position
