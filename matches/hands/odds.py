"""Exact odds of a deck's opening hands and draws: of each of its cards, and of the cards that a player needs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cards.models import Card
from matches.hands.piles import DealtDeck, DealtPile
from matches.statistics import Mulligan, Need, Opening, odds_of, odds_of_all, odds_of_any

#: The last of one's own turns that odds are told for. Turn 0 is the opening hand.
LAST_TURN = 8
TURNS = range(LAST_TURN + 1)
#: What is wanted of the cards that one needs: at least one of them, or one of each.
ANY, EACH = "any", "each"


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds that something has been seen by the opening hand and by each turn up to the last, for either seat."""

    first: tuple[float, ...]
    second: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Playset:
    """The cards of a pile that a deck holds so many copies of, all printings of a name together: their odds are the same."""

    copies: int
    cards: tuple[Card, ...]
    odds: Odds
    pile: DealtPile

    @property
    def slugs(self) -> list[str]:
        """The slugs of the cards, those of other printings in the pile among them."""
        names = {card.name_group for card in self.cards}
        return [card.slug for card, _ in self.pile.cards if card.name_group in names]


def playsets(dealt: DealtDeck, mulligan: Mulligan) -> list[Playset]:
    """Return the odds of having seen at least one copy of each card, pile by pile, the cards with most copies first.

    Every draw comes from the card's own pile.
    """
    found = []
    for pile in dealt.piles:
        for copies in sorted({copies for _, copies in pile.cards_by_name}, reverse=True):
            cards = tuple(card for card, held in pile.cards_by_name if held == copies)
            found.append(Playset(copies, cards, _told(dealt, _by_draws(dealt, pile, [Need(copies)], mulligan)), pile))
    return found


def odds_of_cards(dealt: DealtDeck, slugs: Collection[str], mulligan: Mulligan, *, is_each: bool) -> Odds:
    """The odds of at least one copy of each of these cards, or of any of them, with each draw from the pile where it serves best. A card
    stands for all printings of its name.

    Raises ValueError for cards that are too many to count through with a mulligan.
    """
    by_pile = []
    for pile in dealt.piles:
        wanted = {card.name_group for card, _ in pile.cards if card.slug in slugs}
        held = sorted(copies for card, copies in pile.cards_by_name if card.name_group in wanted)
        if held:
            by_pile.append(_by_draws(dealt, pile, [Need(copies) for copies in held] if is_each else [Need(sum(held))], mulligan))
    return _told(dealt, odds_of_all(by_pile) if is_each else odds_of_any(by_pile))


def _by_draws(dealt: DealtDeck, pile: DealtPile, needs: Sequence[Need], mulligan: Mulligan) -> list[float]:
    """Return the odds that a pile's part of the hand and `n` draws from it give what is needed, for each `n` from 0 to the most draws."""
    opening = Opening(pile.size, pile.hand, mulligan, dealt.dealing.is_reshuffled)
    most = max(dealt.dealing.draws(seat, LAST_TURN) for seat in (0, 1))
    return [odds_of(needs, opening, min(draws, pile.most_draws)) for draws in range(most + 1)]


def _told(dealt: DealtDeck, by_draws: Sequence[float]) -> Odds:
    first, second = (tuple(by_draws[dealt.dealing.draws(seat, turn)] for turn in TURNS) for seat in (0, 1))
    return Odds(first, second)
