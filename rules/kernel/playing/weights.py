"""The weights that players think with: read from a game's data file, and written as it by tuning."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.language.words import WordError
from rules.kernel.playing.hand_worth import HandWorth

Vector = npt.NDArray[np.int32]
#: A table of the file: its rows by name, each a view of a single weight, of several, or of rows of them.
Table = Mapping[str, Vector]


def _nothing() -> Vector:
    return np.zeros(0, np.int32)


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the features of a position and of the words of cards (shape words, roles), SCALE (players.logistic) to one of log odds.

    `keeps` weighs what is told of an opening hand (playing.hand_worth), `guesses` is what a game guesses by and does not learn.
    """

    features: Vector
    words: Vector
    keeps: Vector = field(default_factory=_nothing)
    guesses: Vector = field(default_factory=_nothing)


@dataclass(frozen=True, kw_only=True, eq=False)
class WeightsFile:
    """A game's file of weights, and the names in it.

    `side` are the features of a side, own ones and the enemy's, `both` those of both sides together, `words` those of cards in so many
    `roles`, `guesses` what is not learned. Between the features of the sides and those of both stand `clocks` x `clocks` cases of a race,
    if the game has one. `keeps` says what is told of an opening hand. What is said of a table stands above it as a comment.
    """

    path: Path
    side: tuple[str, ...]
    both: tuple[str, ...]
    words: tuple[str, ...]
    roles: int
    words_said: str
    clocks: int = 0
    race_said: str = ""
    guesses: tuple[str, ...] = ()
    keeps: HandWorth | None = None
    keeps_said: str = ""
    keep_words_said: str = ""

    @cache  # noqa: B019 (a game has one file, which lives as long as the process)
    def read(self, path: Path | None = None) -> Weights:
        """Return the weights of the file, or of another one of its kind. Raises WordError where a word and the weights do not match."""
        path = path or self.path
        data = tomllib.loads(path.read_text("utf-8"))
        kept = self.keeps.size if self.keeps else 0
        sizes = 2 * len(self.side) + self.clocks**2 + len(self.both), (len(self.words), self.roles), kept, len(self.guesses)
        weights = Weights(*(np.zeros(size, np.int32) for size in sizes))
        for name, _, table in self._tables(weights):
            found = _find(data, name)
            if name.startswith("word") or name.endswith(".words"):
                _check_words(found, self.words, path)
            for key, row in table.items():
                row[...] = np.array(found[key], np.int32).reshape(row.shape)
        return weights

    def write(self, weights: Weights) -> str:
        """Return the text of a file of these weights."""
        lines = ["# The weights of the players' evaluation, 1024 to one unit of log odds. Made by manage.py tune.", ""]
        for name, said, table in self._tables(weights):
            lines += [*(f"# {line}" for line in said.splitlines()), f"[{name}]"]
            lines += [f"{key} = {_written(row)}" for key, row in table.items()]
            lines.append("")
        return "\n".join(lines)

    def _tables(self, weights: Weights) -> Iterator[tuple[str, str, Table]]:
        """Yield the tables in their order: the name, what is said of it, its rows as views of the weights."""
        block = len(self.side)
        race, both = 2 * block, 2 * block + self.clocks**2
        yield "side", "One's own, and the enemy's.", _rows(self.side, weights.features[:race].reshape(2, block).T)
        if self.clocks:
            yield "race", self.race_said, {"turns": weights.features[race:both].reshape(self.clocks, self.clocks)}
        yield "both", "", _rows(self.both, weights.features[both:])
        yield "word", self.words_said, _rows(self.words, weights.words)
        if self.guesses:
            yield "guess", "", _rows(self.guesses, weights.guesses)
        if self.keeps:
            yield from self._tables_of_keeps(self.keeps, weights.keeps)

    def _tables_of_keeps(self, keeps: HandWorth, weights: Vector) -> Iterator[tuple[str, str, Table]]:
        costs, prints, words, hands = np.split(weights, keeps.ends)
        whole = {keeps.hand: hands} if keeps.hand else {}
        by_cost = _rows(keeps.held, costs.reshape(len(keeps.held), keeps.costs))
        yield "keep", self.keeps_said, {**whole, **by_cost, **_rows(keeps.prints, prints)}
        yield "keep.words", self.keep_words_said, _rows(self.words, words.reshape(len(keeps.held), len(self.words)).T)


def _rows(names: Sequence[str], weights: Vector) -> Table:
    return {name: weights[index, ...] for index, name in enumerate(names)}


def _find(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    for part in name.split("."):
        data = data[part]
    return data


def _check_words(data: Mapping[str, Any], words: Sequence[str], path: Path) -> None:
    """Raise WordError for a word without weights, and for weights of no word."""
    missing = [word for word in words if word not in data]
    if missing:
        said = f"{path.name} has no weights for the word “{missing[0]}”: say in its declaration what it counts as (COUNTS_AS)"
        raise WordError(f"{said} until the players are tuned")
    strange = [word for word in data if word not in words]
    if strange:
        raise WordError(f"{path.name} has weights for “{strange[0]}”, which no card can say")


def _written(row: Vector) -> str:
    """A row as TOML: a number, a list, or a list of lists on lines of their own."""
    if row.ndim < 2:
        return str(row.tolist())
    return "\n".join(("[", *(f"    {each.tolist()}," for each in row), "]"))
