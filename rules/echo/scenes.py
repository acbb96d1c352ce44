"""The changes that Echo's events make to its board (rules.kernel.telling.scenes)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rules.echo.board import ASLEEP, AWAKE, DECK, DISPLAY, FIELD, GRAVEYARD, HAND, HAS_ATTACKED, HERO
from rules.echo.engine.core.state import codes
from rules.echo.events import EVENTS
from rules.kernel.telling.board import BoardCard
from rules.kernel.telling.events import Event
from rules.kernel.telling.scenes.scene import Numbers
from rules.kernel.telling.scenes.script import Landing, Script

if TYPE_CHECKING:
    from rules.echo.engine.play import Play

LIFE, ENERGY, ATTACK = 0, 1, 0
#: Whose zone a card comes to, by the event.
ZONES = {
    "item_played": GRAVEYARD, "drew": HAND, "destroyed": GRAVEYARD, "discarded": GRAVEYARD, "displayed": DISPLAY,
    "placed": FIELD, "refilled": FIELD, "controlled": FIELD,
}  # fmt: skip
#: The figure that an event sets, and the field of the event with its value.
FIGURES: Mapping[str, tuple[int, Callable[[Event], int]]] = {
    "hero_damaged": (LIFE, lambda event: event.other),
    "hero_healed": (LIFE, lambda event: event.other),
    "energy_changed": (ENERGY, lambda event: event.other),
    "awakened": (ENERGY, lambda event: event.other),
    "item_played": (ENERGY, lambda event: event.other),
    "energy_refreshed": (ENERGY, lambda event: event.number),
}
RENEWED = {"mulliganed": (HAND, DECK), "collected_display": (DISPLAY, HAND)}


class EchoScript(Script):
    """See rules.kernel.telling.scenes.script."""

    events = EVENTS
    hand, stock = HAND, DECK
    figures = FIGURES
    renewed = RENEWED

    def numbers(self, play: Play) -> tuple[tuple[Numbers, Numbers], Mapping[int, Sequence[int]]]:
        return (_numbers(play, 0), _numbers(play, 1)), {}

    def landings(self, event: Event) -> tuple[Landing, ...]:
        zone = ZONES.get(event.name)
        if event.name == "moved":
            zone = DECK if event.other == codes.DECK else HAND
        if zone is None:
            return ()
        return (Landing(event.card_id, (event.side, zone), event.place or 0 if zone == FIELD else 0),)

    def look(self, event: Event, card: BoardCard) -> BoardCard:
        match event.name:
            case "awakened":
                notes = (AWAKE, *(note for note in card.notes if note != ASLEEP))
                return replace(card, notes=notes, seen_by=(True, True), is_turned=False, is_private=False)
            case "state_changed":
                notes = (ASLEEP, *(note for note in card.notes if note != AWAKE))
                return replace(card, notes=notes, is_turned=True, is_private=True)
            case "attack_declared" if HAS_ATTACKED not in card.notes:
                return replace(card, notes=(*card.notes, HAS_ATTACKED))
            case "may_reattack":
                return replace(card, notes=tuple(note for note in card.notes if note != HAS_ATTACKED))
            case "revealed":
                return replace(card, seen_by=(True, True))
            case "attack_changed" if card.figures:
                attack = card.figures[ATTACK]
                return replace(card, figures=(replace(attack, value=attack.value + event.number),))
        return card


def _numbers(play: Play, side: int) -> Numbers:
    field = play.state[0]["card"][side * codes.SLOTS : (side + 1) * codes.SLOTS]
    zones: dict[str, Sequence[int | None]] = {zone: play.numbers(side, zone) for zone in (HAND, DISPLAY, GRAVEYARD, DECK)}
    return {HERO: (codes.HERO + side,), FIELD: tuple(int(card) if card >= 0 else None for card in field), **zones}


SCRIPT = EchoScript()
