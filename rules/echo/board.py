"""A position of Echo as a page draws it: each side's hero, followers, hand and piles, and who knows which card."""

from __future__ import annotations

from collections.abc import Callable

from rules.echo.engine.core.state import fields
from rules.echo.positions import MARKS, NEUTRAL_HERO, SIDE_VALUES, SLOTS, Phase, Position, Slot
from rules.echo.wording import MARK_NAMES
from rules.kernel.cards import Card
from rules.kernel.positions.boards import board_zone, figures
from rules.kernel.telling import board
from rules.kernel.telling.board import Board, BoardCard, Figure, Zone, title_of
from rules.wording import Text

ATTACK = Text("Attack", "攻击力")
AWAKE, ASLEEP, HAS_ATTACKED = Text("awake", "唤醒"), Text("asleep", "沉睡"), Text("has attacked", "已攻击")
HERO, FIELD, HAND, DISPLAY, GRAVEYARD, DECK = "hero", "field", "hand", "display", "graveyard", "deck"
ZONES = {FIELD: Text("Followers", "随从区"), HERO: Text("Hero", "英雄"), **{zone.name: zone.words for zone in fields.ZONES}}
PHASES: dict[Phase, Text] = {
    "mulligan": Text("Mulligan", "置换手牌"),
    "setup": Text("Setup", "准备阶段"),
    "draw": Text("draw phase", "抽牌阶段"),
    "energy": Text("energy phase", "能量刷新阶段"),
    "main": Text("main phase", "主阶段"),
    "end": Text("end phase", "结束阶段"),
}
#: The marks that the follower in a slot has, by side and place from 0, where more is known than the position says.
MarksOf = Callable[[int, int], tuple[str, ...]]


def board_of(position: Position, marks_of: MarksOf | None = None) -> Board:
    """The board; without `marks_of` the followers show the keywords and other marks that they have of themselves."""
    halves = [_side(position, side, marks_of) for side in (0, 1)]
    return Board((halves[0], halves[1]), title_of(position.turn, PHASES[position.phase]), -1 if position.turn == 0 else position.active)


def _side(position: Position, side: int, marks_of: MarksOf | None) -> board.Side:
    half = position.sides[side]
    followers = tuple(_follower(slot, side, place, marks_of) for place, slot in enumerate(half.slots))
    zones = (
        Zone(HERO, ZONES[HERO], (_card(half.hero),), "places"),
        Zone(FIELD, ZONES[FIELD], followers + (None,) * (SLOTS - len(followers)), "places"),
        *(board_zone(zone, half, side, _card) for zone in (fields.HAND, fields.DISPLAY, fields.GRAVEYARD, fields.DECK)),
    )
    return board.Side(figures(half, SIDE_VALUES), zones)


def _card(card: Card) -> BoardCard:
    return BoardCard("", name=card.name) if card is NEUTRAL_HERO else BoardCard(card.slug)


def _follower(slot: Slot | None, side: int, place: int, marks_of: MarksOf | None) -> BoardCard | None:
    if slot is None:
        return None
    attack = Figure(ATTACK, attack_of(slot), int(slot.card.values.get("attack", 0)))
    is_open = slot.is_awake or slot.is_seen
    notes = [AWAKE if slot.is_awake else ASLEEP]
    notes += [MARK_NAMES[mark] for mark in (marks_of(side, place) if marks_of else own_marks(slot))]
    if slot.attacked and not slot.attacks_again and not slot.extra_attack:
        notes.append(HAS_ATTACKED)
    seen_by = (is_open or side == 0, is_open or side == 1)
    return BoardCard(slot.card.slug, (attack,), tuple(notes), seen_by, not slot.is_awake, not slot.is_awake)


def attack_of(slot: Slot) -> int:
    """The printed attack with all buffs and debuffs."""
    return int(slot.card.values.get("attack", 0)) if slot.attack is None else slot.attack


def own_marks(slot: Slot) -> tuple[str, ...]:
    """The marks that a follower has without those that others give it."""
    lasting = {*slot.card.values.get("keywords", ()), *slot.gained} - {*slot.lost}
    held = (lasting | {*slot.gained_this_turn}) - {*slot.lost_this_turn}
    return tuple(mark for mark in MARKS if mark in held)
