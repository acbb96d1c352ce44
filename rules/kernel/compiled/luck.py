"""Draws, and their luck: how much more often a card was drawn than was to be expected.

Every draw is made here. Which cards could come is known from the shuffle: after one every order of the deck has the same chance, and as
long as a card has not been looked at or moved since, each place of such a card holds any of them with the same chance. So a draw brings 1
of the card that came, less as much of each that could have come as was its chance: 0 on average for every card, whatever the players do.
Where that can't be told nothing is counted: for cards that were looked at, put somewhere or chosen.
"""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.rows import TALLYING
from rules.kernel.compiled.rows import LUCK_UNIT


def drawing(state: Any, work: Any, deck: int, hand: int, remove_at: Any, add: Any, show_to: Any) -> Any:
    """Return the function `draw_top(s, w, side)` of a game: the top card of a side's deck, which must have one, goes to its hand, where its
    player sees it. It returns the card.

    The state has the field `unseen` (by card: whether it may lie at any place since its deck was shuffled), the workspace `card_luck` (the
    luck of CARD_ROW, by card), which is counted while cards are tallied.
    """

    @inner(VOID(state, work, INT, INT))
    def count_luck(s: Any, w: Any, side: int, card: int) -> None:
        count = 0
        for index in range(int(s.size[side, deck])):
            count += int(s.unseen[s.cards[side, deck, index]])
        chance = (LUCK_UNIT + count // 2) // count
        for index in range(int(s.size[side, deck])):
            other = int(s.cards[side, deck, index])
            if s.unseen[other]:
                w.card_luck[other] -= chance
        w.card_luck[card] += LUCK_UNIT

    @inner(INT(state, work, INT))
    def draw_top(s: Any, w: Any, side: int) -> int:
        top = int(s.size[side, deck]) - 1
        card = int(s.cards[side, deck, top])
        if s.unseen[card] and w.is_logging == TALLYING:
            count_luck(s, w, side, card)
        remove_at(s, side, deck, top)
        add(s, side, hand, card)
        show_to(s, side, card)
        return card

    return draw_top
