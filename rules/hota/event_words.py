"""The words that fill the sentences of HotA's events: names of zones, phases and ends, and what an event is about."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import MARKS
from rules.hota.terms import ATTRIBUTES
from rules.hota.wording import had
from rules.kernel.compiled.machine.codes import FOR_OPTION
from rules.kernel.telling.events import Clauses, Column, Event, named
from rules.kernel.telling.notation import DECKS
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

UNSEEN = Text("a card", "一张牌")
ZONES = {
    codes.HAND: Text("hand", "手牌"),
    codes.DECK: Text("deck", "套牌"),
    codes.GRAVEYARD: Text("graveyard", "坟场"),
    codes.EXILE: Text("exile", "放逐区"),
}
PHASES = {
    codes.STRATEGY_1: Text("First strategy phase", "第一策略阶段"),
    codes.FIRST_STRIKES: Text("First-strike damage", "先攻伤害步骤"),
    codes.STRATEGY_2: Text("Second strategy phase", "第二策略阶段"),
}
#: The steps that nothing is said of: what happens in them tells of itself.
QUIET_STEPS = tuple(set(range(codes.OVER + 1)) - set(PHASES))
PHASE_CLAUSES: dict[int, Clauses] = {codes.STRATEGY_1: ("108.3a",), codes.FIRST_STRIKES: ("109.6a", "H-10"), codes.STRATEGY_2: ("108.3a",)}
ENDS = {
    codes.BY_DAMAGE: Text("the other player has no life left", "对方生命值归零"),
    codes.BY_EMPTY_DECK: Text("the other player could not draw", "对方无牌可抓"),
    codes.BY_EFFECT: Text("an effect says so", "效应所致"),
    codes.BY_BOTH: Text("both players lose at once", "双方同时落败"),
    codes.BY_TURNS: Text("the turn limit is reached", "达到回合上限"),
    codes.BY_ACTIONS: Text("too much happened in one turn", "单回合行动达到上限"),
    codes.BY_LOOP: Text("the same position keeps coming back", "局面循环往复"),
}
END_CLAUSES: dict[int, Clauses] = {
    codes.BY_DAMAGE: ("104.3b",),
    codes.BY_EMPTY_DECK: ("104.3c",),
    codes.BY_EFFECT: ("104.2b", "104.3d"),
    codes.BY_BOTH: ("104.4a",),
    codes.BY_TURNS: ("113.1b", "H-8"),
    codes.BY_ACTIONS: ("113.1c", "H-8"),
    codes.BY_LOOP: ("104.4b", "H-8"),
}
#: An effect may end the game in a draw, too.
DRAWN_BY_EFFECT: Clauses = ("104.4c",)
#: The clauses of choices, by what they are for.
CHOICE_CLAUSES: dict[int, Clauses] = {
    codes.FOR_TARGETS: ("110.5a", "H-11"),
    codes.FOR_TAKING: ("112.3b",),
    codes.FOR_ORDER: ("109.4", "H-4"),
    codes.FOR_HOST: ("111.4a", "H-7"),
    FOR_OPTION: ("112.3b",),
}
#: Where what leaves the battlefield goes.
HOMES = {codes.TO_TOP: codes.DECK, codes.TO_BOTTOM: codes.DECK, codes.TO_SHUFFLE: codes.DECK, codes.TO_HAND: codes.HAND}
LASTS = {codes.FOR_TURN: Text(" until the end of the turn", "（直到回合结束）"), codes.FOR_GAME: UNSAID}
ZONE, TO = named("zone", ZONES), named("to", ZONES)
ATTRIBUTE = named("attribute", {which: Text(each.name.en.lower(), each.name.zh) for which, each in enumerate(ATTRIBUTES)})


def end_clauses(memory: Any, event: Event) -> Clauses:
    """Return the clauses by which the game ends as it does."""
    is_drawn = event.side < 0
    return DRAWN_BY_EFFECT if is_drawn and event.number == codes.BY_EFFECT else END_CLAUSES[event.number]


def life_left(damage: int, play: Any) -> int:
    """The life that a player has left, of the damage taken."""
    return codes.LIFE - damage


LIFE = Column("life", life_left)


def sign_of(event: Event, play: Any) -> str:
    """The sign of a change."""
    return "+" if event.number >= 0 else "−"


def gained_of(event: Event, play: Any) -> str:
    """The attack and life that a creature gains or loses: `+2/−1`."""
    return f"{event.number:+d}/{event.other:+d}".replace("-", "−")


def player_of(event: Event, play: Any) -> Text:
    """The player that an event befalls, as a target."""
    return DECKS[event.place_side] if event.place_side in (0, 1) else UNSAID


def target_of(event: Event, play: Any) -> Text:
    """Return the name of what was chosen: a permanent, a player, or a spell on the stack."""
    if event.card:
        return event.card.name
    if event.place_side == event.side:
        return Text("itself", "自己")
    if event.place_side < 2:
        return player_of(event, play)
    item = event.place_side - 2
    return play.stack[item].card.name if item < len(play.stack) else Text("a spell", "一个法术")


def had_of(event: Event, play: Any) -> Text:
    """The keywords and restrictions that a creature has come to have."""
    return had(mark for mark, bit in MARKS.items() if event.number & bit)


def used_of(event: Event, play: Any) -> Text:
    """Return the words for what is activated: an ability, or the moving of equipment."""
    ability = play.ability_in(event.card_id, event.other) if event.card_id in play.cards else None
    assert event.card is not None
    if ability and ability.skill == "equip":
        return Text(f"equips {event.card.name.en}", f"佩带{event.card.name.zh}")
    return Text(f"activates {event.card.name.en}", f"启动{event.card.name.zh}的技能")
