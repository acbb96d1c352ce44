"""A sandbox whose positions are scenario files: it opens and changes them, with the changes that all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, TypeVar

from rules.kernel.cards import Card
from rules.kernel.positions.files import Scenario, ScenarioFiles
from rules.kernel.positions.sandbox import Opened, SetupField
from rules.kernel.positions.scenario_format import ScenarioFileError
from rules.kernel.positions.writer import write_cards
from rules.kernel.state.values import Number, Value, shown
from rules.kernel.state.zones import Zone
from rules.kernel.telling.action_errors import IllegalActionError, InvalidActionError
from rules.kernel.telling.notation import DECKS, PLAYERS
from rules.wording import Text

#: The name of the file in errors.
SOURCE = "scenario"
NAME = Text("Position", "局面")
Cards = Mapping[str, Card]
#: A game's position: a frozen dataclass with `sides`, `first`, `active`, `turn` and `chance`.
P = TypeVar("P")
#: Returns a position after a change, given the words after its verb and the cards that there are.
Change = Callable[[P, list[str], Cards], P]


class FileSandbox(ABC, Generic[P]):
    """The part of rules.kernel.positions.sandbox.Sandbox that is the same in every game.

    `changes` are the game's by their verbs. `files` are its scenario files; `write_scenario` writes a position as one.
    """

    changes: ClassVar[Mapping[str, Change[Any]]]
    files: ClassVar[ScenarioFiles[Any]]
    write_scenario: ClassVar[staticmethod[..., str]]

    def read(self, text: str, cards: Cards) -> list[Scenario[P]]:
        """Return the scenarios of a file. Raise ScenarioFileError."""
        return self.files.read(text, SOURCE, cards)

    def write(self, position: P, own: Iterable[Mapping[str, Any]] = ()) -> str:
        """Return the file of a position, with the definitions of cards that stand in it alone."""
        return write_cards(self.files.game, self.write_scenario(position, name=NAME.en, name_zh=NAME.zh), own)

    def known(self, cards: Cards) -> Cards:
        """Return the cards that a change may name: those that there are, and what they make."""
        return cards

    @abstractmethod
    def held(self, position: P) -> Iterable[Card]:
        """Return all cards in a position that have a definition."""

    def open(self, text: str, cards: Cards, number: int = 0) -> Opened:
        scenarios = self.read(text, cards)
        if not 0 <= number < len(scenarios):
            raise ScenarioFileError(SOURCE, 1, Text(f"there is no scenario {number + 1}", f"没有第{number + 1}个场景"))
        scenario = scenarios[number]
        lines = tuple(line for step in scenario.steps for line in step.do)
        names = tuple(Text(each.name, each.name_zh or each.name) for each in scenarios)
        return Opened(self.file_of(scenario.position, cards), lines, names)

    def change(self, file: str, cards: Cards, change: str) -> str:
        """Return the file after a change. Raise ActionError, also for what no file could hold, such as more things than fit a place."""
        known = self.known(cards)
        position = self.position_of(file, known)
        verb, _, rest = change.strip().partition(" ")
        changer = self.changes.get(verb)
        if changer is None:
            raise InvalidActionError(Text(f"“{change}” is no change", f"“{change}”不是修改操作"))
        own = {card.slug: card for card in self.held(position)}
        changed = self.file_of(changer(position, rest.split(" "), {**known, **own}), known)
        try:
            self.read(changed, cards)
        except ScenarioFileError as error:
            raise IllegalActionError(error.reason) from error
        return changed

    def position_of(self, file: str, cards: Cards) -> P:
        """Return the position of an opened file."""
        return self.read(file, cards)[0].position

    def file_of(self, position: P, cards: Cards) -> str:
        """Return the file of a position, with the cards in it that are not the game's."""
        held = {card.slug: card for card in self.held(position)}
        return self.write(position, [card.data for slug, card in held.items() if cards.get(slug) != card])


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a change: `A.field`, `A.field.2`, or something of that place, `A.field.2.mp`. The number is 0 where there is none."""

    side: int
    zone: str
    number: int = 0
    part: str = ""


def wrong(words: Sequence[str]) -> InvalidActionError:
    said = " ".join(words)
    return InvalidActionError(Text(f"“{said}” can't be read", f"“{said}”看不懂"))


def misplaced(card: Card) -> IllegalActionError:
    """Return the refusal of a card in a place where it can't be."""
    return IllegalActionError(Text(f"“{card.name.en}” does not go there", f"“{card.name.zh}”不能放在这里"))


def read_place(words: list[str], zones: Collection[str], *, has_parts: bool = False) -> Place:
    """Return the place that the first word names. Raise InvalidActionError, also for a zone that is none of these."""
    parts = words[0].split(".")
    if not 2 <= len(parts) <= 3 + has_parts or parts[0] not in tuple(PLAYERS) or parts[1] not in zones:
        raise wrong(words)
    number = parts[2] if len(parts) > 2 else "0"
    if not (number.isascii() and number.isdigit()) or len(number) > 3:
        raise wrong(words)
    return Place(PLAYERS.index(parts[0]), parts[1], int(number), parts[3] if len(parts) > 3 else "")


def read_number(words: list[str], least: int, most: int) -> int:
    """Return the number that the second word is. Raise ActionError."""
    try:
        number = int(words[1])
    except (IndexError, ValueError):
        raise wrong(words) from None
    if not least <= number <= most:
        raise IllegalActionError(Text(f"{number} is not between {least} and {most}", f"{number}不在{least}至{most}之间"))
    return number


def with_side(position: P, side: int, **values: Any) -> P:
    """Return the position with something else on a side; chance starts anew."""
    before: Any = position
    halves = [replace(half, **values) if number == side else half for number, half in enumerate(before.sides)]
    changed: P = replace(before, sides=tuple(halves), chance=None)
    return changed


def without(places: Sequence[int], number: int) -> tuple[int, ...]:
    """Return the known places, from 0, after the card of a number, from 1, was taken away."""
    return tuple(place - (place >= number) for place in places if place != number - 1)


def put_card(position: P, side: int, zone: Zone, card: Card) -> P:
    """Return the position with one card more in a zone: on top of a deck, after the others elsewhere."""
    before: Any = position
    half, at = before.sides[side], int(zone.is_from_top)
    listed = getattr(half, zone.name)
    known = {name: tuple(place + at for place in getattr(half, name)) for name in zone.knowledge}
    return with_side(position, side, **{zone.name: (card, *listed) if at else (*listed, card)}, **known)


def take_card(position: P, side: int, zone: Zone, number: int, words: Sequence[str]) -> P:
    """Return the position without the card of a number, from 1. Raise InvalidActionError where there is none."""
    before: Any = position
    half = before.sides[side]
    listed = getattr(half, zone.name)
    if not 1 <= number <= len(listed):
        raise wrong(words)
    known = {name: without(getattr(half, name), number) for name in zone.knowledge}
    return with_side(position, side, **{zone.name: (*listed[: number - 1], *listed[number:])}, **known)


def clear_zone(position: P, side: int, zone: Zone) -> P:
    return with_side(position, side, **dict.fromkeys(zone.keys, ()))


def side_fields(side: int, half: Any, values: Sequence[Value]) -> tuple[SetupField, ...]:
    """Return the numbers of a side that can be set."""
    return tuple(
        SetupField(f"{PLAYERS[side]}.{value.name}", value.words, str(getattr(half, value.name)), least=value.least, most=_most(value))
        for value in shown(values)
        if value.words
    )


def set_number(position: P, words: list[str], values: Sequence[Value]) -> P | None:
    """Apply `A.life 12`; return None where the words name no number of a side."""
    player, _, name = words[0].partition(".")
    for value in shown(values):
        if value.name == name and player in tuple(PLAYERS):
            return with_side(position, PLAYERS.index(player), **{name: read_number(words, value.least, _most(value))})
    return None


def set_count(position: P, words: list[str], field: str, names: Collection[str], most: int) -> P | None:
    """Apply `A.strength 3`, where a field of the sides holds such counts by name; return None where the words name none of them."""
    player, _, name = words[0].partition(".")
    if player not in tuple(PLAYERS) or name not in names:
        return None
    before: Any = position
    side = PLAYERS.index(player)
    values = {**dict(getattr(before.sides[side], field)), name: read_number(words, 0, most)}
    return with_side(position, side, **{field: tuple((each, values[each]) for each in names if values.get(each))})


def _most(value: Number) -> int:
    return value.most if value.most_set is None else value.most_set


def frame_fields(position: Any, phases: Mapping[Any, Text], turns: tuple[int, int]) -> tuple[SetupField, ...]:
    """Return the fields of a position's time: phase, turn within bounds, whose turn, who went first."""
    players = tuple(zip(PLAYERS, DECKS, strict=True))
    return (
        SetupField("phase", Text("Phase", "阶段"), position.phase, tuple(phases.items())),
        SetupField("turn", Text("Turn", "回合"), str(position.turn), least=turns[0], most=turns[1]),
        SetupField("active", Text("Whose turn", "行动方"), PLAYERS[position.active], players),
        SetupField("first", Text("Who went first", "先手"), PLAYERS[position.first], players),
    )


def set_player(position: P, words: list[str]) -> P | None:
    """Apply `active B` or `first A`; return None where the words are neither."""
    if len(words) != 2 or words[0] not in ("active", "first") or words[1] not in tuple(PLAYERS):
        return None
    before: Any = position
    changed: P = replace(before, chance=None, **{words[0]: PLAYERS.index(words[1])})
    return changed
