"""Read a scenario file of any game: its own cards, and each scenario's position and steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rules.kernel.cards import Card
from rules.kernel.language.definitions import DefinitionError
from rules.kernel.positions.expectations import Expectations
from rules.kernel.positions.fields import Cards, read_card
from rules.kernel.positions.scenario_format import ScenarioFileError, Source, Table
from rules.kernel.telling.action_errors import InvalidActionError
from rules.wording import Text

P = TypeVar("P")
#: The keys of a scenario beside those of its position.
KEYS = ("name", "name_zh", "cites", "step")


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is tried, what is done, and what must hold after it."""

    do: tuple[str, ...]
    legal: tuple[str, ...]
    illegal: tuple[str, ...]
    then: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scenario(Generic[P]):
    """One scenario: its position and its steps. `cites` names clauses of the source and rulings, `name_zh` is for readers."""

    name: str
    cites: tuple[str, ...]
    position: P
    steps: tuple[Step, ...]
    name_zh: str = ""


@dataclass(frozen=True, slots=True)
class ScenarioFiles(Generic[P]):
    """Reads a game's scenario files.

    `read_inline(data, source)` returns a card that stands in a file alone, with its number and Chinese name given; it raises
    DefinitionError. `keys` are those of a scenario that make its position, with `A` and `B`, and `read_position` reads them. `cards_in`
    returns the slugs in a written action; it raises InvalidActionError for other words. `made_by(cards)` returns the cards that the known
    cards make, such as tokens. `plain`: the cards by slug that stand for any in every file.
    """

    game: str
    read_inline: Callable[[Mapping[str, Any], str], Card]
    keys: tuple[str, ...]
    read_position: Callable[[Table, Cards], P]
    cards_in: Callable[[str], tuple[str, ...]]
    expectations: Expectations
    made_by: Callable[[Cards], Cards] = lambda cards: {}
    plain: Cards = field(default_factory=dict)

    def read(self, text: str, source: str, shipped: Cards) -> list[Scenario[P]]:
        """Return the scenarios of a file. Cards are the file's own, then the shipped ones by slug. Raise ScenarioFileError."""
        file = Source(source, text)
        table = Table(file, (), file.parse(), ("game", "cards", "scenario"))
        named = table.text("game")
        if named != self.game:
            reason = Text(f"these are scenarios of “{self.game}”, not of “{named}”", f"这里要的是“{self.game}”的场景，不是“{named}”的")
            raise table.wrong(reason, "game")
        cards = {**self.plain, **shipped}
        own: set[str] = set()
        for index, data in enumerate(table.tables("cards")):
            card = self._read_card(file, index, data)
            if card.slug in own:
                raise ScenarioFileError(
                    source,
                    file.line_of((("cards", index),), card.slug),
                    Text(f"the card “{card.slug}” is there twice", f"卡牌“{card.slug}”写了两次"),
                )
            own.add(card.slug)
            cards[card.slug] = card
        cards |= self.made_by(cards)
        if not table.tables("scenario"):
            raise table.wrong(Text("there is no [[scenario]]", "没有 [[scenario]]"))
        return [self._read_scenario(file, index, data, cards) for index, data in enumerate(table.tables("scenario"))]

    def _read_card(self, file: Source, index: int, data: Mapping[str, Any]) -> Card:
        whole = {"number": index + 1, "name_zh": data.get("name", ""), **data}
        try:
            return self.read_inline(whole, f"{file.name}, [[cards]]")
        except DefinitionError as error:
            key = error.path.split(".")[-1].split("[")[0]
            card_name = str(data.get("slug", f"card {index + 1}"))
            raise ScenarioFileError(
                file.name,
                file.line_of((("cards", index),), key),
                Text(f"{card_name}: {error.told.en}", f"{card_name}：{error.told.zh}"),
            ) from error

    def _read_scenario(self, file: Source, index: int, data: Mapping[str, Any], cards: Cards) -> Scenario[P]:
        table = Table(file, (("scenario", index),), data, (*KEYS, *self.keys))
        position = self.read_position(table, cards)
        steps = [self._read_step(table, number, step, cards) for number, step in enumerate(table.tables("step"))]
        name = table.text("name")
        if not name.strip():
            raise table.wrong(Text("“name” is empty", "“name”是空的"), "name")
        return Scenario(name, table.texts("cites"), position, tuple(steps), table.text("name_zh", ""))

    def _read_step(self, scenario: Table, index: int, data: Mapping[str, Any], cards: Cards) -> Step:
        headers = (*scenario.headers, ("scenario.step", index))
        table = Table(scenario.source, headers, data, ("do", "legal", "illegal", "then"))
        step = Step(table.texts("do"), table.texts("legal"), table.texts("illegal"), self.expectations.read(table))
        for line in step.do + step.legal:
            self._check_line(table, line, cards)
        for key, value in step.then.items():
            for slug in self.expectations.slugs(key, value):
                read_card(table, slug, cards)
        return step

    def _check_line(self, table: Table, line: str, cards: Cards) -> None:
        """Refuse unknown cards. The engine refuses words that make no action when the line's turn comes."""
        try:
            slugs = self.cards_in(line)
        except InvalidActionError:
            return
        for slug in slugs:
            read_card(table, slug, cards)
