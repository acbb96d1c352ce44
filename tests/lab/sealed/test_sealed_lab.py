"""Learning the worth of cards out of boosters gives the same for the same arguments; what is written is read again."""

from __future__ import annotations

from collections import Counter
from datetime import date
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from django.core.management import CommandError, call_command

from decks.sealed import worths as worth_files
from decks.sealed.worths import Worths, worths_of, write_worths
from lab.sealed.field import machine_over_random, prepare_field
from lab.sealed.machine_decks import grounds_of, lucky_main, mean_of, random_main
from lab.sealed.worths import POOLS, _fit, learn_worths
from matches.sealed import fields as field_files
from matches.sealed.fields import field_of, write_field
from rules import games
from rules.construction import check
from rules.kernel.boosters import contents_digest

GAME = games.get("hota")
(GROUND,) = grounds_of(GAME)


def test_random_and_lucky_decks_are_legal() -> None:
    import random

    for seed in range(6):
        pool, chance = GROUND.pool(6, seed), random.Random(seed)
        for main in (random_main(GROUND, pool, chance), lucky_main(GROUND, {}, pool, luck=3.0, chance=chance)):
            report = check(GAME.format("limited"), {"main": main, "pool": pool}, GROUND.cards, as_of=date(2026, 1, 1))
            assert report.legal, report.violations


def test_worths_are_found_again() -> None:
    """Results made of known worths and luck: the fit comes near them, and keeps what it knew of cards that it has not seen."""
    chance, slugs = np.random.default_rng(6), [f"card-{number}" for number in range(20)]
    true = dict(zip(slugs[:19], chance.normal(0, 2, 19), strict=True)) | {"card-19": 0.0}
    counts, scores = [], []
    for _ in range(20_000):
        more = Counter({slug: int(copies) for slug, copies in zip(slugs[:19], chance.integers(-2, 3, 19), strict=True)})
        chances = 0.5 + sum(true[slug] * copies for slug, copies in more.items()) / 100
        counts.append(more)
        scores.append(float(chance.random() < chances) - 0.5)
    found, explained = _fit(slugs, counts, np.array(scores), dict.fromkeys(slugs, 0.0) | {"card-19": 0.0})
    centre = sum(true.values()) / 20
    assert max(abs(found[slug] - (true[slug] - centre)) for slug in slugs) < 1.2
    assert explained > 0


def test_learning_is_the_same_on_several_threads() -> None:
    engine = GAME.engine()
    first = learn_worths(GROUND, engine, level="random", seed=5, meetings=12, boosters=6, threads=1)
    again = learn_worths(GROUND, engine, level="random", seed=5, meetings=12, boosters=6, threads=2)
    assert first == again
    assert set(first) == {card.slug for card in GROUND.recipe.contents(GROUND.cards.values())}


def test_a_field_is_prepared_written_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field_files, "FOLDER", tmp_path)
    asked = {"boosters": 6, "level": "random", "seed": 3}
    field = prepare_field(GROUND, GAME.engine(), {}, pairs=1, made={"engine": "x"}, decks=4, **asked)
    assert field == prepare_field(GROUND, GAME.engine(), {}, pairs=1, made={"engine": "x"}, decks=4, threads=2, **asked)
    assert len(field.decks) == 4
    assert sum(each.mean for each in field.decks) == pytest.approx(2, abs=0.001)
    write_field("hota", field)
    assert field_of("hota", "split-obelisk") == field
    assert field_of("hota", "nowhere") is None


def test_worths_are_written_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worth_files, "FOLDER", tmp_path)
    write_worths("hota", "some", Worths({"mud-pup": 1.234}, {"seed": 1}))
    assert worths_of("hota", "some").points == {"mud-pup": 1.23}
    assert worths_of("hota", "other").points == {}


def test_what_ships_is_of_these_cards() -> None:
    """Every card in boosters has a worth, every deck of the field is legal, and both were made of the boosters as they are."""
    worths, field = worths_of("hota", "split-obelisk"), field_of("hota", "split-obelisk")
    assert field
    assert set(worths.points) == {card.slug for card in GROUND.recipe.contents(GROUND.cards.values())}
    contents = contents_digest(GROUND.recipe, GROUND.cards.values())
    assert worths.made["contents"] == field.made["contents"] == contents
    totals = [GROUND.builder(worths.points).builds(GROUND.pool(6, seed))[0].total for seed in range(POOLS)]
    assert abs(np.mean(totals)) < 0.2
    assert len(field.decks) == 100
    for deck in field.decks:
        pool = GROUND.pool(field.boosters, deck.seed)
        assert check(GAME.format("limited"), {"main": dict(deck.main), "pool": pool}, GROUND.cards, as_of=date(2026, 1, 1)).legal
    assert np.mean([deck.mean for deck in field.decks]) == pytest.approx(0.5, abs=0.001)


def test_the_machine_beats_random_picks() -> None:
    """Kept figures: at least 65 of 100 games by the level that prepared the field; and some games now, by greedy players."""
    field = field_of("hota", "split-obelisk")
    assert field
    rate, half = field.made["over_random"]
    assert rate - half > 0.65
    points = worths_of("hota", "split-obelisk").points
    now, _ = machine_over_random(GROUND, GAME.engine(), points, boosters=6, level="greedy", seed=2, pools=60, pairs=2)
    assert now > 0.6


def test_means_of_pairs() -> None:
    assert mean_of([0.5, 0.5]) == (0.5, 0.0)
    mean, half = mean_of([0.0, 1.0, 0.0, 1.0])
    assert mean == 0.5
    assert half == pytest.approx(1.96 * (1 / 3) ** 0.5 / 2)


@pytest.mark.parametrize("command", ["sealed_worths", "sealed_field"])
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--game", "echo"), "not played with boosters"),
        (("--game", "hota", "--set", "nowhere"), "Choose a set with --set: split-obelisk."),
        (("--game", "hota", "--boosters", "13"), "--boosters takes a number from 1 to 12."),
        (("--game", "hota", "--boosters", "0"), "--boosters takes a number of at least 1."),
        (("--game", "hota", "--seed", "-1"), "--seed takes a number"),
        (("--game", "hota", "--level", "sleeper"), "sleeper"),
        (("--game", "dragon-trove"), "can be played"),
    ],
)
def test_commands_refuse_in_words(command: str, args: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words) as refused:
        call_command(command, *args, stdout=StringIO())
    assert refused.value.returncode == 2
