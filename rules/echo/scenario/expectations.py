"""What scenarios of Echo can check of a side: its hero, its zones and its slots."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.echo.positions import SLOTS
from rules.kernel.positions.expectations import Expectation, Expectations

if TYPE_CHECKING:
    from rules.echo.engine.play import Play


def _zone(play: Play, side: int, name: str) -> list[str]:
    return [card.slug for card in play.zone(side, name)]


def _slot(play: Play, side: int, number: int) -> str:
    slot = play.slot(side, number)
    return f"{slot.card.slug} {'awake' if slot.is_awake else 'asleep'}" if slot else ""


def _attack(play: Play, side: int, number: int) -> int | str:
    slot = play.slot(side, number)
    return slot.attack if slot else "an empty slot"


def _keywords(play: Play, side: int, number: int) -> list[str]:
    slot = play.slot(side, number)
    return list(slot.keywords) if slot else []


def _seen(zone: str, *, by_other: bool) -> Callable[[Play, int, int], list[str]]:
    """The cards of a side's zone that the side itself knows, or that the other one does."""
    return lambda play, side, number: [
        play.cards[each].slug for each in play.numbers(side, zone) if play.knows(1 - side if by_other else side, each)
    ]


def _is_seen(play: Play, side: int, number: int) -> bool | str:
    slot = play.slot(side, number)
    return slot.is_known if slot else "an empty slot"


EXPECTATIONS = Expectations(
    Expectation("life", "number", lambda play, side, number: play.life(side)),
    Expectation("energy", "number", lambda play, side, number: play.energy(side)),
    Expectation("hand", "multiset", lambda play, side, number: _zone(play, side, "hand"), names_cards=True),
    Expectation("deck", "list", lambda play, side, number: _zone(play, side, "deck"), names_cards=True),
    Expectation("deck.size", "number", lambda play, side, number: len(play.zone(side, "deck"))),
    Expectation("display", "multiset", lambda play, side, number: _zone(play, side, "display"), names_cards=True),
    Expectation("graveyard", "multiset", lambda play, side, number: _zone(play, side, "graveyard"), names_cards=True),
    Expectation("slot.N", "text", _slot, SLOTS, names_cards=True, pattern=r"|\S+ (awake|asleep)"),
    Expectation("slot.N.attack", "number", _attack, SLOTS),
    Expectation("slot.N.keywords", "multiset", _keywords, SLOTS),
    Expectation("slot.N.seen", "flag", _is_seen, SLOTS),
    Expectation("shown", "multiset", _seen("hand", by_other=True), names_cards=True),
    Expectation("deck_known", "list", _seen("deck", by_other=False), names_cards=True),
    Expectation("deck_shown", "list", _seen("deck", by_other=True), names_cards=True),
)
