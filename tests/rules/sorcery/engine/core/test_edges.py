"""Cases found by random cards of the whole language, in which two rules meet."""

from __future__ import annotations

import pytest

from rules.sorcery.engine import start_position
from rules.sorcery.engine.core import examined
from rules.sorcery.notation import read_line
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.scenario.runner import run_file
from rules.sorcery.written_actions import apply_line

HEAD = """game = "sorcery"
[[cards]]
slug = "ox"
kind = "minion"
name = "Ox"
power = 3
[[cards]]
slug = "sword"
kind = "artifact"
name = "Sword"
abilities = [{ skill = "static", gives = [{ modifier = "stats", power = 2 }], to = { pick = "host" } }]
[[cards]]
slug = "theft"
kind = "magic"
name = "Theft"
abilities = [{ skill = "cast", do = [{ effect = "control", target = { pick = "target", kind = "relic", side = "enemy" } }] }]
[[cards]]
slug = "raid"
kind = "magic"
name = "Raid"
abilities = [{ skill = "cast", do = [{ effect = "control", target = { pick = "all", kind = ["relic", "minion"], side = "enemy" } }] }]
[[cards]]
slug = "loan"
kind = "magic"
name = "Loan"
abilities = [{ skill = "cast", do = [
  { effect = "control", target = { pick = "target", kind = "relic", side = "enemy" }, duration = "turn" },
] }]
[[cards]]
slug = "end"
kind = "magic"
name = "End"
abilities = [{ skill = "cast", do = [
  { effect = "damage", target = { pick = "all", kind = "avatar", side = "enemy" }, amount = 1 },
  { effect = "flood", target = { pick = "chosen", kind = "site" }, ground = "water" },
] }]
[[scenario]]
name = "plain"
"""
BLOW = """
A = { hand = ["end"], sites = ["c1", "c2"] }
B = { life = 0, at_deaths_door = 3 }
[[scenario.step]]
do = []
"""
CASES = {
    "3.6c: nobody gets control of a relic in the hands of the enemy's unit": """
A = { hand = ["theft"], sites = ["c1"] }
B = { field = ["ox c1", { card = "sword", at = "c1", on = 2 }, "sword c1"] }
[[scenario.step]]
do = ["A casts theft with A1", "A targets B3"]
then = { "A.field" = [], "B.field" = ["ox c1", "sword c1", "sword c1"], "B.field.2.carries" = ["sword"] }
""",
    "9.12i: it goes with its unit, also where both are taken, whichever comes first": """
A = { hand = ["raid"], sites = ["c1"] }
B = { field = [{ card = "sword", at = "c1", on = 3 }, "ox c1", { card = "sword", at = "c1", on = 3 }, "sword c1"] }
[[scenario.step]]
do = ["A casts raid with A1"]
then = { "A.field" = ["ox c1", "sword c1", "sword c1", "sword c1"], "A.field.2.carries" = ["sword", "sword"], "B.field" = [] }
""",
    "3.6f: a relic that was taken for a turn stays in the hands that have picked it up": """
A = { hand = ["loan"], sites = ["c1"], field = ["ox c1"], spellbook = ["ox"] }
B = { field = ["sword c1"], spellbook = ["ox"] }
[[scenario.step]]
do = ["A casts loan with A1", "A picks up A3 with A2", "A passes"]
then = { "A.field" = ["ox c1", "sword c1"], "A.field.2.carries" = ["sword"], "B.field" = [] }
""",
}


def test_a_choice_after_a_death_blow_is_sound() -> None:
    """10.3c: what is being carried out is finished first, then the game ends."""
    (scenario,) = read_scenarios(f"{HEAD}{BLOW}", "blow", {})
    play = start_position(scenario.position)
    for line in ("A casts end with A1", "A targets c1"):
        apply_line(play, read_line(line))
        examined.look(play.state, play.tables, play.work)
        assert play.errors == 0
    assert play.outcome is not None


@pytest.mark.parametrize("case", CASES)
def test_it_holds(case: str) -> None:
    assert [str(outcome) for outcome in run_file(HEAD + CASES[case], case, {})] == ["ok plain"]
