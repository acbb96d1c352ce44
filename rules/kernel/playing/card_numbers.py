"""The numbers by which an engine knows the cards of two decks or of a position, and the tokens that these make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.wording import Text


def listed_cards(deck: PlayableDeck, section: str) -> list[Card]:
    """Return each copy in a section of a deck, as the deck lists them."""
    return [card for card, copies in deck.sections.get(section, ()) for _ in range(copies)]


def number_cards(first: int, listed: Sequence[Card]) -> list[int]:
    """Return the number of each listed card, from `first` on: cards of low numbers first, so that chance goes by what the cards are."""
    order = sorted(range(len(listed)), key=lambda index: (listed[index].number, listed[index].slug))
    numbers = [0] * len(listed)
    for rank, index in enumerate(order):
        numbers[index] = first + rank
    return numbers


def number_sides(sides: Sequence[Sequence[Card]], most: int) -> tuple[dict[int, Card], list[list[int]]]:
    """Return the cards of a position's sides by their numbers, side * `most` and following, and the numbers as the sides list them.

    Raise UnplayableError for a side with more than `most`.
    """
    cards: dict[int, Card] = {}
    numbers: list[list[int]] = []
    for side, listed in enumerate(sides):
        if len(listed) > most:
            raise UnplayableError(Text(f"A side of a position holds {most} cards at most.", f"一个局面每方最多容纳 {most} 张卡牌。"))
        numbers.append(number_cards(side * most, listed))
        cards.update(zip(numbers[side], listed, strict=True))
    return cards, numbers


def numbered_tokens(tokens: Sequence[Card], first: int, most: int) -> dict[int, Card]:
    """Return tokens by their numbers from `first` on. Raise UnplayableError for more than `most`."""
    if len(tokens) > most:
        raise UnplayableError(Text(f"These cards make more than {most} different tokens.", f"这些牌产生的衍生物超过 {most} 种。"))
    return dict(enumerate(tokens, first))


def token_key(token: Card) -> tuple[object, ...]:
    """Return the key by which tokens differ: name and values."""
    return token.name, *sorted(token.values.items())


def all_tokens(made: Sequence[Card], described: Iterable[Card]) -> tuple[Card, ...]:
    """Return the tokens that the cards of a position make, then those that it describes besides."""
    known = {token_key(token) for token in made}
    return (*made, *(token for token in described if token_key(token) not in known))
