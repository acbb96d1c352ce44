"""A hand drawn at random from a deck, what the mulligan makes of it, and the draws after it: to look at while building."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass

from cards.models import Card
from matches.hands.odds import DealtDeck

MOST_DRAWS = 40


@dataclass(frozen=True, slots=True)
class SampleHand:
    """`opening` is what was dealt; `hand` what it became by the mulligan, each card with whether it came by it; `draws` what followed."""

    opening: tuple[Card, ...]
    hand: tuple[tuple[Card, bool], ...]
    draws: tuple[Card, ...]


def deal(dealt: DealtDeck, seed: int, *, back: Collection[int] = (), draws: int = 0) -> SampleHand:
    """A hand and the cards drawn after it; `back` are the places in the hand whose cards go back, from 0. Same seed, same cards.

    As the rules have it: what goes back goes to the bottom, as many come from the top, and then the deck is shuffled.
    """
    opening = dealt.sample_hand(seed)
    left = [card for card, copies in dealt.cards for _ in range(copies)]
    for card in opening:
        left.remove(card)
    chance = random.Random(f"{seed} after the hand")
    chance.shuffle(left)
    hand = [(left.pop(), True) if place in back else (card, False) for place, card in enumerate(opening)]
    left += [card for place, card in enumerate(opening) if place in back]
    if back:
        chance.shuffle(left)
    return SampleHand(tuple(opening), tuple(hand), tuple(left[::-1][: min(draws, dealt.most_draws)]))
