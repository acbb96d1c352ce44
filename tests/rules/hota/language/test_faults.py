"""An ability in which several things are wrong: each fault is told with its place."""

from __future__ import annotations

import tomllib

import pytest

from rules.hota.language import read_abilities
from rules.kernel.language.definitions import DefinitionError

DRAW = 'do = [{ effect = "draw" }]'
DIES = 'skill = "triggered"\nwhen = { moment = "dies" }\n'
CAST = f'skill = "cast"\n{DRAW}'
EQUIP = 'skill = "equip"\ncost = [{ pay = "mana", amount = 1 }]'
USED = f'skill = "activated"\ncost = [{{ pay = "tap" }}]\n{DRAW}'
ONCE = f'skill = "triggered"\nwhen = {{ moment = "turn_starts" }}\nonce = true\n{DRAW}'


def faults(kind: str, *words: str) -> list[tuple[str, str]]:
    with pytest.raises(DefinitionError) as caught:
        read_abilities([tomllib.loads(each) for each in words], source="s", card="c", kind=kind)
    assert all(fault.problem.zh for fault in caught.value.faults)
    return [(fault.path, fault.problem.en) for fault in caught.value.faults]


def test_everything_that_is_wrong_is_told() -> None:
    words = [
        DIES + 'do = [{ effect = "draw", amount = 0 }, { effect = "tap", target = { pick = "foe" } }]',
        CAST,
        'skill = "static"\ngives = [{ modifier = "stats" }]\nto = { pick = "target" }',
        DIES + 'do = [{ effect = "drw" }]',
    ]
    assert faults("creature", *words) == [
        ("abilities[0].do[0].amount", "it must be at least 1"),
        ("abilities[0].do[1].target.pick", "this moment has no “foe”"),
        ("abilities[1].skill", "a creature has no “cast”"),
        ("abilities[2].to.pick", "a static ability gives to “self”, “host” or “all”"),
        ("abilities[2].gives[0]", "“stats” changes neither attack nor life"),
        ("abilities[3].do[0].effect", "“drw” is unknown; did you mean “draw”?"),
    ]


@pytest.mark.parametrize(
    ("kind", "words", "problem"),
    [
        ("spell", [CAST, CAST], "a spell has one “cast”"),
        ("spell", [], "a spell has one “cast”"),
        ("equipment", [EQUIP, EQUIP], "equipment has one “equip” at most"),
        ("creature", [USED] * 5, "a card has 4 activated abilities at most"),
        ("creature", [ONCE] * 5, "a card has 4 abilities at most that are once a turn"),
    ],
)
def test_a_card_has_no_more_abilities_than_its_kind_allows(kind: str, words: list[str], problem: str) -> None:
    assert faults(kind, *words) == [("abilities", problem)]
