"""The zones of a side, declared once: who sees their cards, how positions list them, their names on pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from rules.kernel.cards import Card
from rules.wording import Text


class ZonedPlay(Protocol):
    """A play (rules.kernel.playing.plays), as far as zones are concerned."""

    cards: Mapping[int, Card]
    state: Any

    def knows(self, side: int, number: int) -> bool: ...
    def show(self, number: int, viewers: Sequence[int]) -> None: ...


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of each side; `number` is its place in the state's `cards` and `size`.

    `seen`: who sees all of it. `is_from_top`: positions list it from the top down, which lies last in the state. `known` and `shown` are
    the position's names for the places in it, from 0, of cards that the side itself and the other side have seen nevertheless. `is_pile`:
    boards draw only how many cards lie in it.
    """

    name: str
    number: int
    words: Text
    seen: Literal["nobody", "owner", "everybody"] = "nobody"
    is_from_top: bool = False
    known: str = ""
    shown: str = ""
    is_pile: bool = False

    @property
    def keys(self) -> tuple[str, ...]:
        """The position's names for all values of the zone."""
        return self.name, *self.knowledge

    @property
    def knowledge(self) -> tuple[str, ...]:
        """The position's names for who has seen which of its cards."""
        return tuple(name for name in (self.known, self.shown) if name)

    def numbers(self, state: Any, side: int) -> tuple[int, ...]:
        """Return the ids of the cards in a state's zone, in the position's order."""
        listed = tuple(int(card) for card in state["cards"][side][self.number][: state["size"][side][self.number]])
        return listed[::-1] if self.is_from_top else listed

    def store(self, play: ZonedPlay, side: int, half: Any, free: Iterator[int]) -> None:
        """Lay the cards of a position's side into a play, with the next free ids."""
        state, numbers = play.state[0], [next(free) for _ in getattr(half, self.name)]
        state["size"][side][self.number] = len(numbers)
        state["cards"][side][self.number][: len(numbers)] = numbers[::-1] if self.is_from_top else numbers
        for place, number in enumerate(numbers):
            play.show(number, [viewer for viewer in (0, 1) if self.is_seen(half, place, viewer == side)])

    def is_seen(self, half: Any, place: int, is_own: bool) -> bool:
        """Return whether a side sees a card of a position's half: its own or, if not `is_own`, the other side's."""
        if self.seen == "everybody" or (self.seen == "owner" and is_own):
            return True
        name = self.known if is_own else self.shown
        return bool(name) and place in getattr(half, name)

    def tell(self, play: ZonedPlay, side: int) -> dict[str, Any]:
        """Return the values of the zone in a play, as positions have them."""
        numbers = self.numbers(play.state[0], side)
        told: dict[str, Any] = {self.name: tuple(play.cards[number] for number in numbers)}
        for name, viewer in ((self.known, side), (self.shown, 1 - side)):
            if name:
                told[name] = tuple(place for place, number in enumerate(numbers) if play.knows(viewer, number))
        return told


def tell_zones(play: ZonedPlay, side: int, zones: Sequence[Zone]) -> dict[str, Any]:
    """Return the values of some zones in a play, as positions have them."""
    return {name: value for zone in zones for name, value in zone.tell(play, side).items()}
