"""Proofs that searches find a game's cards by what their words say: every choice finds one, and a card is found by all of its own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

import pytest

from rules import games
from rules.kernel.cards import Behaviour
from tests.rules.conftest import Shipped
from tests.rules.language.languages import families_of


class BehaviourProofs:
    """A game's own test class says by what some cards are found: each with the behaviour and the card."""

    game: ClassVar[str]
    found: ClassVar[Sequence[tuple[str, str, Collection[str]]]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "expected" in metafunc.fixturenames:
            metafunc.parametrize(("behaviour", "slug", "expected"), self.found)
        elif "each" in metafunc.fixturenames:
            metafunc.parametrize("each", games.get(self.game).behaviours, ids=lambda behaviour: behaviour.slug)

    def words_of(self, *families: str) -> list[str]:
        """The words of some families as they are written."""
        return [word for family in families for word in families_of(self.game)[family].names()]

    def choices_of(self, behaviour: str) -> set[str]:
        return {choice.slug for choice in self.behaviour(behaviour).choices}

    def behaviour(self, slug: str) -> Behaviour:
        (one,) = (each for each in games.get(self.game).behaviours if each.slug == slug)
        return one

    def test_every_choice_finds_a_card_and_every_card_has_known_choices(self, shipped: Shipped, each: Behaviour) -> None:
        read = {slug for card in shipped.cards(self.game).values() for slug in each.read(card)}
        assert read == {choice.slug for choice in each.choices}

    def test_what_a_card_is_found_by(self, shipped: Any, behaviour: str, slug: str, expected: Collection[str]) -> None:
        assert set(self.behaviour(behaviour).read(shipped.cards(self.game)[slug])) == set(expected)
