"""Abilities that are once a turn are named by their places on the card."""

from __future__ import annotations

import numpy as np
import pytest

from rules.kernel.engine import UnplayableError
from rules.kernel.playing.once_bits import once_bits, used_bits, used_places
from rules.wording import Text
from tests.matches.pips import CARDS

CARD, NOUN = CARDS["pip-9"], Text("skill", "技能")
TABLES = np.zeros(1, [("first_ability", np.int16, 2), ("abilities", np.int16, 2), ("ability", np.int16, (4, 2))])
TABLES[0]["first_ability"], TABLES[0]["abilities"] = (0, 1), (1, 3)
TABLES[0]["ability"][:, 1] = (8, 1, 0, 2)


def test_each_card_has_its_own_rows() -> None:
    assert once_bits(TABLES, 0, 1) == [8]
    assert once_bits(TABLES, 1, 1) == [1, 0, 2]


def test_places_and_bits_are_each_other_s_inverse() -> None:
    assert used_bits([1, 0, 2], (1, 3), CARD, NOUN) == 3
    assert used_places([1, 0, 2], 3) == (1, 3)
    assert used_places([1, 0, 2], 2) == (3,)


@pytest.mark.parametrize("wrong", [0, 2, 4])
def test_a_place_that_is_not_once_a_turn_is_refused(wrong: int) -> None:
    with pytest.raises(UnplayableError) as refusal:
        used_bits([1, 0, 2], (1, wrong), CARD, NOUN)
    assert refusal.value.reason.en == f"“{CARD.name.en}” has no skill {wrong} that is once a turn."
    assert f"没有第{wrong}个每回合限一次的技能" in refusal.value.reason.zh
