"""The skirmish's events in words."""

from __future__ import annotations

from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import EventKind, Sentence, named, other_card
from rules.wording import Text
from tests.rules.kernel.toys.skirmish.engine.core.state import events
from tests.rules.kernel.toys.skirmish.engine.core.state import layout as codes

ENDS = named(
    "end",
    {
        codes.BY_LIFE: Text("a player has no life left", "一方生命归零"),
        codes.BY_TURNS: Text("the turn limit is reached", "达到回合上限"),
        codes.BY_ACTIONS: Text("too much happened in one turn", "单回合行动达到上限"),
        codes.BY_REPETITION: Text("the same position for the third time", "同一局面第三次出现"),
    },
)
WON = Sentence("{side} wins: {end}", "{side}获胜：{end}", side=(0, 1))
KINDS = (
    EventKind("game_began", "{side} goes first", "{side}先手", ("1",)),
    EventKind("turn_began", "turn {turn}: {side}", "第{turn}回合：{side}", ("1",), ("turn", "mana")),
    EventKind("drew", "{side} draws {card}", "{side}抽到{card}", ("2",), is_secret=True),
    EventKind("site_played", "{side} plays {card}", "{side}建造{card}", ("2",), ("zero", "mana")),
    EventKind("deployed", "{side} deploys {card} on {place}", "{side}将{card}部署到{place}号格", ("3",), ("zero", "mana")),
    EventKind("token_made", "{maker} makes {card} on {place}", "{maker}在{place}号格生成{card}", ("3",), (other_card("maker"),)),
    EventKind("moved", "{card} goes to {place}", "{card}移动到{place}号格", ("3",)),
    EventKind("fought", "{card} fights {foe}", "{card}与{foe}交战", ("3",), (other_card("foe"),)),
    EventKind("died", "{card} dies", "{card}死亡", ("3",)),
    EventKind("token_died", "{card} is gone", "{card}消失", ("3",)),
    EventKind("life_changed", "{side}: life {change:+d}, now {left}", "{side}生命{change:+d}，剩余{left}", ("3",), ("change", "left")),
    EventKind("game_ended", "the game ends in a draw: {end}", "对局平局：{end}", ("4",), (ENDS,), (WON,)),
)
EVENTS = EventTable(events, codes.CELLS, lambda event: Text("a card", "一张牌"), KINDS)
