"""The meanings of the effects that act on players, on cards outside the battlefield and on the stack: one function a word."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.picks import unmark
from rules.hota.engine.core.effects import EFFECTS, amount_for, player
from rules.hota.engine.core.mechanics import resources as own
from rules.hota.engine.core.mechanics.permanents import arrive
from rules.hota.engine.core.mechanics.stack import counter_item
from rules.hota.engine.core.mechanics.victory import BEATEN, BY_WORD, finish_game
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import add_below, remove_at, show, take_chosen
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.codes import CHOSEN
from rules.kernel.compiled.machine.columns import SIDE


@EFFECTS.means("gain_life", "side", "amount")
def gain_life(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.gain_life(s, t, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("lose_life", "side", "amount")
def lose_life(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.lose_life(s, t, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("draw", "side", "amount")
def draw(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.draw_cards(s, t, w, player(s, f, t.code[pc, codes.A]), max(0, amount_for(s, t, f, t.code[pc, codes.B])))


@EFFECTS.means("discard", "cards.side")
def discard(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    side = player(s, f, t.code[pc, codes.A])
    card = take_chosen(s, side, codes.HAND)
    while card >= 0:
        own.discard(s, t, w, side, card)
        card = take_chosen(s, side, codes.HAND)


@EFFECTS.means("mill", "side", "amount")
def mill(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.mill(s, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@inner(INT(INT))
def zone_of(to: int) -> int:
    """The zone that a card comes to."""
    if to == codes.TO_HAND:
        return codes.HAND
    return codes.EXILE if to == codes.TO_EXILE else codes.GRAVEYARD if to == codes.TO_GRAVEYARD else codes.DECK


@inner(VOID(S, T, W, INT, INT, INT, INT))
def move_chosen(s: Any, t: Any, w: Any, side: int, owner: int, zone: int, to: int) -> None:
    """The chosen cards of an owner's zone go elsewhere, to the battlefield under the control of `side`."""
    card = take_chosen(s, owner, zone)
    while card >= 0:
        if to == codes.TO_FIELD or to == codes.TO_FIELD_TAPPED:
            note(s, w, events.MOVED, owner, card, -1, zone, -1)
            arrive(s, t, w, side, card, owner, int(to == codes.TO_FIELD_TAPPED))
        else:
            own.return_card(s, owner, card, to)
            note(s, w, events.MOVED, owner, card, -1, zone, zone_of(to))
        card = take_chosen(s, owner, zone)
    unmark(s)


@inner(VOID(S, INT))
def show_chosen(s: Any, side: int) -> None:
    """Both sides see the cards that are chosen of a deck."""
    for index in range(int(s.size[side, codes.DECK])):
        if s.marked[s.cards[side, codes.DECK, index]] == CHOSEN:
            show(s, int(s.cards[side, codes.DECK, index]))


@EFFECTS.means("search", "to")
def search(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The cards are shown as they are taken; then the deck is shuffled, and what goes on top of it laid there after that."""
    side, to = int(s.frames[f, SIDE]), int(t.code[pc, codes.A])
    if to != codes.TO_TOP:
        show_chosen(s, side)
        move_chosen(s, t, w, side, side, codes.DECK, to)
    own.shuffle_deck(s, w, side)
    if to == codes.TO_TOP:
        show_chosen(s, side)
        move_chosen(s, t, w, side, side, codes.DECK, to)


@EFFECTS.means("retrieve", "cards.side", "to")
def retrieve(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    side, owner, to = int(s.frames[f, SIDE]), player(s, f, t.code[pc, codes.A]), int(t.code[pc, codes.B])
    move_chosen(s, t, w, side, owner, codes.GRAVEYARD, to)
    if to == codes.TO_SHUFFLE:
        own.shuffle_deck(s, w, owner)


@EFFECTS.means("put_back", "cards.side", "to")
def put_back(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Cards of a hand go into the deck; which they are stays hidden from the other side."""
    owner, to = player(s, f, t.code[pc, codes.A]), int(t.code[pc, codes.B])
    move_chosen(s, t, w, owner, owner, codes.HAND, to)
    if to == codes.TO_SHUFFLE:
        own.shuffle_deck(s, w, owner)


@EFFECTS.means("look", "amount", "to", "rest")
def look(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Of the top cards those chosen go somewhere, the rest elsewhere. Both sides see what had to match a filter (D)."""
    side, rest = int(s.frames[f, SIDE]), int(t.code[pc, codes.C])
    size = int(s.size[side, codes.DECK])
    count = min(amount_for(s, t, f, t.code[pc, codes.A]), size)
    chosen = 0
    for index in range(size - count, size):
        chosen += s.marked[s.cards[side, codes.DECK, index]] == CHOSEN
    if t.code[pc, codes.D]:
        show_chosen(s, side)
    move_chosen(s, t, w, side, side, codes.DECK, t.code[pc, codes.B])
    left = count - chosen
    for _ in range(left if rest != codes.TO_TOP else 0):
        card = remove_at(s, side, codes.DECK, int(s.size[side, codes.DECK]) - 1)
        if rest == codes.TO_BOTTOM:
            add_below(s, side, card)
        else:
            own.return_card(s, side, card, rest)
        note(s, w, events.MOVED, side, card, -1, codes.DECK, zone_of(rest))


@EFFECTS.means("counter")
def counter(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = int(s.that) >> codes.FIRST_ITEM
    while left:
        counter_item(s, t, w, lowest(left))
        left = int(s.that) >> codes.FIRST_ITEM


@EFFECTS.means("mana", "side", "amount")
def mana(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.change_mana(s, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("raise_attribute", "attribute", "amount", "duration")
def raise_attribute(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    amount = amount_for(s, t, f, t.code[pc, codes.B])
    own.change_attribute(s, w, int(s.frames[f, SIDE]), t.code[pc, codes.A], amount, int(t.code[pc, codes.C] == codes.FOR_GAME))


@EFFECTS.means("win")
def win(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.is_out[1 - int(s.frames[f, SIDE])] |= BEATEN


@EFFECTS.means("lose", "side")
def lose(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.is_out[player(s, f, t.code[pc, codes.A])] |= BY_WORD


@EFFECTS.means("end_in_draw")
def end_in_draw(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    finish_game(s, w, codes.DRAWN_GAME, codes.BY_EFFECT)


@EFFECTS.means("reveal_hand", "side")
def reveal_hand(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Both sides see a hand."""
    side = player(s, f, t.code[pc, codes.A])
    for index in range(int(s.size[side, codes.HAND])):
        show(s, int(s.cards[side, codes.HAND, index]))
    note(s, w, events.REVEALED, side, -1, -1, int(s.size[side, codes.HAND]), 1)
