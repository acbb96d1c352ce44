"""The report on a pasted deck: every line with what became of it, and the list that came out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cards.models import Card
from decks.deck_list import DeckList, Extras, MutableSections
from rules.construction import Format
from rules.kernel.game import Game


class LineStatus(StrEnum):
    CARD = "card"  #: read as copies of a card
    CHOSEN = "chosen"  #: the same, but several printings bear the name: the first was taken
    AMBIGUOUS = "ambiguous"  #: different cards fit; none was taken
    UNMATCHED = "unmatched"  #: no card of the game is called so
    UNREADABLE = "unreadable"  #: not a line of a deck at all
    HEADING = "heading"  #: opens a section
    LABEL = "label"  #: names the deck, the game or the format
    COMMENT = "comment"  #: left out


PROBLEMS = (LineStatus.AMBIGUOUS, LineStatus.UNMATCHED, LineStatus.UNREADABLE)


@dataclass(frozen=True, slots=True)
class ReadLine:
    """One line: its number from 1, its source text, and what became of it.

    `choices` are the nearest cards for a line that matched none, or those between which to choose. `game` is the other game that has a card
    of that name. `part` says which one of the cards on one line this is, from 1; 0 for a line of one card.
    """

    number: int
    text: str
    status: LineStatus
    message: str = ""
    count: int = 0
    card: Card | None = None
    section: str = ""
    choices: tuple[Card, ...] = ()
    game: Game | None = None
    part: int = 0

    @property
    def place(self) -> str:
        """The place that a correction names: the line, with the part of it if it has several."""
        return f"{self.number}.{self.part}" if self.part else str(self.number)

    @property
    def is_problem(self) -> bool:
        return self.status in PROBLEMS


@dataclass(frozen=True, slots=True)
class ImportReport:
    """A text that was read for a game. `source` is text, code, json, toml, csv, cockatrice, tabletop or decksite."""

    game: Game
    format: Format
    source: str
    name: str
    note: str
    sections: MutableSections
    lines: tuple[ReadLine, ...]
    extras: Extras | None = None

    @property
    def problems(self) -> tuple[ReadLine, ...]:
        """The lines that must be mended, else something is lost."""
        return tuple(line for line in self.lines if line.is_problem)

    @property
    def cards(self) -> tuple[ReadLine, ...]:
        return tuple(line for line in self.lines if line.card is not None)

    @property
    def chosen(self) -> tuple[ReadLine, ...]:
        return tuple(line for line in self.lines if line.status == LineStatus.CHOSEN)

    @property
    def remarked(self) -> tuple[ReadLine, ...]:
        """The lines that were read with a remark."""
        return tuple(line for line in self.lines if line.message and not line.is_problem and line.status != LineStatus.CHOSEN)

    @property
    def name_line(self) -> ReadLine | None:
        """The line that was taken as the deck's name without a word that says so; None for no such line."""
        return next((line for line in self.lines if line.status == LineStatus.LABEL and line.message), None)

    @property
    def next_place(self) -> str:
        """The place of the first line with a choice to make; empty for none."""
        return next((line.place for line in self.problems if line.choices), "")

    @property
    def is_clean(self) -> bool:
        return not self.problems

    @property
    def listing(self) -> DeckList:
        return DeckList(self.game, self.format, self.name, self.sections, self.note, self.extras)

    @property
    def total(self) -> int:
        return self.listing.total
