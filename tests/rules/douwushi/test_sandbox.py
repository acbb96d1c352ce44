"""Positions in the sandbox: files opened and written anew, changes of every kind, what can't be done, and two decks dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from rules.douwushi.positions import Lasting, Position
from rules.douwushi.sandbox import sandbox
from rules.douwushi.scenario.files import read_scenarios
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.telling.action_errors import ActionError, IllegalActionError, InvalidActionError
from tests.rules.scenarios.sandboxes import SandboxProofs

BOX = sandbox()
FILE = """
game = "douwushi"
[[cards]]
slug = "ox"
kind = "hero"
name = "Ox"
class = "warrior"
[[scenario]]
name = "one"
[scenario.A]
heroes = ["ox", "", { card = "bai-gu", damage = 2, mp = 1, items = ["border-sabre", "account-book"], guards = 1 }]
spells = ["clinging-curse"]
hand = ["ox", "border-sabre", "ox"]
reserve = ["lei-po", "du-san"]
bounty = [["ox", "lei-po"], ["du-san"]]
shown = [2, 3]
reserve_known = [1]
bounty_known = [2]
[scenario.B]
heroes = ["mei-lin tapped"]
spells = [{ card = "clinging-curse", on = "enemy 1", turns = 3 }]
[[scenario.step]]
do = ["A attacks 1 -> 1"]
[[scenario.step]]
do = ["A ends"]
[[scenario]]
name = "two"
name_zh = "二"
"""


def slugs(cards: tuple[Card, ...]) -> str:
    return " ".join(card.slug for card in cards)


CHANGES: dict[str, Callable[[Position], bool]] = {
    "put A.field lei-po": lambda new: heroes(new, 0) == ["ox", "lei-po", "bai-gu"],
    "put A.field.5 lei-po": lambda new: heroes(new, 0) == ["ox", "", "bai-gu", "", "lei-po"],
    "put B.field ox": lambda new: heroes(new, 1) == ["mei-lin", "ox"],
    "put A.field.1 border-sabre": lambda new: items(new, 0, 1) == ["border-sabre"],
    "put A.field.1 clinging-curse": lambda new: new.sides[1].spells[1].on == (0, 1) and new.sides[1].spells[1].turns == 8,
    "put A.spells clinging-curse": lambda new: [spell.on for spell in new.sides[0].spells] == [None, None],
    "put A.hand lei-po": lambda new: slugs(new.sides[0].hand) == "ox border-sabre ox lei-po",
    "put A.reserve ox": lambda new: slugs(new.sides[0].reserve) == "ox lei-po du-san" and new.sides[0].reserve_known == (1,),
    "put B.beyond lei-po": lambda new: slugs(new.sides[1].beyond) == "lei-po",
    "put A.bounty-2 lei-po": lambda new: slugs(new.sides[0].bounty[1]) == "du-san lei-po",
    "put A.bounty-3 lei-po": lambda new: slugs(new.sides[0].bounty[2]) == "lei-po",
    "take A.field.1": lambda new: heroes(new, 0) == ["", "", "bai-gu"] and not new.sides[1].spells and not guards(new, 0, 3),
    "take A.field.3": lambda new: heroes(new, 0) == ["ox"],
    "take A.field.3.1": lambda new: items(new, 0, 3) == ["account-book"],
    "take A.spells.1": lambda new: new.sides[0].spells == (),
    "take A.hand.2": lambda new: slugs(new.sides[0].hand) == "ox ox" and new.sides[0].shown == (1,),
    "take A.reserve.1": lambda new: slugs(new.sides[0].reserve) == "du-san" and new.sides[0].reserve_known == (),
    "take A.bounty-1.2": lambda new: [len(stack) for stack in new.sides[0].bounty] == [1, 1],
    "take A.bounty-2.1": lambda new: [len(stack) for stack in new.sides[0].bounty] == [2] and new.sides[0].bounty_known == (),
    "turn A.field.1": lambda new: standing(new, 0, 1).is_tapped,
    "turn B.field.1": lambda new: not standing(new, 1, 1).is_tapped,
    "turn A.field.3.1": lambda new: [item.is_tapped for item in standing(new, 0, 3).items] == [True, False],
    "count A.field.1.damage 7": lambda new: standing(new, 0, 1).damage == 7,
    "count A.field.3.mp 0": lambda new: standing(new, 0, 3).mp == 0,
    "count A.field.3.guards 0": lambda new: guards(new, 0, 3) == 0,
    "clear A.hand": lambda new: new.sides[0].hand == () and new.sides[0].shown == (),
    "clear A.field": lambda new: heroes(new, 0) == [] and new.sides[1].spells == (),
    "clear A.reserve": lambda new: (new.sides[0].reserve, new.sides[0].reserve_known) == ((), ()),
    "clear A.bounty-1": lambda new: [len(stack) for stack in new.sides[0].bounty] == [1] and new.sides[0].bounty_known == (0,),
    "set A.fallen 3": lambda new: new.sides[0].fallen == 3,
    "set turn 12": lambda new: new.turn == 12,
    "set active B": lambda new: new.active == 1,
    "set first B": lambda new: new.first == 1,
    "set phase end": lambda new: new.phase == "end",
}


def standing(new: Position, side: int, place: int) -> Any:
    return new.sides[side].heroes[place - 1]


def heroes(new: Position, side: int) -> list[str]:
    return [hero.card.slug if hero else "" for hero in new.sides[side].heroes]


def items(new: Position, side: int, place: int) -> list[str]:
    return [item.card.slug for item in standing(new, side, place).items]


def guards(new: Position, side: int, place: int) -> int:
    return int(standing(new, side, place).guards)


#: What else is refused than in every game.
REFUSED: list[tuple[str, type[ActionError], str]] = [
    ("put C.hand ox", InvalidActionError, "can't be read"),
    ("put A.bounty-4 ox", InvalidActionError, "can't be read"),
    ("put B.bounty-2 ox", InvalidActionError, "can't be read"),
    ("put A.field border-sabre", IllegalActionError, "does not go there"),
    ("put A.field.1 ox", IllegalActionError, "no empty place"),
    ("put A.field.2 border-sabre", InvalidActionError, "can't be read"),
    ("put A.field.3 border-sabre", IllegalActionError, "one weapon"),
    ("put A.field.1 back-to-the-river", IllegalActionError, "does not go there"),
    ("put A.spells back-to-the-river", IllegalActionError, "does not go there"),
    ("take A.field.2", InvalidActionError, "can't be read"),
    ("take A.field.3.3", InvalidActionError, "can't be read"),
    ("take A.bounty-3.1", InvalidActionError, "can't be read"),
    ("count A.field.1.luck 1", InvalidActionError, "can't be read"),
    ("count A.field.1.mp many", InvalidActionError, "can't be read"),
    ("count A.field.1.mp -1", IllegalActionError, "not between"),
    ("count A.field.3.guards 3", IllegalActionError, "can't guard"),
    ("set A.fallen 4", IllegalActionError, "not between"),
    ("set phase starting", IllegalActionError, "has none"),
]


def deck(cards: Mapping[str, Card], starting: str, *heroes: str) -> PlayableDeck:
    rest = [card for card in cards.values() if card.kind != "hero"][:14]
    main = tuple((card, 2) for card in rest) + tuple((cards[slug], 1) for slug in heroes)
    return PlayableDeck({"starting": ((cards[starting], 1),), "main": main})


class TestSandbox(SandboxProofs):
    game = "douwushi"
    box = BOX
    read_scenarios = read_scenarios
    text = FILE
    changes = CHANGES
    refused = REFUSED

    def test_the_layout(self, cards: Mapping[str, Card], file: str) -> None:
        setup = BOX.lay_out(file, cards)
        assert [field.key for field in setup.fields] == ["phase", "turn", "active", "first"]
        assert [[field.key for field in fields] for fields in setup.sides] == [["A.fallen"], ["B.fallen"]]
        assert setup.turns == ("A.field.1", "A.field.3", "A.field.3.1", "B.field.1")
        assert {count.key: count.value for count in setup.counts} == {
            "A.field.1.damage": 0,
            "A.field.1.mp": 0,
            "A.field.3.damage": 2,
            "A.field.3.mp": 1,
            "A.field.3.guards": 1,
            "B.field.1.damage": 0,
            "B.field.1.mp": 0,
        }
        zones = ["field", "spells", "hand", "reserve", "graveyard", "beyond"]
        keys = {"A": [*zones, "field.1", "field.3", "bounty-1", "bounty-2", "bounty-3"], "B": [*zones, "field.1", "bounty-1"]}
        assert [place.key for place in setup.places] == [f"{player}.{key}" for player, listed in keys.items() for key in listed]

    def test_before_the_second_player_has_a_hero_no_turn_has_begun(self, cards: Mapping[str, Card], file: str) -> None:
        before = BOX.change(BOX.change(file, cards, "clear B.field"), cards, "set phase starting")
        assert (self.position(before, cards).phase, self.position(before, cards).turn) == ("starting", 0)
        assert BOX.lay_out(before, cards).board["title"] == {"en": "Starting heroes", "zh": "选择首发英雄"}
        with pytest.raises(IllegalActionError, match="not between"):
            BOX.change(before, cards, "set turn 1")
        after = self.position(BOX.change(before, cards, "set phase main"), cards)
        assert (after.phase, after.turn) == ("main", 1)

    def test_a_spell_of_ones_own_is_on_the_hero_that_bears_it(self, cards: Mapping[str, Card], file: str) -> None:
        own = BOX.open(FILE.replace('spells = ["clinging-curse"]', 'spells = [{ card = "clinging-curse", on = "own 3" }]'), cards).file
        assert self.position(own, cards).sides[0].spells == (Lasting(card=cards["clinging-curse"], on=(0, 3)),)

    def test_a_game_between_two_decks(self, cards: Mapping[str, Card]) -> None:
        pair = (deck(cards, "bai-gu", "lei-po"), deck(cards, "mei-lin"))
        begun = self.position(BOX.of_decks(pair, 5), cards)
        assert (begun.phase, begun.turn, begun.active, begun.first) == ("start", 1, 0, 0)
        assert [heroes(begun, side) for side in (0, 1)] == [["bai-gu"], ["mei-lin"]]
        assert [([len(stack) for stack in side.bounty], len(side.hand), len(side.reserve)) for side in begun.sides] == [
            ([2, 2, 2], 6, 17),
            ([2, 2, 2], 6, 16),
        ]
        for side, each in zip(begun.sides, pair, strict=True):
            assert Counter(card.slug for card in side.cards()) == Counter(card.slug for card in each.copies)
        assert BOX.of_decks(pair, 5) == BOX.of_decks(pair, 5) != BOX.of_decks(pair, 6)

    def test_the_second_side_starts_with_another_hero_than_the_first(self, cards: Mapping[str, Card]) -> None:
        begun = self.position(BOX.of_decks((deck(cards, "bai-gu"), deck(cards, "bai-gu", "bai-gu", "lei-po", "mei-lin")), 5), cards)
        assert [heroes(begun, side) for side in (0, 1)] == [["bai-gu"], ["lei-po"]]
        rest = Counter(card.slug for card in begun.sides[1].cards() if card.kind == "hero")
        assert rest == {"bai-gu": 2, "lei-po": 1, "mei-lin": 1}

    def test_decks_that_can_not_begin_are_refused(self, cards: Mapping[str, Card]) -> None:
        with pytest.raises(UnplayableError, match="no other hero"):
            BOX.of_decks((deck(cards, "bai-gu", "lei-po"), deck(cards, "bai-gu", "bai-gu")), 5)
        many = PlayableDeck({"starting": ((cards["lei-po"], 1),), "main": tuple((card, 2) for card in list(cards.values())[:32])})
        with pytest.raises(UnplayableError, match="more than 64 cards"):
            BOX.of_decks((many, deck(cards, "bai-gu")), 5)
