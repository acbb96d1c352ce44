"""The tally of cards: when each was drawn, played and used, gathered from the events of a game (`rules.kernel.compiled.rows.CARD_ROW`).

An attribute card is played and used when it is laid down; a spell when it has been carried out or ends the game; an enchantment when it
arrives. A creature and equipment are played when they arrive; a creature is used when it first attacks, blocks or uses an ability,
equipment when it is put on a creature. The lead in damage is gathered beside them.
"""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.layout import S, T, W
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.card_tally import card_tally
from rules.kernel.compiled.machine.columns import KIND, SOURCE
from rules.kernel.compiled.match import CARD_ROWS
from rules.kernel.compiled.rows import LEAD_TURNS

CARDS = card_tally(W)


@inner(VOID(T, W))
def prepare(t: Any, w: Any) -> None:
    """Note where the decks list their cards, and clear the tally."""
    w.deck[0], w.deck[1] = t.deck[0], t.deck[1]
    for card in range(codes.CARDS):
        w.listed[card] = t.listed[card]
        CARDS.clear(w, card)


@inner(VOID(S, W))
def open_hands(s: Any, w: Any) -> None:
    for side in range(2):
        for index in range(int(s.size[side, codes.HAND])):
            card = int(s.cards[side, codes.HAND, index])
            w.opening[card] = 1
            w.drawn[card] = 0


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def count(s: Any, w: Any, event: int, side: int, card: int, place: int, number: int, other: int) -> None:
    """Note what an event says about the card that it names."""
    if event == events.TURN_BEGAN:
        if number == 1:
            open_hands(s, w)
        if number <= LEAD_TURNS:
            w.lead[number - 1] = s.damage[1] - s.damage[0]
    is_ended_by_spell = event == events.GAME_ENDED and s.frames_size > 0 and s.frames[s.frames_size - 1, KIND] == codes.AS_SPELL
    if is_ended_by_spell:
        card = int(s.frames[s.frames_size - 1, SOURCE])
    if not 0 <= card < codes.FIRST_TOKEN:
        return
    is_gained = event == events.DREW or (event == events.MOVED and number == codes.DECK and other == codes.HAND)
    if is_gained and w.drawn[card] < 0:
        w.drawn[card] = s.turn
    is_played = is_ended_by_spell or event in (events.ATTRIBUTE_PLAYED, events.RESOLVED, events.ARRIVED)
    if is_played and w.played[card] < 0:
        w.played[card] = s.turn
    is_used = event in (events.ATTRIBUTE_PLAYED, events.RESOLVED, events.ATTACK_DECLARED, events.BLOCKED, events.ATTACHED)
    is_used = is_used or is_ended_by_spell or event in (events.ABILITY_USED, events.ABILITY_TRIGGERED)
    is_used = is_used or (event == events.ARRIVED and number == codes.ENCHANTMENT)
    if is_used and w.used[card] < 0:
        w.used[card] = s.turn


@inner(VOID(W, CARD_ROWS, INT))
def write_cards(w: Any, cards: Any, game: int) -> None:
    """Write the tally of a game, each card where its deck lists it."""
    for side in range(2):
        for card in range(side * codes.SIDE_CARDS, side * codes.SIDE_CARDS + int(w.deck[side])):
            CARDS.write(w, cards[game, side, w.listed[card]], card)
