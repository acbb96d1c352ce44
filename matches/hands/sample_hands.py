"""A hand drawn at random from a deck, what the mulligan makes of it, and the draws after it: to look at while building."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cards.models import Card
from matches.hands.piles import DealtDeck, DealtPile

#: The most cards drawn from a pile after the hand.
MOST_DRAWS = 40


@dataclass(frozen=True, slots=True)
class SamplePart:
    """A pile's part of a sample hand: `opening` was dealt, each card with its place in the whole hand; `hand` is what the mulligan made of
    it, each card with whether the mulligan brought it; `draws` followed.
    """

    pile: DealtPile
    opening: tuple[tuple[int, Card], ...]
    hand: tuple[tuple[Card, bool], ...]
    draws: tuple[Card, ...]

    @property
    def more(self) -> int:
        """The number of draws with one more, as far as there can be one more."""
        return min(len(self.draws) + 1, self.pile.most_draws, MOST_DRAWS)


def deal(dealt: DealtDeck, seed: int, *, back: Collection[int] = (), draws: Sequence[int] = ()) -> list[SamplePart]:
    """A hand and the cards drawn after it, pile by pile; `back` are the places in the hand whose cards go back, from 0, and `draws` the
    numbers of cards drawn from each pile. Same seed, same cards.

    As the rules have it: what goes back goes to the bottom, as many come from the top, and then the pile is shuffled, or it is not.
    """
    places = enumerate(dealt.sample_hand(seed))
    chance = random.Random(f"{seed} after the hand")
    parts = []
    for (pile, opening), count in zip(dealt.by_pile(list(places)), [*draws, *[0] * len(dealt.piles)], strict=False):
        left = pile.copies
        for _, card in opening:
            left.remove(card)
        chance.shuffle(left)
        hand = [(left.pop(), True) if place in back else (card, False) for place, card in opening]
        gone = [card for place, card in opening if place in back]
        if dealt.dealing.is_reshuffled:
            left += gone
            if back:
                chance.shuffle(left)
        else:
            left = random.Random(f"{seed} at the bottom").sample(gone, len(gone)) + left
        drawn = left[::-1][: min(count, pile.most_draws)]
        parts.append(SamplePart(pile, tuple(opening), tuple(hand), tuple(drawn)))
    return parts
