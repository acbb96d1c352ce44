"""Questions in words: each kind of decision with its options, what they cost, and nothing that the player may not know."""

from __future__ import annotations

from rules.kernel.telling.record import Decision
from rules.wording import Text
from tests.rules.scenarios.explored import Explored

CARDS = """
game = "hota"
[[cards]]
slug = "ram"
kind = "creature"
name = "Ram"
name_zh = "公羊"
attack = 5
life = 5
[[cards.abilities]]
skill = "activated"
cost = [{ pay = "mana", amount = 1 }]
do = [{ effect = "damage", target = { pick = "target", side = "enemy", players = "too" }, amount = 2 }]
[[cards.abilities]]
skill = "triggered"
when = { moment = "attacks" }
may = true
do = [{ effect = "draw" }]
[[cards]]
slug = "rope"
kind = "equipment"
name = "Rope"
name_zh = "绳"
abilities = [{ skill = "equip", cost = [{ pay = "mana", amount = 1 }] }]
[[cards]]
slug = "hush"
kind = "spell"
name = "Hush"
name_zh = "噤声"
speed = "instant"
abilities = [{ skill = "cast", do = [{ effect = "counter", target = {} }] }]
[[cards]]
slug = "bolt"
kind = "spell"
name = "Bolt"
name_zh = "闪"
cost = 1
abilities = [{ skill = "cast", do = [{ effect = "damage", target = { pick = "target" }, amount = 2 }] }]
[[cards]]
slug = "fork"
kind = "spell"
name = "Fork"
name_zh = "歧路"
[[cards.abilities]]
skill = "cast"
[[cards.abilities.do]]
effect = "choose"
options = [[{ effect = "draw", amount = 2 }], [{ effect = "gain_life", amount = 3 }]]
[[cards]]
slug = "seek"
kind = "spell"
name = "Seek"
name_zh = "寻"
abilities = [{ skill = "cast", do = [{ effect = "search", cards = { zone = "deck" } }] }]
[[scenario]]
name = "asked"
[scenario.A]
field = ["ram", "rope", "ram"]
hand = ["bolt", "fork", "seek", "basic-strength"]
deck = ["fork", "ram", "rope"]
mana = 2
[scenario.B]
field = ["ram", "ram"]
deck = ["bolt"]
"""
ATTACK = CARDS.replace('name = "asked"', 'name = "asked"\nphase = "attack"').replace(
    'hand = ["bolt", "fork", "seek", "basic-strength"]', ""
)
GAME = Explored("hota", CARDS)


def told(decision: Decision) -> dict[str, str]:
    return {option.line: option.text.en for option in decision.options}


def test_the_actions_of_a_strategy_phase_with_what_they_cost_and_do() -> None:
    decision = GAME.asked()
    assert decision.ask == Text("What to do?", "如何行动？")
    assert told(decision) == {
        "A passes": "Go on to the battle phase",
        "A casts bolt": "Cast Bolt (1 mana)",
        "A casts fork": "Cast Fork (0 mana)",
        "A casts seek": "Cast Seek (0 mana)",
        "A plays basic-strength": "Play Basic Strength",
        "A uses A1": "Ram (A1): 1 mana: deal 2 damage to the enemy player or a target enemy creature.",
        "A equips A2": "Equip Rope (A2) (1 mana)",
        "A uses A3": "Ram (A3): 1 mana: deal 2 damage to the enemy player or a target enemy creature.",
    }
    options = {option.line: option for option in decision.options}
    assert options["A casts bolt"].text.zh == "施放闪（1 点魔法值）"
    assert options["A casts bolt"].places == ("A.hand.1",)
    assert options["A equips A2"].places == ("A.field.2",)
    assert {option.group.en for option in decision.options} == {
        "Pass or go on", "Cast a card", "Play an attribute card", "Activate an ability", "Equip",
    }  # fmt: skip


def test_a_target_is_asked_with_the_text_of_what_asks() -> None:
    decision = GAME.asked("A uses A1")
    assert decision.ask == Text("Ram: which target?", "公羊：以什么为目标？")
    assert told(decision) == {"A targets B1": "Ram (B1)", "A targets B2": "Ram (B2)", "A targets B": "Deck B"}
    assert "deal 2 damage" in decision.note.en
    assert decision.options[0].places == ("B.field.1",)


def test_a_response_and_a_spell_on_the_stack() -> None:
    file = CARDS.replace("[scenario.B]", '[scenario.B]\nhand = ["hush"]')
    decision = GAME.asked("A casts bolt", "A targets B2", "A passes", file=file)
    assert (decision.side, decision.ask) == (1, Text("Respond to Bolt?", "是否响应闪？"))
    assert told(decision) == {"B passes": "Pass", "B casts hush": "Cast Hush (0 mana)"}


def test_a_choice_of_effects() -> None:
    decision = GAME.asked("A casts fork", "A passes")
    assert decision.ask.zh == "歧路：选择哪项效果？"
    assert list(told(decision).values()) == ["Draw two cards", "Gain 3 life"]


def test_the_cards_of_a_deck_have_no_places() -> None:
    decision = GAME.asked("A casts seek", "A passes")
    assert decision.ask.en == "Seek: which card?"
    assert sorted(told(decision).values()) == ["Fork", "Ram", "Rope"]
    assert all(option.places == () for option in decision.options)


def test_attackers_blockers_and_their_order() -> None:
    decision = GAME.asked(file=ATTACK)
    assert decision.ask == Text("Who attacks?", "哪些生物攻击？")
    assert told(decision) == {"A passes": "Do not attack", "A attacks with A1": "Ram (A1) attacks", "A attacks with A3": "Ram (A3) attacks"}
    assert told(GAME.asked("A attacks with A1", file=ATTACK))["A passes"] == "No more attackers"
    may = GAME.asked("A attacks with A1", "A passes", "A passes", file=ATTACK)
    assert may.ask == Text("Use the effect of Ram?", "是否发动公羊的效果？")
    assert told(may) == {"A accepts": "Use it", "A declines": "Do not use it"}
    to_blocks = ("A attacks with A1", "A passes", "A passes", "A declines", "A passes")
    blocks = GAME.asked(*to_blocks, file=ATTACK)
    assert (blocks.side, blocks.ask) == (1, Text("Who blocks?", "哪些生物阻挡？"))
    assert [option.text.zh for option in blocks.options] == ["不阻挡", "公羊（B1）阻挡公羊（A1）", "公羊（B2）阻挡公羊（A1）"]
    order = GAME.asked(*to_blocks, "B blocks A1 with B1", "B blocks A1 with B2", file=ATTACK)
    assert (order.side, order.ask.en) == (0, "Ram: which blocker is dealt damage next?")


def test_the_mulligan_is_announced_and_then_one_decision() -> None:
    file = CARDS.replace('name = "asked"', 'name = "asked"\nphase = "mulligan"').replace('deck = ["fork", ', 'deck = ["fork", "fork", ')
    decision = GAME.asked(file=file)
    assert decision.ask == Text("How many cards to exchange?", "置换几张手牌？")
    assert list(told(decision).values()) == ["Keep the hand", "Exchange 1 card", "Exchange 2 cards", "Exchange 3 cards", "Exchange 4 cards"]
    decision = GAME.asked("A announces 2", "B announces 0", file=file)
    assert decision.ask == Text("Exchange 2 of your cards", "置换2张手牌")
    assert decision.several is not None
    assert (decision.several.least, decision.several.most) == (2, 2)
    assert decision.line((0, 3)) == "A exchanges bolt, basic-strength"
    found = GAME.found("A announces 2", "B announces 0", "A exchanges bolt, basic-strength", file=file)
    assert found.passages[-1].text.zh == "置换闪、基本力量"
