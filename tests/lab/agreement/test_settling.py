"""`manage.py settling`: each that thinks more plays the judge's pairs and meets it in mirrors; refusals in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from decks.deck_list import playable
from lab.agreement.gaps import measure
from lab.agreement.grounds import Ground, every_two
from lab.agreement.judge_games import extend_records, play_judged_pairs, scores_of_both
from lab.agreement.records import JudgedGames
from lab.agreement.settlement import draw_matchups, measure_settling
from lab.entrants import Entrant
from lab.management.commands.settling import told
from lab.strength import mirrors
from matches.verdicts.lines import pair_line
from rules.wording import Text
from tests.matches.conftest import MIDDLE, STRONG, WEAK
from tests.matches.pips import CARDS, ENGINE, PIPS, PipsEngine


@pytest.fixture
def ground() -> Ground:
    lists = {"strong": STRONG, "middle": MIDDLE, "weak": WEAK}
    entrants = tuple(Entrant(slug, Text(slug, slug), playable(PIPS.format(), each, CARDS)) for slug, each in lists.items())
    return Ground("pips", entrants, every_two(entrants), is_shipped=True)


def test_a_step_is_what_both_play(pips: PipsEngine, ground: Ground, tmp_path: Path) -> None:
    records = JudgedGames("pips")
    list(extend_records(ENGINE, records, ground, pairs=20, threads=1, judge="sharp"))
    asked: dict[str, Any] = {"judge": "sharp", "matchups": 2, "mirror_pairs": 5, "seed": 4, "threads": 1, "folder": tmp_path}
    (step,) = measure_settling(PIPS, ground, records, ["coin"], pairs=10, **asked)
    drawn = draw_matchups(ground, 2, 4)
    assert len(drawn) == 2
    coin = play_judged_pairs(ENGINE, records, ground, "coin", threads=1, among=drawn, most=10).records
    played = dict(scores_of_both(coin, records, ground, drawn, most=10))
    assert {decks: each.shape for decks, each in played.items()} == dict.fromkeys(drawn, (2, 10))
    assert step.agreement.matchups.size >= 0
    assert step.head_to_head == pair_line(tuple(mirrors(PIPS, ground.entrants, ("coin", "sharp"), 5, 4)))
    assert step.head_to_head.games == 30
    assert step.agreement == measure(played, seed=4)
    (again,) = measure_settling(PIPS, ground, records, ["coin"], pairs=10, **asked)
    assert (again.agreement, again.pace) == (step.agreement, None)
    (longer,) = measure_settling(PIPS, ground, records, ["coin"], pairs=20, **asked)
    assert longer.pace
    kept = JudgedGames.read("pips-coin", tmp_path)
    assert {decks: len(each.digits) for decks, each in kept.matchups.items()} == dict.fromkeys(drawn, 20)
    (unmatched,) = measure_settling(PIPS, ground, records, ["coin"], pairs=20, **{**asked, "mirror_pairs": 0})
    assert next(told(unmatched)) == "coin: no game against the judge in 0 mirrors; all played before"
    first, second = told(step)
    assert first.startswith("coin: ")
    assert "against the judge in 30 mirrors" in first
    assert second.startswith("  gap of matchups: ")


def test_all_matchups_are_drawn_where_there_are_no_more(ground: Ground) -> None:
    assert draw_matchups(ground, 50, 1) == tuple(sorted(ground.matchups))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--game", "echo", "--levels", "expert"), "invalid choice: 'expert'"),
        (("--game", "echo", "--matchups", "1"), "--matchups takes a number of at least 2"),
        (("--game", "echo", "--pairs", "3"), "--pairs takes a number of at least 4"),
    ],
)
def test_wrong_arguments_are_refused_in_words(arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words):
        call_command("settling", *arguments)
