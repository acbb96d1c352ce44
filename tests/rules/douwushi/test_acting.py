"""Written lines carried out by the engine: what may be said in more ways than one, and what is refused."""

from __future__ import annotations

import pytest

from rules.douwushi.scenario.runner import run_file

HEAD = """game = "douwushi"
[[cards]]
slug = "ox"
kind = "hero"
name = "Ox"
class = "warrior"
keywords = ["guard"]
[[cards]]
slug = "twin"
kind = "hero"
name = "Twin"
class = "mage"
abilities = [
  { skill = "active", name = { en = "One", zh = "一" }, cost = [{ pay = "mp", amount = 1 }], do = [{ effect = "draw" }] },
  { skill = "active", name = { en = "Two", zh = "二" }, cost = [{ pay = "mp", amount = 2 }], do = [{ effect = "draw" }] },
]
[[cards]]
slug = "axe"
kind = "weapon"
name = "Axe"
attack = 3
[[cards]]
slug = "bolt"
kind = "spell"
name = "Bolt"
abilities = [{ skill = "cast", do = [{ effect = "damage", target = { pick = "target", side = "enemy" }, amount = 2 }] }]
[[cards]]
slug = "pot"
kind = "equipment"
name = "Pot"
abilities = [{ skill = "active", cost = [{ pay = "mp", amount = 1 }], do = [{ effect = "heal", target = { pick = "self" }, amount = 1 }] }]
[[scenario]]
name = "plain"
"""
CASES = {
    "a weapon attack and a counterattack": """
[scenario.A]
heroes = [{ card = "ox", items = ["axe"] }]
[scenario.B]
heroes = [{ card = "twin", items = ["axe"] }]
[[scenario.step]]
do = ["A attacks 1 -> 1"]
then = { "A.hero.1" = "ox tapped", "A.hero.1.damage" = 3, "B.hero.1.damage" = 3, events = ["attack_declared", "counter_declared"] }
""",
    "equipping and attacking": """
[scenario.A]
heroes = ["ox", "twin"]
hand = ["axe"]
[[scenario.step]]
do = ["A equips 1 with axe", "A attacks 1 -> own 2"]
then = { "A.hero.1.items" = ["axe"], "A.hero.1.attack" = 3, "A.hero.2.damage" = 3, "A.hand" = [] }
""",
    "one of two skills needs its number": """
[scenario.A]
heroes = [{ card = "twin", mp = 2 }]
reserve = ["axe"]
[[scenario.step]]
legal = ["A uses 1 skill 1", "A uses 1 skill 2"]
illegal = ["A uses 1", "A uses 1 skill 3", "A uses 2", "B uses 1"]
do = ["A uses 1 skill 1", "A uses 1"]
then = { "A.hand" = ["axe"], "A.hero.1.mp" = 0 }
""",
    "what an item does": """
[scenario.A]
heroes = [{ card = "ox", mp = 1, damage = 3, items = ["pot"] }]
[[scenario.step]]
legal = ["A uses pot of 1 skill 1"]
do = ["A uses pot of 1"]
then = { "A.hero.1.damage" = 2 }
""",
    "a spell and its target": """
[scenario.A]
heroes = ["ox"]
hand = ["bolt"]
[scenario.B]
heroes = ["twin", "", "ox"]
[[scenario.step]]
do = ["A casts bolt"]
then = { decider = "A" }
[[scenario.step]]
legal = ["A targets enemy 1"]
illegal = ["A targets enemy 2", "A targets own 1"]
do = ["A targets enemy 3"]
then = { "B.hero.3.damage" = 2, "A.graveyard" = ["bolt"] }
""",
    "a guard": """
[scenario.A]
heroes = ["twin", "ox"]
[[scenario.step]]
illegal = ["A guards 2 with 1", "A guards 2 with 2"]
do = ["A guards 1 with 2"]
then = { "A.hero.2.guards" = 1, "A.hero.2.guard" = true }
""",
    "the hand down to its limit in one line": """
[scenario.A]
heroes = ["ox"]
hand = ["axe", "axe", "axe", "axe", "axe", "axe", "axe", "pot", "pot"]
[[scenario.step]]
do = ["A ends"]
then = { turn = 5, phase = "end", decider = "A" }
[[scenario.step]]
illegal = ["A discards axe", "A discards pot, pot, axe", "A discards bolt, axe"]
do = ["A discards pot, axe"]
then = { turn = 6, active = "B", "A.graveyard" = ["axe", "pot"] }
""",
}


@pytest.mark.parametrize("case", CASES)
def test_it_holds(case: str) -> None:
    assert [str(outcome) for outcome in run_file(HEAD + CASES[case], case, {})] == ["ok plain"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("then = { 'A.hero.1.damage' = 1 }", "FAIL plain: expected A.hero.1.damage = 1, got 0 (step 1)"),
        ("then = { 'A.hero.1' = 'ox ready' }", "FAIL plain: expected A.hero.1 = ox ready, got neutral-hero ready (step 1)"),
        ("illegal = ['A ends']", "FAIL plain: expected “A ends” to be illegal, got it was allowed (step 1)"),
        (
            "legal = ['B ends']",
            "FAIL plain: expected “B ends” to be legal, got IllegalActionError: “B ends”: the decision is the other player's (step 1)",
        ),
    ],
)
def test_a_failure_says_what_was_expected_and_got(line: str, told: str) -> None:
    assert [str(outcome) for outcome in run_file(f"{HEAD}[[scenario.step]]\n{line}\n", "fails.toml", {})] == [told]
