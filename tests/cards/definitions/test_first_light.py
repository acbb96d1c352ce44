"""First Light, Echo's first set: it is whole, and its precons use all of it and none rules the others."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from datetime import date
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest

from rules import construction, games
from rules.echo.language import vocabulary
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck

ECHO = games.get("echo")
SET = Path(__file__).parents[3] / "cards" / "definitions" / "echo" / "first-light"
FILES = sorted(path for path in SET.glob("*.toml") if path.stem != "set")
PRECONS = sorted((SET / "decks").glob("*.toml"))


@cache
def read_set() -> Mapping[str, Card]:
    cards = [ECHO.read_card(tomllib.loads(path.read_text()), str(path)) for path in FILES]
    return {card.slug: card for card in cards}


def in_set(kind: str = "") -> list[Card]:
    return [card for card in read_set().values() if kind in ("", card.kind)]


def precon(path: Path) -> tuple[dict[str, Any], construction.Report]:
    data = tomllib.loads(path.read_text())
    return data, construction.check(ECHO.format(data["format"]), data["sections"], read_set(), as_of=date(2025, 6, 1))


def playable(path: Path) -> PlayableDeck:
    sections = tomllib.loads(path.read_text())["sections"]
    return PlayableDeck({name: tuple((read_set()[slug], copies) for slug, copies in cards.items()) for name, cards in sections.items()})


def test_it_has_the_promised_numbers() -> None:
    kinds = Counter(card.kind for card in in_set())
    rarities = Counter(card.rarity for card in in_set())

    assert kinds["hero"] >= 8
    assert kinds["follower"] >= 58
    assert kinds["item"] >= 20
    assert kinds.total() >= 84
    assert rarities["N"] > rarities["R"] > rarities["SR"] > rarities["SSR"] > rarities["UR"]
    assert rarities["SSR"] >= 8
    assert rarities["UR"] >= 5


def test_numbers_run_from_one_without_gaps() -> None:
    assert sorted(card.number for card in in_set()) == list(range(1, len(FILES) + 1))


def test_the_set_says_what_it_is() -> None:
    assert tomllib.loads((SET / "set.toml").read_text()) == {
        "slug": "first-light",
        "code": "FL",
        "name": "First Light",
        "name_zh": "初光",
        "released": date(2025, 3, 20),
    }


def test_attributes_are_about_even() -> None:
    counts = Counter(card.values["attribute"] for card in in_set("follower"))

    assert set(counts) == set(get_args(vocabulary.Attribute))
    assert max(counts.values()) - min(counts.values()) <= 4
    assert {card.values["attribute"] for card in in_set("hero")} == set(counts)


def test_every_faction_has_a_hero_and_followers() -> None:
    assert {card.values["faction"] for card in in_set("hero")} == set(get_args(vocabulary.Faction))
    assert {card.values["faction"] for card in in_set("follower")} == set(get_args(vocabulary.Faction))


def test_every_hero_has_one_precon() -> None:
    heroes = [next(iter(precon(path)[0]["sections"]["hero"])) for path in PRECONS]

    assert sorted(heroes) == sorted(card.slug for card in in_set("hero"))


def test_precons_together_use_the_whole_set() -> None:
    used = {slug for path in PRECONS for cards in precon(path)[0]["sections"].values() for slug in cards}

    assert used == set(read_set())


@pytest.mark.slow
def test_precons_play_without_faults_and_none_rules_the_others() -> None:
    decks = {path.stem: playable(path) for path in PRECONS}
    scores: dict[str, list[float]] = {slug: [] for slug in decks}

    for seed, (one, other) in enumerate(combinations(decks, 2)):
        rows = ECHO.engine().play([decks[one], decks[other]], seed=seed, first_pair=0, pairs=40, levels=["greedy", "greedy"])
        assert not rows["errors"].any()
        score = float(((rows["winner"] == 0) + 0.5 * (rows["winner"] == 2)).mean())
        scores[one].append(score)
        scores[other].append(1 - score)

    averages = {slug: sum(listed) / len(listed) for slug, listed in scores.items()}
    assert all(0.3 <= average <= 0.7 for average in averages.values()), averages
