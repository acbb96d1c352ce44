"""What scenarios of Echo can check of a side: its hero, its zones and its slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.echo.positions import SLOTS
from rules.kernel.scenario.expectations import Expectation, Expectations

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
)
