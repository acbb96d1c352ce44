"""The input of every writer of deck files, and the error for decks that it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cards.catalogue import Catalogue
from cards.models import Card
from decks.deck_list import DeckList
from rules.wording import Text

#: The most cards on paper or on the table: more than any deck that is played has, few enough for one request.
MOST_CARDS = 300


class TooManyCardsError(ValueError):
    """The deck is too large for this kind of file; the message says so in the reader's language."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class Writing:
    """A deck to write in a language. `site` is the site's address without a last slash, for files that lead back to it."""

    deck: DeckList
    catalogue: Catalogue
    language: str
    site: str = ""

    @property
    def drawn_language(self) -> str:
        """The language of the card pictures: `en` or `zh`."""
        return "zh" if self.language.startswith("zh") else "en"

    def said(self, words: Text) -> str:
        return words.in_language(self.language)

    def section_name(self, slug: str) -> str:
        try:
            return self.said(self.deck.format.section(slug).name)
        except KeyError:
            return slug

    def namesake_mark(self, card: Card) -> str:
        """Return what tells the card from the others of its name: its rarity, with set and number if they share it. Empty for a card whose
        name is its own.
        """
        others = [each for each in self.catalogue.printings[card.name_group] if each.slug != card.slug]
        if not others:
            return ""
        rarity = next((self.said(each.name) for each in self.deck.game.rarities if each.slug == card.rarity), "")
        if rarity and all(each.rarity != card.rarity for each in others):
            return rarity
        return " ".join(filter(None, (rarity, card.set.code, str(card.number))))

    def played(self) -> Iterator[tuple[str, Card, int]]:
        """Yield section, card and copies of what is in the deck, without a stated pool."""
        pools = {section.slug for section in self.deck.format.sections if section.is_pool}
        for section, cards in self.deck.sections.items():
            if section not in pools:
                for slug, count in cards.items():
                    yield section, self.catalogue.rows[slug], count

    def pictured(self) -> list[Card]:
        """Return the different cards of the deck."""
        return list({card.slug: card for _, card, _ in self.played()}.values())
