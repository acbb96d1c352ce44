"""An ability in which several things are wrong: each fault is told with its place."""

from __future__ import annotations

import tomllib

import pytest

from rules.douwushi.language import read_abilities
from rules.kernel.language.definitions import DefinitionError

DRAW = 'do = [{ effect = "draw" }]'
NAMED = 'name = { en = "Bow", zh = "揖" }'
HERO = f'skill = "active"\n{NAMED}\n'
CAST = 'skill = "cast"\n'


def test_everything_that_is_wrong_is_told() -> None:
    words = [
        HERO + 'do = [{ effect = "draw", amount = 0 }, { effect = "heal", amount = 1, target = { pick = "foe" } }]',
        f'skill = "cast"\n{NAMED}\n{DRAW}',
        'skill = "passive"\nname = { en = "Bow", zh = "" }\nwhen = { moment = "died" }\ndo = [{ effect = "drw" }]',
    ]
    with pytest.raises(DefinitionError) as caught:
        read_abilities([tomllib.loads(each) for each in words], source="s", card="c", kind="hero")
    assert [(fault.path, fault.problem.en) for fault in caught.value.faults] == [
        ("abilities[0].do[0].amount", "it must be at least 1"),
        ("abilities[0].do[1].target.pick", "this moment has no “foe”"),
        ("abilities[1].skill", "a hero has no “cast”; it may have active or passive"),
        ("abilities[2].name", "the words are there in one language only"),
        ("abilities[2].do[0].effect", "“drw” is unknown; did you mean “draw”?"),
    ]


def test_a_spell_is_cast_once() -> None:
    with pytest.raises(DefinitionError) as caught:
        read_abilities([tomllib.loads(CAST + DRAW), tomllib.loads(CAST + DRAW)], source="s", card="c", kind="spell")
    assert (caught.value.path, caught.value.problem.en) == ("abilities", "a spell is cast once and stays in one place")
