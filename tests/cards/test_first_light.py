"""First Light, Echo's first set: it is whole, it uses the whole card language, and its precons are legal."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from functools import cache
from itertools import combinations, groupby
from pathlib import Path
from typing import Any, get_args

import pytest

from rules import construction, games
from rules.echo.language import conditions, costs, effects, modifiers, moments, vocabulary
from rules.echo.language.amounts import Count, Measure
from rules.echo.language.selectors import Cards, Followers
from rules.echo.language.words import Word
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck

ECHO = games.get("echo")
SET = Path(__file__).parents[2] / "cards" / "definitions" / "echo" / "first-light"
FILES = sorted(path for path in SET.glob("*.toml") if path.stem != "set")
PRECONS = sorted((SET / "decks").glob("*.toml"))

FAMILIES = {
    "effects": effects.Effect,
    "moments": moments.Moment,
    "conditions": conditions.Condition,
    "costs": costs.Cost,
    "modifiers": modifiers.Modifier,
}


@cache
def read_set() -> Mapping[str, Card]:
    cards = [ECHO.read_card(tomllib.loads(path.read_text()), str(path)) for path in FILES]
    return {card.slug: card for card in cards}


def in_set(kind: str = "") -> list[Card]:
    return [card for card in read_set().values() if kind in ("", card.kind)]


def words_in(value: Any) -> Iterator[Any]:
    """Every dataclass in a value, itself included."""
    if isinstance(value, tuple):
        for each in value:
            yield from words_in(each)
    elif is_dataclass(value):
        yield value
        for field in fields(value):
            yield from words_in(getattr(value, field.name))


@cache
def all_words() -> tuple[Any, ...]:
    return tuple(word for card in in_set() for word in words_in(card.abilities))


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


def test_every_race_is_used_five_times() -> None:
    counts = Counter(card.values["race"] for card in in_set("follower"))

    assert set(counts) == set(get_args(vocabulary.Race))
    assert min(counts.values()) >= 5


def test_names_and_flavours_are_there_in_both_languages_and_differ() -> None:
    assert all(card.name.en and card.name.zh and card.flavour.en and card.flavour.zh for card in in_set())
    for flavours in (Counter(card.flavour.en for card in in_set()), Counter(card.flavour.zh for card in in_set())):
        assert flavours.most_common(1)[0][1] == 1
    assert len({card.name.zh for card in in_set()}) == len({card.name_group for card in in_set()})


def test_printings_of_a_name_are_the_same_card() -> None:
    ordered = sorted(in_set(), key=lambda card: card.name_group)
    printings = [group for group in (list(each) for _, each in groupby(ordered, lambda card: card.name_group)) if len(group) > 1]

    for group in printings:
        assert len({card.rarity for card in group}) == len(group)
        assert all((card.name, card.text, dict(card.values)) == (group[0].name, group[0].text, dict(group[0].values)) for card in group)
    assert any("UR" in {card.rarity for card in group} for group in printings)


def test_every_card_with_a_skill_says_so_in_both_languages() -> None:
    silent = [card.slug for card in in_set() if card.abilities and not (card.text.en and card.text.zh)]

    assert silent == []


def test_chinese_is_set_with_full_width_punctuation() -> None:
    words = [(card.slug, text) for card in in_set() for text in (card.name.zh, card.flavour.zh, card.text.zh)]

    assert [(slug, text) for slug, text in words if set(text) & set(",:;!?()")] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_every_word_of_a_family_is_used(family: str) -> None:
    known = {word.word() for word in get_args(FAMILIES[family])}
    used = {type(word).word() for word in all_words() if isinstance(word, Word) and type(word) in get_args(FAMILIES[family])}

    assert known - used == set()


def test_every_skill_kind_and_keyword_is_used() -> None:
    assert {ability.skill for card in in_set() for ability in card.abilities} == set(get_args(vocabulary.Skill))
    for keyword in get_args(vocabulary.Keyword):
        assert any(keyword in card.values.get("keywords", ()) for card in in_set())


def test_every_way_to_pick_and_to_count_is_used() -> None:
    followers = [word for word in all_words() if isinstance(word, Followers)]
    cards = [word for word in all_words() if isinstance(word, Cards)]

    assert {word.pick for word in followers} == {"chosen", "random", "all", "self", "subject", "foe", "that"}
    assert {word.side for word in followers} == {"own", "enemy", "any"}
    assert {word.pick for word in cards} == {"chosen", "random", "top", "all"}
    assert {word.zone for word in cards} == set(get_args(vocabulary.Zone))
    assert {word.count for word in all_words() if isinstance(word, Count) and isinstance(word.count, str)} == set(get_args(Measure))


def test_every_hero_has_one_precon() -> None:
    heroes = [next(iter(precon(path)[0]["sections"]["hero"])) for path in PRECONS]

    assert sorted(heroes) == sorted(card.slug for card in in_set("hero"))


@pytest.mark.parametrize("path", PRECONS, ids=lambda path: path.stem)
def test_a_precon_is_legal_and_has_followers_enough(path: Path) -> None:
    data, report = precon(path)
    followers = sum(copies for slug, copies in data["sections"]["main"].items() if read_set()[slug].kind == "follower")

    assert report.violations == ()
    assert 18 <= followers <= 24
    assert data["slug"] == path.stem
    assert all(data[key] for key in ("name", "name_zh", "note", "note_zh"))


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
