"""Questions in words: each kind of decision with its options, what they cost, and nothing that the player may not know."""

from __future__ import annotations

from rules.douwushi.engine import engine
from rules.kernel.telling.record import Decision
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.scenarios.explored import Explored

CARDS = """
game = "douwushi"
[[cards]]
slug = "seer"
kind = "hero"
name = "Seer"
name_zh = "先知"
class = "mage"
[[cards.abilities]]
skill = "active"
name = { en = "Bolt", zh = "闪" }
cost = [{ pay = "mp", amount = 2 }]
do = [{ effect = "damage", target = { pick = "target", side = "enemy" }, amount = 2 }]
[[cards.abilities]]
skill = "active"
name = { en = "Storm", zh = "雷" }
cost = [{ pay = "mp", amount = "x" }]
do = [{ effect = "damage", target = { pick = "all", side = "enemy" }, amount = { count = "x" } }]
[[cards.abilities]]
skill = "active"
name = { en = "Glimpse", zh = "窥" }
do = [{ effect = "look_bounty" }]
[[cards.abilities]]
skill = "active"
name = { en = "Seek", zh = "寻" }
do = [{ effect = "search", cards = { zone = "reserve" } }]
[[cards]]
slug = "miser"
kind = "hero"
name = "Miser"
name_zh = "吝"
class = "warrior"
keywords = ["guard"]
[[cards.abilities]]
skill = "passive"
name = { en = "Thrift", zh = "俭" }
gives = [{ modifier = "skill_cost", amount = -1 }, { modifier = "equip_cost", amount = 1 }]
to = { pick = "all", side = "own" }
[[cards.abilities]]
skill = "passive"
name = { en = "Grudge", zh = "怨" }
when = { moment = "attacked" }
may = true
do = [{ effect = "draw" }]
[[cards]]
slug = "pan"
kind = "weapon"
name = "Pan"
name_zh = "锅"
attack = 2
cost = 1
[[cards]]
slug = "flask"
kind = "equipment"
name = "Flask"
name_zh = "壶"
abilities = [{ skill = "active", cost = [{ pay = "mp", amount = 1 }], do = [{ effect = "heal", target = { pick = "self" }, amount = 2 }] }]
[[cards]]
slug = "fork"
kind = "spell"
name = "Fork"
name_zh = "歧路"
[[cards.abilities]]
skill = "cast"
[[cards.abilities.do]]
effect = "choose"
options = [[{ effect = "draw", amount = 2 }], [{ effect = "destroy_item", items = { pick = "target", side = "any" } }]]
[[scenario]]
name = "asked"
[scenario.A]
heroes = [{ card = "seer", mp = 3, damage = 1, items = ["flask"] }, { card = "miser", items = ["pan"] }]
hand = ["pan", "fork"]
reserve = ["fork", "seer", "flask", "pan"]
bounty = [["pan", "fork"], ["seer", "flask"]]
bounty_known = [2]
[scenario.B]
heroes = ["miser", "mei-lin"]
reserve = ["pan"]
"""
GAME = Explored("douwushi", CARDS)


def told(decision: Decision) -> list[str]:
    return [option.text.en for option in decision.options]


def test_the_actions_of_a_turn_with_what_they_cost_and_do() -> None:
    decision = GAME.asked()
    assert decision.ask == Text("What to do?", "如何行动？")
    options = {option.line: option for option in decision.options}
    assert {line: options[line].text.en for line in ("A equips 1 with pan", "A casts fork", "A attacks 2 -> 1", "A guards 1 with 2")} == {
        "A equips 1 with pan": "Equip Seer (place 1) with Pan (2 MP)",
        "A casts fork": "Cast Fork",
        "A attacks 2 -> 1": "Miser (place 2) attacks Miser (place 1)",
        "A guards 1 with 2": "Miser (place 2) guards Seer (place 1)",
    }
    assert options["A attacks 2 -> own 1"].text == Text("Miser (place 2) attacks own Seer (place 1)", "2号位的吝攻击己方1号位的先知")
    assert options["A uses 1 skill 1"].text == Text(
        "Seer (place 1) uses Bolt (2): deal 2 damage to a target enemy hero. (1 MP now)",
        "1号位的先知施放闪（2）：对指定目标敌方英雄造成 2 点伤害。（现为 1 点 MP）",
    )
    assert options["A uses flask of 1"].text == Text(
        "Seer (place 1) uses Flask (1): remove 2 damage from its bearer.", "1号位的先知使用壶（1）：移除装备者身上的 2 点伤害。"
    )
    assert options["A equips 1 with pan"].places == ("A.hand.1", "A.field.1")
    assert options["A uses flask of 1"].places == ("A.field.1.1", "A.field.1")
    assert (options["A attacks 2 -> 1"].subject.en, options["A attacks 2 -> 1"].target.en) == ("Miser (place 2)", "enemy Miser (place 1)")
    assert [group.en for group in dict.fromkeys(option.group for option in decision.options)] == [
        "Equip", "Cast a spell", "Use a skill", "Use an item", "Attack", "Guard", "End",
    ]  # fmt: skip


def test_a_target_is_asked_with_the_text_of_what_asks() -> None:
    decision = GAME.asked("A uses 1 skill 1")
    assert decision.ask == Text("Seer: which hero?", "先知：选择哪名英雄？")
    assert told(decision) == ["enemy Miser (place 1)", "enemy Mei Lin, Plum Physician (place 2)"]
    assert decision.note.en == "Bolt (2): deal 2 damage to a target enemy hero."
    assert decision.options[0].places == ("B.field.1",)


def test_an_x() -> None:
    decision = GAME.asked("A uses 1 skill 2")
    assert decision.ask.en == "Seer: how much MP for X?"
    assert told(decision) == ["Pay 1 MP", "Pay 2 MP", "Pay 3 MP"]


def test_a_stack_names_what_the_player_has_seen_of_it() -> None:
    decision = GAME.asked("A uses 1 skill 3")
    assert decision.ask.en == "Seer: look at which of Deck A’s bounty stacks?"
    assert told(decision) == ["First bounty stack (2 unseen)", "Second bounty stack (Seer, Flask)"]


def test_the_cards_of_a_reserve_have_no_places() -> None:
    decision = GAME.asked("A uses 1 skill 4")
    assert decision.ask.zh == "先知：选择哪张牌？"
    assert sorted(told(decision)) == ["Flask", "Fork", "Pan", "Seer"]
    assert all(option.places == () for option in decision.options)


def test_a_choice_of_effects_and_an_item() -> None:
    decision = GAME.asked("A casts fork")
    assert decision.ask.en == "Fork: which effect?"
    assert told(decision) == ["Draw two cards", "Destroy a target item"]
    items = GAME.asked("A casts fork", "A chooses 2")
    assert items.ask.en == "Fork: which item?"
    assert {option.text.en: option.text.zh for option in items.options} == {
        "Flask of own Seer (place 1)": "己方1号位的先知的壶",
        "Pan of own Miser (place 2)": "己方2号位的吝的锅",
    }


def test_whether_a_passive_is_used() -> None:
    decision = GAME.asked("A attacks 2 -> 1")
    assert decision.side == 1
    assert decision.ask == Text("Use Grudge of Miser?", "是否发动吝的怨？")
    assert told(decision) == ["Use it", "Do not use it"]


def test_the_discards_of_a_turn_are_one_decision() -> None:
    full = CARDS.replace('hand = ["pan", "fork"]', 'hand = ["pan", "fork", "pan", "fork", "pan", "pan", "flask", "seer", "seer"]')
    decision = GAME.asked("A ends", file=full)
    assert decision.ask == Text("Discard 2 of your cards", "弃置2张手牌")
    assert decision.several is not None
    assert (decision.several.least, decision.several.most) == (2, 2)
    assert decision.line((0, 6)) == "A discards pan, flask"
    assert len(decision.options) == 9
    found = GAME.found("A ends", "A discards pan, flask", file=full)
    assert found.passages[-1].text == Text("Discard Pan, Flask", "弃置锅、壶")


def test_a_second_starting_hero_is_asked_for(shipped: Shipped) -> None:
    deck = shipped.decks("douwushi")["arrow-rain"]
    first = engine().record((deck, deck), seed=1, game=0, levels=("random", "random")).decisions[0]
    assert first.side == 1
    assert first.ask.zh == "双方首发英雄相同，改以哪名英雄首发？"
    assert all(option.text.en.startswith("Start with ") for option in first.options)
