"""A game that is described, written as a scenario file and read again offers the same actions and goes on alike."""

from __future__ import annotations

from random import Random

import pytest

from rules.sorcery.engine import describe, start_position
from rules.sorcery.engine.description import is_quiet
from rules.sorcery.engine.thresholds import waters
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.scenario.writer import write_file, write_scenario
from rules.sorcery.written_actions import line_of
from tests.rules.conftest import _read_cards
from tests.rules.sorcery.engine.making import random_game

ORDER = """
game = "sorcery"
[[cards]]
slug = "tide"
kind = "aura"
name = "Tide"
[[cards.abilities]]
skill = "static"
gives = [{ modifier = "is_ground", ground = "water" }]
to = { pick = "all", kind = "site", where = "area" }
[[cards]]
slug = "moor"
kind = "site"
name = "Moor"
[[cards.abilities]]
skill = "static"
gives = [{ modifier = "is_ground", ground = "land" }]
to = { pick = "self" }
[[scenario]]
name = "x"
A = { field = ["tide c1"], sites = [{ at = "c1", card = "moor" }], hand = ["tide"] }
"""


def lines(play) -> list[str]:
    return sorted(str(line_of(action)) for action in play.legal_actions())


@pytest.mark.parametrize("seed", range(3))
def test_a_described_game_goes_on_alike(seed: int) -> None:
    described = 0
    for number, play in enumerate(random_game(seed)):
        if number % 7 or play.outcome or not is_quiet(play):
            continue
        position = describe(play)
        file = write_file(write_scenario(position, [{"do": []}], name="x", cites=["S-1"]))
        again = start_position(read_scenarios(file, "file", _read_cards("sorcery"))[0].position)
        assert describe(again) == position
        assert lines(again) == lines(play)
        described += 1
    assert described > 5


def test_chance_goes_on_alike() -> None:
    play = next(play.clone() for number, play in enumerate(random_game(1)) if number >= 40 and is_quiet(play))
    again, chance = start_position(describe(play)), Random(3)
    for _ in range(5):
        wanted = chance.choice(lines(play))
        for each in (play, again):
            each.apply(next(action for action in each.legal_actions() if str(line_of(action)) == wanted))
        assert lines(again) == lines(play)


def test_the_order_of_arrival_is_told_where_it_makes_a_difference() -> None:
    play = start_position(read_scenarios(ORDER, "file", {})[0].position)
    assert "arrived" not in write_scenario(describe(play), name="x")
    play.apply(next(action for action in play.legal_actions() if str(line_of(action)) == "A casts tide on c1"))
    side = describe(play).sides[0]
    assert ([each.arrived for each in side.field if each], side.sites[0].arrived) == ([0, 1, 3], 2)
    own = ORDER.partition("[[scenario]]")[0]
    again = start_position(read_scenarios(own + write_scenario(describe(play), name="x"), "file", {})[0].position)
    assert describe(again) == describe(play)
    assert waters(again) == waters(play) == {2}
