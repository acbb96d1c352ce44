"""Positions in the sandbox: files opened and written anew, changes of every kind, and what can't be done."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.echo.sandbox import sandbox
from rules.echo.scenario.files import read_scenarios
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.telling.action_errors import ActionError, IllegalActionError, InvalidActionError
from tests.rules.scenarios.sandboxes import SandboxProofs

BOX = sandbox()
FILE = """
game = "echo"
[[cards]]
slug = "ember"
kind = "follower"
name = "Ember"
attribute = "fire"
rarity = "R"
cost = 2
attack = 3
[[scenario]]
name = "one"
[scenario.A]
slots = ["ember awake", "", { card = "ember", state = "asleep", attack = 5 }]
hand = ["ember", "kiln-ox", "ember"]
shown = [2, 3]
[scenario.B]
slots = ["kiln-ox asleep"]
[[scenario.step]]
do = ["A attacks 1 -> 1"]
[[scenario.step]]
do = ["A ends"]
[[scenario]]
name = "two"
name_zh = "二"
"""


#: What the followers of the file have, by their places.
ATTACKS = {"A.field.1": 3, "A.field.3": 5, "B.field.1": 4}
ZONES = ("field", "hand", "deck", "display", "graveyard", "hero")

CHANGES = {
    "put A.field kiln-ox": lambda new: new.sides[0].slots[1].card.slug == "kiln-ox" and not new.sides[0].slots[1].is_awake,
    "put A.field.5 kiln-ox": lambda new: new.sides[0].slots[4].card.slug == "kiln-ox",
    "put B.hand kiln-ox": lambda new: [card.slug for card in new.sides[1].hand] == ["kiln-ox"],
    "put A.hero a-ji": lambda new: new.sides[0].hero.slug == "a-ji",
    "take A.field.1": lambda new: new.sides[0].slots[0] is None,
    "take A.hand.2": lambda new: [card.slug for card in new.sides[0].hand] == ["ember", "ember"] and new.sides[0].shown == (1,),
    "take A.hand.1": lambda new: new.sides[0].shown == (0, 1),
    "take A.hero": lambda new: new.sides[0].hero.slug == "neutral-hero",
    "turn A.field.1": lambda new: not new.sides[0].slots[0].is_awake,
    "turn B.field.1": lambda new: new.sides[1].slots[0].is_awake and not new.sides[1].slots[0].woke_this_turn,
    "count A.field.1 7": lambda new: new.sides[0].slots[0].attack == 7,
    "count A.field.3 3": lambda new: new.sides[0].slots[2].attack is None,
    "clear A.hand": lambda new: new.sides[0].hand == () and new.sides[0].shown == (),
    "clear A.field": lambda new: new.sides[0].slots == (None,) * 5,
    "set A.life 3": lambda new: new.sides[0].life == 3,
    "set B.energy 9": lambda new: new.sides[1].energy == 9,
    "set turn 12": lambda new: new.turn == 12,
    "set active B": lambda new: new.active == 1,
    "set first B": lambda new: new.first == 1,
    "set phase end": lambda new: new.phase == "end",
    "set phase setup": lambda new: new.phase == "setup" and new.turn == 0,
}


#: What else is refused than in every game.
REFUSED: list[tuple[str, type[ActionError], str]] = [
    ("put C.hand kiln-ox", InvalidActionError, "can't be read"),
    ("put A.hand.-1 kiln-ox", InvalidActionError, "can't be read"),
    ("put A.hero kiln-ox", IllegalActionError, "does not go there"),
    ("put A.field.1 kiln-ox", IllegalActionError, "no empty slot"),
    ("turn A.field.2", InvalidActionError, "can't be read"),
    ("count A.field.1 many", InvalidActionError, "can't be read"),
    ("set A.life 100000", IllegalActionError, "not between"),
    ("set A.luck 1", InvalidActionError, "can't be read"),
]


class TestSandbox(SandboxProofs):
    game = "echo"
    box = BOX
    read_scenarios = read_scenarios
    text = FILE
    changes = CHANGES
    refused = REFUSED

    def test_the_layout(self, cards: Mapping[str, Card], file: str) -> None:
        setup = BOX.lay_out(file, cards)
        assert [field.key for field in setup.fields] == ["phase", "turn", "active", "first"]
        assert [[field.key for field in fields] for fields in setup.sides] == [["A.life", "A.energy"], ["B.life", "B.energy"]]
        assert setup.turns == ("A.field.1", "A.field.3", "B.field.1")
        assert [(count.key, count.place, count.value) for count in setup.counts] == [
            (each, each, attack) for each, attack in ATTACKS.items()
        ]
        assert {place.key for place in setup.places} == {f"{side}.{zone}" for side in "AB" for zone in ZONES}
        hand = next(zone for zone in setup.board["sides"][0]["zones"] if zone["slug"] == "hand")
        assert [card["seen_by"] for card in hand["cards"]] == [[True, False], [True, True], [True, True]]

    def test_a_deck_is_filled_from_the_top(self, cards: Mapping[str, Card], file: str) -> None:
        for slug in ("kiln-ox", "ember-fan" if "ember-fan" in cards else "chimney-fox"):
            file = BOX.change(file, cards, f"put A.deck {slug}")
        assert [card.slug for card in self.position(file, cards).sides[0].deck][1] == "kiln-ox"

    @pytest.mark.parametrize(
        ("done", "known"), [("put A.deck ember", (1, 2)), ("take A.deck.1", (0,)), ("take A.deck.2", (0,)), ("clear A.deck", ())]
    )
    def test_what_is_known_of_a_deck_goes_with_its_cards(self, cards: Mapping[str, Card], done: str, known: tuple[int, ...]) -> None:
        file = BOX.open(FILE, cards).file.replace("[scenario.A]\n", '[scenario.A]\ndeck = ["ember", "kiln-ox"]\ndeck_known = [1, 2]\n')
        (changed,) = read_scenarios(BOX.change(file, cards, done), "", cards)
        assert changed.position.sides[0].deck_known == known

    def test_a_position_holds_sixty_cards(self, cards: Mapping[str, Card]) -> None:
        deck = ", ".join(['"kiln-ox"'] * 60)
        full = BOX.open(f'game = "echo"\n[[scenario]]\nname = "full"\n[scenario.A]\ndeck = [{deck}]\n', cards).file
        with pytest.raises(IllegalActionError, match="60 cards"):
            BOX.change(full, cards, "put A.hand kiln-ox")

    def test_a_game_between_two_decks(self, cards: Mapping[str, Card]) -> None:
        main = tuple((card, 3) for card in cards.values() if card.kind == "follower")[:10]
        deck = PlayableDeck({"hero": ((cards["a-ji"], 1),), "main": main})
        begun = self.position(BOX.of_decks((deck, deck), 5), cards)
        assert begun.phase == "mulligan"
        assert [(len(side.hand), len(side.deck), side.life, side.hero.slug) for side in begun.sides] == [(10, 20, 20, "a-ji")] * 2
        assert BOX.of_decks((deck, deck), 5) == BOX.of_decks((deck, deck), 5) != BOX.of_decks((deck, deck), 6)
