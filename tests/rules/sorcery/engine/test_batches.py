"""The engine object: batches, levels, cancelling, records, refusals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.kernel.engine import UnplayableError
from rules.sorcery.engine import engine
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.play import ENDS
from tests.rules.engines.batches import GREEDY
from tests.rules.engines.luck import LuckProofs
from tests.rules.sorcery.engine.making import sample_decks


class TestBatches(LuckProofs):
    engine = ENGINE
    most_turns = codes.TURN_LIMIT


def test_ends_have_the_names_that_outcomes_use() -> None:
    assert tuple(end.slug for end in engine().ends) == ENDS


@pytest.mark.parametrize(("section", "copies"), [("spellbook", 1), ("spellbook", 12), ("atlas", 12), ("avatar", 2)])
def test_a_section_that_is_too_small_or_too_large_is_refused_by_name(section: str, copies: int) -> None:
    a, b = sample_decks()
    other = replace(b, sections={**b.sections, section: tuple((card, copies) for card, _ in b.sections[section])})
    with pytest.raises(UnplayableError, match=f"cards in its {section}"):
        engine().play((a, other), seed=1, first_pair=0, pairs=1, levels=GREEDY)
