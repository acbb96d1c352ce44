"""Players' resources: life and death's door, cards, mana; and the telling of what happens to them (S-2, S-3, S-8 to S-10)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.sorcery.engine.core.abilities.replacements import draws_for
from rules.sorcery.engine.core.abilities.triggers import tell_card, tell_player
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.zones import add, add_below, bury, deck_of, draw_top, forget, owner_of, remove_at, show_to
from rules.sorcery.engine.core.state.zones import shuffle as shuffle_cards


@inner(VOID(S, INT, INT, INT))
def keep_count(s: Any, side: int, event: int, times: int) -> None:
    """Count what happened to a side this turn."""
    s.happened[side, event] = min(codes.MOST_EVENTS, int(s.happened[side, event]) + times)


@inner(INT(S, T, W, INT, INT))
def take_life(s: Any, t: Any, w: Any, side: int, amount: int) -> int:
    """Take life from an avatar, as much as it has; return how much."""
    amount = min(amount, int(s.life[side]))
    if amount <= 0:
        return 0
    s.life[side] -= amount
    keep_count(s, side, codes.COUNT_LIFE_LOST, amount)
    return amount


@inner(VOID(S, T, W, INT, INT))
def tell_loss(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    """Tell that an avatar has lost life; without any left it is at death's door from this turn on (S-9)."""
    tell_player(s, t, w, codes.LOSES_LIFE, side, amount)
    if s.life[side] == 0 and s.died_on[side] == 0:
        s.died_on[side] = max(1, s.turn)
        note(s, w, events.DEATHS_DOOR, side, int(s.card[side * codes.PLACES]), side * codes.PLACES, 0, 0)


@inner(INT(S, T, W, INT, INT))
def hurt_avatar(s: Any, t: Any, w: Any, side: int, amount: int) -> int:
    """Deal damage to an avatar: at death's door it is immune in that turn, later it is dealt the death blow (S-9). Return how much."""
    place, card = side * codes.PLACES, int(s.card[side * codes.PLACES])
    if s.died_on[side] > 0:
        if s.turn > s.died_on[side]:
            s.is_slain[side] = 1
            note(s, w, events.DEATH_BLOW, side, card, place, amount, 0)
            return amount
        note(s, w, events.IMMUNE, side, card, place, amount, 0)
        return 0
    taken = take_life(s, t, w, side, amount)
    note(s, w, events.AVATAR_DAMAGED, side, card, place, amount, int(s.life[side]))
    tell_loss(s, t, w, side, taken)
    return amount


@inner(VOID(S, T, W, INT, INT))
def lose_life(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    """Let an avatar lose life, which is no damage (S-8)."""
    taken = take_life(s, t, w, side, amount)
    if taken > 0:
        note(s, w, events.LIFE_LOST, side, -1, side * codes.PLACES, taken, int(s.life[side]))
        tell_loss(s, t, w, side, taken)


@inner(VOID(S, T, W, INT, INT))
def gain_life(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    """Let an avatar gain life, not above what it began with, and none at death's door (S-9)."""
    if s.died_on[side] > 0:
        return
    amount = min(amount, int(t.life[s.card[side * codes.PLACES]]) - int(s.life[side]))
    if amount > 0:
        s.life[side] += amount
        keep_count(s, side, codes.COUNT_LIFE_GAINED, amount)
        note(s, w, events.LIFE_GAINED, side, -1, side * codes.PLACES, amount, int(s.life[side]))
        tell_player(s, t, w, codes.GAINS_LIFE, side, amount)


@inner(VOID(S, W, INT, INT))
def change_mana(s: Any, w: Any, side: int, amount: int) -> None:
    s.mana[side] = min(codes.MOST_MANA, max(0, int(s.mana[side]) + amount))
    note(s, w, events.MANA_CHANGED, side, -1, -1, amount, int(s.mana[side]))


@inner(VOID(S, T, W, INT, INT))
def draw_one(s: Any, t: Any, w: Any, side: int, deck: int) -> None:
    """Draw a card from a deck; from an empty one the avatar loses all its life (S-3)."""
    if s.size[side, deck] == 0:
        note(s, w, events.DECK_EMPTY, side, -1, -1, deck, 0)
        lose_life(s, t, w, side, int(s.life[side]))
        return
    card = int(draw_top(s, w, side, deck))
    keep_count(s, side, codes.COUNT_DRAWN, 1)
    note(s, w, events.DREW, side, card, -1, deck, int(s.phase == codes.DRAWING))
    w.zone = deck
    tell_card(s, t, w, codes.DRAWS, side, card)


@inner(VOID(S, T, W, INT, INT, INT))
def draw_cards(s: Any, t: Any, w: Any, side: int, deck: int, count: int) -> None:
    for _ in range(count):
        for _ in range(draws_for(s, t, w, side)):
            draw_one(s, t, w, side, deck)


@inner(VOID(S, T, W, INT, INT))
def discard(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """Put a card that has been taken out of a hand into the graveyard."""
    bury(s, codes.GRAVEYARD, card)
    keep_count(s, side, codes.COUNT_DISCARDED, 1)
    note(s, w, events.DISCARDED, side, card, -1, codes.HAND, 0)
    tell_card(s, t, w, codes.DISCARDS, side, card)


@inner(VOID(S, W, INT, INT, INT))
def mill(s: Any, w: Any, side: int, deck: int, count: int) -> None:
    """Put cards from the top of a deck into the graveyard, as many as there are."""
    for _ in range(min(count, int(s.size[side, deck]))):
        card = remove_at(s, side, deck, int(s.size[side, deck]) - 1)
        bury(s, codes.GRAVEYARD, card)
        note(s, w, events.CARD_MOVED, side, card, -1, deck, codes.GRAVEYARD)


@inner(VOID(S, W, INT, INT))
def shuffle_deck(s: Any, w: Any, side: int, deck: int) -> None:
    shuffle_cards(s, side, deck)
    note(s, w, events.DECK_SHUFFLED, side, -1, -1, deck, 0)


@inner(VOID(S, T, INT, INT))
def return_card(s: Any, t: Any, card: int, to: int) -> None:
    """Put a card into its owner's hand, onto or below the deck that it belongs to, into the graveyard, or banish it."""
    side = owner_of(card)
    if to == codes.TO_HAND:
        add(s, side, codes.HAND, card)
        show_to(s, side, card)
    elif to == codes.TO_BOTTOM:
        add_below(s, t, card)
    elif to == codes.TO_TOP or to == codes.TO_SHUFFLE:
        add(s, side, deck_of(t, card), card)
    else:
        bury(s, codes.BANISHED if to == codes.TO_BANISHED else codes.GRAVEYARD, card)
    if to == codes.TO_SHUFFLE:
        forget(s, 0, card)
        forget(s, 1, card)
