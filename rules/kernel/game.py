"""A game as the site sees it: everything that may be asked of one, in one shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rules.construction import Format
from rules.kernel.boosters import BoosterRecipe, LimitedPlan
from rules.kernel.cards import UNSAID, Behaviour, Card, Choice, Field, Kind, Term
from rules.kernel.dealing import Dealing
from rules.kernel.published_cards import PublishedCard
from rules.kernel.rulebook import UNWRITTEN, Rulebook
from rules.wording import Text

if TYPE_CHECKING:
    from rules.kernel.engine import Engine
    from rules.kernel.positions.sandbox import Sandbox
    from rules.kernel.positions.scenario_format import Outcome


@dataclass(frozen=True, slots=True)
class Gap:
    """Something that other games have and this one has not, and the reason in a sentence."""

    name: Text
    reason: Text


HANDS = Text("Hands and odds", "手牌与概率")
SIMULATIONS = Gap(
    Text("Simulations and replays", "模拟与回放"),
    Text("The game has no engine yet: its rules are not written as a program.", "还没有引擎：规则尚未写成程序。"),
)
SANDBOX = Gap(Text("The sandbox", "沙盒"), Text("It plays by an engine, too.", "沙盒同样需要引擎来执行规则。"))
RULEBOOK = Gap(
    Text("The rulebook", "规则书"),
    Text("It is written with the engine, which proves each clause.", "规则书与引擎一同编写，逐条由引擎验证。"),
)
BEHAVIOURS = Gap(
    Text("Finding cards by what they do", "按效果查找卡牌"),
    Text(
        "The texts of its cards are plain words: they can be searched as words, but nothing reads what they do.",
        "卡牌效果只是文字：可按文字搜索，但程序无法理解其含义。",
    ),
)


@dataclass(frozen=True, slots=True)
class Game:
    """One game. `rules/<package>/game.py` holds it as `GAME`; the registry finds it there.

    `number` is permanent and stands in deck codes. `rarities` run from the most common up. The first of `formats` is the
    default. `read_card(data, source)` checks a definition and returns the card, or raises DefinitionError. `draw_face(card,
    language)` returns the card's picture as SVG text, 630 x 880 units. `engine_module` names a module with a function
    `engine()`, imported only to play; empty where the game can't be played yet. `scenario_module` names one with the
    functions `run_file(text, source, cards)`, which plays a scenario file (positions.scenario_format), and `write_file(scenarios, cards)`,
    which writes one. `sandbox_module` names one with a function `sandbox()` (rules.kernel.positions.sandbox.Sandbox); the engine of such a
    game is an Explorer. `glossary` explains the words of the cards. `rulebook` states the complete rules; it is empty, and false,
    where nobody has written them down yet. `dealing` is None where a hand is not simply drawn; `undealt` says why then. `behaviours`
    are the names by which searches find the cards' abilities, empty where the game has no card language. `duel` names two shipped decks
    that win about as often against each other, for visitors who want to watch a game first; empty where the game can't be played yet.
    `boosters` are the packs of its sets, for decks built from opened ones; None where it is not played so,
    and `limited_plan` is what the machine makes of them. `read_published(data)` reads one card of the published game as other programs
    write it, or raises UnreadableError; None where there is nothing to import. `parse_text(card)` returns what the text of such a card
    says, its abilities and what else a definition has of that, if it reads every word exactly, else None.
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
    sandbox_module: str = ""
    glossary: tuple[Term, ...] = ()
    rulebook: Rulebook = UNWRITTEN
    dealing: Dealing | None = None
    undealt: Text = UNSAID
    behaviours: tuple[Behaviour, ...] = ()
    duel: tuple[str, ...] = ()
    boosters: BoosterRecipe | None = None
    limited_plan: LimitedPlan | None = None
    read_published: Callable[[Mapping[str, Any]], PublishedCard] | None = None
    parse_text: Callable[[PublishedCard], Mapping[str, Any] | None] | None = None

    @property
    def is_playable(self) -> bool:
        return bool(self.engine_module)

    @property
    def is_fixed(self) -> bool:
        """True if there is nothing to build: every format's lists are the same for everyone."""
        return all(section.fixed for format in self.formats for section in format.deck_sections)

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """The features that the site offers for other games and not for this one."""
        is_missing = {
            SIMULATIONS: not self.is_playable,
            SANDBOX: not self.sandbox_module,
            RULEBOOK: not self.rulebook,
            BEHAVIOURS: not self.behaviours,
            Gap(HANDS, self.undealt): self.dealing is None,
        }
        return tuple(gap for gap, is_so in is_missing.items() if is_so)

    def engine(self) -> Engine:
        """Return the game's engine, loading what it needs. Raise LookupError when the game has none."""
        if not self.engine_module:
            raise LookupError(f"{self.slug} has no engine yet")
        engine: Engine = import_module(self.engine_module).engine()
        return engine

    def run_scenarios(self, text: str, source: str, cards: Mapping[str, Card]) -> list[Outcome]:
        """Play a scenario file with the game's cards by slug. Raise ScenarioFileError, and LookupError for a game without scenarios."""
        if not self.scenario_module:
            raise LookupError(f"{self.slug} has no scenarios yet")
        outcomes: list[Outcome] = import_module(self.scenario_module).run_file(text, source, cards)
        return outcomes

    def scenario_file(self, scenarios: str, cards: Sequence[Mapping[str, Any]]) -> str:
        """Return a whole scenario file of scenarios and the definitions of cards that stand in it alone."""
        file: str = import_module(self.scenario_module).write_file(scenarios, cards)
        return file

    def sandbox(self) -> Sandbox:
        """Return the game's sandbox. Raise LookupError when the game has none."""
        if not self.sandbox_module:
            raise LookupError(f"{self.slug} has no sandbox yet")
        sandbox: Sandbox = import_module(self.sandbox_module).sandbox()
        return sandbox

    @property
    def sealed_format(self) -> Format | None:
        """The format of decks built from opened boosters: the one that states a pool. None in games without boosters."""
        return next((format for format in self.formats if format.pool), None) if self.boosters else None

    def format(self, slug: str = "") -> Format:
        """Return the format called so, or the default one. Raise KeyError for any other name."""
        if not slug:
            return self.formats[0]
        for each in self.formats:
            if each.slug == slug:
                return each
        raise KeyError(slug)

    def field(self, slug: str) -> Field:
        """Return the field called so. Raise KeyError for any other name."""
        for each in self.fields:
            if each.slug == slug:
                return each
        raise KeyError(slug)

    def kind(self, slug: str) -> Kind:
        """Return the kind called so. Raise KeyError for any other name."""
        for each in self.kinds:
            if each.slug == slug:
                return each
        raise KeyError(slug)
