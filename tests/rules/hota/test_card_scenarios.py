"""Every word and number of a shipped card shows in scenarios: the card without the word, or with another number, fails one that it is in.

What a card needs of attributes is none of it: that is a number to compare, and the rulebook's scenarios prove the comparison.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from rules.hota.cards import read_card
from rules.hota.positions import Position
from rules.hota.scenario.files import read_scenarios
from rules.hota.scenario.runner import run
from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.kernel.positions.files import Scenario
from rules.kernel.positions.scenario_format import ScenarioFileError
from tests.rules.card_changes import changed_cards
from tests.rules.conftest import _read_cards

FOLDER = Path(__file__).parent / "scenarios" / "cards"
CARDS = _read_cards("hota")
FILES = sorted(FOLDER.glob("*.toml"))

#: What a card does in play by itself, and a field whose every value shows.
SHOWN = ("cost", "attack", "life", "keywords", "abilities")
OTHERS = {"speed": ("normal", "instant")}

#: Changes that nobody can see, and why.
UNSEEN: dict[str, str] = {}

#: The numbers of a file's scenarios that a card is in, by file.
Places = Mapping[Path, list[int]]


@cache
def read(path: Path) -> str:
    return path.read_text("utf-8")


def scenarios_of(path: Path, cards: Mapping[str, Card]) -> list[Scenario[Position]]:
    return read_scenarios(read(path), path.name, cards)


@cache
def places() -> Mapping[str, Places]:
    """Where each card is, by slug."""
    found: defaultdict[str, defaultdict[Path, list[int]]] = defaultdict(lambda: defaultdict(list))
    for path in FILES:
        for number, scenario in enumerate(scenarios_of(path, CARDS)):
            position = scenario.position
            for slug in {card.slug for card in (*position.cards_of(0), *position.cards_of(1))}:
                found[slug][path].append(number)
    return found


def all_hold(card: Card) -> bool:
    """Whether the scenarios that the card is in hold with the card as it is here."""
    try:
        for path, numbers in places()[card.slug].items():
            scenarios = scenarios_of(path, {**CARDS, card.slug: card})
            if not all(run(scenarios[number]).is_ok for number in numbers):
                return False
    except (ScenarioFileError, UnplayableError):
        return False
    return True


def test_every_shipped_card_has_scenarios() -> None:
    assert set(CARDS) <= set(places())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_scenarios_hold(path: Path) -> None:
    assert [outcome for outcome in map(run, scenarios_of(path, CARDS)) if not outcome.is_ok] == []


@pytest.mark.parametrize("slug", sorted(CARDS))
def test_its_scenarios_show_all_of_it(slug: str) -> None:
    unnoticed = {said for said, changed in changed_cards(CARDS[slug], read_card, SHOWN, OTHERS) if all_hold(changed)}
    assert unnoticed == {said for said in UNSEEN if said.split(" ")[0] == slug}, "with this change no scenario fails"
