"""The parts of a board as a page shows them: cards with their figures and marks, the zones that they lie in, and the sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cards.models import Card
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Marks:
    """The places that a step is about, and what it changes: the changes by places, as `rules.kernel.telling.record` tells them."""

    about: frozenset[str] = frozenset()
    changes: Mapping[str, Sequence[Mapping[str, Any]]] = field(default_factory=dict)

    @classmethod
    def of_step(cls, step: Mapping[str, Any]) -> Marks:
        """The marks of `rules.kernel.telling.record.Step.as_json`."""
        changes: dict[str, list[Mapping[str, Any]]] = {}
        for change in step.get("changes", ()):
            changes.setdefault(change["place"], []).append(change)
        return cls(frozenset(step.get("places", ())), changes)

    def values(self, place: str) -> dict[int, int]:
        """Return the new values of the figures in a place, by their numbers."""
        return {change["figure"]: change["value"] for change in self.changes.get(place, ()) if change["figure"] >= 0}

    def words(self, place: str, *, is_hidden: bool) -> tuple[Text, ...]:
        """Return the other changes in a place, in words; of a hidden card only those that are seen from outside."""
        changes = (change for change in self.changes.get(place, ()) if change["figure"] < 0 and (change["is_open"] or not is_hidden))
        return tuple(Text(**change["text"]) for change in changes)


NO_MARKS = Marks()


@dataclass(frozen=True, slots=True)
class ShownFigure:
    """A number; `change` is its difference from the usual value, `most` the value out of which it is so much, None for none.

    `then` is its value after the step shown, None where it stays. `is_quiet`: it is not drawn while it is 0 and stays so.
    """

    name: Text
    value: int
    change: int = 0
    most: int | None = None
    hue: str = ""
    then: int | None = None
    is_quiet: bool = False

    @property
    def is_drawn(self) -> bool:
        return bool(self.value or self.then or not self.is_quiet)


@dataclass(frozen=True, slots=True)
class ShownSpot:
    """The spot of the board's grid at which a card lies: see `rules.kernel.telling.grid.Spot`."""

    square: int
    level: str
    span: int
    name: Text

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> ShownSpot:
        return cls(data["square"], data["level"], data["span"], Text(**data["name"]))


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card on the board; `card` is None where it is hidden, or when the site no longer has it.

    `is_hidden`: whoever looks does not see which it is. `is_shared`: in a hand or face down, and yet known to the other side.
    `is_about`: the step shown is about it; `changes` are the step's changes to it, but for its figures. `at`: its spot on a grid;
    `is_leader`: it stands for the player itself.
    """

    place: str
    card: Card | None
    name: Text
    figures: tuple[ShownFigure, ...]
    notes: tuple[Text, ...]
    is_hidden: bool
    is_turned: bool
    is_shared: bool
    is_tapped: bool = False
    attached: tuple[ShownCard, ...] = ()
    is_about: bool = False
    changes: tuple[Text, ...] = ()
    at: ShownSpot | None = None
    is_leader: bool = False

    @property
    def side(self) -> int:
        """The number of the side in whose place it lies: 0 for Deck A."""
        return "AB".index(self.place[0])

    @property
    def tag(self) -> str:
        """Its place as lines write it: `A3`."""
        side, _, number = self.place.split(".")[:3]
        return f"{side}{number}"

    @property
    def drawn(self) -> tuple[ShownFigure, ...]:
        return tuple(figure for figure in self.figures if figure.is_drawn)

    @property
    def is_marked(self) -> bool:
        return self.is_about or bool(self.changes) or any(figure.then is not None for figure in self.figures)


@dataclass(frozen=True, slots=True)
class ShownZone:
    """Cards in their places, None where one is empty. `is_closed`: whoever looks sees only how many there are."""

    slug: str
    name: Text
    form: str
    cards: tuple[ShownCard | None, ...]
    is_closed: bool

    @property
    def count(self) -> int:
        return sum(card is not None for card in self.cards)

    @property
    def top(self) -> ShownCard | None:
        return self.cards[0] if self.cards else None

    @property
    def is_marked(self) -> bool:
        return any(card.is_marked for card in self.cards if card)

    @property
    def changes(self) -> tuple[tuple[Text, int], ...]:
        """The changes to its cards, each with the number of cards that it happens to."""
        return tuple(Counter(change for card in self.cards if card for change in card.changes).items())


@dataclass(frozen=True, slots=True)
class ShownSide:
    """`index` is 0 for Deck A. Its zones by how they lie; the cards of `grids` lie on the board's grid."""

    index: int
    is_active: bool
    figures: tuple[ShownFigure, ...]
    places: tuple[ShownZone, ...]
    rows: tuple[ShownZone, ...]
    piles: tuple[ShownZone, ...]
    grids: tuple[ShownZone, ...] = ()
