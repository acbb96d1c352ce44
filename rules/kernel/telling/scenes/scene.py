"""A board whose cards are told apart by the engine's ids, so that one event after the other can change it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rules.kernel.telling.board import FIXED, Board, BoardCard, Figure, Form, Side, Zone, place_of
from rules.wording import Text

#: The ids of a side's cards by zone, in the order of the board's; None is an empty place.
Numbers = Mapping[str, Sequence[int | None]]
#: A zone of a side.
Lies = tuple[int, str]


class Scene:
    """The cards of a board. `zones` are the ids in places, `looks` the cards as they look, `borne` the ids that lie with a card."""

    def __init__(self, board: Board, numbers: Sequence[Numbers], borne: Mapping[int, Sequence[int]]) -> None:
        """`numbers` are those of each side; `borne` are the ids of attached cards by their bearers'."""
        self.title: Text = board.title
        self.active = board.active
        self.grid = board.grid
        self.figures: list[list[Figure]] = [list(side.figures) for side in board.sides]
        self.names: dict[Lies, tuple[Text, Form]] = {}
        self.zones: dict[Lies, list[int | None]] = {}
        self.looks: dict[int, BoardCard] = {}
        self.borne: dict[int, list[int]] = {bearer: list(cards) for bearer, cards in borne.items() if cards}
        for index, side in enumerate(board.sides):
            for zone in side.zones:
                listed = numbers[index].get(zone.slug, ())
                self.names[index, zone.slug] = zone.name, zone.form
                self.zones[index, zone.slug] = list(listed)
                for number, card in zip(listed, zone.cards, strict=True):
                    if number is not None and card is not None:
                        self.looks[number] = replace(card, attached=()) if card.attached else card
                        self.looks |= dict(zip(borne.get(number, ()), card.attached, strict=True))

    def copy(self) -> Scene:
        """Return a copy that can be changed by itself."""
        other = object.__new__(Scene)
        other.title, other.active, other.grid = self.title, self.active, self.grid
        other.figures = [list(figures) for figures in self.figures]
        other.names = dict(self.names)
        other.zones = {lies: list(cards) for lies, cards in self.zones.items()}
        other.looks = dict(self.looks)
        other.borne = {bearer: list(cards) for bearer, cards in self.borne.items()}
        return other

    def board(self) -> Board:
        sides = [Side(tuple(figures), tuple(self._zones(side))) for side, figures in enumerate(self.figures)]
        return Board(tuple(sides), self.title, self.active, self.grid)

    def _zones(self, wanted: int) -> Iterator[Zone]:
        for (side, slug), cards in self.zones.items():
            if side == wanted:
                name, form = self.names[side, slug]
                yield Zone(slug, name, tuple(None if number is None else self._card(number) for number in cards), form)

    def _card(self, number: int) -> BoardCard:
        attached = self.borne.get(number)
        return replace(self.looks[number], attached=tuple(self.looks[each] for each in attached)) if attached else self.looks[number]

    def places(self) -> dict[int, str]:
        """Return the names of the cards' places, by their ids."""
        found: dict[int, str] = {}
        for (side, slug), cards in self.zones.items():
            for at, number in enumerate(cards, 1):
                if number is not None:
                    found[number] = place_of(side, slug, at)
                    found |= {each: place_of(side, slug, at, index) for index, each in enumerate(self.borne.get(number, ()), 1)}
        return found

    def lies(self) -> dict[int, tuple[int, str, int]]:
        """Return side, zone and number of the place of each card, by its id; an attached card is where its bearer is."""
        found: dict[int, tuple[int, str, int]] = {}
        for (side, slug), cards in self.zones.items():
            for at, number in enumerate(cards, 1):
                if number is not None:
                    found |= dict.fromkeys((number, *self.borne.get(number, ())), (side, slug, at))
        return found

    def take(self, number: int) -> None:
        """Take a card away, with what lies with it. The places of others in a zone of fixed places stay."""
        for (side, slug), cards in self.zones.items():
            if number in cards:
                at = cards.index(number)
                if self.names[side, slug][1] in FIXED:
                    cards[at] = None
                else:
                    del cards[at]
        for attached in self.borne.values():
            if number in attached:
                attached.remove(number)

    def put(self, number: int, lies: Lies, place: int = 0) -> None:
        """Lay a card into a zone: into a place from 1, or (0) as a pile's first or a row's last."""
        cards = self.zones.setdefault(lies, [])
        if place:
            cards += [None] * (place - len(cards))
            cards[place - 1] = number
        elif self.names[lies][1] == "pile":
            cards.insert(0, number)
        else:
            cards.append(number)

    def bear(self, number: int, bearer: int) -> None:
        """Lay a card with another one."""
        self.borne.setdefault(bearer, []).append(number)
