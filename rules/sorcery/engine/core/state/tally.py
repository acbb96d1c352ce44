"""The tally of cards: when each was drawn, played and used, gathered from the events of a game (`rules.kernel.compiled.rows.CARD_ROW`).

A site is played and used when it is laid, a magic when it has been carried out, an aura when it arrives, and so is a monument that gives or
replaces something. A minion and another artifact are played when they arrive; a unit is used when it first attacks, shoots, intercepts,
defends or does what an ability of it says, an artifact also when it is picked up. Beside them the lead in life.
"""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.card_tally import card_tally
from rules.kernel.compiled.match import CARD_ROWS
from rules.kernel.compiled.rows import LEAD_TURNS
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.layout import S, T, W

CARDS = card_tally(W)


@inner(VOID(T, W))
def prepare(t: Any, w: Any) -> None:
    """Note where the decks list their cards, and clear what has become of each card."""
    for card in range(codes.CARDS):
        w.listed[card] = t.listed[card]
        is_standing = t.kind[card] == codes.MONUMENT and (t.gives[card] or t.replaces[card])
        w.is_standing[card] = t.kind[card] == codes.AURA or is_standing
        CARDS.clear(w, card)


@inner(VOID(S, W))
def open_hands(s: Any, w: Any) -> None:
    """Note the avatars and the opening hands, as the first turn begins."""
    for side in range(2):
        avatar = int(s.card[side * codes.PLACES])
        w.opening[avatar] = 1
        w.drawn[avatar] = w.played[avatar] = 0
        for index in range(int(s.size[side, codes.HAND])):
            card = int(s.cards[side, codes.HAND, index])
            w.opening[card] = 1
            w.drawn[card] = 0


@inner(VOID(S, W, INT, INT, INT, INT, INT, INT))
def count(s: Any, w: Any, event: int, side: int, card: int, place: int, number: int, other: int) -> None:
    """Note what an event says about the card that it names, and the lead as a turn begins."""
    if event == events.TURN_BEGAN:
        if number == 1:
            open_hands(s, w)
        if number <= LEAD_TURNS:
            w.lead[number - 1] = s.life[0] - s.life[1]
    if not 0 <= card < codes.FIRST_TOKEN:
        return
    is_gained = event == events.DREW or (event == events.CARD_MOVED and other == codes.HAND)
    if is_gained and w.drawn[card] < 0:
        w.drawn[card] = s.turn
    if (event == events.SITE_PLAYED or event == events.RESOLVED or event == events.ARRIVED) and w.played[card] < 0:
        w.played[card] = s.turn
    is_used = event == events.SITE_PLAYED or event == events.RESOLVED or event == events.ATTACKED or event == events.SHOT
    is_used = is_used or event == events.INTERCEPTED or event == events.DEFENDED or event == events.PICKED_UP
    is_used = is_used or event == events.ABILITY_USED or event == events.ABILITY_TRIGGERED
    is_used = is_used or (event == events.ARRIVED and w.is_standing[card])
    if is_used and w.used[card] < 0:
        w.used[card] = s.turn


@inner(VOID(W, CARD_ROWS, INT))
def write_cards(w: Any, cards: Any, game: int) -> None:
    """Write the tally of a game, each card where its deck lists it."""
    for card in range(codes.FIRST_TOKEN):
        if w.listed[card] >= 0:
            CARDS.write(w, cards[game, card // codes.SIDE_CARDS, w.listed[card]], card)
