"""Written lines carried out by the engine: what may be said in more ways than one, and what is refused."""

from __future__ import annotations

import pytest

from rules.hota.scenario.runner import run_file

HEAD = """game = "hota"
[[cards]]
slug = "ox"
kind = "creature"
name = "Ox"
attack = 3
life = 4
[[cards]]
slug = "twin"
kind = "creature"
name = "Twin"
abilities = [
  { skill = "activated", cost = [{ pay = "mana", amount = 1 }], do = [{ effect = "draw" }] },
  { skill = "activated", cost = [{ pay = "mana", amount = 2 }], do = [{ effect = "draw" }] },
]
[[cards]]
slug = "rope"
kind = "equipment"
name = "Rope"
abilities = [
  { skill = "static", gives = [{ modifier = "stats", attack = 2 }], to = { pick = "host" } },
  { skill = "equip", cost = [{ pay = "mana", amount = 1 }] },
]
[[cards]]
slug = "bolt"
kind = "spell"
name = "Bolt"
abilities = [{ skill = "cast", do = [{ effect = "damage", target = { pick = "target", players = "too" }, amount = 2 }] }]
[[cards]]
slug = "gift"
kind = "spell"
name = "Gift"
abilities = [{ skill = "cast", do = [{ effect = "may", do = [{ effect = "discard", cards = { zone = "hand" } }] }] }]
[[scenario]]
name = "plain"
"""
CASES = {
    "an attack and a block": """
phase = "attack"
[scenario.A]
field = ["ox"]
[scenario.B]
field = ["ox"]
[[scenario.step]]
illegal = ["A attacks with A2", "B attacks with B1"]
do = ["A attacks with A1", "A passes", "B blocks A1 with B1"]
then = { "A.field.1.damage" = 3, "B.field.1.damage" = 3, "A.field.1" = "ox tapped" }
""",
    "one of two abilities needs its number": """
[scenario.A]
field = ["twin", "ox"]
mana = 3
deck = ["ox", "ox"]
[[scenario.step]]
legal = ["A uses A1 ability 1", "A uses A1 ability 2"]
illegal = ["A uses A1", "A uses A1 ability 3", "A uses A2", "B uses A1"]
do = ["A uses A1 ability 2"]
[[scenario.step]]
illegal = ["A uses A1 ability 2"]
do = ["A uses A1"]
then = { "A.mana" = 0, "A.hand" = ["ox", "ox"] }
""",
    "equipping and who bears it": """
[scenario.A]
field = ["ox", "rope", "ox"]
mana = 1
[[scenario.step]]
do = ["A equips A2", "A targets A3"]
then = { "A.field.2.on" = "A3", "A.field.3.attack" = 5, "A.mana" = 0 }
""",
    "a player as a target": """
[scenario.A]
hand = ["bolt"]
[scenario.B]
field = ["ox"]
[[scenario.step]]
do = ["A casts bolt"]
then = { decider = "A" }
[[scenario.step]]
legal = ["A targets A", "A targets B1"]
illegal = ["A targets A1", "A targets stack 1"]
do = ["A targets B"]
then = { "B.life" = 98, "A.graveyard" = ["bolt"] }
""",
    "a choice that says yes": """
[scenario.A]
hand = ["gift", "ox", "bolt"]
[[scenario.step]]
do = ["A casts gift"]
then = { decider = "A" }
[[scenario.step]]
legal = ["A accepts", "A declines", "A discards ox", "A targets bolt"]
do = ["A discards ox"]
then = { "A.graveyard" = ["gift", "ox"] }
""",
    "the hand down to its limit in one line": """
phase = "strategy_2"
[scenario.A]
hand = ["ox", "ox", "ox", "ox", "ox", "ox", "ox", "ox", "ox", "ox", "twin", "rope"]
[[scenario.step]]
do = ["A passes"]
then = { turn = 5, decider = "A" }
[[scenario.step]]
illegal = ["A discards ox", "A discards ox, rope, twin", "A discards bolt, ox"]
do = ["A discards twin, rope"]
then = { turn = 6, active = "B", "A.graveyard" = ["rope", "twin"] }
""",
    "the cards that are exchanged in one line": """
phase = "mulligan"
[scenario.A]
hand = ["ox", "twin"]
deck = ["rope", "rope"]
[[scenario.step]]
illegal = ["A announces 3", "A exchanges ox"]
do = ["A announces 2", "B announces 0"]
[[scenario.step]]
illegal = ["A exchanges ox"]
do = ["A exchanges ox, twin"]
then = { "A.hand" = ["rope", "rope"], turn = 1 }
""",
}


@pytest.mark.parametrize("case", CASES)
def test_it_holds(case: str) -> None:
    assert [str(outcome) for outcome in run_file(HEAD + CASES[case], case, {})] == ["ok plain"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("then = { 'A.life' = 1 }", "FAIL plain: expected A.life = 1, got 100 (step 1)"),
        ("illegal = ['A passes']", "FAIL plain: expected “A passes” to be illegal, got it was allowed (step 1)"),
        (
            "legal = ['B passes']",
            "FAIL plain: expected “B passes” to be legal, got IllegalActionError: “B passes”: the decision is the other player's (step 1)",
        ),
    ],
)
def test_a_failure_says_what_was_expected_and_got(line: str, told: str) -> None:
    assert [str(outcome) for outcome in run_file(f"{HEAD}[[scenario.step]]\n{line}\n", "fails.toml", {})] == [told]
