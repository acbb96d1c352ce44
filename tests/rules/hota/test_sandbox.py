"""Positions in the sandbox: files opened and written anew, changes of every kind, what can't be done, and two decks dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules.hota.positions import Position
from rules.hota.sandbox import sandbox
from rules.hota.scenario.files import read_scenarios
from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.kernel.telling.action_errors import ActionError, IllegalActionError, InvalidActionError
from tests.rules.hota.engine.making import sample_decks
from tests.rules.scenarios.sandboxes import SandboxProofs

BOX = sandbox()
FILE = """
game = "hota"
[[cards]]
slug = "ox"
kind = "creature"
name = "Ox"
[[scenario]]
name = "one"
phase = "blocked"
[scenario.A]
field = ["stele-keeper attacking", "", { card = "ox", damage = 2 }, { card = "heron-mantle", on = "A3" }]
hand = ["ox", "spark-lance", "ox"]
deck = ["stele-keeper", "ox", "ox"]
shown = [2, 3]
deck_known = [1]
attribute_cards = ["basic-strength"]
attributes = { strength = 1 }
[scenario.B]
field = [{ card = "stele-keeper", blocks = "A1", is_tapped = true }]
[[scenario.step]]
do = ["A passes"]
[[scenario]]
name = "two"
name_zh = "二"
"""


def slugs(cards: tuple[Card, ...]) -> str:
    return " ".join(card.slug for card in cards)


def field(new: Position, side: int) -> list[str]:
    return [each.card.slug if each else "" for each in new.sides[side].field]


def at(new: Position, side: int, place: int) -> Any:
    return new.sides[side].field[place - 1]


CHANGES: dict[str, Callable[[Position], bool]] = {
    "put A.field ox": lambda new: field(new, 0) == ["stele-keeper", "ox", "ox", "heron-mantle"],
    "put A.field.6 ox": lambda new: field(new, 0) == ["stele-keeper", "", "ox", "heron-mantle", "", "ox"],
    "put B.field heron-mantle": lambda new: field(new, 1) == ["stele-keeper", "heron-mantle"],
    "put A.field.1 bronze-maul": lambda new: (at(new, 0, 2).card.slug, at(new, 0, 2).on) == ("bronze-maul", (0, 1)),
    "put B.field token-duck": lambda new: at(new, 1, 2).is_token,
    "put A.hand stele-keeper": lambda new: slugs(new.sides[0].hand) == "ox spark-lance ox stele-keeper",
    "put A.deck ox": lambda new: slugs(new.sides[0].deck) == "ox stele-keeper ox ox" and new.sides[0].deck_known == (1,),
    "put B.exile ox": lambda new: slugs(new.sides[1].exile) == "ox",
    "put A.attribute_cards basic-agility": lambda new: slugs(new.sides[0].attribute_cards) == "basic-strength basic-agility",
    "take A.field.1": lambda new: field(new, 0) == ["", "", "ox", "heron-mantle"] and at(new, 1, 1).blocks == 0,
    "take A.field.3": lambda new: field(new, 0) == ["stele-keeper", "", "", "heron-mantle"] and at(new, 0, 4).on is None,
    "take A.field.3.1": lambda new: field(new, 0) == ["stele-keeper", "", "ox"],
    "take A.hand.2": lambda new: slugs(new.sides[0].hand) == "ox ox" and new.sides[0].shown == (1,),
    "take A.deck.1": lambda new: slugs(new.sides[0].deck) == "ox ox" and new.sides[0].deck_known == (),
    "turn A.field.3": lambda new: at(new, 0, 3).is_tapped,
    "turn B.field.1": lambda new: not at(new, 1, 1).is_tapped,
    "turn A.field.3.1": lambda new: at(new, 0, 4).is_tapped,
    "count A.field.3.damage 7": lambda new: at(new, 0, 3).damage == 7,
    "clear A.hand": lambda new: new.sides[0].hand == () and new.sides[0].shown == (),
    "clear A.field": lambda new: field(new, 0) == [] and at(new, 1, 1).blocks == 0,
    "clear A.deck": lambda new: (new.sides[0].deck, new.sides[0].deck_known) == ((), ()),
    "set A.damage 30": lambda new: new.sides[0].damage == 30,
    "set B.mana 4": lambda new: new.sides[1].mana == 4,
    "set A.strength 3": lambda new: new.sides[0].attributes == (("strength", 3),),
    "set A.agility 2": lambda new: new.sides[0].attributes == (("strength", 1), ("agility", 2)),
    "set turn 12": lambda new: new.turn == 12,
    "set first B": lambda new: new.first == 1,
    "set phase strategy_2": lambda new: new.phase == "strategy_2" and not at(new, 0, 1).is_attacking and at(new, 1, 1).blocks == 0,
    "set phase mulligan": lambda new: (new.phase, new.turn, new.active) == ("mulligan", 0, 0),
}
#: What else is refused than in every game.
REFUSED: list[tuple[str, type[ActionError], str]] = [
    ("put C.hand ox", InvalidActionError, "can't be read"),
    ("put A.field spark-lance", IllegalActionError, "does not go there"),
    ("put A.field basic-strength", IllegalActionError, "does not go there"),
    ("put A.field.1 ox", IllegalActionError, "does not go there"),
    ("put A.field.21 ox", IllegalActionError, "no empty place"),
    ("put A.attribute_cards ox", IllegalActionError, "does not go there"),
    ("put A.hand token-duck", IllegalActionError, "does not go there"),
    ("take A.field.2", InvalidActionError, "can't be read"),
    ("take A.field.3.2", InvalidActionError, "can't be read"),
    ("count A.field.1.luck 1", InvalidActionError, "can't be read"),
    ("count A.field.1.damage many", InvalidActionError, "can't be read"),
    ("count A.field.1.damage -1", IllegalActionError, "not between"),
    ("set A.strength 100", IllegalActionError, "not between"),
    ("set A.luck 1", InvalidActionError, "can't be read"),
    ("set active B", IllegalActionError, "can't be attacking"),
]


class TestSandbox(SandboxProofs):
    game = "hota"
    box = BOX
    read_scenarios = read_scenarios
    text = FILE
    lines = ("A passes",)
    changes = CHANGES
    refused = REFUSED

    def test_the_layout(self, cards: Mapping[str, Card], file: str) -> None:
        setup = BOX.lay_out(file, cards)
        assert [each.key for each in setup.fields] == ["phase", "turn", "active", "first"]
        figures = ["damage", "mana", "mana_cap", "strength", "agility", "intellect"]
        assert [[each.key for each in fields] for fields in setup.sides] == [[f"{side}.{name}" for name in figures] for side in "AB"]
        assert setup.turns == ("A.field.1", "A.field.3", "A.field.3.1", "B.field.1")
        counts = {"A.field.1.damage": 0, "A.field.3.damage": 2, "B.field.1.damage": 0}
        assert {count.key: count.value for count in setup.counts} == counts
        zones = ["field", "hand", "deck", "graveyard", "exile", "attribute_cards"]
        keys = {"A": [*zones, "field.1", "field.3"], "B": [*zones, "field.1"]}
        assert [place.key for place in setup.places] == [f"{player}.{key}" for player, listed in keys.items() for key in listed]

    def test_before_the_mulligan_no_turn_has_begun(self, cards: Mapping[str, Card], file: str) -> None:
        before = BOX.change(file, cards, "set phase mulligan")
        assert BOX.lay_out(before, cards).board["title"] == {"en": "Mulligan", "zh": "置换手牌"}
        with pytest.raises(IllegalActionError, match="not between"):
            BOX.change(before, cards, "set turn 1")
        after = self.position(BOX.change(before, cards, "set phase strategy_1"), cards)
        assert (after.phase, after.turn) == ("strategy_1", 1)

    def test_a_game_between_two_decks(self, cards: Mapping[str, Card]) -> None:
        pair = sample_decks()
        begun = self.position(BOX.of_decks(pair, 5), cards)
        assert (begun.phase, begun.turn, begun.active, begun.first) == ("mulligan", 0, 0, 0)
        assert [(len(side.hand), len(side.deck)) for side in begun.sides] == [(7, 53), (7, 53)]
        for side, deck in zip(begun.sides, pair, strict=True):
            assert Counter(card.slug for card in side.zoned) == Counter(card.slug for card in deck.copies)
        assert BOX.of_decks(pair, 5) == BOX.of_decks(pair, 5) != BOX.of_decks(pair, 6)

    @pytest.mark.parametrize("copies", [1, 20])
    def test_decks_that_are_too_small_or_too_large_are_refused(self, copies: int) -> None:
        deck, other = sample_decks()
        wrong = replace(other, sections={"main": tuple((card, copies) for card, _ in other.sections["main"])})
        with pytest.raises(UnplayableError, match="35 to 128 cards"):
            BOX.of_decks((deck, wrong), 5)
