"""The position of a game as a replay page draws it: both sides' hero, followers, hand and piles, everything shown."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.play import Play
from rules.echo.positions import SLOTS
from rules.echo.terms import KEYWORDS, name_of
from rules.kernel.board import Board, BoardCard, Figure, Side, Zone
from rules.wording import Text

LIFE, ENERGY, ATTACK = Text("Life", "生命"), Text("Energy", "能量"), Text("Attack", "攻击")
AWAKE, ASLEEP = Text("awake", "唤醒"), Text("asleep", "沉睡")
PILES = (
    ("hand", Text("Hand", "手牌"), True),
    ("display", Text("Display zone", "展示区"), True),
    ("graveyard", Text("Graveyard", "墓地"), True),
    ("deck", Text("Deck", "卡组"), False),
)


def board_of(play: Play) -> dict[str, Any]:
    """The board as JSON-like data."""
    return Board((_side(play, 0), _side(play, 1))).as_json


def _side(play: Play, side: int) -> Side:
    followers = _followers(play, side)
    zones = [
        Zone("field", Text("Followers", "随从区"), len(followers), followers),
        Zone("hero", Text("Hero", "英雄区"), 1, (BoardCard(play.hero(side).slug),)),
    ]
    for name, title, is_open in PILES:
        cards = play.zone(side, name)
        zones.append(Zone(name, title, len(cards), tuple(BoardCard(card.slug) for card in cards) if is_open else ()))
    return Side((Figure(LIFE, play.life(side)), Figure(ENERGY, play.energy(side))), tuple(zones))


def _followers(play: Play, side: int) -> tuple[BoardCard, ...]:
    """The followers from their owner's left, with their slots, states and keywords."""
    found = []
    for slot in range(1, SLOTS + 1):
        standing = play.slot(side, slot)
        if standing is not None:
            notes = (Text(f"slot {slot}", f"{slot}号位"), AWAKE if standing.is_awake else ASLEEP)
            keywords = tuple(name_of(KEYWORDS, keyword) for keyword in standing.keywords)
            found.append(BoardCard(standing.card.slug, (Figure(ATTACK, standing.attack),), notes + keywords))
    return tuple(found)
