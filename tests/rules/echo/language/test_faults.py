"""An ability in which several things are wrong: each fault is told with its place."""

from __future__ import annotations

import tomllib

import pytest

from rules.echo.language import read_abilities
from rules.kernel.language.definitions import DefinitionError

DRAW = '{ effect = "draw" }'


def test_everything_that_is_wrong_is_told() -> None:
    words = [
        f'skill = "use"\ndo = [{DRAW}]',
        'skill = "use"\ndo = [{ effect = "heal", amount = 0 }, { effect = "wake", target = { pick = "foe" } }]',
        'skill = "use"\ndo = [{ effect = "drw" }, { effect = "heal", amont = 1 }]',
        'skill = "awaken"\ndo = [{ effect = "heal", amount = 0 }]',
    ]
    with pytest.raises(DefinitionError) as caught:
        read_abilities([tomllib.loads(each) for each in words], source="s", card="c", kind="item")
    assert [(fault.path, fault.problem.en) for fault in caught.value.faults] == [
        ("abilities[1].do[0].amount", "the amount must be at least 1"),
        ("abilities[1].do[1].target.pick", "“foe” needs a moment of battle"),
        ("abilities[2].do[0].effect", "“drw” is unknown; did you mean “draw”?"),
        ("abilities[2].do[1].amont", "“amont” is unknown; did you mean “amount”?"),
        ("abilities[3].skill", "an item has no “awaken” skill"),
    ]
