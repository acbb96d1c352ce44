"""Events told in words: what is hard to say of each kind, in both languages, with the rules that it follows."""

from __future__ import annotations

from rules.kernel.telling.record import Step
from rules.wording import Text
from tests.rules.scenarios.explored import Explored

CARDS = """
game = "douwushi"
[[cards]]
slug = "monk"
kind = "hero"
name = "Monk"
name_zh = "僧"
class = "warrior"
life = 3
[[cards.abilities]]
skill = "active"
name = { en = "Wall", zh = "壁" }
cost = [{ pay = "mp", amount = 1 }]
do = [{ effect = "give", target = { pick = "self" }, gives = [{ modifier = "reduce", amount = 2, uses = "next" }], lasts = 2 }]
[[cards.abilities]]
skill = "active"
name = { en = "Gift", zh = "赠" }
cost = [{ pay = "mp", amount = "x" }]
do = [{ effect = "gain_mp", target = { pick = "target", side = "own", other = true }, amount = { count = "x" } }]
[[cards]]
slug = "pan"
kind = "weapon"
name = "Pan"
name_zh = "锅"
attack = 4
[[cards]]
slug = "curse"
kind = "spell"
name = "Curse"
name_zh = "咒"
spell_type = "lasting"
[[cards.abilities]]
skill = "cast"
do = [{ effect = "stay", on = { pick = "target", side = "enemy" }, turns = 3 }]
[[cards.abilities]]
skill = "passive"
gives = [{ modifier = "attack", amount = -1 }]
[[cards]]
slug = "burn"
kind = "spell"
name = "Burn"
name_zh = "焚"
abilities = [{ skill = "cast", do = [{ effect = "dispel" }, { effect = "mill" }, { effect = "add_bounty" }] }]
[[cards]]
slug = "sift"
kind = "spell"
name = "Sift"
name_zh = "筛"
[[cards.abilities]]
skill = "cast"
do = [{ effect = "look", amount = 2, take = { count = 1 } }, { effect = "set_beyond", cards = { zone = "hand" } }]
[[cards]]
slug = "recall"
kind = "spell"
name = "Recall"
name_zh = "召回"
abilities = [{ skill = "cast", do = [{ effect = "leave", target = { pick = "target", side = "any" }, to = "reserve" }] }]
[[scenario]]
name = "told"
[scenario.A]
heroes = [{ card = "monk", mp = 3, items = ["pan"] }, "mei-lin"]
hand = ["curse", "burn", "sift", "recall", "pan"]
reserve = ["pan", "curse", "burn", "recall"]
bounty = [["pan", "pan"]]
[scenario.B]
heroes = [{ card = "lei-po", mp = 2 }, "tie-ba"]
reserve = ["sift", "curse", "burn", "pan"]
bounty = [["pan", "burn"]]
"""
GAME = Explored("douwushi", CARDS)


def told(listed: list[Step], kind: str) -> Step:
    return next(step for step in listed if step.kind == kind)


def test_what_is_given_says_how_long_it_lasts() -> None:
    given = told(GAME.steps("A uses 1 skill 1"), "given")
    assert given.text.en == "Monk takes 2 less damage the next time it is damaged (2 turns left)"
    assert given.text.zh.endswith("（还剩2个回合）")
    assert (given.reason, given.clauses) == (Text("Monk: Wall", "僧的壁"), ("5.2.5a",))


def test_a_reduction_is_told_before_the_damage() -> None:
    file = CARDS.replace("mp = 2 }", 'mp = 2, given = [{ modifier = "reduce", amount = 1, uses = "next" }] }')
    listed = GAME.steps("A attacks 1 -> 1", file=file)
    assert [(step.kind, step.text.zh) for step in listed[1:]] == [
        ("reduced", "雷婆受到的伤害减少 1 点（剩余 3 点）"),
        ("damaged", "雷婆受到 3 点伤害（累计 3 点）"),
    ]
    assert listed[1].clauses == ("6.4a", "W-12")


def test_what_is_ignored() -> None:
    file = CARDS.replace("mp = 2 }", 'mp = 2, given = [{ modifier = "ignore", uses = "next" }] }')
    ignored = told(GAME.steps("A attacks 1 -> 1", file=file), "ignored")
    assert (ignored.text.zh, ignored.clauses) == ("雷婆无视 4 点伤害", ("6.4b", "W-12"))


def test_an_x_and_what_it_pays() -> None:
    listed = GAME.steps("A uses 1 skill 2", "A targets own 2", "A pays 2")
    assert [step.text.en for step in listed] == [
        "Deck A targets Mei Lin, Plum Physician",
        "Deck A chooses X = 2",
        "Deck A uses Gift of Monk with X = 2",
        "Mei Lin, Plum Physician: +2 MP (now 2)",
        "Monk: −2 MP (now 1)",
    ]
    assert told(listed, "skill_used").text.zh == "甲方发动僧的赠（X = 2）"


def test_a_spell_that_stays_and_goes() -> None:
    stayed = told(GAME.steps("A casts curse", "A targets enemy 1"), "stayed")
    assert stayed.text == Text("Curse stays on Granny Lei through turn 7", "咒附于雷婆（至第7回合）")
    ended = told(GAME.steps("A casts curse", "A targets enemy 1", "A ends", "B ends", "A ends"), "dispelled")
    assert ended.text == Text("Curse goes to the graveyard", "咒进入坟场")
    assert ended.clauses == ("5.3b", "W-15")


def test_cards_that_are_laid_away() -> None:
    file = CARDS.replace("[scenario.B]", 'spells = ["curse"]\n[scenario.B]')
    listed = GAME.steps("A casts burn", "A targets curse", file=file)
    assert [(step.text.en, step.text.zh) for step in listed[2:]] == [
        ("Curse goes to the graveyard", "咒进入坟场"),
        ("Sift goes from the reserve to Deck B’s graveyard", "筛从预备区放入乙方坟场"),
        ("Deck A adds a bounty stack of 2 cards", "甲方将预备区顶的 2 张牌作为新的一叠放入悬赏区"),
    ]


def test_a_card_that_is_taken_unseen_and_one_set_beyond() -> None:
    listed = GAME.steps("A casts sift", "A targets pan", "A targets burn")
    assert [(step.text.en, step.hidden.en, step.hidden_from) for step in listed[1:]] == [
        ("Deck A looks at the top 2 cards of its reserve", "", -1),
        ("Pan goes from the reserve to Deck A’s hand", "A card goes from the reserve to Deck A’s hand", 1),
        ("Burn goes beyond from Deck A’s hand", "", -1),
    ]
    assert listed[-1].clauses == ("3.6", "W-13", "6.3")


def test_a_hero_that_leaves() -> None:
    listed = GAME.steps("A casts recall", "A targets own 1")
    assert [step.text.zh for step in listed[2:]] == ["僧失去锅", "僧洗回甲方预备区", "甲方将预备区洗牌"]


def test_a_death_its_items_and_its_bounty() -> None:
    file = CARDS.replace('"tie-ba"]', '{ card = "tie-ba", damage = 9, items = ["pan"] }]')
    listed = GAME.steps("A attacks 1 -> 2", file=file)
    assert [(step.text.en, step.clauses) for step in listed[1:]] == [
        ("Tie Ba, Iron Shovel takes 4 damage (13 in all)", ("5.2.4a", "W-5")),
        ("Deck B’s Tie Ba, Iron Shovel dies (1 fallen)", ("6.1b", "W-9")),
        ("Tie Ba, Iron Shovel loses Pan", ("W-9",)),
        ("Deck A takes Pan from its first bounty stack", ("3.5b", "W-9")),
        ("Deck A takes Pan from its first bounty stack", ("3.5b", "W-9")),
    ]
    assert listed[-1].hidden.zh == "甲方从第1叠悬赏牌获得一张牌"


def test_a_new_weapon_takes_the_place_of_the_old_one() -> None:
    listed = GAME.steps("A equips 1 with pan")
    assert [(step.text.en, step.clauses) for step in listed] == [
        ("Monk loses Pan", ("6.2c", "W-4")),
        ("Deck A equips Monk with Pan (0 MP)", ("5.2.2a", "W-4")),
    ]
