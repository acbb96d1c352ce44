"""The effect of plain events on a board: an event lays its card into one zone, or sets one figure to the second of its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import Event
from rules.kernel.telling.scenes.scene import Lies, Numbers
from rules.kernel.telling.scenes.script import Landing, Script, Setting


@dataclass
class PlainScript(Script):
    """`lands`: by event, the zone of its side that its card comes to, in its place if it has one. `sets`: by event, its side's figure.
    `renewed`: by event, the zones of its side that change without its naming a card.
    """

    events: EventTable
    hand: str
    stock: str
    lands: Mapping[str, str]
    sets: Mapping[str, int]
    renewed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def numbers(self, play: Any) -> tuple[tuple[Numbers, ...], Mapping[int, Sequence[int]]]:
        return tuple(_numbers(play, side) for side in range(play.sides)), {}

    def landings(self, event: Event) -> tuple[Landing, ...]:
        zone = self.lands.get(event.name)
        return (Landing(event.card_id, (event.side, zone), event.place or 0),) if zone else ()

    def settings(self, event: Event) -> tuple[Setting, ...]:
        return (Setting(event.side, self.sets[event.name], event.other),) if event.name in self.sets else ()

    def renews(self, event: Event) -> tuple[Lies, ...]:
        return tuple((event.side, zone) for zone in self.renewed.get(event.name, ()))


def _numbers(play: Any, side: int) -> Numbers:
    grounds = {slug: play.lying(side, slug) for slug in play.grounds}
    return grounds | {name: play.numbers(side, name) for name in play.zones}
