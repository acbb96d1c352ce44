"""The changes that HotA's events make to its board (rules.kernel.telling.scenes)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rules.hota.board import ATTACKING, DECK, EXILE, FIELD, GRAVEYARD, HAND, PLAYED, READY, STACK, TAPPED
from rules.hota.engine.core.state import codes
from rules.hota.events import EVENTS
from rules.hota.token_numbers import NUMBERS, item_number
from rules.kernel.compiled.machine.columns import SIDE
from rules.kernel.telling.board import BoardCard
from rules.kernel.telling.events import Event
from rules.kernel.telling.scenes.scene import Numbers
from rules.kernel.telling.scenes.script import Landing, Script, Setting, with_figure
from rules.wording import Text

if TYPE_CHECKING:
    from rules.hota.engine.play import Play

#: The figures of a side, and of a creature.
LIFE, MANA, MANA_CAP, FIRST_ATTRIBUTE = range(4)
ATTACK, LIFE_LEFT = range(2)
#: Whose zone a card comes to, by the event.
ZONES = {
    "drew": HAND, "attribute_played": PLAYED, "spell_cast": STACK, "resolved": GRAVEYARD, "countered": GRAVEYARD, "discarded": GRAVEYARD,
    "arrived": FIELD, "detached": FIELD, "controlled": FIELD,
}  # fmt: skip
#: The zones by the engine's numbers, and where what leaves the battlefield goes.
CODED = {codes.HAND: HAND, codes.DECK: DECK, codes.GRAVEYARD: GRAVEYARD, codes.EXILE: EXILE}
LEFT_FOR = {
    codes.TO_HAND: HAND, codes.TO_TOP: DECK, codes.TO_BOTTOM: DECK, codes.TO_SHUFFLE: DECK,
    codes.TO_GRAVEYARD: GRAVEYARD, codes.TO_EXILE: EXILE,
}  # fmt: skip
#: The figure of a side that an event sets, and the value.
FIGURES: Mapping[str, tuple[int, Callable[[Event], int]]] = {
    "player_damaged": (LIFE, lambda event: codes.LIFE - event.other),
    "life_lost": (LIFE, lambda event: codes.LIFE - event.other),
    "healed": (LIFE, lambda event: codes.LIFE - event.other),
    "mana_changed": (MANA, lambda event: event.other),
    "mana_refilled": (MANA, lambda event: event.number),
    "attribute_played": (MANA_CAP, lambda event: event.number),
}
RENEWED = {"cards_exchanged": (HAND, DECK), "ability_used": (STACK,), "ability_triggered": (STACK,)}


class HotaScript(Script):
    """See rules.kernel.telling.scenes.script. Equipment on a creature lies with it; abilities on the stack have numbers of their own."""

    events = EVENTS
    hand, stock = HAND, DECK
    figures = FIGURES
    renewed = RENEWED

    def numbers(self, play: Play) -> tuple[tuple[Numbers, Numbers], Mapping[int, Sequence[int]]]:
        s = play.state[0]
        borne: dict[int, list[int]] = {}
        for place in (s["host"] >= 0).nonzero()[0]:
            host = int(s["host"][place])
            borne.setdefault(NUMBERS.number_on(int(s["card"][host]), host), []).append(int(s["card"][place]))
        return (_numbers(play, 0), _numbers(play, 1)), borne

    def landings(self, event: Event) -> tuple[Landing, ...]:
        if event.name == "attached":
            return (Landing(event.card_id, bearer=NUMBERS.number_on(event.number, event.other)),)
        if event.name == "countered" and not event.number:
            return ()
        zone, side = ZONES.get(event.name), event.side
        if event.name in ("left", "died"):
            zone, side = LEFT_FOR[event.number], _owner(event)
        elif event.name == "moved":
            zone = CODED.get(event.other)
        elif zone == GRAVEYARD:
            side = _owner(event)
        if zone is None:
            return ()
        is_moving_token = event.name == "controlled" and event.card_id >= codes.CARDS
        gone = (Landing(NUMBERS.number_on(codes.FIRST_TOKEN, event.number), (side, zone)),) if is_moving_token else ()
        return (*gone, Landing(event.card_id, (side, zone), (event.place or 0) if zone == FIELD else 0))

    def settings(self, event: Event) -> tuple[Setting, ...]:
        if event.name == "attribute_changed":
            return (Setting(event.side, FIRST_ATTRIBUTE + event.number, event.other),)
        return super().settings(event)

    def look(self, event: Event, card: BoardCard) -> BoardCard:
        is_creature = len(card.figures) > LIFE_LEFT
        match event.name:
            case "damaged" if is_creature:
                return with_figure(card, LIFE_LEFT, (card.figures[LIFE_LEFT].most or 0) - event.other)
            case "stats_changed" if is_creature:
                life = card.figures[LIFE_LEFT]
                changed = with_figure(card, ATTACK, max(0, card.figures[ATTACK].value + event.number))
                return with_figure(changed, LIFE_LEFT, life.value + event.other, (life.most or 0) + event.other)
            case "tapped":
                return replace(card, is_tapped=True, notes=_with(card, TAPPED))
            case "readied":
                notes = _with(card, READY) if is_creature else tuple(note for note in card.notes if note != TAPPED)
                return replace(card, is_tapped=False, notes=notes)
            case "attack_declared" if ATTACKING not in card.notes:
                return replace(card, notes=(*card.notes, ATTACKING))
        return card


def _owner(event: Event) -> int:
    """Return the side to whose zones a card goes; a token, which goes to none, counts as its controller's."""
    return event.card_id // codes.SIDE_CARDS if 0 <= event.card_id < codes.FIRST_TOKEN else event.side


def _with(card: BoardCard, state: Text) -> tuple[Text, ...]:
    """The notes of a card that is tapped or readied."""
    return (state, *(note for note in card.notes if note not in (READY, TAPPED)))


def _numbers(play: Play, side: int) -> Numbers:
    first, s = side * codes.PLACES, play.state[0]
    field: list[int | None] = [
        NUMBERS.number_on(int(s["card"][place]), place) if s["card"][place] >= 0 and s["host"][place] < 0 else None
        for place in range(first, first + codes.PLACES)
    ]
    while len(field) > 1 and field[-1] is None:
        field.pop()
    zones: dict[str, Sequence[int | None]] = {zone: play.numbers(side, zone) for zone in (PLAYED, HAND, GRAVEYARD, EXILE, DECK)}
    stack = tuple(item_number(row) for row in s["stack"][: s["stack_size"]] if row[SIDE] == side)
    return {FIELD: field, STACK: stack, **zones}


SCRIPT = HotaScript()
