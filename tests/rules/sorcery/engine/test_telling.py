"""Lines carried out and told in words, with their options, their reasons and refusals: moves, fights, magic, the mulligan."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.kernel.cards import Card
from rules.kernel.positions.exploration import explore
from rules.kernel.positions.sandbox import Exploration
from rules.sorcery.scenario.runner import run_file
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.sorcery.engine.telling import PARTS

FILE = """
game = "sorcery"
[[cards]]
slug = "ox"
kind = "minion"
name = "Ox"
name_zh = "牛"
power = 3
[[cards]]
slug = "bat"
kind = "minion"
name = "Bat"
name_zh = "蝠"
power = 1
keywords = ["airborne"]
[[cards]]
slug = "rope"
kind = "artifact"
name = "Rope"
name_zh = "绳"
[[cards]]
slug = "hill"
kind = "site"
name = "Hill"
name_zh = "丘"
element = ["earth"]
earth = 1
[[cards]]
slug = "bolt"
kind = "magic"
name = "Bolt"
name_zh = "电"
cost = 1
[[cards.abilities]]
skill = "cast"
do = [{ effect = "damage", amount = 2, target = { pick = "target", side = "enemy", kind = "minion" } }]
[[scenario]]
name = "told"
[scenario.A]
sites = ["c1 hill", "c2 hill"]
field = ["ox c1", "rope c1", "bat c2", "ox c2"]
hand = ["bolt", "hill", "bat"]
spellbook = ["ox", "bat"]
atlas = ["hill", "hill"]
mana = 2
[scenario.B]
sites = ["c4 hill", "c3 hill"]
field = ["ox c3", "bat c3"]
spellbook = ["ox"]
"""


#: What makes the ox cost mana, life and itself.
PAYING = """power = 3
[[cards.abilities]]
skill = "activated"
cost = [{ pay = "mana", amount = 1 }, { pay = "life", amount = 2 }, { pay = "sacrifice_self" }]
do = [{ effect = "damage", amount = 1, target = { pick = "target", side = "enemy", kind = "minion" } }]"""


@pytest.fixture(scope="module")
def cards(shipped: Shipped) -> Mapping[str, Card]:
    return shipped.cards("sorcery")


def told(cards: Mapping[str, Card], *lines: str, file: str = FILE) -> Exploration:
    return explore(PARTS, file, lines, cards, None, "action")


def words(found: Exploration) -> list[str]:
    """Return the words in which the last line is told."""
    return [step.text.en for step in found.passages[-1].steps]


def offered(found: Exploration) -> dict[str, Text]:
    assert found.decision is not None
    return {option.line: option.text for option in found.decision.options}


def test_what_may_be_done_is_told_with_places_and_costs(cards: Mapping[str, Card]) -> None:
    found = told(cards)
    options = offered(found)
    assert options["A moves A2 to c2"] == Text("Ox (A2) moves to c2", "牛（A2）移动到c2")
    assert options["A plays hill on b1"] == Text("Play Hill on b1", "将丘打出到b1")
    assert options["A casts bolt with A1"] == Text("Cast Bolt with Avatar (A1) (1 mana)", "由化身（A1）施放电（1 点法力）")
    assert options["A picks up A3 with A2"] == Text("Ox (A2) picks up Rope (A3)", "牛（A2）拾起绳（A3）")
    assert options["A attacks c3 with A4"] == Text("Bat (A4) attacks Hill (c3)", "蝠（A4）攻击丘（c3）")
    assert options["A passes"] == Text("End the turn", "结束回合")
    assert found.decision is not None
    places = {option.line: option.places for option in found.decision.options}
    assert places["A moves A2 to c2"] == ("A.field.2", "c2")
    assert places["A attacks c3 with A4"] == ("A.field.4", "B.sites.13")
    assert places["A plays hill on b1"] == ("A.hand.2", "b1")


def test_a_move(cards: Mapping[str, Card]) -> None:
    found = told(cards, "A moves A2 to c2")
    assert words(found) == ["Deck A’s Ox sets out for c2", "Ox enters c2"]
    assert {clause for step in found.passages[-1].steps for clause in step.clauses} == {"6.2a", "6.2d", "S-6"}
    assert found.passages[-1].text == Text("Ox (A2) moves to c2", "牛（A2）移动到c2")


def test_an_attack_is_defended_and_fought_out(cards: Mapping[str, Card]) -> None:
    found = told(cards, "A attacks B3 with A5")
    assert found.decision is not None
    assert (found.decision.side, found.decision.ask) == (1, Text("Ox: who intercepts it?", "牛：由谁拦截？"))
    assert offered(found)["B passes"] == Text("Do not intercept", "不拦截")
    arrived = told(cards, "A attacks B3 with A5", "B passes")
    assert arrived.decision is not None
    assert (arrived.decision.side, arrived.decision.ask) == (1, Text("Ox: who defends against it?", "牛：由谁防御？"))
    assert offered(arrived)["B passes"] == Text("No more defenders", "不再防御")
    fought = told(cards, "A attacks B3 with A5", "B passes", "B passes")
    steps = {step.text.en: step for step in fought.passages[-1].steps}
    assert steps["Bat takes 3 damage (3 in all)"].reason == Text("Struck by Ox", "牛的打击")
    assert {"Ox takes 1 damage (1 in all)", "Deck B’s Bat dies"} <= steps.keys()
    assert [card["slug"] for card in _zone(fought, 1, "graveyard")] == ["bat"]


def test_magic_lies_apart_while_its_targets_are_chosen(cards: Mapping[str, Card]) -> None:
    found = told(cards, "A casts bolt with A1")
    assert [card["slug"] for card in _zone(found, 0, "casting")] == ["bolt"]
    assert found.decision is not None
    assert found.decision.ask == Text("Bolt: which target?", "电：以什么为目标？")
    assert found.decision.note.en
    assert offered(found)["A targets B2"] == Text("Ox (B2)", "牛（B2）")
    resolved = told(cards, "A casts bolt with A1", "A targets B2")
    assert _zone(resolved, 0, "casting") == []
    damaged = next(step for step in resolved.passages[-1].steps if step.kind == "damaged")
    assert (damaged.text.zh, damaged.reason, damaged.clauses) == ("牛受到 2 点伤害（累计 2 点）", Text("Bolt", "电"), ("3.7c", "9.1"))


def test_what_is_paid_for_an_ability_is_told_as_that(cards: Mapping[str, Card]) -> None:
    found = told(cards, "A uses A2", "A targets B2", file=FILE.replace("power = 3", PAYING, 1))
    passage = found.passages[-1].steps
    assert [(step.kind, step.reason.en, step.clauses) for step in passage] == [
        ("mana_changed", "", ("9.2c", "S-12")),
        ("life_lost", "", ("9.2c", "S-12")),
        ("died", "", ("9.2c", "S-12")),
        ("damaged", "Ox", ("3.7c", "9.2")),
    ]


def test_a_turn_cites_its_steps(cards: Mapping[str, Card]) -> None:
    file = FILE.replace('spellbook = ["ox"]', 'spellbook = ["ox"]\natlas = ["hill"]')
    found = told(cards, "A passes", "B draws from spellbook", "B draws a site", file=file)
    steps = [step for passage in found.passages[-3:] for step in passage.steps]
    assert [(step.kind, step.clauses) for step in steps] == [
        ("turn_began", ("4.1", "S-2")),
        ("mana_filled", ("4.2b", "S-2")),
        ("drew", ("4.2c", "S-2")),
        ("drew", ("5.1a", "S-4")),
    ]


def test_a_site_brings_its_threshold(cards: Mapping[str, Card]) -> None:
    found = told(cards, "A plays hill on b1")
    assert words(found) == ["Deck A plays Hill on b1", "Deck A: +1 mana (now 3)"]
    figures = found.moment.board["sides"][0]["figures"]
    assert [figure["value"] for figure in figures] == [20, 3, 0, 0, 0, 3]
    assert found.moment.board["grid"]["squares"][1]["look"] == "land"


def test_the_mulligan_is_one_line(cards: Mapping[str, Card]) -> None:
    file = FILE.replace('name = "told"', 'name = "told"\nphase = "mulligan"').replace("mana = 2\n", "")
    found = told(cards, file=file)
    assert found.decision is not None
    assert found.decision.several is not None
    assert (found.decision.several.least, found.decision.several.most, found.decision.several.none) == (0, 3, "A passes")
    put_back = told(cards, "A puts back bat, hill", file=file)
    assert put_back.passages[-1].text == Text("Put back Bat, Hill", "放回蝠、丘")
    assert words(put_back) == ["Deck A puts 2 cards back and draws as many"]
    assert put_back.decision is not None
    assert put_back.decision.side == 1
    assert words(told(cards, "A passes", file=file)) == ["Deck A keeps its hand"]
    assert words(told(cards, "A puts back bolt, hill, bat", file=file)) == ["Deck A puts 3 cards back and draws as many"]
    assert told(cards, "A puts back ox", file=file).refused == 0


def test_what_is_not_allowed_says_what_is(cards: Mapping[str, Card]) -> None:
    found = told(cards, "A moves A2 to c2", "A moves A2 to c1")
    assert (found.refused, found.lines) == (1, ("A moves A2 to c2",))
    assert "is not allowed now; allowed are" in found.reason.en
    assert "现在不允许" in found.reason.zh
    assert "the decision is the other player's" in told(cards, "B passes").reason.en
    assert "is no location" in told(cards, "A moves A2 to f9").reason.en


def test_the_way_is_a_test_that_holds(cards: Mapping[str, Card]) -> None:
    ways = ((), ("A moves A2 to c2", "A plays hill on b1", "A passes"), ("A casts bolt with A1", "A targets B3"))
    for lines in ways:
        found = told(cards, *lines)
        head = FILE.partition("[[scenario]]")[0]
        assert [str(outcome) for outcome in run_file(head + found.test, "test", cards)] == ["ok From the sandbox"]


def _zone(found: Exploration, side: int, slug: str) -> list[dict[str, object]]:
    zones = found.moment.board["sides"][side]["zones"]
    return list(next(zone["cards"] for zone in zones if zone["slug"] == slug))
