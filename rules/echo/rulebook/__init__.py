"""The complete rules of Echo in the source's own numbering, with the rulings E-1 to E-18."""

from __future__ import annotations

from pathlib import Path

from rules.echo.rulebook.battles import BATTLES
from rules.echo.rulebook.components import COMPONENTS
from rules.echo.rulebook.decks import DECKS
from rules.echo.rulebook.mechanisms import MECHANISMS, VICTORY
from rules.echo.rulebook.turns import TURNS
from rules.echo.rulebook.words import WORDS
from rules.kernel.rulebook import Clause, Rulebook
from rules.wording import Text

COURSE = Clause("2", title=Text("The course of a game", "游戏流程"), clauses=(TURNS, BATTLES, MECHANISMS))

RULEBOOK = Rulebook(
    chapters=(COMPONENTS, COURSE, VICTORY, WORDS, DECKS),
    index=Path(__file__).parent / "scenarios.json",
)
