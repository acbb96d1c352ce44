"""The conditions that hold between two decisions in every game: in examined games, a broken one is noted as an error of the engine."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.columns import row_stirring, within
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.knowledge import WORD, Knowledge, mark
from rules.kernel.compiled.machine.columns import KIND, SOURCE
from rules.kernel.compiled.wide_knowledge import WideKnowledge
from rules.kernel.state.fields import StateFields
from rules.kernel.state.zones import Zone

BOOL = types.boolean
U64 = types.uint64


def conserving(state: Any, tables: Any, fields: StateFields, knowledge: Knowledge, *, outside: Any, all_cards: Any) -> Any:
    """Return the function `are_cards_conserved(s, t)`: whether each card is in exactly one place.

    outside(state, side): a side's cards that are in no zone, as bits of a word (compiled.knowledge). all_cards(tables, side): all those of
    a word; where one word serves both sides, side 0 is asked for it.
    """
    zones, room = fields.dtype["cards"].shape[1:]
    is_shared = knowledge.is_shared

    @inner(U64(state, INT, U64))
    def gather(s: Any, side: int, seen: Any) -> Any:
        """Add the cards of a side's zones to those seen; return none at all if one is no card of the side, or was seen before."""
        for zone in range(zones):
            size = int(s.size[side, zone])
            if not 0 <= size <= room:
                return NONE
            for index in range(size):
                card = int(s.cards[side, zone, index])
                if card < 0 or (seen & mark(card)) != NONE or card // WORD != (0 if is_shared else side):
                    return NONE
                seen |= mark(card)
        return seen

    @inner(BOOL(state, tables))
    def are_cards_conserved(s: Any, t: Any) -> bool:
        if is_shared:
            return bool(gather(s, 1, gather(s, 0, outside(s, 0) | outside(s, 1))) == all_cards(t, 0))
        is_first_sound = gather(s, 0, outside(s, 0)) == all_cards(t, 0)
        return bool(is_first_sound and gather(s, 1, outside(s, 1)) == all_cards(t, 1))

    return are_cards_conserved


def zones_known(state: Any, zones: tuple[Zone, ...], knowledge: Knowledge | WideKnowledge, sides: int) -> Any:
    """Return the function `are_zones_known(s)`: whether each side knows what it sees of its zones, and all know what everybody sees."""
    is_known = knowledge.is_known
    opened = tuple(zone.number for zone in zones if zone.seen == "everybody")
    seen = (*opened, *(zone.number for zone in zones if zone.seen == "owner"))
    both = len(opened)

    @inner(BOOL(state))
    def are_zones_known(s: Any) -> bool:
        for side in range(sides):
            for place, zone in enumerate(seen):
                for index in range(int(s.size[side, zone])):
                    for viewer in range(sides):
                        is_seen = viewer == side or place < both
                        if is_seen and not is_known(s, viewer, int(s.cards[side, zone, index])):
                            return False
        return True

    return are_zones_known


def examining(
    state: Any,
    tables: Any,
    work: Any,
    *,
    fields: StateFields,
    zones: tuple[Zone, ...],
    knowledge: Knowledge | WideKnowledge,
    codes: Any,
    conserved: Any,
    is_field_known: Any,
    is_overdue: Any,
    decision: Any,
    decider: Any,
    legal: Any,
    is_field_sound: Any = None,
    is_rest_sound: Any = None,
    are_figures_fresh: Any = None,
) -> Any:
    """Return the function `examine(s, t, w)`: look at the whole state between two decisions, or when the game is over.

    `codes` has a game's numbers: the phase OVER, the outcome DRAWN_GAME and the bits of the errors. conserved(state, tables): whether each
    card is in exactly one place (`conserving`). is_field_sound(state, tables): whether the data on cards outside the zones agree, where
    there are more than which cards they are. is_field_known(state): whether the sides know what lies open outside the zones.
    is_overdue(state): whether something that must happen before a decision has not. decision(state) and decider(state) are -1 for none;
    legal(state, tables, work) lists the legal actions. is_rest_sound(state): whether numbers agree that need more than their bounds, where
    there are any. are_figures_fresh(state, tables, work): see `fresh_figures`.
    """
    over, drawn = codes.OVER, codes.DRAWN_GAME
    not_conserved, out_of_range, unknown = codes.CARDS_NOT_CONSERVED, codes.NUMBER_OUT_OF_RANGE, codes.OPEN_CARD_UNKNOWN
    out_of_order, sides = codes.OUT_OF_ORDER, fields.sides
    are_within, are_zones_known = within(fields.dtype, fields.bounded), zones_known(state, zones, knowledge, fields.sides)

    @inner(BOOL(state))
    def is_all_sound(s: Any) -> bool:
        return True

    @inner(BOOL(state, tables))
    def is_any_field_sound(s: Any, t: Any) -> bool:
        return True

    @inner(BOOL(state, tables, work))
    def is_any_figure_fresh(s: Any, t: Any, w: Any) -> bool:
        return True

    are_numbers_sound, is_field_sound = is_rest_sound or is_all_sound, is_field_sound or is_any_field_sound
    are_figures_fresh = are_figures_fresh or is_any_figure_fresh

    @inner(BOOL(state, tables, work))
    def is_in_order(s: Any, t: Any, w: Any) -> bool:
        """Return whether somebody has something to decide and nothing is overdue, or else the game is over and has a result."""
        if s.phase == over:
            return bool(0 <= s.winner <= drawn)
        if s.winner >= 0 or decision(s) < 0 or not 0 <= decider(s) < sides or legal(s, t, w) == 0:
            return False
        return not is_overdue(s)

    @inner(VOID(state, tables, work))
    def examine(s: Any, t: Any, w: Any) -> None:
        if not is_field_sound(s, t) or not conserved(s, t):
            s.errors |= not_conserved
        if not are_within(s) or not are_numbers_sound(s) or not are_figures_fresh(s, t, w):
            s.errors |= out_of_range
        if not is_field_known(s) or not are_zones_known(s):
            s.errors |= unknown
        if not is_in_order(s, t, w):
            s.errors |= out_of_order

    return examine


def fresh_figures(
    state: Any, tables: Any, work: Any, fields: StateFields, refresh: Any, *, of_places: tuple[str, ...], of_sides: tuple[str, ...] = ()
) -> Any:
    """Return the function `are_figures_fresh(s, t, w)`: whether a new calculation leaves some fields of places and of sides unchanged.

    refresh(state, tables, work): see machine.figures. Where `is_stale` stays set, the fields can be out of date between two decisions, and
    are not checked.
    """
    places, sides = fields.places, fields.sides
    stir_place, stir_side = (row_stirring(fields.dtype, tuple((name, 32) for name in names)) for names in (of_places, of_sides))

    @inner(U64(state))
    def figures_of(s: Any) -> Any:
        total = NONE
        for place in range(places):
            total = stir_place(s, place, total)
        for side in range(sides):
            total = stir_side(s, side, total)
        return total

    @inner(BOOL(state, tables, work))
    def are_figures_fresh(s: Any, t: Any, w: Any) -> bool:
        if s.is_stale:
            return True
        before = figures_of(s)
        s.is_stale = 1
        s.as_printed = s.givers = 0
        refresh(s, t, w)
        return bool(figures_of(s) == before)

    return are_figures_fresh


def conserving_each(state: Any, tables: Any, fields: StateFields, *, side_cards: int, spells: tuple[int, ...] = ()) -> Any:
    """Return the function `are_cards_conserved(s, t)` of a game on the machine, of any number of cards: each is in exactly one place.

    A side's cards have the ids from `side_cards` times its number on, as many as the tables' `deck` says; an id above those of all sides is
    a token's. Cards lie in zones, in places (the field `card`), and on the stack or in frames in items of the kinds `spells`.
    """
    sides, zones, room = fields.dtype["cards"].shape
    places, spell_bits, first_token = fields.places, sum(1 << kind for kind in spells), sides * side_cards
    words = first_token // WORD + 1

    @inner(U64(U64, INT, INT))
    def with_card(seen: Any, card: int, word: int) -> Any:
        return seen | mark(card) if 0 <= card < first_token and card // WORD == word else seen

    @inner(U64(state, INT))
    def waiting_cards(s: Any, word: int) -> Any:
        """Return the cards of a word that are on the stack or being carried out."""
        seen = NONE
        for item in range(int(s.stack_size)):
            if spell_bits >> int(s.stack[item, KIND]) & 1:
                seen = with_card(seen, int(s.stack[item, SOURCE]), word)
        for f in range(int(s.frames_size)):
            if spell_bits >> int(s.frames[f, KIND]) & 1:
                seen = with_card(seen, int(s.frames[f, SOURCE]), word)
        return seen

    @inner(U64(state, INT))
    def cards_anywhere(s: Any, word: int) -> Any:
        """Return the cards of a word that are somewhere."""
        seen = waiting_cards(s, word)
        for place in range(places):
            seen = with_card(seen, int(s.card[place]), word)
        for side in range(sides):
            for zone in range(zones):
                for index in range(min(room, int(s.size[side, zone]))):
                    seen = with_card(seen, int(s.cards[side, zone, index]), word)
        return seen

    @inner(INT(state))
    def count_cards_anywhere(s: Any) -> int:
        """Return how many cards there are in all places together."""
        count = 0
        for place in range(places):
            count += int(0 <= s.card[place] < first_token)
        for side in range(sides):
            for zone in range(zones):
                count += int(s.size[side, zone])
        for item in range(int(s.stack_size)):
            count += spell_bits >> int(s.stack[item, KIND]) & 1
        for f in range(int(s.frames_size)):
            count += spell_bits >> int(s.frames[f, KIND]) & 1
        return count

    @inner(U64(tables, INT))
    def cards_of_word(t: Any, word: int) -> Any:
        """Return the cards that there are in a word."""
        found = NONE
        for side in range(sides):
            for card in range(side * side_cards, side * side_cards + int(t.deck[side])):
                found = with_card(found, card, word)
        return found

    @inner(BOOL(state, tables))
    def are_cards_conserved(s: Any, t: Any) -> bool:
        for word in range(words):
            if cards_anywhere(s, word) != cards_of_word(t, word):
                return False
        return bool(count_cards_anywhere(s) == t.deck.sum())

    return are_cards_conserved


def places_known(state: Any, fields: StateFields, knowledge: Knowledge | WideKnowledge) -> Any:
    """Return the function `is_field_known(s)`: whether all sides know what lies in the places."""
    places, sides, is_known = fields.places, fields.sides, knowledge.is_known

    @inner(BOOL(state))
    def is_field_known(s: Any) -> bool:
        for place in range(places):
            for viewer in range(sides):
                if s.card[place] >= 0 and not is_known(s, viewer, int(s.card[place])):
                    return False
        return True

    return is_field_known
