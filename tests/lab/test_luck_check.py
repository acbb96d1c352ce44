"""The check of win rates without luck, on Pips."""

from __future__ import annotations

import numpy as np
import pytest
from django.core.management import CommandError, call_command

from lab.card_worths import learn_card_worths
from lab.luck_check import Step, _Runner, check_luck, closing_in, drawn, mean_gap, random_worths, spread_matchups
from lab.management.commands import luck_check as command
from matches.plans.pairings import seed_for
from matches.statistics.rates import Interval
from matches.verdicts.card_worths import CardWorths
from rules.kernel.compiled.rows import LUCK_UNIT
from tests.lab.test_card_worths import entrants
from tests.matches.pips import PIPS, PipsEngine

SEED = 7
WORTHS = CardWorths({f"pip-{pips}": 500 * pips for pips in range(1, 10)}, {})
#: A matchup of which the draws decide much.
FAR_EVEN = spread_matchups(entrants(), 3)[1]


def test_rates_without_luck_are_right_and_narrower(pips: PipsEngine) -> None:
    """The gap is 0 within its 99.9 % interval; where draws decide, as many games are saved as the spread shrinks. Seed 7."""
    (found,) = check_luck(PIPS, [FAR_EVEN], WORTHS, level="coin", runs=40, pairs=100, seed=SEED)
    gap, half = mean_gap(found.gaps)
    assert abs(gap) < half < 0.01
    assert len(found.gaps) == 40
    assert found.games < 0.8
    assert found.spread == pytest.approx(found.games, abs=0.4)
    assert 0.8 <= found.holds <= 1.0
    assert 0.8 <= found.plain_holds <= 1.0
    assert found.seconds > 0


def test_worths_that_mean_nothing_leave_rates_right(pips: PipsEngine) -> None:
    worths = random_worths(entrants(), SEED)
    assert worths == random_worths(entrants(), SEED) != random_worths(entrants(), SEED + 1)
    (found,) = check_luck(PIPS, [FAR_EVEN], worths, level="coin", runs=20, pairs=100, seed=SEED)
    gap, half = mean_gap(found.gaps)
    assert abs(gap) <= half
    assert found.games <= 1.03


def test_a_bias_would_be_seen(pips: PipsEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck that is not 0 on average moves the rate: a fiftieth of a card too much of each is counted."""
    real = PipsEngine.play

    def biased(self: PipsEngine, *args: object, **options: object) -> object:
        games = real(self, *args, **options)  # type: ignore[arg-type]
        cards = options["cards"]
        if isinstance(cards, np.ndarray):
            cards["luck"][:, 0] += LUCK_UNIT // 50
        return games

    monkeypatch.setattr(PipsEngine, "play", biased)
    (found,) = check_luck(PIPS, [FAR_EVEN], WORTHS, level="coin", runs=10, pairs=100, seed=SEED)
    gap, half = mean_gap(found.gaps)
    assert abs(gap) > half


def test_both_intervals_close_in_on_one_rate(pips: PipsEngine) -> None:
    """Played bit by bit, the games are those of one simulation, and so are their intervals. Seed 7."""
    steps = list(closing_in(PIPS, FAR_EVEN, WORTHS, level="coin", pairs=500, seed=SEED))
    assert [step.pairs for step in steps] == [100, 200, 400, 500]
    widths = [(step.plain.half_width, step.without.half_width) for step in steps]
    for column in zip(*widths, strict=True):
        assert list(column) == sorted(column, reverse=True)
    assert all(without < plain for plain, without in widths)
    whole = _Runner(PIPS.engine(), (FAR_EVEN[0].deck, FAR_EVEN[1].deck), WORTHS, "coin", 500, seed_for(SEED, 0), 1).simulate(0)
    assert (steps[-1].plain, steps[-1].without) == (whole.plain_interval, whole.interval)
    *_, far = closing_in(PIPS, FAR_EVEN, WORTHS, level="coin", pairs=6400, seed=SEED + 1)
    assert all(step.without.holds((far.plain.low + far.plain.high) / 2) for step in steps)
    assert list(closing_in(PIPS, FAR_EVEN, WORTHS, level="coin", pairs=100, seed=SEED)) == steps[:1]


def test_intervals_are_drawn_on_one_scale() -> None:
    steps = [Step(100, Interval(0.2, 0.7), Interval(0.3, 0.7)), Step(200, Interval(0.4, 0.6), Interval(0.45, 0.55))]
    assert list(drawn(steps, columns=11)) == [
        "   Games               20.0   70.0 %",
        "     200  plain        |---------| ±25.0",
        "          without luck   |-------| ±20.0",
        "     400  plain            |---|   ±10.0",
        "          without luck      |-|    ±5.0",
    ]


def test_matchups_are_spread_over_all() -> None:
    names = [(left.slug, right.slug) for left, right in spread_matchups(entrants(), 3)]
    assert names == [("far", "wide"), ("far", "even"), ("wide", "even")]
    assert len(spread_matchups(entrants(), 9)) == 6


def test_the_command_tells(pips: PipsEngine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "shipped_entrants", lambda game: entrants())
    asked = ("--game", "pips", "--level", "coin", "--runs", "3", "--pairs", "20", "--matchups", "2")
    with pytest.raises(CommandError, match="run card_worths --game pips --write"):
        call_command("luck_check", *asked)
    monkeypatch.setattr(command, "worths_of", lambda game: learn_card_worths(PIPS, entrants(), level="coin", pairs=50, seed=1).worths)
    call_command("luck_check", *asked)
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("far against wide: ")
    assert told[-1].startswith("6 runs: without luck ")
    call_command("luck_check", *asked, "--random-worths")
    assert "6 runs" in capsys.readouterr().out
    call_command("luck_check", *asked, "--draw")
    assert capsys.readouterr().out.splitlines()[0] == "far against wide"


@pytest.mark.parametrize("wrong", [("--runs", "1"), ("--pairs", "0"), ("--matchups", "0"), ("--threads", "0"), ("--seed", "-1")])
def test_wrong_arguments_are_refused(pips: PipsEngine, wrong: tuple[str, str]) -> None:
    with pytest.raises(CommandError, match=wrong[0]):
        call_command("luck_check", "--game", "pips", *wrong)
