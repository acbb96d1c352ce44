"""The changes that Sorcery's events make to its board (rules.kernel.telling.scenes)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules.kernel.compiled.machine.columns import KIND, SIDE, SOURCE
from rules.kernel.telling.board import BoardCard
from rules.kernel.telling.events import Event
from rules.kernel.telling.grid import Grid
from rules.kernel.telling.scenes.scene import Lies, Numbers
from rules.kernel.telling.scenes.script import Landing, Script, Setting, with_figure
from rules.sorcery.board import CASTING, FIELD, SITES, TAPPED, ground_of, spot_of
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import ELEMENTS, ZONES
from rules.sorcery.events import EVENTS, NUMBERS
from rules.wording import Text

if TYPE_CHECKING:
    from rules.sorcery.engine.play import Play

#: The figures of a side, and of a unit.
LIFE, MANA, FIRST_ELEMENT = range(3)
POWER, DAMAGE = range(2)
CODED = {zone.number: zone.name for zone in ZONES}
HAND, SPELLBOOK, ATLAS, GRAVEYARD, BANISHED = (CODED[number] for number in range(codes.ZONES))
#: Whose zone a card comes to, by the event; and where what leaves the realm goes, -1 for the deck that it is of.
COMES_TO = {"drew": HAND, "resolved": GRAVEYARD, "discarded": GRAVEYARD, "arrived": FIELD, "dropped": FIELD}
LEFT_FOR = {codes.TO_HAND: HAND, codes.TO_GRAVEYARD: GRAVEYARD, codes.TO_BANISHED: BANISHED}
#: The figure of a side that an event sets, and the value.
FIGURES: Mapping[str, tuple[int, Callable[[Event], int]]] = {
    "avatar_damaged": (LIFE, lambda event: event.other),
    "life_lost": (LIFE, lambda event: event.other),
    "life_gained": (LIFE, lambda event: event.other),
    "mana_changed": (MANA, lambda event: event.other),
    "mana_filled": (MANA, lambda event: event.number),
}
#: Who does this is tapped.
TAPS = ("moved", "attacked", "shot", "intercepted", "defended", "tapped")


class SorceryScript(Script):
    """See rules.kernel.telling.scenes.script. What a unit carries lies with it; magic has a zone while it is cast."""

    events = EVENTS
    hand, stock = HAND, SPELLBOOK
    figures = FIGURES
    readied = Text("untapped", "重整")

    def numbers(self, play: Play) -> tuple[tuple[Numbers, Numbers], Mapping[int, Sequence[int]]]:
        s = play.state[0]
        borne: dict[int, list[int]] = {}
        for place in (s["host"][: codes.OBJECTS] >= 0).nonzero()[0]:
            if s["card"][place] >= 0:
                host = int(s["host"][place])
                borne.setdefault(NUMBERS.number_on(int(s["card"][host]), host), []).append(int(s["card"][place]))
        return (_numbers(play, 0), _numbers(play, 1)), borne

    def landings(self, event: Event) -> tuple[Landing, ...]:
        if event.name == "picked_up":
            return (Landing(event.card_id, bearer=NUMBERS.number_on(event.number, event.other)),)
        if event.name == "site_played":
            return (Landing(event.card_id, (event.side, SITES), event.place_side + 1),)
        if event.name == "controlled":
            return _change_of_control(event)
        zone, side = COMES_TO.get(event.name), event.side
        if event.name in ("left", "died", "site_destroyed"):
            zone, side = LEFT_FOR.get(event.number) or _deck_of(event), _owner(event)
        elif event.name == "card_moved":
            zone = CODED.get(event.other)
        elif event.name == "spell_cast" and event.card is not None and event.card.kind == "magic":
            zone = CASTING
        elif zone == GRAVEYARD:
            side = _owner(event)
        if zone is None:
            return ()
        spot = spot_of(event.card, event.number) if event.name == "arrived" and event.card else None
        return (Landing(event.card_id, (side, zone), (event.place or 0) if zone == FIELD else 0, spot=spot),)

    def settings(self, event: Event) -> tuple[Setting, ...]:
        if event.name == "threshold_changed":
            return (Setting(event.side, FIRST_ELEMENT + event.number, event.other, is_added=True),)
        if event.name == "site_played" and event.card is not None:
            brought = ((which, int(event.card.values.get(name, 0))) for name, which in ELEMENTS.items())
            return tuple(Setting(event.side, FIRST_ELEMENT + which, count, is_added=True) for which, count in brought if count)
        return super().settings(event)

    def look(self, event: Event, card: BoardCard) -> BoardCard:
        if event.name in TAPS:
            return replace(card, is_tapped=True, notes=(TAPPED, *(note for note in card.notes if note != TAPPED)))
        if event.name == "untapped":
            return replace(card, is_tapped=False, notes=tuple(note for note in card.notes if note != TAPPED))
        if event.name in ("sent", "stepped") and event.card is not None and card.at:
            return replace(card, at=spot_of(event.card, event.number))
        if len(card.figures) > DAMAGE:
            if event.name == "damaged":
                return with_figure(card, DAMAGE, event.other)
            if event.name == "power_changed":
                return with_figure(card, POWER, max(0, card.figures[POWER].value + event.number))
        return card

    def renews(self, event: Event) -> tuple[Lies, ...]:
        return tuple((event.side, zone) for zone in (HAND, SPELLBOOK, ATLAS)) if event.name == "hand_exchanged" else ()

    def ground(self, event: Event, grid: Grid) -> Grid:
        """A site brings its ground with it and leaves rubble; effects flood it and dry it."""
        square = event.place_side
        if event.name == "site_played" and event.card is not None:
            return grid.with_square(square, ground_of(square, True, int(event.card.values.get("water", 0)) > 0))
        if event.name == "site_destroyed":
            return grid.with_square(square, ground_of(square, False, False, is_rubble=True))
        if event.name == "site_changed" and event.place == 0:
            return grid.with_square(square, ground_of(square, True, event.number == codes.ON_WATER))
        return grid


def _numbers(play: Play, side: int) -> Numbers:
    s = play.state[0]
    cards, hosts = s["card"], s["host"]
    slots = range(side * codes.PLACES, (side + 1) * codes.PLACES)
    sites = (place if cards[place] >= 0 and s["holder"][place] == side else -1 for place in range(codes.OBJECTS, codes.TARGETS))
    return {
        FIELD: [NUMBERS.number_on(int(cards[slot]), slot) if cards[slot] >= 0 and hosts[slot] < 0 else None for slot in slots],
        SITES: [int(cards[place]) if place >= 0 else None for place in sites],
        CASTING: casting(play, side),
        **{zone.name: play.numbers(side, zone.name) for zone in ZONES},
    }


def casting(play: Any, side: int) -> tuple[int, ...]:
    """The ids of the magic that a side is casting."""
    s = play.state[0]
    frames = s["frames"][: int(s["frames_size"])]
    return tuple(int(frame[SOURCE]) for frame in frames if frame[KIND] == codes.AS_SPELL and frame[SIDE] == side)


def _change_of_control(event: Event) -> tuple[Landing, ...]:
    """An object comes to a slot of the other side, a token with another number; of a site only who controls it changes."""
    if event.place == 0:
        return (Landing(event.card_id, (event.side, SITES), event.place_side + 1),)
    gone = (Landing(NUMBERS.number_on(codes.FIRST_TOKEN, event.number)),) if event.card_id >= codes.CARDS else ()
    return (*gone, Landing(event.card_id, (event.side, FIELD), event.place or 0))


def _deck_of(event: Event) -> str:
    return ATLAS if event.card is not None and event.card.kind == "site" else SPELLBOOK


def _owner(event: Event) -> int:
    """Return the side whose zones a card goes to; a token, which goes to none, counts as its controller's."""
    return event.card_id // codes.SIDE_CARDS if 0 <= event.card_id < codes.FIRST_TOKEN else event.side


SCRIPT = SorceryScript()
