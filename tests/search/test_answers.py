"""Searches of every kind find the cards that they mean, and say in words what they mean."""

from __future__ import annotations

from datetime import date

import pytest
from django.utils import translation

from cards.catalogue import catalogue_of
from cards.search.card_search import Search
from cards.services import load_definitions
from rules import games
from tests.cards.conftest import Folder

ALL = ["warden", "fox", "wolf", "carp", "whale", "tea", "oracle"]
#: What is typed, what it finds, what it is told back as.
ANSWERS = [
    ("cost>=3", ["wolf", "whale"], "Cards where the cost is at least 3."),
    ("费用>=3", ["wolf", "whale"], "Cards where the cost is at least 3."),
    ("mv<2", ["tea"], "Cards where the cost is below 2."),
    ("cost=2|5", ["fox", "carp", "whale"], "Cards where the cost is 2 or 5."),
    ("cost!=2", ["warden", "wolf", "whale", "tea", "oracle"], "Cards where the cost isn't 2."),
    ("attack>cost", ["fox", "whale"], "Cards where the attack is above the cost."),
    ("pow=toughness", [], "Cards where the attack is the life."),
    ("is:odd", ["wolf", "whale"], "Cards where it is: of odd cost."),
    ("属性:火 -is:hero", ["fox"], "Cards where the attribute is Fire and it is not: Hero."),
    ("attribute:fire|水 kind:follower", ["fox", "carp", "whale"], "Cards where the attribute is Fire or Water and the kind is Follower."),
    ("c!=fire kind:follower", ["wolf", "carp", "whale"], "Cards where the attribute isn't Fire and the kind is Follower."),
    ("rarity>=SR", ["warden", "whale", "oracle"], "Cards where the rarity is at least SR."),
    ("r:ur", ["whale"], "Cards where the rarity is UR."),
    ("kw:shield or kw:再动", ["fox", "carp"], "Cards where the keyword is Shield or the keyword is Reattack."),
    ("faction:tide", ["carp", "whale"], "Cards where the faction is Tide Guild."),
    ('faction:"tide guild"', ["carp", "whale"], "Cards where the faction is Tide Guild."),
    ("name:bell", ["warden", "carp"], "Cards where the name holds “bell”."),
    ("name=whale", ["whale"], "Cards where the name is “whale”."),
    ("!鲸", ["whale"], "Cards where the name is “鲸”."),
    ("name:/^b/", ["carp"], "Cards where the name holds /^b/."),
    ("/狐$/", ["fox"], "Cards where the words hold /狐$/."),
    ("卡名:鐘", ["warden", "carp"], "Cards where the name holds “鐘”."),
    ("text:draw", ["tea"], "Cards where the rules text holds “draw”."),
    ("has:race", ["warden", "fox", "wolf"], "Cards where it has: Race."),
    ("-has:cost", ["warden", "oracle"], "Cards where it lacks: Cost."),
    ("not:hero", ["fox", "wolf", "carp", "whale", "tea"], "Cards where it is not: Hero."),
    ("is:plain kind:hero", ["warden", "oracle"], "Cards where it is: without rules text and the kind is Hero."),
    ("does:draw", ["tea"], "Cards where the effect is draw."),
    ("when:use", ["tea"], "Cards where the moment is Use."),
    ("has:does", ["tea"], "Cards where it has: Effect."),
    ("set:trial number<3", ["warden", "fox"], "Cards where the set is Trial and the number is below 3."),
    ("released:2025", ALL, "Cards where the release date is in 2025."),
    ("date>2025-01-01", [], "Cards where the release date is after 2025-01-01."),
    ("发布>=2025-01 id:grass", ["wolf"], "Cards where the release date is not before 2025-01 and the attribute is Grass."),
    (
        "(fox or wolf) -attribute:grass",
        ["fox"],
        "Cards where (the words hold “fox” or the words hold “wolf”) and the attribute isn't Grass.",
    ),
    ("-(bell or fox) kind:follower", ["wolf", "whale"], "not (the words hold “bell” or the words hold “fox”)"),
    ("-(cost>=3)", ["warden", "fox", "carp", "tea", "oracle"], "Cards where not (the cost is at least 3)."),
    ("kind:follower sort:-cost", ["whale", "wolf", "fox", "carp"], "Sorted by: Cost, from the top down."),
    ("kind:follower order:cost direction:desc", ["whale", "wolf", "fox", "carp"], "Sorted by: Cost, from the top down."),
    ("kind:follower sort:cost sort:-attack", ["fox", "carp", "wolf", "whale"], "Sorted by: Cost; Attack, from the top down."),
    ("cost:2-3", ["fox", "wolf", "carp"], "Cards where the cost is at least 2 and the cost is at most 3."),
    ("cost!=2-3", ["warden", "whale", "tea", "oracle"], "Cards where not (the cost is at least 2 and the cost is at most 3)."),
    ("cost:0,5", ["whale", "tea"], "Cards where the cost is 0 or 5."),
    ("mv:odd", ["wolf", "whale"], "Cards where it is: of odd cost."),
    ("费用:三", ["wolf"], "Cards where the cost is 3."),
    ("3费", ["wolf"], "Cards where the cost is 3."),
    ("三费以上 随从", ["wolf", "whale"], "Cards where the cost is at least 3 and the words hold “随从”."),
    ("二费随从", ["fox", "carp"], "Cards where the cost is 2 and the words hold “随从”."),
    ('"3费"', [], ""),
    ("属性:火、水 类别:随从", ["fox", "carp", "whale"], "Cards where the attribute is Fire or Water and the kind is Follower."),
    ("t:beast", ["fox", "wolf"], "Cards where the race is Beast."),
    ("t:beast|hero", ["warden", "fox", "wolf", "oracle"], "Cards where the kind is Hero or the race is Beast."),
    ("has:kw", ["fox", "carp"], "Cards where it has: Keyword."),
    ("is:vanilla t:hero", ["warden", "oracle"], "Cards where it is: without rules text and the kind is Hero."),
    ("能力:摸牌", ["tea"], "Cards where the effect is draw."),
    ("name:「钟」", ["warden", "carp"], "Cards where the name holds “钟”."),
    ("《烬狐》", ["fox"], ""),
    ("抽一张", ["tea"], ""),
    ("烬狐，兽", ["fox"], ""),
    ("fox & ember", ["fox"], ""),
    ("fox 和 烬", ["fox"], ""),
    ("不是 狐 c:fire", ["warden"], "Cards where the words don't hold “狐” and the attribute is Fire."),
    ("legal:standard", ALL, "Cards where it is legal in Standard."),
    ("-legal:standard", [], "Cards where it isn't legal in Standard."),
    ("unique:cards", ALL, "Each name once."),
    ("类别:随从 排序:名称", ["carp", "fox", "wolf", "whale"], "Sorted by: Name."),
]


def search(text: str) -> Search:
    return Search(catalogue_of(games.get("echo")), text)


def slugs(asked: Search) -> list[str]:
    return [card.slug for card in asked.sorted(asked.found)]


def test_every_search_finds_what_it_means(pool: Folder) -> None:
    wrong = []
    for text, found, told in ANSWERS:
        asked = search(text)
        got = (slugs(asked), asked.problems, told in asked.told)
        if got != (found, (), True):
            wrong.append(f"{text}: {got} {asked.told}")
    assert not wrong, "\n".join(wrong)


def test_it_is_told_in_chinese(pool: Folder) -> None:
    with translation.override("zh-hans"):
        assert search("费用>=3 稀有度:UR 属性:火|水").told == "能量费用不低于3，且稀有度为UR，且属性为火或水的卡牌。"
        assert (
            search("(狐 or 狼) -kind:hero 排序:-费用").told == "（文字含“狐”或文字含“狼”），且类别不为英雄的卡牌。 排序：能量费用（降序）。"
        )


@pytest.mark.parametrize(
    ("text", "found", "told"),
    [
        ("cots>=3", ALL, "There is no key “cots”; “cots>=3” was left out. Did you mean “cost”?"),
        ("fox zzz:3", ["fox"], "There is no key “zzz”; “zzz:3” was left out."),
        ("attribute:lava", ALL, "Attribute: there is no “lava”; it was left out. There are: Fire, Grass, Water, Light, Dark."),
        ("attribute:lava|fire", ["warden", "fox"], "there is no “lava”"),
        ("cost>=two", ALL, "Cost: “two” is not a number"),
        ("cost:99999999999999999999", ALL, "is not a number"),
        ("attribute>fire", ["warden", "fox"], "Attribute can't be more or less; “attribute>fire” was read with “=”."),
        ("released:soon", ALL, "“soon” is no date such as 2026"),
        ("released:2025-13", ALL, "“2025-13” is no date"),
        ("released:9999", ALL, "“9999” is no date"),
        ("name:/(/", ALL, "“/(/” is no regular expression that can be searched: a parenthesis is not closed."),
        ("/(?=a)b/", ALL, "looking ahead or behind is not possible here"),
        ("/a{9999}/", ALL, "it repeats too often"),
        ("cost>=", ALL, "“cost>=” needs a value"),
        ("-sort:cost", ["tea", "fox", "carp", "wolf", "whale", "warden", "oracle"], "can't be negated"),
        ("sort:luck", ALL, "Order: there is no “luck”"),
        ("pow+tou>6", [], "“pow+tou” can't be a key; “pow+tou>6” was looked for as a word."),
        ("fox - wolf", [], "“-” stands alone; it was left out."),
        ("- fox", ["fox"], "“-” stands alone; it was left out."),
        ("kw:fire", ALL, "Keyword: there is no “fire”; it was left out. Did you mean “attribute:fire”?"),
        ("a:somebody", ALL, "“a:somebody” was left out: the site draws every picture itself."),
        ("artis:x", ALL, "There is no key “artis”; “artis:x” was left out. Did you mean “artist”?"),
        ("speed:instant", ALL, "“speed:instant” was left out: Echo cards have no speed."),
    ],
)
def test_what_means_nothing_is_told_and_the_rest_is_found(pool: Folder, text: str, found: list[str], told: str) -> None:
    asked = search(text)
    assert slugs(asked) == found
    assert told in " ".join(asked.problems)


def test_a_printing_is_told_from_its_first(pool: Folder) -> None:
    pool.set("second", code="SE", name="Second", name_zh="第二", released=date(2026, 3, 1))
    pool.card("fox-again", 20, set="second", name="Ember Fox", name_zh="烬狐")
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert slugs(search("is:reprint")) == ["fox-again"]
    assert slugs(search("is:first-printing fox")) == ["fox"]
    assert slugs(search("printings>1")) == ["fox", "fox-again"]
    assert slugs(search("printings>1 unique:cards")) == ["fox"]
    assert slugs(search("set:se")) == ["fox-again"]
    assert slugs(search("date>2025")) == ["fox-again"]


def test_cards_that_change_are_found_as_they_are(pool: Folder) -> None:
    assert slugs(search("cost:4")) == []
    pool.card("fox", 2, name="Cinder Fox", name_zh="烬狐", cost=4)
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert slugs(search("cost:4 cinder")) == ["fox"]


def test_another_game_says_what_it_lacks(db: None) -> None:
    load_definitions(only=games.get("dragon-trove"))
    asked = Search(catalogue_of(games.get("dragon-trove")), "does:draw rarity:UR")
    assert asked.problems == (
        "“does:draw” was left out: what Dragon Trove cards do can't be searched yet.",
        "“rarity:UR” was left out: Dragon Trove cards have no rarity.",
    )
    assert slugs(Search(catalogue_of(games.get("dragon-trove")), "action:move")) != []
