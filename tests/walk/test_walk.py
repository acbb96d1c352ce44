"""A few hundred requests with stale, empty, foreign and random values to every URL: none answers 500 (more: `python -m tests.walk`)."""

from collections.abc import Iterator

import pytest

from tests.walk.fields import learn
from tests.walk.runs import walk
from tests.walk.world import build_world, pips_and_answers


@pytest.fixture
def _pips(db: None) -> Iterator[None]:
    with pips_and_answers():
        yield


@pytest.mark.usefixtures("_pips")
def test_no_url_answers_500() -> None:
    world = build_world()
    run = walk(learn(world), world, count=500, start=1)
    assert run.total >= 500
    assert not run.failures, f"{run.report()}\n{run.table()}"
