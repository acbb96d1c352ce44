"""The tally of cards: when each was drawn, played and used, gathered from the events of a game (`rules.kernel.compiled.rows.CARD_ROW`).

A hero is played when it is deployed, and used when it first attacks or uses a skill, or at once if it has none; an item is both when
it is equipped, a spell when it is cast. Cards from a bounty count as drawn. The lead in heroes fallen is gathered beside them, at
the beginning of each turn.
"""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.card_tally import NEVER, card_tally
from rules.kernel.compiled.match import CARD_ROWS
from rules.kernel.compiled.rows import LEAD_TURNS

CARDS = card_tally(W)


@inner(VOID(T, W))
def prepare(t: Any, w: Any) -> None:
    """Note where the decks list their cards, for the rows of the tally."""
    w.deck[0], w.deck[1] = t.deck[0], t.deck[1]
    for card in range(codes.CARDS):
        w.listed[card] = t.listed[card]
        w.has_skill[card] = t.actives[card]


@inner(VOID(W))
def begin(w: Any) -> None:
    """Clear the tally of all cards."""
    for card in range(codes.CARDS):
        CARDS.clear(w, card)


@inner(VOID(S, W))
def open_hands(s: Any, w: Any) -> None:
    """Note the hands with which the game begins."""
    for side in range(2):
        for index in range(int(s.size[side, codes.HAND])):
            card = int(s.cards[side, codes.HAND, index])
            w.opening[card] = 1
            w.drawn[card] = 0


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def count(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
    """Note what an event says about the card that it names."""
    if event == events.GAME_BEGAN:
        begin(w)
    elif event == events.TURN_BEGAN:
        if number == 1:
            open_hands(s, w)
        if number <= LEAD_TURNS:
            w.lead[number - 1] = s.fallen[1] - s.fallen[0]
    if card < 0:
        return
    if event == events.STARTED_WITH:
        w.opening[card] = 1
        w.drawn[card] = w.played[card] = 0
        w.used[card] = NEVER if w.has_skill[card] else 0
    is_gained = event == events.DREW or event == events.BOUNTY_TAKEN
    is_gained = is_gained or (event == events.MOVED and number == codes.RESERVE and other == codes.HAND)
    if is_gained and w.drawn[card] < 0:
        w.drawn[card] = s.turn
    works = event in (events.EQUIPPED, events.SPELL_CAST) or (event == events.DEPLOYED and not w.has_skill[card])
    if (works or event == events.DEPLOYED) and w.played[card] < 0:
        w.played[card] = s.turn
    if event == events.ATTACK_DECLARED or (event == events.SKILL_USED and number == codes.ACTIVE):
        works = True
    if works and w.used[card] < 0:
        w.used[card] = s.turn


@inner(VOID(W, CARD_ROWS, INT))
def write_cards(w: Any, cards: Any, game: int) -> None:
    """Write the tally of a game, each card where its deck lists it."""
    for side in range(2):
        for card in range(side * codes.SIDE_CARDS, side * codes.SIDE_CARDS + int(w.deck[side])):
            CARDS.write(w, cards[game, side, w.listed[card]], card)
