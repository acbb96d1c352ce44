"""The scenarios of single shipped cards: those that each card is in, and the changes to a card that let none of them fail."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rules import games
from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.kernel.positions.files import Scenario
from rules.kernel.positions.scenario_format import Outcome, ScenarioFileError
from tests.rules.conftest import _read_cards
from tests.rules.scenarios.card_changes import changed_cards
from tests.rules.scenarios.proofs import RULES

HEADING = "[[scenario]]\n"


@dataclass(frozen=True)
class SingleCards:
    """A game's shipped cards by slug, and its files about them."""

    game: str

    @property
    def cards(self) -> Mapping[str, Card]:
        return _read_cards(self.game)

    @property
    def files(self) -> list[Path]:
        return sorted((RULES / self.game / "scenarios" / "cards").glob("*.toml"))

    def read(self, text: str, source: str, cards: Mapping[str, Card]) -> list[Scenario[Any]]:
        listed: list[Scenario[Any]] = import_module(f"rules.{self.game}.scenario.files").read_scenarios(text, source, cards)
        return listed

    def run(self, scenario: Scenario[Any]) -> Outcome:
        outcome: Outcome = import_module(f"rules.{self.game}.scenario.runner").run(scenario)
        return outcome

    def scenarios_of(self, path: Path) -> list[Scenario[Any]]:
        return self.read(path.read_text("utf-8"), path.name, self.cards)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(scenario.name for path in self.files for scenario in self.scenarios_of(path))

    @cached_property
    def excerpts(self) -> Mapping[str, Mapping[Path, str]]:
        """By a card's slug and by file: the file with those of its scenarios alone that the card is in."""
        found: defaultdict[str, dict[Path, str]] = defaultdict(dict)
        for path in self.files:
            head, *parts = path.read_text("utf-8").split(HEADING)
            for part, scenario in zip(parts, self.scenarios_of(path), strict=True):
                position = scenario.position
                for slug in {card.slug for card in (*position.cards_of(0), *position.cards_of(1))}:
                    found[slug][path] = found[slug].get(path, head) + HEADING + part
        return found

    @property
    def bare(self) -> set[str]:
        """The cards that are in no scenario."""
        return set(self.cards) - set(self.excerpts)

    def all_hold(self, card: Card) -> bool:
        """Return whether the scenarios that the card is in hold with the card in this form."""
        cards = {**self.cards, card.slug: card}
        try:
            return all(
                self.run(scenario).is_ok
                for path, text in self.excerpts[card.slug].items()
                for scenario in self.read(text, path.name, cards)
            )
        except (ScenarioFileError, UnplayableError):
            return False

    def unnoticed(self, slug: str, shown: tuple[str, ...], others: Mapping[str, tuple[Any, ...]]) -> Iterator[str]:
        """The changes to a card with which no scenario fails."""
        for said, changed in changed_cards(self.cards[slug], games.get(self.game).read_card, shown, others):
            if self.all_hold(changed):
                yield said


class FilesOfCards(SingleCards):
    """The same where each card has a file of its own."""

    @cached_property
    def excerpts(self) -> Mapping[str, Mapping[Path, str]]:
        return {path.stem: {path: path.read_text("utf-8")} for path in self.files}

    @property
    def bare(self) -> set[str]:
        """The cards without a file, and files without a card."""
        return set(self.cards) ^ set(self.excerpts)


class CardScenarioProofs:
    """A game's own test class says what a card does in play by itself."""

    cards: ClassVar[SingleCards]
    shown: ClassVar[tuple[str, ...]]
    #: Fields whose every value shows.
    others: ClassVar[Mapping[str, tuple[Any, ...]]] = {}
    #: Changes that nobody can see, and why.
    unseen: ClassVar[Mapping[str, str]] = {}

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "slug" in metafunc.fixturenames:
            metafunc.parametrize("slug", sorted(self.cards.cards))

    def shown_of(self, card: Card) -> tuple[str, ...]:
        return self.shown

    def others_of(self, card: Card) -> Mapping[str, tuple[Any, ...]]:
        return self.others

    def test_every_shipped_card_has_scenarios(self) -> None:
        assert self.cards.bare == set()

    def test_its_scenarios_show_all_of_it(self, slug: str) -> None:
        card = self.cards.cards[slug]
        assert self.cards.all_hold(card)
        unnoticed = set(self.cards.unnoticed(slug, self.shown_of(card), self.others_of(card)))
        assert unnoticed == {said for said in self.unseen if said.split(" ")[0] == slug}, "with this change no scenario fails"
