"""Responses: priority goes round until both pass, the last that was announced is carried out first, items leave the middle of the stack."""

from __future__ import annotations

from rules.kernel.compiled.machine.columns import BORN, PC, SOURCE
from rules.kernel.compiled.machine.responses import ENDS, GOES_ROUND, RESOLVES
from tests.rules.kernel.compiled.machine.bench import FIRST_ITEM, OVERFLOW, Bench


def stacked(*sources: int) -> Bench:
    """A stack of abilities, each at the instruction that is ten times its source."""
    bench = Bench()
    for source in sources:
        bench.w["context"][SOURCE] = source
        bench.put(10 * source)
    return bench


def test_both_pass_on_an_empty_stack_and_the_step_ends() -> None:
    bench = Bench()
    bench.open(1)
    assert bench.pass_on() == GOES_ROUND
    assert bench.s["priority"] == 0
    assert bench.pass_on() == ENDS
    assert bench.s["priority"] == -1


def test_both_pass_and_the_top_of_the_stack_is_carried_out() -> None:
    bench = stacked(1, 2)
    bench.open(0)
    assert [bench.pass_on(), bench.pass_on()] == [GOES_ROUND, RESOLVES]
    f = bench.carry_out()
    assert (bench.s["stack_size"], bench.s["frames_size"]) == (1, 1)
    assert (bench.s["frames"][f, SOURCE], bench.s["frames"][f, PC]) == (2, 20)


def test_whoever_acts_lets_both_pass_again() -> None:
    bench = Bench()
    bench.open(0)
    bench.pass_on()
    bench.open(0)
    assert bench.pass_on() == GOES_ROUND


def test_what_is_announced_later_is_another_object() -> None:
    first, second = stacked(5, 5).s["stack"][:2, BORN]
    assert first < second


def test_targets_lie_on_the_stack_with_what_names_them() -> None:
    bench = stacked(1, 2)
    bench.s["stack_named"][1] = (0b110, 1 << 40)
    f = bench.carry_out()
    assert bench.s["named"][f].tolist() == [0b110, 1 << 40]
    assert bench.put(0) == 1
    assert bench.s["stack_named"][1].tolist() == [0, 0]


def test_what_lies_above_a_removed_item_comes_one_lower() -> None:
    bench = stacked(1, 2, 3)
    bench.s["stack_named"][:, 0] = (1, 2, 3)
    bench.remove(1)
    assert bench.s["stack"][: bench.s["stack_size"], SOURCE].tolist() == [1, 3]
    assert bench.s["stack_named"][:2, 0].tolist() == [1, 3]


def test_who_names_an_item_names_it_still_when_it_has_come_lower() -> None:
    bench = stacked(1, 2, 3)
    lowest, middle, top = (1 << FIRST_ITEM + item for item in range(3))
    bench.push(0, 0)
    bench.s["named"][0, 1] = lowest | middle
    bench.s["stack_named"][0, 1] = 1 | top
    bench.s["that"] = middle | top
    bench.remove(1)
    assert bench.s["named"][0, 1] == lowest
    assert bench.s["stack_named"][0, 1] == 1 | middle
    assert bench.s["that"] == middle


def test_a_full_stack_is_an_error_and_writes_nothing_behind_it() -> None:
    bench = stacked(1, 2, 3)
    assert bench.s["errors"] == 0
    bench.put(0)
    assert (bench.s["errors"], bench.s["stack_size"]) == (OVERFLOW, 3)
