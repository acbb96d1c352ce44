"""The modules that a game's engine is made of, found by their names and loaded when first needed: only playing loads Numba."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.kernel.engine import Engine
    from rules.kernel.telling.event_table import EventTable


@dataclass(frozen=True, slots=True)
class EngineParts:
    """A game's engine package. In it every game has:

    - `core.compiled`, the rules' entries: `start`, `apply`, `finish`, `choose_at_random` and `play_games` (compiled.match.specialise).
      Importing it compiles the rules, or loads them: all entries lie in `CompileCache(slug, sources_in(...))` of the folder `core`.
    - `core.players`: the entry `choose`, all players; importing it compiles those.
    - `core.examined`: the entry `look` and `examine_games` (rules.kernel.compiled.match.specialise_examined), for examined games alone.
    - `core.state.layout`: the fields `STATE` (rules.kernel.state.fields.StateFields) and the dtype `WORK` (rules.kernel.players.records).
    - `core.samples`, where players learn: the entries `observe` and `sample_games` (training.sampling.specialise), and `ROW`, how many
      numbers `observe` writes.
    - `starts`: `compile_decks(decks)` gives the tables of two decks, `new_game(decks, seed, game)` and `start_position(position)` a
      play (rules.kernel.chronicles.chronicle.Play, with its records `state` and `work`); all raise UnplayableError.
    - `description`: `describe(play)` gives its position, `is_quiet(play)` whether that says all.
    - `questions`: `ask(play)` gives the decision that is open (telling.record.Decision).
    - `events` beside the package: EVENTS, the game's events (rules.kernel.telling.event_table).
    - `batches`: ENGINE, the engine as the site uses it (rules.kernel.engine.Engine).
    - `chronicle`: the class `Chronicle` (rules.kernel.chronicles.chronicle), with which games are told.
    """

    package: str

    @property
    def compiled(self) -> ModuleType:
        return self.load("core.compiled")

    @property
    def players(self) -> ModuleType:
        return self.load("core.players")

    @property
    def examined(self) -> ModuleType:
        return self.load("core.examined")

    @property
    def samples(self) -> ModuleType:
        return self.load("core.samples")

    @property
    def layout(self) -> ModuleType:
        return self.load("core.state.layout")

    @property
    def starts(self) -> ModuleType:
        return self.load("starts")

    @property
    def events(self) -> EventTable:
        """The game's events, which stand beside the engine: changing their words compiles nothing."""
        table: EventTable = import_module(f"{self.package.rpartition('.')[0]}.events").EVENTS
        return table

    @property
    def description(self) -> ModuleType:
        return self.load("description")

    @property
    def questions(self) -> ModuleType:
        return self.load("questions")

    @property
    def chronicle(self) -> ModuleType:
        return self.load("chronicle")

    def engine(self) -> Engine:
        """Return the engine as the site uses it."""
        engine: Engine = self.load("batches").ENGINE
        return engine

    def load(self, *names: str) -> ModuleType:
        """Import modules of the package; return the last of them."""
        return [import_module(f"{self.package}.{name}") for name in names][-1]


def loader(package: str, homes: Sequence[str], names: Sequence[str]) -> Callable[[str], Any]:
    """Return the `__getattr__` of an engine's package: it loads what the package offers from the modules `homes` at first use."""

    def load(name: str) -> Any:
        if name in names:
            for home in homes:
                module = import_module(f"{package}.{home}")
                if hasattr(module, name):
                    return getattr(module, name)
        raise AttributeError(name)

    return load
