"""A game as the site sees it: everything that may be asked of one, in one shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rules.construction import Format
from rules.kernel.cards import Card, Choice, Field, Kind, Term
from rules.kernel.rulebook import UNWRITTEN, Rulebook
from rules.wording import Text

if TYPE_CHECKING:
    from rules.kernel.engine import Engine
    from rules.kernel.scenarios import Outcome


@dataclass(frozen=True, slots=True)
class Game:
    """One game. `rules/<package>/game.py` holds it as `GAME`; the registry finds it there.

    `number` is permanent and stands in deck codes. `rarities` run from the most common up. The first of `formats` is the
    default. `read_card(data, source)` checks a definition and returns the card, or raises DefinitionError. `draw_face(card,
    language)` returns the card's picture as SVG text, 630 x 880 units. `engine_module` names a module with a function
    `engine()`, imported only to play; empty where the game can't be played yet. `scenario_module` names one with a function
    `run_file(text, source, cards)` that plays a scenario file (rules.kernel.scenarios). `glossary` explains the words of the cards.
    `rulebook` states the complete rules; it is empty, and false, where nobody has written them down yet.
    """

    slug: str
    number: int
    name: Text
    tagline: Text
    kinds: tuple[Kind, ...]
    rarities: tuple[Choice, ...]
    fields: tuple[Field, ...]
    formats: tuple[Format, ...]
    read_card: Callable[[Mapping[str, Any], str], Card]
    draw_face: Callable[[Card, str], str]
    engine_module: str = ""
    scenario_module: str = ""
    glossary: tuple[Term, ...] = ()
    rulebook: Rulebook = UNWRITTEN

    @property
    def is_playable(self) -> bool:
        return bool(self.engine_module)

    def engine(self) -> Engine:
        """The game's engine, loading what it needs. Raises LookupError when the game has none."""
        if not self.engine_module:
            raise LookupError(f"{self.slug} has no engine yet")
        engine: Engine = import_module(self.engine_module).engine()
        return engine

    def run_scenarios(self, text: str, source: str, cards: Mapping[str, Card]) -> list[Outcome]:
        """Play a scenario file with the game's cards by slug. Raises ScenarioFileError, and LookupError for a game without scenarios."""
        if not self.scenario_module:
            raise LookupError(f"{self.slug} has no scenarios yet")
        outcomes: list[Outcome] = import_module(self.scenario_module).run_file(text, source, cards)
        return outcomes

    def format(self, slug: str = "") -> Format:
        """The format called so, or the default one. Raises KeyError for any other name."""
        if not slug:
            return self.formats[0]
        for each in self.formats:
            if each.slug == slug:
                return each
        raise KeyError(slug)

    def field(self, slug: str) -> Field:
        """The field called so. Raises KeyError for any other name."""
        for each in self.fields:
            if each.slug == slug:
                return each
        raise KeyError(slug)

    def kind(self, slug: str) -> Kind:
        """The kind called so. Raises KeyError for any other name."""
        for each in self.kinds:
            if each.slug == slug:
                return each
        raise KeyError(slug)
