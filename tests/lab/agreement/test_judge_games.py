"""The judge's games are kept, extended, checked before use, and refused by name when they no longer hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from decks.deck_list import playable
from lab.agreement.grounds import Ground, every_two
from lab.agreement.judge_games import StaleRecordsError, check_records, extend_records, play_judged_pairs, scores_beyond, scores_of_both
from lab.agreement.records import JudgedGames
from lab.entrants import Entrant
from matches.tallies.results import score_digits
from rules.kernel.cards import Card
from rules.wording import Text
from tests.matches.conftest import MIDDLE, STRONG, WEAK
from tests.matches.pips import CARDS, ENGINE, PIPS, PipsEngine

JUDGE = "sharp"


def ground(cards: Mapping[str, Card] = CARDS, *slugs: str) -> Ground:
    lists = {"strong": STRONG, "middle": MIDDLE, "weak": WEAK}
    entrants = tuple(Entrant(slug, Text(slug, slug), playable(PIPS.format(), lists[slug], cards)) for slug in slugs or lists)
    return Ground("pips", entrants, every_two(entrants), is_shipped=True)


@pytest.fixture
def records(pips: PipsEngine) -> JudgedGames:
    found = JudgedGames("pips")
    assert len(list(extend_records(ENGINE, found, ground(), pairs=20, threads=1, judge=JUDGE))) == 3
    return found


def check(records: JudgedGames, where: Ground | None = None) -> None:
    check_records(ENGINE, records, where or ground(), seed=3, judge=JUDGE)


def test_each_matchup_is_judged_as_far_as_asked(records: JudgedGames) -> None:
    assert sorted(records.matchups) == [("middle", "strong"), ("middle", "weak"), ("strong", "weak")]
    record = records.matchups["middle", "strong"]
    by_slug = {each.slug: each.deck for each in ground().entrants}
    decks = [by_slug["middle"], by_slug["strong"]]
    rows = ENGINE.play(decks, seed=record.seed, first_pair=0, pairs=20, levels=(JUDGE, JUDGE))
    assert record.digits == score_digits(rows)
    check(records)


def test_more_pairs_go_on_from_those_kept(records: JudgedGames, tmp_path: Path) -> None:
    before = dict(records.matchups)
    records.write(tmp_path)
    read = JudgedGames.read("pips", tmp_path)
    assert read == records
    assert list(extend_records(ENGINE, read, ground(), pairs=20, threads=1, judge=JUDGE)) == []
    grown = list(extend_records(ENGINE, read, ground(), pairs=30, threads=1, judge=JUDGE))
    assert [len(each.digits) for each in grown] == [30, 30, 30]
    assert all(each.digits.startswith(before[each.decks].digits) for each in grown)
    assert JudgedGames.read("hearts", tmp_path).matchups == {}


def test_records_of_other_cards_are_refused_by_name(records: JudgedGames) -> None:
    changed = {**CARDS, "pip-1": replace(CARDS["pip-1"], data={**CARDS["pip-1"].data, "pips": 3})}
    with pytest.raises(StaleRecordsError, match="middle against weak: the record is of other cards"):
        check(records, ground(changed))
    with pytest.raises(StaleRecordsError, match="strong against weak"):
        check(replace(records, matchups={("strong", "weak"): records.matchups["strong", "weak"]}), ground(CARDS, "strong", "middle"))
    told = {**CARDS, "pip-1": replace(CARDS["pip-1"], data={**CARDS["pip-1"].data, "flavour": "One."})}
    check(records, ground(told))


def test_records_that_come_out_otherwise_are_refused_by_name(records: JudgedGames) -> None:
    decks = ("strong", "weak")
    wrong = replace(records.matchups[decks], digits="0" * 20)
    with pytest.raises(StaleRecordsError, match=r"strong against weak: pair 0 came to [1-4], recorded 0"):
        check(JudgedGames("pips", {decks: wrong}))


def test_another_level_plays_the_judge_s_pairs(records: JudgedGames) -> None:
    ENGINE.wrong = {4: 1}
    coin = play_judged_pairs(ENGINE, records, ground(), "coin", threads=1)
    found = dict(scores_of_both(coin.records, records, ground(), records.matchups))
    assert coin.pace
    assert set(found) == set(records.matchups)
    for decks, scores in found.items():
        assert scores.shape == (2, 19)
        digits = records.matchups[decks].digits
        assert scores[1].tolist() == [int(digit) for digit in digits[:2] + digits[3:]]
    ENGINE.wrong = {}
    same = play_judged_pairs(ENGINE, records, ground(), JUDGE, threads=1).records
    assert same.matchups == records.matchups


def test_only_the_matchups_and_pairs_asked_for_are_played(records: JudgedGames) -> None:
    found = play_judged_pairs(ENGINE, records, ground(), JUDGE, threads=1, among={("middle", "weak")}, most=7).records
    assert {decks: len(each.digits) for decks, each in found.matchups.items()} == {("middle", "weak"): 7}


def test_a_level_goes_on_where_the_judge_has_ended(records: JudgedGames) -> None:
    """Beyond the judge's 20 pairs, on the same seeds as the judge itself would go on."""
    ENGINE.wrong = {46: 1}
    among = {("middle", "weak")}
    found = play_judged_pairs(ENGINE, records, ground(), JUDGE, threads=1, among=among, beyond=2).records
    further = dict(scores_beyond(found, records, among, times=2))
    ENGINE.wrong = {}
    list(extend_records(ENGINE, records, ground(), pairs=60, threads=1, judge=JUDGE))
    assert set(further) == among
    digits = records.matchups["middle", "weak"].digits[20:]
    assert further["middle", "weak"].tolist() == [int(digit) for digit in digits[:3] + digits[4:]]
    fewer = play_judged_pairs(
        ENGINE, JudgedGames("pips", dict.fromkeys(among, found.matchups["middle", "weak"])), ground(), JUDGE, threads=1, most=5, beyond=1
    )
    assert len(fewer.records.matchups["middle", "weak"].digits) == 120


def test_what_a_level_has_played_is_kept(records: JudgedGames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By this version of the engine alone; a matchup of other cards is played anew."""
    asked: dict[str, Any] = {"threads": 1, "folder": tmp_path}
    first = play_judged_pairs(ENGINE, records, ground(), "coin", most=10, **asked)
    again = play_judged_pairs(ENGINE, records, ground(), "coin", most=10, **asked)
    assert first.pace
    assert (again.records.matchups, again.pace) == (first.records.matchups, None)
    more = play_judged_pairs(ENGINE, records, ground(), "coin", **asked)
    assert more.pace
    assert all(each.digits.startswith(first.records.matchups[decks].digits) for decks, each in more.records.matchups.items())
    monkeypatch.setattr(ENGINE, "digest", "fedcba9876543210")
    assert play_judged_pairs(ENGINE, records, ground(), "coin", **asked).pace
