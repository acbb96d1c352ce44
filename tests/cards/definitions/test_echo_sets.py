"""Echo's sets together: they use the whole card language, read well in both languages, and their precons are legal."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, get_args

import pytest

from rules import construction, games
from rules.echo.language import conditions, costs, effects, modifiers, moments, replaced, vocabulary
from rules.echo.language.amounts import Count, Measure
from rules.echo.language.selectors import Cards, Followers
from rules.kernel.cards import Card
from rules.kernel.language.words import Word

ECHO = games.get("echo")
FOLDER = Path(__file__).parents[3] / "cards" / "definitions" / "echo"
PRECONS = sorted(FOLDER.glob("*/decks/*.toml"))

FAMILIES = {
    "effects": effects.Effect,
    "moments": moments.Moment,
    "replaced": replaced.Replaced,
    "conditions": conditions.Condition,
    "costs": costs.Cost,
    "modifiers": modifiers.Modifier,
}


@cache
def read_sets() -> Mapping[str, Card]:
    files = [path for path in FOLDER.glob("*/*.toml") if path.stem != "set"]
    return {path.stem: ECHO.read_card(tomllib.loads(path.read_text()), str(path)) for path in files}


def cards_of(kind: str = "") -> list[Card]:
    return [card for card in read_sets().values() if kind in ("", card.kind)]


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
    return tuple(word for card in cards_of() for word in words_in(card.abilities))


def precon(path: Path) -> tuple[dict[str, Any], construction.Report]:
    data = tomllib.loads(path.read_text())
    return data, construction.check(ECHO.format(data["format"]), data["sections"], read_sets(), as_of=date(2025, 10, 1))


def test_every_race_and_attribute_has_a_hero_and_followers_enough() -> None:
    heroes, followers = cards_of("hero"), cards_of("follower")

    for name, choices in (("attribute", vocabulary.Attribute), ("race", vocabulary.Race), ("faction", vocabulary.Faction)):
        counts = Counter(card.values[name] for card in followers)
        assert set(counts) == set(get_args(choices))
        assert min(counts.values()) >= 8
        assert {card.values[name] for card in heroes} == set(counts)


def test_names_and_flavours_are_there_in_both_languages_and_differ() -> None:
    assert all(card.name.en and card.name.zh and card.flavour.en and card.flavour.zh for card in cards_of())
    for flavours in (Counter(card.flavour.en for card in cards_of()), Counter(card.flavour.zh for card in cards_of())):
        assert flavours.most_common(1)[0][1] == 1
    assert len({card.name.zh for card in cards_of()}) == len({card.name_group for card in cards_of()})


def test_printings_of_a_name_are_the_same_card() -> None:
    ordered = sorted(cards_of(), key=lambda card: card.name_group)
    printings = [group for group in (list(each) for _, each in groupby(ordered, lambda card: card.name_group)) if len(group) > 1]

    for group in printings:
        assert len({card.rarity for card in group}) == len(group)
        assert all((card.name, card.text, dict(card.values)) == (group[0].name, group[0].text, dict(group[0].values)) for card in group)
    assert any("UR" in {card.rarity for card in group} for group in printings)


def test_every_card_with_a_skill_says_so_in_both_languages() -> None:
    silent = [card.slug for card in cards_of() if card.abilities and not (card.text.en and card.text.zh)]

    assert silent == []


def test_chinese_is_set_with_full_width_punctuation() -> None:
    words = [(card.slug, text) for card in cards_of() for text in (card.name.zh, card.flavour.zh, card.text.zh)]

    assert [(slug, text) for slug, text in words if set(text) & set(",:;!?()")] == []


#: Words that no shipped card has yet; `make bless` writes them again, and the diff is reviewed.
AWAITED = Path(__file__).parent / "awaited_words.txt"


@pytest.mark.golden
def test_every_word_is_used_but_those_that_are_awaited(bless: bool) -> None:
    used = {type(word) for word in all_words() if isinstance(word, Word)}
    lines = [f"{name}: {word.word()}" for name, family in FAMILIES.items() for word in family.words() if word not in used]
    written = "".join(f"{line}\n" for line in lines)
    if bless:
        AWAITED.write_text(written, "utf-8")
    assert written == AWAITED.read_text("utf-8"), "other words than those awaited are on no card: put them on one, or make bless"


def test_every_skill_kind_and_keyword_is_used() -> None:
    assert {ability.skill for card in cards_of() for ability in card.abilities} == set(get_args(vocabulary.Skill))
    for keyword in get_args(vocabulary.Keyword):
        assert any(keyword in card.values.get("keywords", ()) for card in cards_of())


def test_every_way_to_pick_and_to_count_is_used() -> None:
    followers = [word for word in all_words() if isinstance(word, Followers)]
    cards = [word for word in all_words() if isinstance(word, Cards)]

    assert {word.pick for word in followers} == {"chosen", "random", "all", "self", "subject", "foe", "that"}
    assert {word.side for word in followers} == {"own", "enemy", "any"}
    assert {word.pick for word in cards} >= {"chosen", "random", "top", "all", "self"}
    assert {word.zone for word in cards} == set(get_args(vocabulary.Zone))
    counted = {word.count for word in all_words() if isinstance(word, Count) and isinstance(word.count, str)}
    assert set(get_args(Measure)) == counted


@pytest.mark.parametrize("path", PRECONS, ids=lambda path: path.stem)
def test_a_precon_is_legal_and_has_followers_enough(path: Path) -> None:
    data, report = precon(path)
    followers = sum(copies for slug, copies in data["sections"]["main"].items() if read_sets()[slug].kind == "follower")

    assert report.violations == ()
    assert 18 <= followers <= 24
    assert data["slug"] == path.stem
    assert all(data[key] for key in ("name", "name_zh", "note", "note_zh"))
