"""A simple model of who may see what, to compare the site with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from uuid import UUID

PRIVATE, UNLISTED, PUBLIC = "private", "unlisted", "public"


@dataclass
class Person:
    name: str
    is_member: bool
    is_closed: bool = False
    #: The account was deleted, with everything that it owned.
    is_gone: bool = False


@dataclass
class ModelDeck:
    pk: UUID
    owner: Person
    wanted: str
    #: Its current name and note.
    words: tuple[str, str]
    is_taken_down: bool = False
    is_deleted: bool = False

    @property
    def visibility(self) -> str:
        if self.is_taken_down or self.owner.is_closed:
            return PRIVATE
        return UNLISTED if self.wanted == PUBLIC and not self.owner.is_member else self.wanted


@dataclass
class Part:
    """A deck in a simulation. `word` is its name at that time."""

    deck: ModelDeck
    word: str
    #: The deck was deleted while it was hidden.
    is_hidden_for_ever: bool = False

    @property
    def is_hidden(self) -> bool:
        return self.is_hidden_for_ever or (not self.deck.is_deleted and self.deck.visibility == PRIVATE)


@dataclass
class ModelSimulation:
    pk: UUID
    owner: Person
    parts: list[Part]
    words: tuple[str, str]
    #: One of its decks was private when the simulation was made.
    is_private: bool
    is_taken_down: bool = False
    is_deleted: bool = False

    @property
    def is_open(self) -> bool:
        held = self.is_private or self.is_taken_down or self.owner.is_closed
        return not held and not any(part.is_hidden for part in self.parts)

    @property
    def shown_names(self) -> list[str]:
        """The names of decks that people who see the simulation may read."""
        return [part.word for part in self.parts if not part.is_hidden or part.deck.owner is self.owner]


@dataclass
class World:
    decks: list[ModelDeck] = field(default_factory=list)
    simulations: list[ModelSimulation] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def new_word(self) -> str:
        """Return a word that occurs nowhere else."""
        self.words.append(f"qz{len(self.words):03d}vx")
        return self.words[-1]

    def sees_deck(self, person: Person | None, deck: ModelDeck) -> bool:
        return not deck.is_deleted and (deck.owner is person or deck.visibility != PRIVATE)

    def sees_simulation(self, person: Person | None, row: ModelSimulation) -> bool:
        return not row.is_deleted and (row.owner is person or row.is_open)

    def known_to(self, person: Person | None) -> set[str]:
        """Return every word that this person may read."""
        return set(self._known_to(person))

    def _known_to(self, person: Person | None) -> Iterator[str]:
        for deck in self.decks:
            if self.sees_deck(person, deck):
                yield from deck.words
        for row in self.simulations:
            if self.sees_simulation(person, row):
                yield from row.words
                yield from row.shown_names

    def delete_deck(self, deck: ModelDeck) -> None:
        for row in self.simulations:
            for part in row.parts:
                part.is_hidden_for_ever |= part.deck is deck and deck.visibility == PRIVATE
        deck.is_deleted = True

    def delete_person(self, person: Person) -> None:
        for deck in self.decks:
            if deck.owner is person and not deck.is_deleted:
                self.delete_deck(deck)
        for row in self.simulations:
            row.is_deleted |= row.owner is person
        person.is_gone = True
