"""Proofs that abilities which can't be read are refused with file, card, field and what is allowed there, in both languages."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from rules import games
from rules.kernel.language.definitions import DefinitionError
from tests.rules.language.languages import read_abilities


class RefusedAbilityProofs:
    """A game's own test class gives broken abilities by what is wrong with them.

    Each with the kind of card that it stands on, the field of the error, and a part of the problem in English.
    """

    game: ClassVar[str]
    refused: ClassVar[Mapping[str, tuple[str, str, str, str]]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "problem" in metafunc.fixturenames:
            metafunc.parametrize(("kind", "ability", "field", "problem"), self.refused.values(), ids=self.refused)

    def test_refused_with_its_place(self, kind: str, ability: str, field: str, problem: str) -> None:
        with pytest.raises(DefinitionError) as caught:
            read_abilities(self.game, [tomllib.loads(ability)], source="set/a-card.toml", card="a-card", kind=kind)
        error = caught.value
        assert (error.source, error.card, error.path) == ("set/a-card.toml", "a-card", f"abilities[0]{'.' if field else ''}{field}")
        assert problem in error.problem.en
        assert error.problem.zh

    @pytest.fixture
    def card(self, shipped: Any) -> dict[str, Any]:
        """The definition of a card without abilities."""
        data = next(card.data for card in shipped.cards(self.game).values() if not card.data.get("abilities"))
        return dict(data)

    def test_a_text_by_hand_is_refused(self, card: dict[str, Any]) -> None:
        source = f"{card['slug']}.toml"
        assert games.get(self.game).read_card(card, source).slug == card["slug"]
        with pytest.raises(DefinitionError) as caught:
            games.get(self.game).read_card({**card, "text": "Draw.", "text_zh": "抓。"}, source)
        assert caught.value.path == "text"
