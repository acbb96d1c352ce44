"""The engine object: batches, levels, cancelling, records, refusals."""

from __future__ import annotations

import pytest

from rules.echo.engine import engine
from rules.echo.engine.batches import ENGINE
from rules.echo.engine.core.state import codes
from rules.echo.engine.play import ENDS
from rules.kernel.engine import PlayableDeck, UnplayableError
from tests.rules.echo.engine.making import sample_decks
from tests.rules.engines.batches import GREEDY
from tests.rules.engines.luck import LuckProofs


class TestBatches(LuckProofs):
    engine = ENGINE
    most_turns = codes.TURN_LIMIT


def test_swapping_decks_and_seats_mirrors_the_results() -> None:
    a, _ = sample_decks()
    rows = engine().play((a, a), seed=2, first_pair=0, pairs=50, levels=GREEDY)
    assert rows["winner"][0::2].tolist() == [{0: 1, 1: 0, 2: 2}[winner] for winner in rows["winner"][1::2].tolist()]


def test_ends_have_the_names_that_outcomes_use() -> None:
    assert tuple(end.slug for end in engine().ends) == ENDS


def test_wrong_decks_are_refused() -> None:
    a, b = sample_decks()
    short = PlayableDeck({"hero": b.sections["hero"], "main": b.sections["main"][1:]})
    with pytest.raises(UnplayableError, match="needs 1 hero and 30 cards"):
        engine().play((a, short), seed=1, first_pair=0, pairs=1, levels=GREEDY)
