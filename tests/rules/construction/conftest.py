"""A toy game to check decks of: a hero, a main deck of ten, copies by rarity."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date

import pytest

from rules.construction import Code, CopyLimit, Format, Report, Section, Size, Violation, check
from rules.kernel.cards import Card
from rules.wording import Text

NOTHING = Text("", "")
TODAY = date(2025, 6, 1)


def make_card(slug: str, kind: str = "follower", rarity: str = "R", name: str = "") -> Card:
    """A card with just what a check asks for; the Chinese name is the English one with a 字 behind it."""
    name = name or slug.replace("-", " ").title()
    return Card(slug, 1, kind, Text(name, f"{name}字"), rarity, {}, NOTHING, NOTHING)


@pytest.fixture
def cards() -> dict[str, Card]:
    made = [make_card("elder", "hero"), make_card("rival", "hero"), make_card("lamp", "item", "N")]
    made += [make_card("ember-king", rarity="UR"), make_card("ember-king-gold", rarity="UR", name="Ember King")]
    made += [make_card("ember-king-plain", rarity="SR", name="ember  king")]
    made += [make_card(f"soldier-{number}") for number in range(1, 6)]
    return {card.slug: card for card in made}


@pytest.fixture
def format() -> Format:
    return Format(
        "toy",
        Text("Toy", "玩具"),
        sections=(
            Section("hero", Text("Hero", "英雄"), kinds=("hero",), size=Size.exactly(1)),
            Section("main", Text("Main deck", "主卡组"), kinds=("follower", "item"), size=Size.exactly(10)),
        ),
        copies=(CopyLimit(1, rarities=("UR",), subject=Text("a UR", "UR 卡")), CopyLimit(3)),
    )


@pytest.fixture
def deck() -> dict[str, dict[str, int]]:
    """A legal one."""
    return {"hero": {"elder": 1}, "main": {"ember-king": 1, "soldier-1": 3, "soldier-2": 3, "soldier-3": 3}}


Judge = Callable[..., Report]
Only = Callable[[Report], Violation]


@pytest.fixture
def judge(format: Format, cards: Mapping[str, Card]) -> Judge:
    """Checks a deck against the toy format (or `format=`) on 1 June 2025 (or `as_of=`)."""

    def run(deck: Mapping[str, Mapping[str, int]], **options: object) -> Report:
        chosen = options.pop("format", format)
        day = options.pop("as_of", TODAY)
        return check(chosen, deck, cards, as_of=day, **options)  # type: ignore[arg-type]

    return run


@pytest.fixture
def codes() -> Callable[[Report], list[Code]]:
    """The codes of a report in order."""
    return lambda report: [violation.code for violation in report.violations]
