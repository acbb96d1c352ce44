"""Cases found by random cards of the whole language, in which two rules meet."""

from __future__ import annotations

import pytest

from rules.sorcery.scenario.runner import run_file

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
[[scenario]]
name = "plain"
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


@pytest.mark.parametrize("case", CASES)
def test_it_holds(case: str) -> None:
    assert [str(outcome) for outcome in run_file(HEAD + CASES[case], case, {})] == ["ok plain"]
