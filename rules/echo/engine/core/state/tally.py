"""The tally of cards: when each was drawn, played and used, gathered from the events of a game (`rules.kernel.compiled.rows.CARD_ROW`).

A follower is played when its owner has it placed, and used when it is awake on its owner's side; an item is both when it is played; a
hero is used with its active skill. The lead in life at the beginning of each turn is gathered beside them.
"""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.layout import S, W
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.card_tally import card_tally
from rules.kernel.compiled.match import CARD_ROWS
from rules.kernel.compiled.rows import LEAD_TURNS

CARDS = card_tally(W)


@inner(VOID(W))
def begin(w: Any) -> None:
    """Clear the tally of all cards; the heroes are there from the start."""
    for card in range(codes.CARDS):
        CARDS.clear(w, card)
    for hero in range(codes.HERO, codes.HERO + 2):
        w.opening[hero] = 1
        w.drawn[hero] = w.played[hero] = 0


@inner(VOID(S, W, INT))
def open_hand(s: Any, w: Any, side: int) -> None:
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        w.opening[card] = 1
        w.drawn[card] = 0


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def count(s: Any, w: Any, event: int, side: int, card: int, slot: int, number: int, other: int) -> None:
    """Note what an event says about the card that it names, if that card is with its owner."""
    if event == events.GAME_BEGAN:
        begin(w)
    elif event == events.MULLIGANED:
        open_hand(s, w, side)
    elif event == events.TURN_BEGAN and number <= LEAD_TURNS:
        w.lead[number - 1] = s.life[0] - s.life[1]
    if card < 0 or side != owner(card):
        return
    if (event == events.DREW or (event == events.MOVED and number == codes.DECK)) and w.drawn[card] < 0:
        w.drawn[card] = s.turn
    is_item = event == events.ITEM_PLAYED
    is_laid = event in (events.PLACED, events.REFILLED)
    if (is_item or is_laid) and w.played[card] < 0:
        w.played[card] = s.turn
    works = is_item or event == events.AWAKENED or (is_laid and number == 1)
    if event == events.SKILL_USED and card >= codes.HERO and number == codes.ACTIVE:
        works = True
    if works and w.used[card] < 0:
        w.used[card] = s.turn


@inner(INT(INT))
def owner(card: int) -> int:
    """The side whose deck or hero a card is."""
    return card - codes.HERO if card >= codes.HERO else card // codes.DECK_SIZE


@inner(VOID(W, CARD_ROWS, INT))
def write_cards(w: Any, cards: Any, game: int) -> None:
    """Write the tally of a game: of either side the hero, then its deck."""
    for side in range(2):
        for index in range(codes.DECK_SIZE + 1):
            card = codes.HERO + side if index == 0 else side * codes.DECK_SIZE + index - 1
            CARDS.write(w, cards[game, side, index], card)
