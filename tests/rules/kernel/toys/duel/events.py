"""The duel's events in words."""

from __future__ import annotations

from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import EventKind, Sentence, named, other_card
from rules.wording import Text
from tests.rules.kernel.toys.duel.engine.core.state import events
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes

ENDS = named(
    "end",
    {
        codes.BY_LIFE: Text("a player has no life left", "一方生命归零"),
        codes.BY_BOTH: Text("neither player has life left", "双方生命均归零"),
        codes.BY_TURNS: Text("the turn limit is reached", "达到回合上限"),
        codes.BY_ACTIONS: Text("too much happened in one turn", "单回合行动达到上限"),
    },
)
KINDS = (
    EventKind("game_began", "{side} goes first", "{side}先手", ("1",)),
    EventKind("turn_began", "turn {turn}: {side}", "第{turn}回合：{side}", ("1",), ("turn", "mana")),
    EventKind("drew", "{side} draws {card}", "{side}抽到{card}", ("1",), is_secret=True),
    EventKind("cast", "{side} casts {card}", "{side}施放{card}", ("2",), ("zero", "mana")),
    EventKind("triggered", "the ability of {card} is set off", "{card}的异能触发", ("2",)),
    EventKind("named", "{side} names what {card} is for", "{side}为{card}指定目标", ("2",), ("target",)),
    EventKind("arrived", "{card} arrives in place {place}", "{card}进场到{place}号位", ("2",)),
    EventKind("died", "{card} dies", "{card}死亡", ("3",)),
    EventKind("countered", "{card} is countered", "{card}被反击", ("2",)),
    EventKind("resolved", "{card} is carried out", "{card}结算完毕", ("2",)),
    EventKind("damaged", "{card} takes {amount} damage", "{card}受到{amount}点伤害", ("3",), ("amount",)),
    EventKind("life_changed", "{side}: life {change:+d}, now {left}", "{side}生命{change:+d}，剩余{left}", ("3",), ("change", "left")),
    EventKind("attacked", "{card} attacks", "{card}攻击", ("3",)),
    EventKind("blocked", "{card} blocks {foe}", "{card}阻挡{foe}", ("3",), (other_card("foe"),)),
    EventKind(
        "game_ended",
        "the game ends in a draw: {end}",
        "对局平局：{end}",
        ("4",),
        (ENDS,),
        (Sentence("{side} wins: {end}", "{side}获胜：{end}", side=(0, 1)),),
    ),
)
EVENTS = EventTable(events, codes.PLACES, lambda event: Text("a card", "一张牌"), KINDS)
