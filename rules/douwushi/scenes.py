"""The changes that Dou Wushi's events make to its board (rules.kernel.telling.scenes)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rules.douwushi.board import BEYOND, FIELD, GRAVEYARD, HAND, READY, RESERVE, SPELLS, TAPPED, bounty_zone
from rules.douwushi.engine.core.state import codes
from rules.douwushi.events import EVENTS
from rules.kernel.telling.board import BoardCard
from rules.kernel.telling.events import Event
from rules.kernel.telling.scenes.scene import Lies, Numbers
from rules.kernel.telling.scenes.script import Landing, Script, Setting, with_figure

if TYPE_CHECKING:
    from rules.douwushi.engine.play import Play

FALLEN, MP, LIFE = 0, 1, 2
#: Whose zone a card comes to, by the event.
ZONES = {
    "started_with": FIELD, "deployed": FIELD, "drew": HAND, "spell_cast": GRAVEYARD, "died": GRAVEYARD, "bounty_taken": HAND,
    "discarded": GRAVEYARD, "stayed": SPELLS, "dispelled": GRAVEYARD,
}  # fmt: skip
#: The zones by the engine's numbers, and where a hero goes that leaves.
CODED = {codes.HAND: HAND, codes.RESERVE: RESERVE, codes.GRAVEYARD: GRAVEYARD, codes.BEYOND: BEYOND}
LEFT_FOR = {codes.TO_HAND: HAND, codes.TO_RESERVE: RESERVE}


class DouWushiScript(Script):
    """See rules.kernel.telling.scenes.script. A hero says whether it is ready, an item only that it is tapped."""

    events = EVENTS
    hand, stock = HAND, RESERVE

    def numbers(self, play: Play) -> tuple[tuple[Numbers, Numbers], Mapping[int, Sequence[int]]]:
        heroes = [play.hero(side, place) for side in (0, 1) for place in range(1, codes.PLACES + 1)]
        borne = {hero.card_id: hero.item_ids for hero in heroes if hero}
        return (_numbers(play, 0), _numbers(play, 1)), borne

    def landings(self, event: Event) -> tuple[Landing, ...]:
        if event.name == "equipped":
            return (Landing(event.card_id, bearer=event.other),)
        zone = ZONES.get(event.name)
        if event.name == "left":
            zone = LEFT_FOR.get(event.number, BEYOND)
        elif event.name == "moved":
            zone = CODED[event.other]
        elif event.name == "item_lost":
            zone = CODED[event.number]
        if zone is None:
            return ()
        place = (event.place or 0) if zone == FIELD else 0
        return (Landing(event.card_id, (event.side, zone), place),)

    def settings(self, event: Event) -> tuple[Setting, ...]:
        return (Setting(event.side, FALLEN, event.number),) if event.name == "died" else ()

    def look(self, event: Event, card: BoardCard) -> BoardCard:
        match event.name:
            case "damaged" | "healed" if len(card.figures) > LIFE:
                most = card.figures[LIFE].most or 0
                return with_figure(card, LIFE, most - event.other)
            case "mp_changed" if len(card.figures) > MP:
                return with_figure(card, MP, event.other)
            case "tapped":
                return replace(card, is_tapped=True, notes=(TAPPED, *(note for note in card.notes if note not in (READY, TAPPED))))
            case "untapped" | "readied":
                ready = (READY,) if len(card.figures) > LIFE else ()
                return replace(card, is_tapped=False, notes=(*ready, *(note for note in card.notes if note not in (READY, TAPPED))))
        return card

    def renews(self, event: Event) -> tuple[Lies, ...]:
        if event.name != "bounty_added":
            return ()
        return ((event.side, RESERVE), *((event.side, bounty_zone(stack)) for stack in range(1, event.other + 1)))


def _numbers(play: Play, side: int) -> Numbers:
    heroes: list[int | None] = [int(card) if card >= 0 else None for card in play.state[0]["card"][side * codes.PLACES :][: codes.PLACES]]
    while len(heroes) > 1 and heroes[-1] is None:
        heroes.pop()
    stacks = {bounty_zone(stack): cards for stack, cards in enumerate(play.bounty_numbers(side), 1)}
    zones: dict[str, Sequence[int | None]] = {zone: play.numbers(side, zone) for zone in (SPELLS, HAND, GRAVEYARD, BEYOND, RESERVE)}
    return {FIELD: heroes, **zones, **stacks}


SCRIPT = DouWushiScript()
