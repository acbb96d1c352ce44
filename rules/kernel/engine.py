"""The contract between a playable game's engine and those who ask for games.

Nothing here loads Numba; a game's engine module does, when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from rules.kernel.cards import Card
from rules.kernel.compiled.rows import CARD_ROW, LEAD_TURNS, NO_LEAD
from rules.kernel.telling.record import Record
from rules.wording import Text

NO_NOTE = Text("", "")


@dataclass(frozen=True, slots=True)
class Named:
    """A thing with a permanent slug and a name: a cause of the end."""

    slug: str
    name: Text
    note: Text = NO_NOTE


@dataclass(frozen=True, slots=True)
class Level(Named):
    """A level of player. `pace`: about how many games a second it plays, used until it is measured."""

    pace: float = 400.0


@dataclass(frozen=True, slots=True)
class GivenHand:
    """An opening hand, and the part of it that goes back in the mulligan: copies of cards by slug."""

    hand: Mapping[str, int]
    put_back: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PlayableDeck:
    """A deck as the engine takes it: sections of (card, copies) in the deck's canonical order.

    With a given hand its player has that hand in every game instead of a drawn one, and mulligans as it says; the rest of the deck is
    shuffled as ever.
    """

    sections: Mapping[str, tuple[tuple[Card, int], ...]]
    given: GivenHand | None = None

    @property
    def copies(self) -> tuple[Card, ...]:
        """Every copy of its cards, section by section: the order of CARD_ROW rows."""
        return tuple(card for listed in self.sections.values() for card, count in listed for _ in range(count))


def card_rows(decks: Sequence[PlayableDeck], games: int) -> npt.NDArray[np.void]:
    """Return room for what becomes of each copy in so many games: shape (games, 2, copies of the larger deck), dtype CARD_ROW."""
    return np.zeros((games, 2, max(len(deck.copies) for deck in decks)), CARD_ROW)


def lead_rows(games: int) -> npt.NDArray[np.int16]:
    """Return room for deck 0's lead at the beginning of each turn of so many games: shape (games, LEAD_TURNS), NO_LEAD everywhere."""
    return np.full((games, LEAD_TURNS), NO_LEAD, np.int16)


def default_level(engine: Engine) -> Level:
    """Return the level that plays unless another is asked for: the weakest whose games count for what is known of decks and cards."""
    return next(level for level in engine.levels if level.slug == engine.default_level)


def counted_levels(engine: Engine) -> tuple[Level, ...]:
    """Return the levels whose games count for what is known of decks and cards: the default and the stronger ones, from weak to strong."""
    return engine.levels[engine.levels.index(default_level(engine)) :]


class UnplayableError(ValueError):
    """The decks can't be played; `reason` says which card and why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


class Engine(Protocol):
    """A game's engine.

    Game `g` belongs to pair `g // 2`; deck 0 goes first in even games, deck 1 in odd ones. Both games of a pair tie the
    shuffles to the seat. A result depends on (decks, levels, seed, game) alone: not on chunks, threads or what ran before.
    """

    slug: str
    levels: tuple[Level, ...]
    #: The default level, and the one for what has to be quick.
    default_level: str
    quick_level: str
    ends: tuple[Named, ...]
    #: The unit of deck 0's lead: its own less the other deck's.
    lead: Named

    @property
    def digest(self) -> str:
        """Sixteen hex digits that change when the engine's sources do."""
        ...

    def is_warm(self) -> bool:
        """Return whether the compiled code is at hand, so that games start at once."""
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
        cards: npt.NDArray[np.void] | None = None,
        leads: npt.NDArray[np.int16] | None = None,
        is_examined: bool = False,
        threads: int = 1,
    ) -> npt.NDArray[np.void]:
        """Play 2 * pairs games and return their rows (GAME_ROW) in order; fewer when cancelled on the way.

        `cards`, from `card_rows(decks, 2 * pairs)`, is filled with what became of each copy of either deck; results are the same without.
        `leads`, from `lead_rows(2 * pairs)`, is filled with deck 0's lead at the beginning of each turn.
        `threads` play at once, each in records of its own: 1 or more, at best as many as there are free cores.
        `is_examined`: the whole state is examined before each decision and at the end; `errors` notes what is wrong with it.

        Raise UnplayableError for decks that the engine refuses, also for a given hand that a deck can't have, and KeyError for a level
        that it has not.
        """
        ...

    def record(self, decks: Sequence[PlayableDeck], *, seed: int, game: int, levels: Sequence[str]) -> Record:
        """Play one game again and tell it step by step."""
        ...


@dataclass(frozen=True, slots=True)
class TuningRound:
    """The result of a round of tuning: the positions learned from, and how far the chances found in them are from the results.

    `loss` is the mean of -log likelihood; a coin's is log 2.
    """

    number: int
    positions: int
    loss: float


@runtime_checkable
class Tunable(Protocol):
    """An engine whose players think with weights that can be learned from games."""

    #: The data file that holds the weights.
    weights_file: Path

    def tune(self, decks: Sequence[PlayableDeck], *, seed: int, games: int, rounds: int, on_round: Callable[[TuningRound], None]) -> str:
        """Return the text of the data file after `rounds` rounds of about `games` games among the decks; the same for equal arguments."""
        ...
