"""Fields of scenario files that mean the same in every game: known cards, places in zones, counts, streams of chance."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from rules.kernel.cards import Card
from rules.kernel.positions.scenario_format import Table, nearest
from rules.kernel.state.values import MOST_COUNTED
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

CHANCE = re.compile(r"[0-9a-f]{16}")
Cards = Mapping[str, Card]
E = TypeVar("E", bound=str)


def read_card(table: Table, slug: str, cards: Cards) -> Card:
    """Return the card of a slug that stands in the table."""
    if slug not in cards:
        near = nearest(slug, cards)
        raise table.wrong(Text(f"the card “{slug}” is unknown{near.en}", f"没有卡牌“{slug}”{near.zh}"), slug)
    return cards[slug]


def read_bounded(table: Table, key: str, default: int, least: int, most: int) -> int:
    """Return a number within bounds."""
    number = table.number(key, default)
    if not least <= number <= most:
        raise table.wrong(Text(f"“{key}” is out of bounds", f"“{key}”超出范围"), key)
    return number


def read_counts(side: Table, events: Sequence[E], key: str) -> tuple[tuple[E, int], ...]:
    """Return how often what cards count has happened to the side."""
    counts = Table(side.source, side.headers, side.table(key), events)
    for name in counts.data:
        if not 0 <= counts.number(name) <= MOST_COUNTED:
            raise side.wrong(Text(f"“{name}” is out of bounds", f"“{name}”超出范围"), name)
    return tuple((name, counts.number(name)) for name in events if name in counts.data)


def read_places(side: Table, key: str, cards: Sequence[object]) -> tuple[int, ...]:
    """Return the places in a zone, from 0, of the cards that a side knows; the file counts from 1."""
    places = side.numbers(key)
    for place in places:
        if not 1 <= place <= len(cards):
            raise side.wrong(
                Text(f"“{key}” names place {place} of {len(cards)} cards", f"只有{len(cards)}张卡，“{key}”里却有第{place}张"), key
            )
    return tuple(sorted({place - 1 for place in places}))


def read_chance(scenario: Table) -> tuple[int, int] | None:
    """Return the states of both sides' streams of chance, where a game goes on."""
    states = scenario.texts("chance")
    if not states:
        return None
    if len(states) != 2 or not all(CHANCE.fullmatch(state) for state in states):
        raise scenario.wrong(
            Text("“chance” has to be two texts of 16 hexadecimal digits each", "“chance”须为两个16位十六进制的文本"), "chance"
        )
    return int(states[0], 16), int(states[1], 16)


def read_frame(scenario: Table, phases: Sequence[str], usual: str, *, before: str, turns: int) -> dict[str, Any]:
    """Return the time of a position, and its chance: `first`, `active`, `turn`, `phase`, `seed` and `chance`.

    `usual`: the phase where none is said. `before`: the phase before the first turn. `turns`: the last turn.
    """
    phase = scenario.choice("phase", phases, usual)
    first = scenario.choice("first", PLAYERS, "A")
    has_begun = phase != before
    return {
        "first": PLAYERS.index(first),
        "active": PLAYERS.index(scenario.choice("active", PLAYERS, "A" if has_begun else first)),
        "turn": read_bounded(scenario, "turn", 5, 1, turns) if has_begun else read_bounded(scenario, "turn", 0, 0, 0),
        "phase": phase,
        "seed": scenario.number("seed", 0),
        "chance": read_chance(scenario),
    }
