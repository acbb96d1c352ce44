"""The registry: every kind of simulation, and which one a simulation is of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from matches.kinds.gauntlet import GAUNTLET
from matches.kinds.hand import HAND
from matches.kinds.kind import SimulationKind
from matches.kinds.live import LIVE
from matches.kinds.matrix import MATRIX
from matches.kinds.race import RACE
from matches.kinds.versions import VERSIONS
from matches.models import Kind, Simulation

#: By slug, in the order in which programs are told of them.
KINDS: Mapping[str, SimulationKind] = {each.slug.value: each for each in (GAUNTLET, VERSIONS, HAND, RACE, MATRIX, LIVE)}


def kind_of(simulation: Simulation) -> SimulationKind:
    """Return what knows the ways of a simulation."""
    return KINDS[simulation.kind]


def choices_of_kinds() -> list[tuple[str, Any]]:
    """Return the kinds that people ask for, with their names."""
    return [(value, label) for value, label in Kind.choices if KINDS[value].is_asked_for]


def _where(is_such: Callable[[SimulationKind], bool]) -> tuple[Kind, ...]:
    return tuple(each.slug for each in KINDS.values() if is_such(each))


#: What the database is asked for: the kinds of which something holds.
URGENT_KINDS = _where(lambda each: each.is_urgent)
UNASKED_KINDS = _where(lambda each: not each.is_asked_for)
GROWING_KINDS = _where(lambda each: each.can_grow)
COUNTED_KINDS = _where(lambda each: each.counts_for_decks)
