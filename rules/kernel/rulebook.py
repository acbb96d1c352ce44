"""A game's complete rules as data: numbered clauses in both languages, rulings beside them, and the scenarios that prove them.

Texts are plain, but for references written as in Markdown, `[words](number)`: they lead to the clause or ruling of that number.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.wording import Text

UNSAID = Text("", "")
REFERENCE = re.compile(r"\[([^\]]+)\]\(([\w.-]+(?:\(\d+\)\w*)?)\)")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling: it says what holds where the rules leave a question open."""

    number: str
    text: Text

    @property
    def anchor(self) -> str:
        return anchor(self.number)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause with its notes, examples and rulings.

    `number` is the whole one (`2.1.2(3)e`) and `mark` its last part. `title` is empty where the clause has none. `notes` tell how to read
    it, `examples` work it out. `figure(language)` draws an SVG for it. `proved_by` names the tests of a clause that no scenario can prove.
    `word` is the English name of what the cards call it, where that is not the title. `is_ours` marks a completion by Deckproof where the
    source is silent: it holds for all clauses below, which do not repeat it.
    """

    number: str
    text: Text = UNSAID
    title: Text = UNSAID
    clauses: tuple[Clause, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    notes: tuple[Text, ...] = ()
    examples: tuple[Text, ...] = ()
    figure: Callable[[str], str] | None = None
    proved_by: tuple[str, ...] = ()
    word: str = ""
    is_ours: bool = False

    @property
    def anchor(self) -> str:
        return anchor(self.number)

    @property
    def mark(self) -> str:
        """The number shown before the clause: all of it for a chapter or an article, its last part for what is below."""
        below = re.search(r"(?:\(\d+\)|[a-z]+)$", self.number)
        return below.group() if below else self.number

    @property
    def is_article(self) -> bool:
        """True if it has a number of its own, and not a letter or a number in brackets below one."""
        return self.mark == self.number

    @property
    def depth(self) -> int:
        """The number of parts of its number: 1 for a chapter, 2 and 3 for the articles in it."""
        return len(re.findall(r"\d+", self.number.split("(")[0]))

    def walk(self) -> Iterator[Clause]:
        """Yield the clause and all below it, in the order of reading."""
        yield self
        for clause in self.clauses:
            yield from clause.walk()


@dataclass(frozen=True, slots=True)
class Proof:
    """A scenario: its name (the Chinese one may be empty), its file below the folder of the game's scenarios, and the numbers it cites."""

    name: Text
    file: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a game, by chapter. `index` is the file of its scenarios: a JSON list of objects with name, name_zh, file and cites."""

    chapters: tuple[Clause, ...] = ()
    index: Path | None = None

    def __bool__(self) -> bool:
        return bool(self.chapters)

    def clauses(self) -> Iterator[Clause]:
        """Yield all clauses, in the order of reading."""
        for chapter in self.chapters:
            yield from chapter.walk()

    @property
    def is_completed(self) -> bool:
        """True if Deckproof has written some of the clauses, where the source is silent."""
        return any(clause.is_ours for clause in self.clauses())

    def rulings(self) -> list[Ruling]:
        """Return all rulings, by number."""
        found = [ruling for clause in self.clauses() for ruling in clause.rulings]
        return sorted(found, key=lambda ruling: [int(number) for number in re.findall(r"\d+", ruling.number)])

    def clause_of(self, name: Text) -> Clause | None:
        """Return the clause that explains a word of the cards, if one does."""
        wanted = name.en.casefold()
        return next((clause for clause in self.clauses() if (clause.word or clause.title.en).casefold() == wanted), None)

    def proofs(self) -> tuple[Proof, ...]:
        """Return the scenarios that prove the rules, by file."""
        return read_index(self.index) if self.index else ()

    def proofs_of(self, number: str) -> tuple[Proof, ...]:
        """Return the scenarios that cite exactly that clause or ruling."""
        return _by_number(self.index).get(number, ()) if self.index else ()


#: The rulebook of a game whose rules nobody has written down yet.
UNWRITTEN = Rulebook()


@cache
def read_index(path: Path) -> tuple[Proof, ...]:
    """Return the scenarios that an index file lists."""
    rows = json.loads(path.read_text("utf-8"))
    return tuple(Proof(Text(row["name"], row["name_zh"]), row["file"], tuple(row["cites"])) for row in rows)


@cache
def _by_number(path: Path) -> dict[str, tuple[Proof, ...]]:
    found: dict[str, list[Proof]] = {}
    for proof in read_index(path):
        for number in proof.cites:
            found.setdefault(number, []).append(proof)
    return {number: tuple(proofs) for number, proofs in found.items()}


def anchor(number: str) -> str:
    """Return the name of a clause or ruling in an address: 2.1.2(3)e is c-2-1-2-3-e, E-9 is e-9."""
    parts = re.findall(r"\d+|[A-Za-z]+", number)
    return "-".join(parts if parts[0].isalpha() else ["c", *parts]).lower()


def parted(text: str) -> Iterator[tuple[str, str]]:
    """Yield the text in pieces: words with the number that they refer to, empty where they refer to none."""
    end = 0
    for found in REFERENCE.finditer(text):
        if found.start() > end:
            yield text[end : found.start()], ""
        yield found.group(1), found.group(2)
        end = found.end()
    if end < len(text):
        yield text[end:], ""
