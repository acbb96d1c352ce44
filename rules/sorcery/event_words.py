"""Words for the sentences of Sorcery's events: names of decks, zones and ends, squares, and who else is in an event."""

from __future__ import annotations

from typing import Any

from rules.kernel.telling.events import Clauses, Column, Event, named
from rules.sorcery.engine.core.state import codes
from rules.sorcery.squares import SQUARES, location_words
from rules.sorcery.terms import ELEMENTS
from rules.wording import Text

UNSEEN = Text("a card", "一张牌")
ZONES = {
    codes.HAND: Text("hand", "手牌"),
    codes.SPELLBOOK: Text("spellbook", "法术书"),
    codes.ATLAS: Text("atlas", "地图册"),
    codes.GRAVEYARD: Text("graveyard", "墓地"),
    codes.BANISHED: Text("banished cards", "放逐区"),
    -1: Text("realm", "领域"),
}
ENDS = {
    codes.BY_DEATH_BLOW: Text("the other avatar was dealt the death blow", "对方化身受到终结一击"),
    codes.BY_BOTH: Text("both avatars were dealt the death blow at once", "双方化身同时受到终结一击"),
    codes.BY_TURNS: Text("the turn limit is reached", "达到回合上限"),
    codes.BY_ACTIONS: Text("too much happened in one turn", "单回合行动达到上限"),
}
END_CLAUSES: dict[int, Clauses] = {
    codes.BY_DEATH_BLOW: ("10.3c", "S-9"), codes.BY_BOTH: ("10.4", "S-10"), codes.BY_TURNS: ("10.5a", "S-15"),
    codes.BY_ACTIONS: ("10.5b", "S-15"),
}  # fmt: skip
LASTS = {
    codes.FOR_TURN: Text(" until the end of the turn", "（直到回合结束）"),
    codes.FOR_ROUND: Text(" until that player's next turn starts", "（直到该玩家下个回合开始）"),
    codes.FOR_GAME: Text(" for the game", "（本局持续）"),
}
DECK, ZONE, TO, END = named("deck", ZONES), named("zone", ZONES), named("to", ZONES), named("end", ENDS)
LOCATION = Column("location", lambda value, play: location_words(value))
ELEMENT = named("element", {which: Text(each.name.en.lower(), each.name.zh) for which, each in enumerate(ELEMENTS)})
GROUND = named("ground", {codes.ON_WATER: Text("water", "水域"), codes.ON_LAND: Text("land", "陆地")})


def end_clauses(memory: Any, event: Event) -> Clauses:
    """Return the clauses by which the game ends as it does."""
    return END_CLAUSES[event.number]


def square_of(event: Event, play: Any) -> str:
    """Return the square of a site."""
    return SQUARES[event.place_side] if event.place == 0 else ""


def changed_of(event: Event, play: Any) -> Text:
    """Return the power and the steps that a unit gains or loses, in words."""
    en, zh = [], []
    if event.number:
        en.append(f"{event.number:+d} power".replace("-", "−"))
        zh.append(f"{event.number:+d} 力量".replace("-", "−"))
    if event.other:
        en.append(f"{event.other:+d} steps".replace("-", "−"))
        zh.append(f"{event.other:+d} 步".replace("-", "−"))
    return Text(" and ".join(en) or "reach", "、".join(zh) or "射程")
