"""What the site asks of any engine: the contract between a game that can be played and those who ask for games.

Nothing here loads Numba; a game's engine module does, when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from rules.kernel.cards import Card
from rules.wording import Text

#: One finished game. `first`: the deck that went first. `winner`: 0 or 1 the deck that won, 2 a draw. `end`: index in `Engine.ends`.
#: `errors` is 0 in a sound game; anything else is an engine fault that must be shown, never averaged in.
GAME_ROW = np.dtype(
    [("game", "i8"), ("first", "i1"), ("winner", "i1"), ("turns", "i2"), ("actions", "i4"), ("end", "i1"), ("errors", "i2")]
)


NO_NOTE = Text("", "")


@dataclass(frozen=True, slots=True)
class Named:
    """A thing with a permanent slug and a name: a level of player, a cause of the end."""

    slug: str
    name: Text
    note: Text = NO_NOTE


@dataclass(frozen=True, slots=True)
class PlayableDeck:
    """A deck as the engine takes it: sections of (card, copies) in the deck's canonical order."""

    sections: Mapping[str, tuple[tuple[Card, int], ...]]


class UnplayableError(ValueError):
    """The decks can't be played; `reason` says which card and why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a readable game log: what happened, and how things stand after it. It calls the decks Deck A 甲方 and Deck B 乙方.

    `player` is 0 or 1 for the deck whose doing it is, -1 for neither. `kind` is the event's name; `heading` marks the line that opens a
    turn. `board` is the position after it, for the replay page to draw: `rules.kernel.board.Board.as_json`.
    """

    turn: int
    player: int
    kind: str
    text: Text
    is_heading: bool
    board: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game played again: its result row, the decks' order and its log."""

    row: np.void
    steps: tuple[Step, ...]


class Engine(Protocol):
    """A game's engine.

    Game `g` belongs to pair `g // 2`; deck 0 goes first in even games, deck 1 in odd ones. Both games of a pair tie the
    shuffles to the seat. A result depends on (decks, levels, seed, game) alone: not on chunks, threads or what ran before.
    """

    slug: str
    levels: tuple[Named, ...]
    default_level: str
    ends: tuple[Named, ...]

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change when the engine's sources do."""
        ...

    def is_warm(self) -> bool:
        """Whether the compiled code is at hand, so that games start at once."""
        ...

    def warm(self) -> None:
        """Compile what is not compiled yet, one process at a time."""
        ...

    def play(
        self,
        decks: Sequence[PlayableDeck],
        *,
        seed: int,
        first_pair: int,
        pairs: int,
        levels: Sequence[str],
        is_cancelled: Callable[[], bool] | None = None,
    ) -> npt.NDArray[np.void]:
        """Play 2 * pairs games and return their rows (GAME_ROW) in order; fewer when cancelled on the way.

        Raises UnplayableError for decks that the engine refuses and KeyError for a level it has not.
        """
        ...

    def record(self, decks: Sequence[PlayableDeck], *, seed: int, game: int, levels: Sequence[str]) -> Record:
        """Play one game again and tell it step by step."""
        ...
