"""Limits that no scenario shows: a turn ends in a draw after 1,000 actions (10.5b), and how large decks may be (10.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.kernel.engine import UnplayableError
from rules.sorcery.cards import read_card
from rules.sorcery.engine import engine, start_position
from rules.sorcery.engine.core.state import codes
from rules.sorcery.notation import read_line
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.written_actions import apply_line
from tests.rules.engines.batches import GREEDY
from tests.rules.sorcery.engine.making import sample_decks

MACHINE = """
game = "sorcery"

[[cards]]
slug = "mint"
kind = "artifact"
name = "Mint"
artifact_type = "monument"
abilities = [{ skill = "activated", cost = [{ pay = "mana", amount = 1 }], do = [{ effect = "mana", amount = 1 }] }]

[[scenario]]
name = "a machine without an end"
A = { mana = 1, sites = ["c1"], field = ["mint c1"] }
step = []
"""


def test_the_thousandth_action_of_a_turn_draws_the_game() -> None:
    (scenario,) = read_scenarios(MACHINE, "limits.toml", {})
    play = start_position(scenario.position)
    for _ in range(codes.ACTION_LIMIT - 1):
        apply_line(play, read_line("A uses A2"))
    assert play.outcome is None
    apply_line(play, read_line("A uses A2"))
    assert play.outcome is not None
    assert play.outcome.winner is None


def played_with(section: str, copies: int) -> None:
    """A game of a deck with so many copies of the first card of a section, and no others there."""
    a, b = sample_decks()
    engine().play((a, replace(b, sections={**b.sections, section: ((b.sections[section][0][0], copies),)})), **ONE_GAME)


ONE_GAME: dict[str, Any] = {"seed": 1, "first_pair": 0, "pairs": 1, "levels": GREEDY}


@pytest.mark.parametrize(("section", "most"), [("spellbook", 87), ("atlas", 40)])
def test_a_deck_may_have_so_many_cards(section: str, most: int) -> None:
    played_with(section, most)
    with pytest.raises(UnplayableError, match=f"cards in its {section}"):
        played_with(section, most + 1)


@pytest.mark.parametrize("groups", [3, 4])
def test_an_ability_names_at_most_three_groups_of_targets(groups: int) -> None:
    hit = {"effect": "damage", "target": {"pick": "target", "kind": "minion", "where": "nearby"}, "amount": 1}
    printed = {"number": 900, "slug": "volley", "kind": "magic", "name": "Volley", "name_zh": "齐射", "rarity": "ordinary", "cost": 1}
    volley = read_card({**printed, "abilities": [{"skill": "cast", "do": [hit] * groups}]}, "test")
    a, b = sample_decks()
    decks = (replace(a, sections={**a.sections, "spellbook": (*a.sections["spellbook"], (volley, 1))}), b)
    if groups == 3:
        engine().play(decks, **ONE_GAME)
        return
    with pytest.raises(UnplayableError) as refusal:
        engine().play(decks, **ONE_GAME)
    said = refusal.value.reason
    assert said.en == "“Volley” can't be played: the engine does not know more than 3 groups of targets in an ability (target)."
    assert said.zh == "“齐射”无法对战：引擎不支持一项技能指定超过 3 组目标（target）。"


def summoner(number: int) -> Any:
    """A minion that makes a token of its own."""
    do = [{"effect": "create", "token": {"name": {"en": f"Imp {number}", "zh": f"小鬼{number}"}, "power": 1}}]
    raw = {
        "number": 900 + number,
        "slug": f"summoner-{number}",
        "kind": "minion",
        "name": f"Summoner {number}",
        "name_zh": f"召唤者{number}",
    }
    return read_card(
        {
            **raw,
            "rarity": "ordinary",
            "power": 1,
            "cost": 1,
            "abilities": [{"skill": "triggered", "when": {"moment": "arrives"}, "do": do}],
        },
        "test",
    )


@pytest.mark.parametrize(("kinds", "is_played"), [(16, True), (17, False)])
def test_cards_make_at_most_16_kinds_of_tokens(kinds: int, is_played: bool) -> None:
    a, b = sample_decks()
    plain = tuple((card, count) for card, count in b.sections["spellbook"] if "create" not in repr(card))
    makers = tuple((summoner(number), 1) for number in range(kinds))
    decks = [
        replace(deck, sections={**deck.sections, "spellbook": (*plain, *makers), "atlas": ((a.sections["atlas"][0][0], 20),)})
        for deck in (a, b)
    ]
    if is_played:
        engine().play(decks, **ONE_GAME)
    else:
        with pytest.raises(UnplayableError):
            engine().play(decks, **ONE_GAME)
