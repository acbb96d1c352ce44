"""Expectations: what a step says must hold after it, and what was there instead. A game lists what can be checked of a side."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from rules.kernel.positions.scenario_format import Table, nearest
from rules.kernel.state.values import Value, shown
from rules.kernel.state.zones import Zone
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

#: The values of an expectation. The order of a `multiset` does not matter; `numbers` are a list in order, as `list` is of texts.
Form = Literal["number", "flag", "text", "list", "multiset", "numbers"]
#: The most numbered things of a side.
MOST = 99


@dataclass(frozen=True, slots=True)
class Expectation:
    """Something of a side that can be checked: `life`, or with a number from 1 to `most` at the place of `N`: `slot.N.attack`.

    `value(play, side, number)` returns it. `names_cards`: its texts are cards, or begin with one. `pattern` is the form of a text.
    """

    name: str
    form: Form
    value: Callable[[Any, int, int], Any]
    most: int = MOST
    names_cards: bool = False
    pattern: str = ".*"

    def number_in(self, key: str) -> int | None:
        """Return the number in a key of this expectation, 0 where it has none; None for any other key."""
        found = re.fullmatch(re.escape(self.name).replace("N", r"([1-9]\d?)"), key)
        if found is None:
            return None
        number = int(found.group(1)) if found.groups() else 0
        return number if number <= self.most else None

    def fits(self, value: Any) -> bool:
        """Return whether a value has a form that can hold at all."""
        match self.form:
            case "number":
                return type(value) is int
            case "flag":
                return type(value) is bool
            case "text":
                return isinstance(value, str) and re.fullmatch(self.pattern, value) is not None
            case "numbers":
                return isinstance(value, list) and all(type(each) is int for each in value)
            case _:
                return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _winner(play: Any) -> str:
    if play.outcome is None:
        return ""
    return "draw" if play.outcome.winner is None else PLAYERS[play.outcome.winner]


#: What can be checked of every game as a whole; `events` are those of the step.
WHOLE = {
    each.name: each
    for each in (
        Expectation("decider", "text", lambda play, side, number: "" if play.decider is None else PLAYERS[play.decider]),
        Expectation("winner", "text", lambda play, side, number: _winner(play)),
        Expectation("turn", "number", lambda play, side, number: play.turn),
        Expectation("active", "text", lambda play, side, number: PLAYERS[play.active]),
        Expectation("phase", "text", lambda play, side, number: play.phase),
        Expectation("events", "list", lambda play, side, number: ()),
    )
}


def zone_expectations(*zones: Zone) -> Iterator[Expectation]:
    """Yield what lies in zones: in its order where that matters, and how much it is."""
    for zone in zones:
        yield Expectation(zone.name, _form(zone), partial(_listed, zone.name), names_cards=True)
        if zone.is_from_top:
            yield Expectation(f"{zone.name}.size", "number", partial(_size, zone.name))


def knowledge_expectations(*zones: Zone) -> Iterator[Expectation]:
    """Yield the cards in zones that the side itself has seen, and those that the other one has."""
    for zone in zones:
        for name, is_own in ((zone.known, True), (zone.shown, False)):
            if name:
                yield Expectation(name, _form(zone), partial(_seen, zone.name, is_own), names_cards=True)


def number_expectations(values: Sequence[Value]) -> Iterator[Expectation]:
    """Yield the numbers of a side that pages show; a play has a function of that name which returns a side's."""
    for value in shown(values):
        yield Expectation(value.name, "number", partial(_told, value.name))


def _form(zone: Zone) -> Form:
    return "list" if zone.is_from_top else "multiset"


def _listed(zone: str, play: Any, side: int, number: int) -> list[str]:
    return [card.slug for card in play.zone(side, zone)]


def _size(zone: str, play: Any, side: int, number: int) -> int:
    return len(play.zone(side, zone))


def _seen(zone: str, is_own: bool, play: Any, side: int, number: int) -> list[str]:
    return [play.cards[each].slug for each in play.numbers(side, zone) if play.knows(side if is_own else 1 - side, each)]


def _told(name: str, play: Any, side: int, number: int) -> int:
    return int(getattr(play, name)(side))


class Expectations:
    """All that a game's scenarios can check: of the whole, and `of_sides` by `A.name`."""

    def __init__(self, *of_sides: Expectation) -> None:
        self.of_sides = of_sides

    @property
    def names(self) -> tuple[str, ...]:
        """Each name as a page lists it, P for either player."""
        return (*WHOLE, *(f"P.{each.name}" for each in self.of_sides))

    def read(self, step: Table) -> Mapping[str, Any]:
        """Return the step's `then`, with its keys and the form of its values checked; tables in it are flattened (`A = { life = 3 }`)."""
        flat: dict[str, Any] = {}
        _flatten("", step.table("then"), flat)
        for key, value in flat.items():
            found = self._find(key)
            if found is None:
                known = [*WHOLE, *(f"{player}.{each.name}" for player in PLAYERS for each in self.of_sides)]
                near = nearest(key, known)
                raise step.wrong(Text(f"“{key}” is no expectation{near.en}", f"“{key}”不是可以检查的内容{near.zh}"), key)
            if not found[0].fits(value):
                raise step.wrong(Text(f"“{key}” can't be {value!r}", f"“{key}”不能是 {value!r}"), key)
        return flat

    def slugs(self, key: str, value: Any) -> list[str]:
        """Return the cards that an expectation names."""
        found = self._find(key)
        if found is None or not found[0].names_cards:
            return []
        return value.split()[:1] if isinstance(value, str) else list(value)

    def failure(self, then: Mapping[str, Any], play: Any, events: Sequence[str]) -> tuple[str, str] | None:
        """Return the first expectation that does not hold, as (expected, got); None when all do."""
        for key, expected in then.items():
            found = self._find(key)
            assert found is not None
            each, side, number = found
            got = _in_order(expected, events) if key == "events" else each.value(play, side, number)
            if each.form == "multiset":
                if Counter(got) != Counter(expected):
                    return f"{key} = {_shown(sorted(expected))}", _shown(sorted(got))
            elif got != expected:
                return f"{key} = {_shown(expected)}", _shown(got)
        return None

    def _find(self, key: str) -> tuple[Expectation, int, int] | None:
        """Return the expectation that a key means, with its side and number."""
        if key in WHOLE:
            return WHOLE[key], -1, 0
        player, dot, name = key.partition(".")
        if player not in tuple(PLAYERS) or not dot:
            return None
        for each in self.of_sides:
            number = each.number_in(name)
            if number is not None:
                return each, PLAYERS.index(player), number
        return None


def _flatten(before: str, table: Mapping[str, Any], flat: dict[str, Any]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            _flatten(f"{before}{key}.", value, flat)
        else:
            flat[before + key] = value


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(str, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if value != "" else '""'


def _in_order(expected: Sequence[str], events: Sequence[str]) -> list[str]:
    """Return what was expected if it occurs in this order, else all that happened."""
    rest = iter(events)
    return list(expected) if all(any(event == wanted for event in rest) for wanted in expected) else list(events)
