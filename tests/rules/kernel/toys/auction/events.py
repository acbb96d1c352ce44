"""The auction's events in words."""

from __future__ import annotations

from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import EventKind, Sentence, named
from rules.wording import Text
from tests.rules.kernel.toys.auction.engine.core.state import events
from tests.rules.kernel.toys.auction.engine.core.state import layout as codes

ENDS = named(
    "end",
    {
        codes.BY_POINTS: Text("the most points", "分数最高"),
        codes.BY_TIE: Text("as many points", "分数相同"),
        codes.BY_ACTIONS: Text("too much happened in one turn", "单回合行动达到上限"),
    },
)
WON = Sentence("{side} wins: {end}", "{side}获胜：{end}", side=range(codes.PLAYERS))
KINDS = (
    EventKind("game_began", "{side} goes first", "{side}先手", ("1",)),
    EventKind("round_began", "round {turn}: {card}", "第{turn}轮：{card}", ("1",), ("turn",)),
    EventKind("bid_made", "{side} bids in secret", "{side}暗中出价", ("2",)),
    EventKind("bid_shown", "{side} has bid {card}", "{side}出的是{card}", ("2",)),
    EventKind("drew", "{side} draws a card", "{side}抽一张牌", ("1",)),
    EventKind("prize_won", "{side} wins {value} points, {points} now", "{side}获得{value}分，现有{points}分", ("3",), ("value", "points")),
    EventKind("prize_gone", "{card} is gone", "{card}离开", ("3",)),
    EventKind("game_ended", "the game ends in a draw: {end}", "对局平局：{end}", ("4",), (ENDS,), (WON,)),
)
EVENTS = EventTable(events, 1, lambda event: Text("a card", "一张牌"), KINDS)
