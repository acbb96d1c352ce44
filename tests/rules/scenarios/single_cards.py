"""The scenarios of single shipped cards: those that each card is in, and the changes to a card that let none of them fail."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.kernel.positions.files import Scenario
from rules.kernel.positions.scenario_format import Outcome, ScenarioFileError
from tests.rules.scenarios.card_changes import Read, changed_cards

HEADING = "[[scenario]]\n"


@dataclass(frozen=True)
class SingleCards:
    """A game's shipped cards by slug, its files about them, and how the game reads and plays these."""

    cards: Mapping[str, Card]
    files: tuple[Path, ...]
    read_card: Read
    read_scenarios: Callable[[str, str, Mapping[str, Card]], list[Scenario[Any]]]
    run: Callable[[Scenario[Any]], Outcome]

    def scenarios_of(self, path: Path) -> list[Scenario[Any]]:
        return self.read_scenarios(path.read_text("utf-8"), path.name, self.cards)

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

    def all_hold(self, card: Card) -> bool:
        """Return whether the scenarios that the card is in hold with the card in this form."""
        cards = {**self.cards, card.slug: card}
        try:
            return all(
                self.run(scenario).is_ok
                for path, text in self.excerpts[card.slug].items()
                for scenario in self.read_scenarios(text, path.name, cards)
            )
        except (ScenarioFileError, UnplayableError):
            return False

    def unnoticed(self, slug: str, shown: tuple[str, ...], others: Mapping[str, tuple[Any, ...]]) -> Iterator[str]:
        """The changes to a card with which no scenario fails."""
        for said, changed in changed_cards(self.cards[slug], self.read_card, shown, others):
            if self.all_hold(changed):
                yield said
