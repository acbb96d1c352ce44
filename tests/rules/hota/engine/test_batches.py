"""The engine object: batches, levels, cancelling, records, refusals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.hota.engine import engine
from rules.hota.engine.batches import ENGINE
from rules.hota.engine.core.state import codes
from rules.hota.engine.play import ENDS
from rules.kernel.engine import UnplayableError
from tests.rules.engines.batches import GREEDY
from tests.rules.engines.luck import LuckProofs
from tests.rules.hota.engine.making import sample_decks


class TestBatches(LuckProofs):
    engine = ENGINE
    most_turns = codes.TURN_LIMIT


def test_ends_have_the_names_that_outcomes_use() -> None:
    assert tuple(end.slug for end in engine().ends) == ENDS


@pytest.mark.parametrize("copies", [1, 20])
def test_a_deck_that_is_too_small_or_too_large_is_refused(copies: int) -> None:
    a, b = sample_decks()
    other = replace(b, sections={"main": tuple((card, copies) for card, _ in b.sections["main"])})
    with pytest.raises(UnplayableError, match="35 to 128 cards"):
        engine().play((a, other), seed=1, first_pair=0, pairs=1, levels=GREEDY)


def test_a_stated_pool_is_no_part_of_what_is_played_with() -> None:
    """H-12."""
    a, b = sample_decks()
    pooled = replace(a, sections={**a.sections, "pool": b.sections["main"]})
    rows = [engine().play((deck, b), seed=3, first_pair=0, pairs=4, levels=GREEDY).tolist() for deck in (a, pooled)]
    assert rows[0] == rows[1]
