"""A position as a page draws it: figures and notes of heroes, what they bear, stacks that are seen or not, and it all as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.douwushi.board import board_of
from rules.douwushi.language.modifiers import Attack, Cannot, Life
from rules.douwushi.positions import Given, Item, Lasting, Position, Side, Standing
from rules.kernel.cards import Card
from rules.wording import Text


@pytest.fixture
def cards(shipped: Any) -> Mapping[str, Card]:
    listed: Mapping[str, Card] = shipped.cards("douwushi")
    return listed


@pytest.fixture
def position(cards: Mapping[str, Card]) -> Position:
    given = (
        Given(modifier=Attack(amount=2)),
        Given(modifier=Life(amount=1), turns=None),
        Given(modifier=Cannot(what="be_attacked"), turns=2),
    )
    spear = Item(card=cards["willow-spear"], is_tapped=True)
    left = Side(
        heroes=(
            Standing(card=cards["bai-gu"], damage=4, mp=2, items=(spear,), guards=3, guard_spent=True, given=given),
            None,
            Standing(card=cards["mei-lin"], is_tapped=True, counters=1),
        ),
        hand=(cards["clinging-curse"], cards["tea-at-the-front"]),
        shown=(1,),
        reserve=(cards["lei-po"],),
        bounty=((cards["lei-po"], cards["bai-gu"]), (cards["du-san"], cards["du-san"])),
        bounty_known=(1,),
        fallen=2,
    )
    right = Side(spells=(Lasting(card=cards["clinging-curse"], on=(0, 3), turns=3),))
    return Position(sides=(left, right), active=1)


def zone(board: Any, side: int, slug: str) -> Any:
    return next(zone for zone in board.sides[side].zones if zone.slug == slug)


def test_a_hero_shows_its_figures_and_what_it_has(position: Position) -> None:
    bai_gu, empty, mei_lin = zone(board_of(position), 0, "field").cards
    assert [(figure.name.en, figure.value, figure.usual, figure.most) for figure in bai_gu.figures] == [
        ("Attack", 5, 3, None),
        ("MP", 2, None, None),
        ("Life", 7, None, 11),
    ]
    assert bai_gu.notes == (
        Text("ready", "重置"),
        Text("guards Mei Lin, Plum Physician (place 3)", "护卫3号位的梅林"),
        Text("has guarded this turn", "本回合已护卫"),
        Text("gets +2 attack (this turn)", "攻击力 +2（本回合）"),
        Text("gets +1 life", "生命值 +1"),
        Text("can’t be attacked (2 turns left)", "不能被攻击（还剩2个回合）"),
    )
    assert empty is None
    assert mei_lin.is_tapped
    assert mei_lin.notes == (Text("tapped", "横置"), Text("has countered", "已反击"), Text("bears Clinging Curse", "附有缠身蛊"))


def test_items_lie_with_their_hero(position: Position) -> None:
    (spear,) = zone(board_of(position), 0, "field").cards[0].attached
    assert (spear.slug, [figure.value for figure in spear.figures], spear.notes, spear.is_tapped) == (
        "willow-spear",
        [3],
        (Text("tapped", "横置"),),
        True,
    )


def test_what_the_engine_knows_of_attack_and_life(position: Position) -> None:
    board = board_of(position, lambda side, place: (side + 9, place + 20))
    assert [figure.value for figure in zone(board, 0, "field").cards[2].figures] == [9, 0, 22]
    assert [figure.value for figure in zone(board, 1, "field").cards[0].figures] == [10, 0, 20]


def test_a_spell_says_on_whom_it_is(position: Position) -> None:
    (curse,) = zone(board_of(position), 1, "spells").cards
    assert curse.notes == (
        Text("on Deck A’s Mei Lin, Plum Physician (place 3)", "附于甲方3号位的梅林"),
        Text("3 turns left", "还剩3个回合"),
    )


def test_who_sees_what(position: Position) -> None:
    board = board_of(position)
    assert [card.seen_by for card in zone(board, 0, "hand").cards] == [(True, False), (True, True)]
    assert [card.seen_by for card in zone(board, 0, "bounty-1").cards] == [(False, False)] * 2
    assert [card.seen_by for card in zone(board, 0, "bounty-2").cards] == [(True, False)] * 2
    assert [card.seen_by for card in zone(board, 0, "reserve").cards] == [(False, False)]
    assert zone(board, 0, "bounty-2").name == Text("Second bounty stack", "第2叠悬赏牌")


def test_the_whole(position: Position) -> None:
    board = board_of(position)
    assert (board.title, board.active) == (Text("Turn 5, actions", "第5回合，玩家动作阶段"), 1)
    assert [figure.value for side in board.sides for figure in side.figures] == [2, 0]
    assert zone(board, 1, "field").cards[0].name == Text("Neutral hero", "无名英雄")
    told = board.as_json["sides"][0]["zones"][0]["cards"]
    assert [card and ("is_tapped" in card, len(card.get("attached", ()))) for card in told] == [(False, 1), None, (True, 0)]
    assert told[0]["figures"][2] == {"name": {"en": "Life", "zh": "生命值"}, "value": 7, "most": 11, "hue": "fire"}


def test_a_side_without_heroes_has_an_empty_place() -> None:
    assert zone(board_of(Position(sides=(Side(heroes=()), Side()))), 0, "field").cards == (None,)
