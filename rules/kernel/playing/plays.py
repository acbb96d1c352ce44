"""A game being played from Python, as far as all games are alike: the object that scenarios, replays, the sandbox and tests play with."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import numpy as np
import numpy.typing as npt

from rules.kernel.cards import Card
from rules.kernel.compiled.events.rows import LOGGING
from rules.kernel.compiled.knowledge import WORD
from rules.kernel.engine_parts import EngineParts
from rules.kernel.players.plan_memory import MEMORY
from rules.kernel.players.records import new
from rules.kernel.state.zones import Zone
from rules.kernel.telling.action_errors import IllegalActionError
from rules.kernel.telling.events import Event
from rules.wording import Text

#: The fields of the workspace that belong to the players.
REMEMBERED = ("rng", *(name for name, *_ in MEMORY))


class EngineAction(Protocol):
    """An action of a game; `code` is the engine's number for it."""

    @property
    def side(self) -> int: ...
    @property
    def code(self) -> int: ...
    @property
    def kind(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game: `winner` is a side, None for a draw; `end` is one of the play's `ends`."""

    winner: int | None
    end: str


A = TypeVar("A", bound=EngineAction)


class EnginePlay(ABC, Generic[A]):
    """One game of so many players. Sides are 0 (A), 1 (B) and so on. A game's own class defines the content of its state, which has the
    fields named here.

    `parts` are its engine's, `ends` the causes of the end in the order of the numbers that `finish` writes, `over` the number of the phase
    when the game is over, `zones` the sides' zones by name, `skills` the kinds of abilities in the order of the numbers in `skill_column`,
    empty where events do not record which ability caused them.
    """

    players: ClassVar[int] = 2
    parts: ClassVar[EngineParts]
    ends: ClassVar[tuple[str, ...]]
    over: ClassVar[int]
    zones: ClassVar[Mapping[str, Zone]]
    skills: ClassVar[tuple[str, ...]] = ()
    skill_column: ClassVar[int] = 0

    def __init__(self, cards: Mapping[int, Card], tables: npt.NDArray[np.void], state: npt.NDArray[np.void]) -> None:
        self.cards = cards
        self.tables = tables
        self.state = state
        self._make_work()

    def _make_work(self) -> None:
        self.work = new(self.parts.layout.WORK)
        self.work["is_logging"] = LOGGING

    @property
    @abstractmethod
    def decider(self) -> int | None:
        """The side that has to decide, None when the game is over."""

    @cached_property
    def _is_wide(self) -> bool:
        """True if the state has a byte for each card, with a bit for each side that knows it (compiled.wide_knowledge)."""
        return bool(self._s["known"].dtype.itemsize == 1)

    @property
    def _known(self) -> Any:
        """The knowledge of each side: bits of the cards' ids, in as many words as the game's cards need."""
        return self._s["known"].reshape(2, -1)

    def knows(self, side: int, number: int) -> bool:
        """Return whether a side knows where the card with that id is."""
        if self._is_wide:
            return bool(int(self._s["known"][number]) >> side & 1)
        return bool(int(self._known[side, number // WORD]) >> number % WORD & 1)

    def show(self, number: int, viewers: Sequence[int]) -> None:
        """Let some sides know where the card with that id is."""
        if self._is_wide:
            self._s["known"][number] |= sum(1 << viewer for viewer in viewers)
        else:
            self._known[list(viewers), number // WORD] |= np.uint64(1 << number % WORD)

    @property
    @abstractmethod
    def phase(self) -> str:
        """The name of the phase in positions."""

    @property
    def frame(self) -> dict[str, Any]:
        """The time of a position, and its chance: `first`, `active`, `turn`, `phase` and the states of the sides' streams."""
        chance = tuple(map(int, self._s["rng"]))
        frame = {name: getattr(self, name) for name in ("first", "active", "turn", "phase")}
        return frame | {"chance": chance}

    def numbers(self, side: int, name: str) -> tuple[int, ...]:
        """Return the cards of one of `zones`, as the ids that tell equal cards apart, in the order in which positions list them."""
        return self.zones[name].numbers(self._s, side)

    @property
    def sides(self) -> int:
        """The number of sides with zones: the players, and those after them who decide nothing."""
        return len(self._s["rng"])

    @abstractmethod
    def _read(self, code: int, side: int) -> A:
        """Return the action with an engine's number."""

    def events(self) -> tuple[Event, ...]:
        """Return the events of the last action, or of the start of the game."""
        rows = self.work[0]["log"][: self.work[0]["log_size"]]
        return tuple(self.parts.events.read(row, self.cards, self._abilities) for row in rows)

    @cached_property
    def _abilities(self) -> tuple[tuple[str, int], ...]:
        """The kinds of the abilities, and their numbers on their cards, by their rows."""
        if not self.skills:
            return ()
        tables, first, listed = self.tables[0], 0, []
        firsts = {int(tables["first_ability"][number]) for number in self.cards}
        for row, kind in enumerate(tables["ability"][:, self.skill_column]):
            first = row if row in firsts else first
            listed.append((self.skills[kind], row - first + 1))
        return tuple(listed)

    def ability_in(self, number: int, row: int) -> Any:
        """Return the ability of the card with an id that a row of the tables stands for, None for none."""
        place = row - int(self.tables[0]["first_ability"][number])
        abilities = self.cards[number].abilities
        return abilities[place] if row >= 0 and 0 <= place < len(abilities) else None

    def clone(self) -> Self:
        """Return a copy that goes on alike and shares nothing that changes."""
        other = copy.copy(self)
        other.state = np.zeros_like(self.state)
        other.state[0] = self.state[0]  # the others are worlds that players imagined
        other._make_work()
        other.recall(self)
        return other

    def recall(self, other: Self) -> None:
        """Take over what the players of a copy remember, and the state of their chance."""
        for name in REMEMBERED:
            self.work[name] = other.work[name]

    @property
    def _s(self) -> Any:
        return self.state[0]

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game; None while it goes on."""
        s = self._s
        if s["phase"] != self.over:
            return None
        return Outcome(int(s["winner"]) if s["winner"] < self.players else None, self.ends[s["end"]])

    @property
    def turn(self) -> int:
        """The turn, counted over both players; 0 before the first."""
        return int(self._s["turn"])

    @property
    def active(self) -> int:
        return int(self._s["active"])

    @property
    def first(self) -> int:
        return int(self._s["first"])

    @property
    def errors(self) -> int:
        """Faults of the engine, as bits; 0 in a sound game."""
        return int(self._s["errors"])

    def zone(self, side: int, name: str) -> tuple[Card, ...]:
        """Return the cards of a zone, those of a deck from its top."""
        return tuple(self.cards[number] for number in self.numbers(side, name))

    def legal_actions(self) -> tuple[A, ...]:
        """Return what the decider may do; of equal cards in one zone only one is listed. Empty when the game is over."""
        decider = self.decider
        if decider is None:
            return ()
        count = self.parts.compiled.legal_actions(self.state, self.tables, self.work)
        return tuple(self._read(int(code), decider) for code in self.work[0]["legal"][:count])

    def apply(self, action: A) -> tuple[Event, ...]:
        """Do an action, run to the next decision, return what happened. Raise IllegalActionError and change nothing if it isn't legal."""
        if action.side != self.decider or action.code not in {legal.code for legal in self.legal_actions()}:
            raise IllegalActionError(Text(f"“{action.kind}” is not legal now", f"现在不能进行“{action.kind}”"))
        self.work["log_size"] = 0
        self.parts.compiled.apply(self.state, self.tables, self.work, action.code)
        return self.events()

    def choose(self, level: int) -> A:
        """Return the action of a player of a level now."""
        decider = self.decider
        assert decider is not None
        code = self.parts.players.choose(self.state, self.tables, self.work, level, self.parts.compiled.apply)
        return self._read(int(code), decider)
