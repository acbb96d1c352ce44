"""Proofs for the shipped cards of any game with a card language: they use all of it, differ, and the precons share few of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

import pytest

from rules.kernel.cards import Card
from rules.kernel.language.words import Word, words_in
from tests.rules.conftest import Shipped
from tests.rules.language.languages import families_of


class CardSetProofs:
    """A game's own test class adds what its cards are to be: so many of each sort, with each of its filters."""

    game: ClassVar[str]
    #: The section of decks that is compared, and how much of one may stand in another; kinds that do not count.
    section: ClassVar[str] = "main"
    most_shared: ClassVar[float] = 0.5
    basic: ClassVar[str] = ""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "family" in metafunc.fixturenames:
            metafunc.parametrize("family", families_of(self.game))

    @pytest.fixture
    def cards(self, shipped: Shipped) -> dict[str, Card]:
        return dict(shipped.cards(self.game))

    @pytest.fixture
    def words(self, cards: dict[str, Card]) -> list[Any]:
        return [word for card in cards.values() for word, _ in words_in(card.abilities, "")]

    def printed(self, cards: Iterable[Card]) -> Counter[Any]:
        """The cards by what they do."""
        return Counter((card.kind, repr(sorted(card.values.items())), repr(card.abilities)) for card in cards)

    def test_every_word_of_a_family_is_used(self, words: list[Any], family: str) -> None:
        members = families_of(self.game)[family].words()
        used = {type(word).word() for word in words if isinstance(word, Word) and type(word) in members}
        assert {word.word() for word in members} - used == set()

    def test_names_and_flavours_are_there_in_both_languages_and_differ(self, cards: dict[str, Card]) -> None:
        said = [(card.name.en, card.name.zh, card.flavour.en, card.flavour.zh) for card in cards.values()]
        assert all(all(each) for each in said)
        for words in zip(*said, strict=True):
            assert [word for word, times in Counter(words).items() if times > 1] == []

    def test_no_two_cards_are_the_same(self, cards: dict[str, Card]) -> None:
        assert [card for card, times in self.printed(cards.values()).items() if times > 1] == []

    def test_there_are_precons_that_share_little(self, shipped: Shipped, cards: dict[str, Card]) -> None:
        decks = {
            slug: {card for card in deck["sections"][self.section] if cards[card].kind != self.basic}
            for slug, deck in shipped.precons(self.game).items()
        }
        assert len(decks) >= 6
        for one, own in decks.items():
            for other, listed in decks.items():
                assert one == other or len(own & listed) <= len(own) * self.most_shared, (one, other)
