"""Tuning: the same weights for the same seed, and weights that know a good position from a bad one."""

from __future__ import annotations

from pathlib import Path

from rules.echo.engine.batches import ENGINE
from rules.echo.engine.card_words import ITEM
from rules.echo.engine.weights import FILE
from rules.kernel.engine import Tunable
from rules.kernel.players.level_numbers import GREEDY, PLANNER
from rules.kernel.training.tuning import MIRRORS, RIVALS, meetings
from tests.rules.echo.engine.making import sample_decks
from tests.rules.engines.weights import check_tuning


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    assert isinstance(ENGINE, Tunable)
    read = check_tuning(ENGINE, FILE, sample_decks(), tmp_path, loss=0.65)
    assert read.guesses.tolist() == FILE.read().guesses.tolist()
    found = dict(zip(FILE.side, read.features, strict=False))
    assert found["life"] > 0
    assert found["hand_followers"] != 0
    assert read.words.any()
    assert not read.words[:, ITEM].any()
    assert len(set(read.keeps.tolist())) > 20


def test_the_planner_meets_itself_and_the_greedy_player() -> None:
    games: dict[tuple[int, int], dict[tuple[int, int], int]] = {}
    for each in meetings(2, PLANNER, 2000, (1, 1)):
        met = games.setdefault(each.decks, {})
        met[each.levels] = met.get(each.levels, 0) + 2 * each.pairs
    one = games[0, 1]
    assert abs(sum(one.values()) * (2 * MIRRORS + 1) - 2000) < 20
    assert one[PLANNER, GREEDY] == one[GREEDY, PLANNER]
    assert abs(2 * one[PLANNER, GREEDY] / sum(one.values()) - RIVALS) < 0.05
    assert games[0, 0] == games[1, 1] == {levels: MIRRORS * count for levels, count in one.items()}


def test_the_first_round_is_greedy_throughout() -> None:
    asked = meetings(2, GREEDY, 2000, (1, 0))
    assert {each.levels for each in asked} == {(GREEDY, GREEDY)}
    assert len({each.seed for each in asked}) == len(asked) == 2 * MIRRORS + 1
