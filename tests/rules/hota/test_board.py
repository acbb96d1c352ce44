"""A position as a page draws it: figures and notes of permanents, equipment on creatures, the stack, and it all as JSON."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hota.board import Figures, StackCard, board_of
from rules.hota.positions import Permanent, Position, Side
from rules.wording import Text
from tests.rules.hota.engine.making import AGILITY, BEAR, BIRD, SPARK, STRENGTH, equipment

ROPE = equipment("rope")


@pytest.fixture
def position() -> Position:
    left = Side(
        field=(
            Permanent(card=BEAR, damage=1, plus_attack=2, life_this_turn=3, gained=("reach",), prevented=4, held=2, is_fresh=True),
            None,
            Permanent(card=BIRD, is_tapped=True, is_attacking=True, is_blocked=True),
            Permanent(card=ROPE, on=(0, 1), is_tapped=True),
        ),
        hand=(SPARK, BEAR),
        shown=(1,),
        deck=(BEAR, BIRD),
        deck_known=(0,),
        attribute_cards=(STRENGTH, AGILITY),
        attributes=(("strength", 1), ("agility", 1)),
        attributes_this_turn=(("strength", 2),),
        damage=12,
        mana=1,
        mana_cap=2,
    )
    return Position(sides=(left, Side(field=(Permanent(card=BEAR, blocks=3),), graveyard=(SPARK,))), phase="blocked")


def zone(board: Any, side: int, slug: str) -> Any:
    return next(zone for zone in board.sides[side].zones if zone.slug == slug)


def test_a_creature_shows_its_figures_and_what_it_has(position: Position) -> None:
    bear, empty, bird = zone(board_of(position), 0, "field").cards
    assert [(figure.name.en, figure.value, figure.usual, figure.most) for figure in bear.figures] == [
        ("Attack", 5, 3, None),
        ("Life", 5, None, 6),
    ]
    assert bear.notes == (
        Text("ready", "重置"),
        Text("arrived this turn", "本回合进场"),
        Text("not readied 2×", "不能重置 2 次"),
        Text("the next 4 damage is prevented", "防止接下来的 4 点伤害"),
        Text("reach", "延势"),
    )
    assert empty is None
    assert bird.is_tapped
    assert bird.notes == (Text("tapped", "横置"), Text("attacks", "进攻"), Text("was blocked", "受到阻挡"), Text("flying", "飞行"))


def test_a_blocker_says_whom_it_blocks(position: Position) -> None:
    (blocker,) = zone(board_of(position), 1, "field").cards
    assert Text("blocks Bird (A3)", "阻挡bird（A3）") in blocker.notes


def test_equipment_lies_with_its_creature(position: Position) -> None:
    (rope,) = zone(board_of(position), 0, "field").cards[0].attached
    assert (rope.slug, rope.figures, rope.notes, rope.is_tapped) == ("rope", (), (Text("tapped", "横置"),), True)


def test_attribute_cards_lie_in_a_pile(position: Position) -> None:
    assert {slug: zone(board_of(position), 0, slug).form for slug in ("field", "stack", "attribute_cards", "hand")} == {
        "field": "places",
        "stack": "row",
        "attribute_cards": "pile",
        "hand": "row",
    }


def test_what_the_engine_knows_of_attack_and_life(position: Position) -> None:
    board = board_of(position, lambda side, place: Figures(side + 9, place + 20, ("haste",)))
    bird = zone(board, 0, "field").cards[2]
    assert [figure.value for figure in bird.figures] == [9, 22]
    assert bird.notes[-1] == Text("haste", "急速")


def test_what_waits_on_the_stack(position: Position) -> None:
    items = (StackCard(1, SPARK, 1, ()), StackCard(0, BIRD, 2, (Text("activated ability", "启动式技能"),)))
    board = board_of(position, stack=items)
    assert [card.notes for card in zone(board, 0, "stack").cards] == [
        (Text("no. 2 on the stack", "堆叠第2项"), Text("activated ability", "启动式技能"))
    ]
    assert [card.slug for card in zone(board, 1, "stack").cards] == ["spark"]


def test_who_sees_what(position: Position) -> None:
    board = board_of(position)
    assert [card.seen_by for card in zone(board, 0, "hand").cards] == [(True, False), (True, True)]
    assert [card.seen_by for card in zone(board, 0, "deck").cards] == [(False, False)] * 2
    assert [card.seen_by for card in zone(board, 1, "graveyard").cards] == [(True, True)]


def test_the_whole(position: Position) -> None:
    board = board_of(position)
    assert (board.title, board.active) == (Text("Turn 5, battle: after blockers", "第5回合，战斗阶段：宣告阻挡生物后"), 0)
    assert [[figure.value for figure in side.figures] for side in board.sides] == [[88, 1, 2, 3, 1, 0], [100, 0, 0, 0, 0, 0]]
    told = board.as_json["sides"][0]["zones"][0]["cards"]
    assert [card and ("is_tapped" in card, len(card.get("attached", ()))) for card in told] == [(False, 1), None, (True, 0)]
    assert told[0]["figures"][1] == {"name": {"en": "Life", "zh": "生命值"}, "value": 5, "most": 6, "hue": "fire"}


def test_a_side_without_permanents_has_an_empty_place() -> None:
    assert zone(board_of(Position(sides=(Side(), Side()))), 0, "field").cards == (None,)
