"""Golden games of any engine: how fixed games went when they were last reviewed; `--bless` writes them again.

At each level every shipped deck plays, and chance also plays decks of cards that between them use every word of the card language.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import ClassVar

import pytest

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, card_rows
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.telling.record import Record
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks
from tests.rules.language.word_coverage import RULES, cards_in, covering, named, used_in, word_folders

SEED = 1
RANDOM = "random"
LEVELS = (RANDOM, "greedy", "planner")
#: The folder of the games of cards with every word, and how many games are looked at to choose them.
WORDS, MOST_GAMES = "words", 100


class GoldenGames:
    """A game's own test class gives its engine and words, and says how a deck of cards with them is put together."""

    engine: BatchEngine
    words: ClassVar[Collection[type]]

    @property
    def folder(self) -> Path:
        """The folder of the records, which lie in a folder for each level."""
        return RULES / self.engine.slug / "engine" / "golden"

    def word_cards(self) -> list[Card]:
        """The cards that the word scenarios bring along."""
        files = import_module(f"rules.{self.engine.slug}.scenario.files").FILES
        listed = [card for folder in word_folders(self.engine.slug) for card in cards_in(folder)]
        return [files.read_inline({"number": 1, "name_zh": card["name"], **card}, "words") for card in listed]

    @abstractmethod
    def word_deck(self, cards: Sequence[Card], number: int) -> PlayableDeck:
        """The deck of a number, of some of the cards: those of other numbers have others."""

    def record(self, level: str, game: int, decks: Decks) -> str:
        return told(self.engine.record(decks, seed=SEED, game=game, levels=(level, level), has_moments=False))

    @pytest.mark.golden
    @pytest.mark.parametrize("level", LEVELS)
    def test_games_of_shipped_decks_are_as_reviewed(self, level: str, shipped: Shipped, bless: bool) -> None:
        decks = list(shipped.decks(self.engine.slug).items())
        records = {}
        for game, ((one, first), (other, second)) in enumerate(zip(decks[::2], decks[1::2] + decks[:1], strict=False)):
            records[f"{one}--{other}"] = self.record(level, game, (first, second))
        compare(self.folder / level, records, bless)

    @pytest.mark.golden
    def test_games_of_cards_with_every_word_are_as_reviewed(self, bless: bool) -> None:
        games = {game: self.decks_of_words(game) for game in (self.choose_games() if bless else self.reviewed_games())}
        compare(self.folder / WORDS, {str(game): self.record(RANDOM, game, decks) for game, decks in games.items()}, bless)

    def test_a_card_with_each_word_is_used(self) -> None:
        used = {word for game in self.reviewed_games() for word in self.words_used(game)}
        missing = sorted(self.all_words - used)
        assert not missing, f"nobody uses a card with {', '.join(missing)}: make bless chooses other games"

    @property
    def all_words(self) -> set[str]:
        return {named(word) for word in self.words}

    @cached_property
    def cards(self) -> list[Card]:
        """As few as will do of the cards that the word scenarios bring along."""
        return covering([(card, set(used_in(card.abilities))) for card in told_apart(self.word_cards())], self.all_words)

    def reviewed_games(self) -> list[int]:
        return sorted(int(path.stem) for path in (self.folder / WORDS).glob("*.txt"))

    def choose_games(self) -> list[int]:
        """As few games as will do in which a card with each word is used."""
        return covering([(game, self.words_used(game)) for game in range(MOST_GAMES)], self.all_words)

    def decks_of_words(self, game: int) -> Decks:
        return self.word_deck(self.cards, 2 * game), self.word_deck(self.cards, 2 * game + 1)

    def words_used(self, game: int) -> set[str]:
        """The words on the cards that did their work in a game."""
        decks = self.decks_of_words(game)
        cards = card_rows(decks, 2)
        self.engine.play(decks, seed=SEED, first_pair=game // 2, pairs=1, levels=(RANDOM, RANDOM), cards=cards)
        sides = zip(cards[game % 2], decks, strict=True)
        used = [card for rows, deck in sides for row, card in zip(rows, deck.copies, strict=False) if row["used"] >= 0]
        return {word for card in used for word in used_in(card.abilities)}


def told_apart(cards: Iterable[Card]) -> Iterator[Card]:
    """The cards, those whose slug another had before with a number behind it and the name."""
    count: Counter[str] = Counter()
    for card in cards:
        count[card.slug] += 1
        number = count[card.slug]
        name = Text(f"{card.name.en} {number}", f"{card.name.zh}{number}")
        yield card if number == 1 else replace(card, slug=f"{card.slug}-{number}", name=name)


def told(record: Record) -> str:
    row = record.row
    head = " ".join(f"{name}={row[name]}" for name in row.dtype.names or ())
    lines = [("\n" if step.is_heading else "") + step.text.en for step in record.steps]
    return "\n".join([head, *lines, ""])


def compare(folder: Path, records: Mapping[str, str], bless: bool) -> None:
    """The folder holds these records alone; blessed, it will."""
    if bless:
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.txt"):
            path.unlink()
        for name, text in records.items():
            (folder / f"{name}.txt").write_text(text, "utf-8")
    reviewed = {path.stem for path in folder.glob("*.txt")}
    assert reviewed == set(records), f"{sorted(reviewed ^ set(records))}: other games than reviewed; make bless"
    for name, text in records.items():
        path = folder / f"{name}.txt"
        assert text == path.read_text("utf-8"), f"{name}: the game went otherwise: review the difference after make bless"
