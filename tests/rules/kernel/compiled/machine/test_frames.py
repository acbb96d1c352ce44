"""Abilities carried out: instruction by instruction, waiting for answers, announced first where others may respond."""

from __future__ import annotations

from rules.kernel.compiled.control import ASK, BRANCH, JUMP, STOP, TEST
from rules.kernel.compiled.machine.codes import (
    ACCEPT,
    ANNOUNCE,
    CHOOSE,
    DECLINE,
    FOR_MAY,
    FOR_OPTION,
    MAY,
    NOTHING,
    OPTION,
    TARGET,
    TARGETS,
)
from rules.kernel.compiled.machine.columns import AMOUNT, PC, SIDE, SOURCE
from tests.rules.kernel.compiled.machine.bench import ADD, NAME, Bench


def begun(*code: tuple[int, ...], side: int = 1, is_announced: int = 0) -> Bench:
    """An ability of a side, run to where it waits or ends."""
    bench = Bench(*code)
    bench.w["context"][[SIDE, SOURCE]] = side, 150
    bench.push(0, is_announced)
    bench.step()
    return bench


def test_effects_are_carried_out_in_their_order_until_the_end() -> None:
    bench = begun((ADD, 2), (JUMP, 3), (ADD, 100), (ADD, 5), (STOP,))
    assert (bench.s["points"], bench.s["settled"], bench.s["stopped"], bench.s["frames_size"]) == (7, 2, 1, 0)


def test_a_condition_that_does_not_hold_is_passed_by() -> None:
    code = (TEST, 5, 1, 2), (ADD, 1), (STOP,)
    assert begun(*code).s["points"] == 0
    assert begun((ADD, 5), *((TEST, 5, 1, 3), *code[1:])).s["points"] == 6


def test_who_may_is_asked_and_goes_on_as_it_answers() -> None:
    for answer, points in ((ACCEPT, 11), (DECLINE, 10)):
        bench = begun((ASK, 2), (ADD, 1), (ADD, 10), (STOP,))
        assert (bench.s["asked"], bench.s["asked_side"], bench.s["purpose"], bench.s["points"]) == (MAY, 1, FOR_MAY, 0)
        assert bench.take(answer, 0)
        bench.resume()
        bench.step()
        assert (bench.s["points"], bench.s["frames_size"]) == (points, 0)


def test_an_option_leads_to_its_own_instructions() -> None:
    for option, points in ((0, 1), (1, 2)):
        bench = begun((BRANCH, 2), (JUMP, 3), (JUMP, 5), (ADD, 1), (STOP,), (ADD, 2), (STOP,))
        assert (bench.s["asked"], bench.s["purpose"]) == (OPTION, FOR_OPTION)
        bench.take(CHOOSE, option)
        bench.resume()
        bench.step()
        assert bench.s["points"] == points


def test_what_is_announced_names_its_targets_and_waits() -> None:
    bench = begun((NAME, 0b101, 1), (ANNOUNCE,), (ADD, 4), (STOP,), is_announced=1)
    assert (bench.s["asked"], bench.s["purpose"]) == (TARGETS, 1)
    bench.take(TARGET, 2)
    bench.s["named"][0, 1] = bench.s["taken"]
    bench.step()
    assert (bench.s["frames_size"], bench.s["stack_size"], bench.s["points"]) == (0, 1, 0)
    f = bench.carry_out()
    assert bench.s["named"][f].tolist() == [0, 0b100]
    bench.step()
    assert (bench.s["points"], bench.s["stack_size"], bench.s["frames_size"]) == (4, 0, 0)


def test_what_nobody_responds_to_runs_on_over_the_announcement() -> None:
    assert begun((ANNOUNCE,), (ADD, 4), (STOP,)).s["points"] == 4


def test_an_ability_within_another_ends_first() -> None:
    """A frame begun by an effect lies on top; that below goes on after it, with its own context."""
    bench = begun((ASK, 1), (STOP,), (ADD, 3), (STOP,))
    bench.w["context"][AMOUNT] = 9
    inside = bench.push(2, 0)
    bench.s["asked"] = NOTHING
    bench.step()
    assert (bench.s["frames_size"], bench.s["points"], bench.s["frames"][0, PC]) == (1, 3, 1)
    bench.load(0)
    assert (inside, bench.w["context"][AMOUNT]) == (1, 0)


def test_nothing_goes_on_when_the_game_is_won() -> None:
    bench = Bench((ADD, 1), (STOP,))
    bench.push(0, 0)
    bench.s["winner"] = 1
    bench.step()
    assert bench.s["points"] == 0
