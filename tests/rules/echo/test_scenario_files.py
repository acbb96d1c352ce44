"""Scenario files that can't be read are refused with line and reason; what may be left out may be left out."""

from __future__ import annotations

import pytest

from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.runner import run_file
from tests.rules.scenarios.refusals import RefusalProofs

MOTE = '[[cards]]\nslug = "mote"\nkind = "follower"\nname = "Mote"\nrarity = "N"\nattribute = "light"\ncost = 1\nattack = 1\n'
HEAD = f'game = "echo"\n{MOTE}'
PLAIN = f'{HEAD}[[scenario]]\nname = "plain"\n'
STEP = f"{PLAIN}[[scenario.step]]\n"


def card(line: str) -> str:
    """A file with a second card that lacks or has what the line says."""
    return f'{HEAD}[[cards]]\nslug = "other"\n{line}\n[[scenario]]\nname = "plain"\n'


def side(line: str) -> str:
    return f"{PLAIN}[scenario.A]\n{line}\n"


BROKEN = {
    "syntax": (f"{HEAD}[[scenario]\n", 10, "array declaration"),
    "too deep": (f"{HEAD}x = {'[' * 20000}\n", 10, "recursion"),
    "endless number": (f"{HEAD}x = {'9' * 9999}\n", 10, "digits"),
    "other game": ('game = "nim"\n', 1, "not of “nim”"),
    "no game": ('[[scenario]]\nname = "x"\n', 1, "“game” is missing"),
    "no scenario": (HEAD, 1, "no [[scenario]]"),
    "unknown key above": (f"gamee = 1\n{PLAIN}", 1, "did you mean “game”?"),
    "unknown key of a card": (card('kind = "item"\nname = "O"\nrarity = "N"\ncost = 1\ncolour = 1'), 16, "“colour” is unknown"),
    "card without kind": (card('name = "O"\nrarity = "N"\ncost = 1'), 10, "kind: is missing"),
    "card without name": (card('kind = "item"\nrarity = "N"\ncost = 1'), 10, "name: is missing"),
    "card without rarity": (card('kind = "item"\nname = "O"\ncost = 1'), 10, "rarity: is missing"),
    "item without cost": (card('kind = "item"\nname = "O"\nrarity = "N"'), 10, "cost: is missing"),
    "follower without attack": (
        card('kind = "follower"\nname = "O"\nrarity = "N"\nattribute = "fire"\ncost = 1'),
        10,
        "attack: is missing",
    ),
    "follower without attribute": (card('kind = "follower"\nname = "O"\nrarity = "N"\nattack = 1\ncost = 1'), 10, "attribute: is missing"),
    "unknown kind": (card('kind = "minion"\nname = "O"\nrarity = "N"'), 12, "“minion” is unknown"),
    "unknown keyword": (f"{HEAD}keywords = ['flying']\n[[scenario]]\nname = 'x'\n", 10, "“flying” is unknown"),
    "cost as text": (PLAIN.replace("cost = 1", 'cost = "1"'), 8, "expected a whole number"),
    "negative attack": (PLAIN.replace("attack = 1", "attack = -1"), 9, "less than 0"),
    "the same slug twice": (f"{HEAD}{MOTE}[[scenario]]\nname = 'x'\n", 11, "there twice"),
    "scenario without name": (f"{HEAD}[[scenario]]\nturn = 3\n", 10, "“name” is missing"),
    "empty name": (f"{HEAD}[[scenario]]\nname = ' '\n", 11, "“name” is empty"),
    "unknown key of a scenario": (f"{PLAIN}colour = 1\n", 12, "“colour” is unknown"),
    "unknown phase": (f"{PLAIN}phase = 'lunch'\n", 12, "no phase"),
    "unknown player": (f"{PLAIN}first = 'C'\n", 12, "no first"),
    "turn as text": (f"{PLAIN}turn = '5'\n", 12, "whole number"),
    "turn after the last": (f"{PLAIN}turn = 101\n", 12, "1 to 100"),
    "a turn before the game": (f"{PLAIN}turn = 0\n", 12, "1 to 100"),
    "a turn in setup": (f"{PLAIN}phase = 'setup'\nturn = 5\n", 13, "1 to 100"),
    "unknown key of a side": (side("mana = 3"), 13, "“mana” is unknown"),
    "unknown hero": (side("hero = 'ghost'"), 13, "“ghost” is unknown"),
    "a follower as hero": (side("hero = 'mote'"), 13, "no hero"),
    "unknown card in hand": (side("hand = ['moet']"), 13, "did you mean “mote”?"),
    "unknown card in a slot": (side("slots = ['', 'ghost awake']"), 13, "“ghost” is unknown"),
    "six slots": (side("slots = ['', '', '', '', '', 'mote awake']"), 13, "at most 5"),
    "unknown state": (side("slots = ['mote dozing']"), 13, "not a slot"),
    "unknown key of a slot": (side("slots = [{ card = 'mote', mood = 'sad' }]"), 13, "“mood” is unknown"),
    "slot without card": (side("slots = [{ state = 'awake' }]"), 12, "“card” is missing"),
    "attack out of bounds": (side("slots = [{ card = 'mote', attack = 40000 }]"), 13, "out of bounds"),
    "more than a turn holds": (side("this_turn = { items = 300 }"), 13, "out of bounds"),
    "nothing that is counted": (side("this_turn = { itms = 1 }"), 13, "did you mean “items”?"),
    "negative energy": (side("energy = -1"), 13, "out of bounds"),
    "61 cards": (side(f"deck = {['mote'] * 61}"), 10, "at most 60"),
    "unknown key of a step": (f"{STEP}doo = []\n", 13, "“doo” is unknown"),
    "do as text": (f"{STEP}do = 'A ends'\n", 13, "list of texts"),
    "unknown card in an action": (f"{STEP}do = ['A plays ghost']\n", 13, "“ghost” is unknown"),
    "unknown expectation": (f"{STEP}then = {{ 'A.lives' = 3 }}\n", 13, "did you mean “A.life”?"),
    "expectation of slot 6": (f"{STEP}then = {{ 'A.slot.6' = '' }}\n", 13, "no expectation"),
    "expectation of another kind": (f"{STEP}then = {{ 'A.life' = '20' }}\n", 13, "can't be '20'"),
    "unknown card in an expectation": (f"{STEP}then = {{ 'A.slot.1' = 'ghost awake' }}\n", 13, "“ghost” is unknown"),
}


class TestRefusals(RefusalProofs):
    read_scenarios = read_scenarios
    broken = BROKEN


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        STEP,
        PLAIN.replace("\n", "\r\n"),
        f"{PLAIN}phase = 'mulligan'\nturn = 0\n",
        f"{PLAIN}seed = -1\n",
        f"{HEAD}[[scenario]]\nname = 'a\u2028b'\n",
        f"{STEP}then = {{ A = {{ life = 20 }}, B.slot.1 = '' }}\n",
        side("slots = [{}, 'mote']"),
        side(f"deck = {['mote'] * 60}"),
        card('kind = "hero"\nname = "O"\nrarity = "UR"'),
        f"{STEP}illegal = ['A plays ghost', '', 'nonsense']\n",
    ],
)
def test_it_is_read_and_holds(text: str) -> None:
    assert [str(outcome) for outcome in run_file(text, "fine.toml", {}) if not outcome.is_ok] == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("then = { 'A.life' = 19 }", "FAIL plain: expected A.life = 19, got 20 (step 1)"),
        ("then = { 'A.slot.1' = 'mote awake' }", 'FAIL plain: expected A.slot.1 = mote awake, got "" (step 1)'),
        ("then = { 'A.hand' = ['mote'] }", "FAIL plain: expected A.hand = [mote], got [] (step 1)"),
        ("then = { winner = 'A' }", 'FAIL plain: expected winner = A, got "" (step 1)'),
        ("illegal = ['A ends']", "FAIL plain: expected “A ends” to be illegal, got it was allowed (step 1)"),
        (
            "legal = ['B ends']",
            "FAIL plain: expected “B ends” to be legal, got IllegalActionError: “B ends”: the decision is the other player's (step 1)",
        ),
        ("do = ['B ends']", "FAIL plain: expected “B ends”, got IllegalActionError: “B ends”: the decision is the other player's (step 1)"),
    ],
)
def test_a_failure_says_what_was_expected_and_got(line: str, told: str) -> None:
    assert [str(outcome) for outcome in run_file(f"{STEP}{line}\n", "fails.toml", {})] == [told]
