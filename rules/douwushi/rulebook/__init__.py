"""The complete rules of Dou Wushi in the order of its source, with the rulings W-1 to W-21."""

from __future__ import annotations

from pathlib import Path

from rules.douwushi.rulebook.actions import ACTIONS
from rules.douwushi.rulebook.cards import CARDS
from rules.douwushi.rulebook.decks import DECKS, VICTORY
from rules.douwushi.rulebook.turns import END_OF_TURN, SETUP, START_OF_TURN, TURN_LIMIT
from rules.douwushi.rulebook.zones import ZONES
from rules.kernel.rulebook import Clause, Rulebook
from rules.wording import Text

COURSE = Clause("5", title=Text("The course of a game", "游戏流程"), clauses=(START_OF_TURN, ACTIONS, END_OF_TURN, TURN_LIMIT))

RULEBOOK = Rulebook(
    chapters=(DECKS, VICTORY, ZONES, SETUP, COURSE, CARDS),
    index=Path(__file__).parent / "scenarios.json",
)
