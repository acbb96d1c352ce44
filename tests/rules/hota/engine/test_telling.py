"""Events told in words: what is hard to say of each kind, in both languages, with the rules that it follows."""

from __future__ import annotations

from rules.kernel.telling.record import Step
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
life = 4
[[cards]]
slug = "wolf"
kind = "creature"
name = "Wolf"
name_zh = "狼"
attack = 2
life = 3
keywords = ["first-strike", "lifesteal"]
[[cards]]
slug = "rope"
kind = "equipment"
name = "Rope"
name_zh = "绳"
abilities = [{ skill = "equip", cost = [{ pay = "mana", amount = 1 }] }]
[[cards]]
slug = "veil"
kind = "spell"
name = "Veil"
name_zh = "纱"
[[cards.abilities]]
skill = "cast"
do = [
  { effect = "boost", target = { pick = "target", side = "own" }, attack = 2, life = -1 },
  { effect = "grant", target = { pick = "that" }, keyword = ["flying", "haste"] },
  { effect = "restrict", target = { pick = "that" }, cannot = "block", duration = "game" },
  { effect = "hold", target = { pick = "that" } },
]
[[cards]]
slug = "sift"
kind = "spell"
name = "Sift"
name_zh = "筛"
abilities = [{ skill = "cast", do = [{ effect = "look", amount = 2, take = {} }, { effect = "put_back", cards = { zone = "hand" } }] }]
[[cards]]
slug = "herd"
kind = "spell"
name = "Herd"
name_zh = "牧"
[[cards.abilities]]
skill = "cast"
do = [{ effect = "create", token = { name = { en = "Goat", zh = "山羊" }, attack = 3, life = 2 } }, { effect = "mana", amount = 2 }]
[[cards]]
slug = "steal"
kind = "spell"
name = "Steal"
name_zh = "夺"
abilities = [{ skill = "cast", do = [{ effect = "control", target = { pick = "target", side = "enemy" } }] }]
[[scenario]]
name = "told"
[scenario.A]
field = ["ram", { card = "rope", on = "A1" }, "wolf"]
hand = ["veil", "sift", "herd", "steal", "basic-strength"]
deck = ["ram", "wolf", "rope"]
damage = 10
[scenario.B]
field = ["ram"]
deck = ["ram"]
"""
BATTLE = CARDS.replace('name = "told"', 'name = "told"\nphase = "attack"').replace(
    'hand = ["veil", "sift", "herd", "steal", "basic-strength"]', ""
)
GAME = Explored("hota", CARDS)


def words(listed: list[Step]) -> list[str]:
    return [step.text.en for step in listed]


def test_an_attribute_card() -> None:
    listed = GAME.steps("A plays basic-strength")
    assert [(step.text.en, step.clauses) for step in listed] == [
        ("Deck A plays Basic Strength (mana cap 1)", ("108.4b", "H-3")),
    ]


def test_what_a_creature_is_given_and_for_how_long() -> None:
    listed = GAME.steps("A casts veil", "A targets A1")
    assert words(listed) == [
        "Deck A casts Veil (0 mana)",
        "Deck A targets Ram",
        "Ram gets +2/−1",
        "Ram gains flying and haste until the end of the turn",
        "Ram can't block",
        "Ram is not readied next time",
        "Veil goes to the graveyard",
    ]
    assert listed[3].text.zh == "公羊获得飞行、急速（直到回合结束）"
    assert {step.reason for step in listed[2:6]} == {Text("Veil", "纱")}


def test_a_card_that_is_taken_unseen_and_one_put_back() -> None:
    listed = GAME.steps("A casts sift", "A targets wolf", "A targets herd")
    assert [(step.text.en, step.hidden.en, step.hidden_from) for step in listed[1:5]] == [
        ("Deck A looks at the top 2 cards of its deck", "", -1),
        ("Deck A puts Wolf into the hand from the deck", "Deck A puts a card into the hand from the deck", 1),
        ("Deck A puts Ram back into the deck", "Deck A puts a card back into the deck", 1),
        ("Herd goes from Deck A’s hand to the deck", "A card goes from Deck A’s hand to the deck", 1),
    ]


def test_a_token_and_mana() -> None:
    listed = GAME.steps("A casts herd")
    assert [(step.text.zh, step.clauses[:1]) for step in listed[1:3]] == [
        ("甲方产生衍生物：山羊", ("111.11a",)),
        ("甲方的魔法值 +2（现为 2）", ("108.5d",)),
    ]


def test_a_change_of_control() -> None:
    gained = next(step for step in GAME.steps("A casts steal") if step.kind == "controlled")
    assert gained.text == Text("Deck A gains control of Ram", "甲方获得公羊的操控权")
    assert gained.clauses[0] == "111.2d"


def test_a_battle_with_first_strike_and_lifesteal() -> None:
    listed = GAME.steps("A attacks with A3", "A attacks with A1", "A passes", "B blocks A3 with B1", file=BATTLE)
    battle = [step for step in listed if step.kind in ("phase_began", "damaged", "player_damaged", "healed", "died", "blocked")]
    assert [(step.text.en, step.clauses) for step in battle[:7]] == [
        ("Deck B’s Ram blocks Wolf", ("109.3a", "H-4")),
        ("First-strike damage", ("109.6a", "H-10")),
        ("Ram takes 2 damage (2 in all)", ("109.6a", "H-10")),
        ("Deck A gains 2 life (now 92)", ("112.1g", "110.6b")),
        ("Deck B takes 5 damage (95 life left)", ("109.5a", "110.6a")),
        ("Wolf takes 5 damage (5 in all)", ("109.6b", "H-10")),
        ("Deck A’s Wolf dies", ("109.7a",)),
    ]
    assert battle[2].reason == Text("Battle damage by Wolf", "狼的战斗伤害")


def test_equipment_stays_when_its_creature_leaves() -> None:
    file = BATTLE.replace('field = ["ram"]', 'field = ["ram", "ram"]')
    lines = ("A attacks with A1", "A passes", "B blocks A1 with B1", "B blocks A1 with B2", "A targets B2")
    listed = GAME.steps(*lines, file=file)
    stays = next(step for step in listed if step.kind == "detached")
    assert stays.text == Text("Rope stays, borne by nobody", "绳留在战场上，不由任何生物佩带")
    ordered = next(step for step in listed if step.kind == "chose")
    assert (ordered.text.en, ordered.clauses) == ("Deck A orders damage: Ram is next", ("109.4", "H-4"))
