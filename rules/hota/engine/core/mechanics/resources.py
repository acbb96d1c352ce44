"""The resources of players: damage and healing, cards, mana, attributes; each change is told (104, 106, H-3, H-11)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.conditions import attribute_of
from rules.hota.engine.core.abilities.replacements import draws_for, prevented_by
from rules.hota.engine.core.abilities.triggers import about, tell, tell_player
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import add, add_below, bury, draw_top, forget, remove, remove_at, show, show_to, shuffle
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, INT, INT, INT))
def keep_count(s: Any, side: int, event: int, times: int) -> None:
    """Count what happened to a side this turn."""
    s.happened[side, event] = min(codes.MOST_EVENTS, int(s.happened[side, event]) + times)


@inner(INT(S, T, W, INT, INT))
def hurt_player(s: Any, t: Any, w: Any, side: int, amount: int) -> int:
    """Deal damage to a player, as far as it is not prevented; return how much."""
    amount -= prevented_by(s, t, w, codes.PLAYER + side, amount)
    if amount <= 0:
        return 0
    s.damage[side] = min(codes.BOUND, int(s.damage[side]) + amount)
    keep_count(s, side, codes.COUNT_DAMAGED, amount)
    note(s, w, events.PLAYER_DAMAGED, side, -1, codes.PLAYER + side, amount, int(s.damage[side]))
    tell_player(s, t, w, codes.LOSES_LIFE, side, amount)
    return amount


@inner(VOID(S, T, W, INT, INT))
def lose_life(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    """A player loses life, which nothing prevents: damage that is nobody's."""
    if amount > 0:
        s.damage[side] = min(codes.BOUND, int(s.damage[side]) + amount)
        keep_count(s, side, codes.COUNT_DAMAGED, amount)
        note(s, w, events.LIFE_LOST, side, -1, codes.PLAYER + side, amount, int(s.damage[side]))
        tell_player(s, t, w, codes.LOSES_LIFE, side, amount)


@inner(VOID(S, T, W, INT, INT))
def gain_life(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    """Take damage off a player, not below none (H-11)."""
    amount = min(amount, int(s.damage[side]))
    if amount > 0:
        s.damage[side] -= amount
        keep_count(s, side, codes.COUNT_GAINED, amount)
        note(s, w, events.HEALED, side, -1, codes.PLAYER + side, amount, int(s.damage[side]))
        tell_player(s, t, w, codes.GAINS_LIFE, side, amount)


@inner(VOID(S, W, INT, INT))
def change_mana(s: Any, w: Any, side: int, amount: int) -> None:
    s.mana[side] = min(codes.BOUND // 10, max(0, int(s.mana[side]) + amount))
    note(s, w, events.MANA_CHANGED, side, -1, -1, amount, int(s.mana[side]))


@inner(VOID(S, W, INT, INT, INT, INT))
def change_attribute(s: Any, w: Any, side: int, which: int, amount: int, is_lasting: int) -> None:
    """An attribute becomes higher, for the game or for this turn (106.2)."""
    if is_lasting:
        s.attributes[side, which] = min(99, max(0, int(s.attributes[side, which]) + amount))
    else:
        s.attributes_turn[side, which] = min(99, max(0, int(s.attributes_turn[side, which]) + amount))
    s.is_stale = 1
    note(s, w, events.ATTRIBUTE_CHANGED, side, -1, -1, which, attribute_of(s, side, which))


@inner(VOID(S, T, W, INT, INT))
def draw_cards(s: Any, t: Any, w: Any, side: int, count: int) -> None:
    """Draw cards one by one; where the deck runs out, all that is left, and the player loses when it is next looked at (104.3c)."""
    for _ in range(count):
        for _ in range(draws_for(s, t, w, side)):
            if s.size[side, codes.DECK] == 0:
                s.is_out[side] |= 1
                note(s, w, events.DECK_EMPTY, side, -1, -1, 0, 0)
                return
            card = int(draw_top(s, w, side))
            keep_count(s, side, codes.COUNT_DRAWN, 1)
            note(s, w, events.DREW, side, card, -1, 0, 0)
            about(w, card, 0, codes.NOBODY, 0, 1)
            tell(s, t, w, codes.DRAWS, side)


@inner(VOID(S, T, W, INT, INT))
def discard(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """A card that has been taken out of a hand goes to the graveyard."""
    bury(s, codes.GRAVEYARD, card)
    keep_count(s, side, codes.COUNT_DISCARDED, 1)
    note(s, w, events.DISCARDED, side, card, -1, codes.HAND, 0)
    about(w, card, 0, codes.NOBODY, 0, 1)
    tell(s, t, w, codes.DISCARDS, side)


@inner(VOID(S, W, INT, INT))
def mill(s: Any, w: Any, side: int, count: int) -> None:
    """Put cards from the top of a deck into the graveyard, as many as there are."""
    for _ in range(min(count, int(s.size[side, codes.DECK]))):
        card = remove_at(s, side, codes.DECK, int(s.size[side, codes.DECK]) - 1)
        bury(s, codes.GRAVEYARD, card)
        note(s, w, events.MOVED, side, card, -1, codes.DECK, codes.GRAVEYARD)


@inner(VOID(S, W, INT))
def shuffle_deck(s: Any, w: Any, side: int) -> None:
    shuffle(s, side)
    note(s, w, events.DECK_SHUFFLED, side, -1, -1, 0, 0)


@inner(VOID(S, T, W, INT, INT))
def play_attribute(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """An attribute card is played: its attributes, the mana cap and the mana rise by 1 (H-3)."""
    remove(s, side, codes.HAND, card)
    add(s, side, codes.ATTRIBUTES, card)
    show(s, card)
    s.has_played[side] = 1
    for which in range(codes.ATTRIBUTE_KINDS):
        if int(t.gives_attribute[card]) >> which & 1:
            s.attributes[side, which] = min(99, int(s.attributes[side, which]) + 1)
    s.mana_cap[side] = min(codes.BOUND // 10, int(s.mana_cap[side]) + 1)
    s.is_stale = 1
    keep_count(s, side, codes.COUNT_ATTRIBUTES, 1)
    note(s, w, events.ATTRIBUTE_PLAYED, side, card, -1, int(s.mana_cap[side]), 0)
    change_mana(s, w, side, 1)
    about(w, card, 0, codes.NOBODY, 0, 1)
    tell(s, t, w, codes.PLAYS_ATTRIBUTE, side)


@inner(VOID(S, INT, INT, INT))
def return_card(s: Any, side: int, card: int, to: int) -> None:
    """Put a card of an owner into its hand, onto or below its deck, into graveyard or exile."""
    if to == codes.TO_HAND:
        add(s, side, codes.HAND, card)
        show_to(s, side, card)
    elif to == codes.TO_BOTTOM:
        add_below(s, side, card)
    elif to == codes.TO_TOP or to == codes.TO_SHUFFLE:
        add(s, side, codes.DECK, card)
    else:
        bury(s, codes.EXILE if to == codes.TO_EXILE else codes.GRAVEYARD, card)
    if to == codes.TO_SHUFFLE:
        forget(s, 0, card)
        forget(s, 1, card)
