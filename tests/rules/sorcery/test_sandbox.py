"""Positions of Sorcery in the sandbox: the realm set up square by square, what can't be done, and two decks dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.telling.action_errors import ActionError, IllegalActionError, InvalidActionError
from rules.sorcery.positions import Position
from rules.sorcery.sandbox import sandbox
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.squares import LOCATIONS, SQUARES
from tests.rules.scenarios.sandboxes import SandboxProofs
from tests.rules.sorcery.engine.making import any_deck

BOX = sandbox()
FILE = """
game = "sorcery"
[[cards]]
slug = "ox"
kind = "minion"
name = "Ox"
power = 2
[[cards]]
slug = "rope"
kind = "artifact"
name = "Rope"
[[cards]]
slug = "fog"
kind = "aura"
name = "Fog"
[[cards]]
slug = "meadow"
kind = "site"
name = "Meadow"
element = ["earth"]
earth = 1
[[cards]]
slug = "gust"
kind = "magic"
name = "Gust"
abilities = [{ skill = "cast", do = [{ effect = "gain_life", amount = 1 }] }]
[[scenario]]
name = "one"
rubble = ["a1"]
[scenario.A]
sites = ["c1 meadow", "c2 meadow"]
field = ["ox c1", "", { card = "ox", at = "c2", damage = 1 }, { card = "rope", at = "c2", on = 4 }]
hand = ["ox", "meadow", "gust"]
spellbook = ["ox", "gust"]
shown = [2]
spellbook_known = [1]
threshold = { earth = 1 }
[scenario.B]
sites = ["c4 meadow"]
field = ["ox c4 tapped", "fog b2"]
[[scenario.step]]
do = ["A passes"]
[[scenario]]
name = "two"
name_zh = "二"
"""


def slugs(cards: tuple[Card, ...]) -> str:
    return " ".join(card.slug for card in cards)


def field(new: Position, side: int) -> list[str]:
    """Return what lies in the slots behind the avatar's, and where."""
    return [f"{each.card.slug} {LOCATIONS[each.at]}" if each else "" for each in new.sides[side].field[1:]]


def at(new: Position, side: int, slot: int) -> Any:
    return new.sides[side].field[slot - 1]


def sites(new: Position, side: int) -> str:
    return " ".join(SQUARES[site.square] for site in new.sides[side].sites)


CHANGES: dict[str, Callable[[Position], bool]] = {
    "put A.d2 ox": lambda new: field(new, 0) == ["ox c1", "ox d2", "ox c2", "rope c2"],
    "put B.c1-below ox": lambda new: field(new, 1) == ["ox c4", "fog b2", "ox c1 below"],
    "put B.a1-below ox": lambda new: field(new, 1)[2] == "ox a1 below",
    "put A.e4 fog": lambda new: field(new, 0)[1] == "fog d3",
    "put A.field.2 rope": lambda new: (at(new, 0, 3).card.slug, at(new, 0, 3).on, at(new, 0, 3).at) == ("rope", 2, 2),
    "put A.b1 meadow": lambda new: sites(new, 0) == "b1 c1 c2",
    "put A.a1 meadow": lambda new: sites(new, 0) == "a1 c1 c2" and new.rubble == (),
    "put B.d3 plain-avatar": lambda new: (at(new, 1, 1).card.slug, SQUARES[at(new, 1, 1).at]) == ("plain-avatar", "d3"),
    "put A.hand gust": lambda new: slugs(new.sides[0].hand) == "ox meadow gust gust",
    "put A.spellbook gust": lambda new: slugs(new.sides[0].spellbook) == "gust ox gust" and new.sides[0].spellbook_known == (1,),
    "put B.atlas meadow": lambda new: slugs(new.sides[1].atlas) == "meadow",
    "take A.field.2": lambda new: field(new, 0) == ["", "", "ox c2", "rope c2"],
    "take A.field.4": lambda new: field(new, 0) == ["ox c1", "", "", "rope c2"] and at(new, 0, 5).on == 0,
    "take A.field.4.1": lambda new: field(new, 0) == ["ox c1", "", "ox c2"],
    "take A.sites.3": lambda new: sites(new, 0) == "c2" and new.rubble == (0,),
    "take A.hand.2": lambda new: slugs(new.sides[0].hand) == "ox gust" and new.sides[0].shown == (),
    "move A.field.1 A.e1": lambda new: SQUARES[at(new, 0, 1).at] == "e1",
    "move A.field.4 A.c1-below": lambda new: field(new, 0)[2:] == ["ox c1 below", "rope c1 below"] and at(new, 0, 5).on == 4,
    "move A.field.4 B.c3": lambda new: (
        field(new, 0) == ["ox c1", "", "", "rope c2"] and (at(new, 1, 4).owner, at(new, 1, 4).at) == ("enemy", 12)
    ),
    "move A.field.4.1 A.c1": lambda new: field(new, 0)[3] == "rope c1" and at(new, 0, 5).on == 0,
    "move A.sites.3 A.d1": lambda new: sites(new, 0) == "d1 c2",
    "move A.sites.8 B.c3": lambda new: (sites(new, 0), sites(new, 1)) == ("c1", "c3 c4") and new.sides[1].sites[0].owner == "enemy",
    "turn A.field.2": lambda new: at(new, 0, 2).is_tapped,
    "turn B.field.2": lambda new: not at(new, 1, 2).is_tapped,
    "turn A.field.4.1": lambda new: at(new, 0, 5).is_tapped,
    "count A.field.4.damage 3": lambda new: at(new, 0, 4).damage == 3,
    "ground b2": lambda new: new.rubble == (0, 6),
    "ground a1": lambda new: new.rubble == (),
    "clear A.hand": lambda new: new.sides[0].hand == () and new.sides[0].shown == (),
    "clear A.field": lambda new: field(new, 0) == [],
    "clear A.sites": lambda new: sites(new, 0) == "",
    "set A.life 7": lambda new: new.sides[0].life == 7,
    "set B.mana 4": lambda new: new.sides[1].mana == 4,
    "set A.fire 2": lambda new: new.sides[0].threshold == (("fire", 2), ("earth", 1)),
    "set turn 12": lambda new: new.turn == 12,
    "set active B": lambda new: new.active == 1,
    "set first B": lambda new: new.first == 1,
    "set phase draw": lambda new: new.phase == "draw",
    "set phase mulligan": lambda new: (new.phase, new.turn, new.active) == ("mulligan", 0, 0),
}
#: What else is refused than in every game.
REFUSED: list[tuple[str, type[ActionError], str]] = [
    ("put A.f1 ox", InvalidActionError, "can't be read"),
    ("put A.c3 gust", IllegalActionError, "does not go there"),
    ("put A.c1 meadow", IllegalActionError, "There is a site"),
    ("put A.c1-below meadow", IllegalActionError, "does not lie below"),
    ("put A.d4-below ox", IllegalActionError, "nothing below the void"),
    ("put A.field.2 ox", IllegalActionError, "does not go there"),
    ("put A.field.3 rope", IllegalActionError, "does not go there"),
    ("put A.atlas ox", IllegalActionError, "does not go there"),
    ("put A.spellbook meadow", IllegalActionError, "does not go there"),
    ("put A.hand plain-avatar", IllegalActionError, "does not go there"),
    ("take A.field.1", IllegalActionError, "keeps its avatar"),
    ("take A.field.3", InvalidActionError, "can't be read"),
    ("take A.field.4.2", InvalidActionError, "can't be read"),
    ("take B.sites.3", InvalidActionError, "can't be read"),
    ("move A.field.2", IllegalActionError, "Choose a square"),
    ("move A.field.2 A.hand", IllegalActionError, "Choose a square"),
    ("move A.field.1 B.c2", IllegalActionError, "stays with its side"),
    ("move A.sites.3 A.c2", IllegalActionError, "There is a site"),
    ("ground c1", IllegalActionError, "There is a site"),
    ("ground f9", InvalidActionError, "can't be read"),
    ("count A.field.1.damage 1", InvalidActionError, "can't be read"),
    ("count A.field.2.damage -1", IllegalActionError, "not between"),
    ("set A.fire 10", IllegalActionError, "not between"),
    ("set A.luck 1", InvalidActionError, "can't be read"),
]


class TestSandbox(SandboxProofs):
    game = "sorcery"
    box = BOX
    read_scenarios = read_scenarios
    text = FILE
    lines = ("A passes",)
    changes = CHANGES
    refused = REFUSED

    def test_a_file_is_opened_with_its_lines_and_own_cards(self, cards: Mapping[str, Card]) -> None:
        opened = self.box.open(self.text, cards)
        assert opened.lines == self.lines
        assert self.position(opened.file, cards) == self.position(self.text, cards)
        assert opened.file.count("[[cards]]") == 5
        assert self.box.open(opened.file, cards).file == opened.file

    def test_the_layout(self, cards: Mapping[str, Card], file: str) -> None:
        setup = BOX.lay_out(file, cards)
        assert [each.key for each in setup.fields] == ["phase", "turn", "active", "first"]
        figures = ["life", "mana", "fire", "air", "water", "earth"]
        assert [[each.key for each in fields] for fields in setup.sides] == [[f"{side}.{name}" for name in figures] for side in "AB"]
        assert setup.turns == ("A.field.1", "A.field.2", "A.field.4", "A.field.4.1", "B.field.1", "B.field.2")
        counts = {"A.field.2.damage": 0, "A.field.4.damage": 1, "B.field.2.damage": 0}
        assert {count.key: count.value for count in setup.counts} == counts
        own = [place.key for place in setup.places if place.side == 0]
        assert own[:20] == [f"A.{square}" for square in SQUARES]
        assert own[20:24] == ["A.a1-below", "A.c1-below", "A.c2-below", "A.c4-below"]
        assert own[24:] == [
            f"A.{zone}" for zone in ("hand", "spellbook", "atlas", "graveyard", "banished", "field.1", "field.2", "field.4")
        ]
        assert {place.group.en for place in setup.places} == {"On a square", "Below a site", "Zones", "In the hands of"}
        assert {square: words.en for square, words in setup.grounds.items() if square in ("a1", "b1", "c1")} == {
            "a1": "void",
            "b1": "rubble",
        }

    def test_a_game_between_two_decks(self, cards: Mapping[str, Card]) -> None:
        pair = [any_deck(Random(1)), any_deck(Random(2))]
        begun = self.position(BOX.of_decks(pair, 5), cards)
        assert (begun.phase, begun.turn, begun.active, begun.first) == ("mulligan", 0, 0, 0)
        assert [(len(side.hand), len(side.spellbook), len(side.atlas)) for side in begun.sides] == [(6, 41, 21)] * 2
        assert [SQUARES[side.field[0].at] for side in begun.sides if side.field[0]] == ["c1", "c4"]
        for side, deck in zip(begun.sides, pair, strict=True):
            held = (*(each.card for each in side.field if each), *side.zoned)
            assert Counter(card.slug for card in held) == Counter(card.slug for card in deck.copies)
        assert BOX.of_decks(pair, 5) == BOX.of_decks(pair, 5) != BOX.of_decks(pair, 6)

    @pytest.mark.parametrize("section", ["avatar", "spellbook", "atlas"])
    def test_decks_that_lack_a_part_are_refused(self, section: str) -> None:
        whole, other = any_deck(Random(1)), any_deck(Random(2))
        wrong = PlayableDeck(
            {name: cards[:1] if section != "avatar" else () if name == section else cards for name, cards in other.sections.items()}
        )
        with pytest.raises(UnplayableError, match="40 to 87 spells and 20 to 40 sites"):
            BOX.of_decks([whole, wrong], 5)
