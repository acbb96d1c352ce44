"""The registry: every kind of simulation, loaded when first asked for, and which one a simulation is of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from matches.models import Kind, Simulation
from matches.registry.declaration import SimulationKind

#: The modules of the kinds, in the order in which programs are told of them. Each holds its kind under its name in capitals. They are
#: named and not imported, because they lie above the farm, the figures and the forms, which all ask the registry.
MODULES = ("gauntlet", "versions", "hand", "race", "matrix", "live")


# A list of simulations asks 21 times: it takes 38 ms of CPU time, and 0.5 more without this (2026-11-25).
@cache
def every_kind() -> Mapping[str, SimulationKind]:
    """Return the kinds by their slugs."""
    found: list[SimulationKind] = [getattr(import_module(f"matches.kinds.{name}"), name.upper()) for name in MODULES]
    return {each.slug.value: each for each in found}


def kind_of(simulation: Simulation) -> SimulationKind:
    """Return what knows the ways of a simulation."""
    return every_kind()[simulation.kind]


def choices_of_kinds() -> list[tuple[str, Any]]:
    """Return the kinds that people ask for, with their names."""
    return [(value, label) for value, label in Kind.choices if every_kind()[value].is_asked_for]


def _where(is_such: Callable[[SimulationKind], bool]) -> tuple[Kind, ...]:
    return tuple(each.slug for each in every_kind().values() if is_such(each))


# What the database is asked for: the kinds of which something holds.


def urgent_kinds() -> tuple[Kind, ...]:
    """Return the kinds that somebody waits for."""
    return _where(lambda each: each.is_urgent)


def unasked_kinds() -> tuple[Kind, ...]:
    """Return the kinds that nobody asks for."""
    return _where(lambda each: not each.is_asked_for)


def growing_kinds() -> tuple[Kind, ...]:
    """Return the kinds to which decks can be added."""
    return _where(lambda each: each.can_grow)


def counted_kinds() -> tuple[Kind, ...]:
    """Return the kinds that count for what is known of decks and cards."""
    return _where(lambda each: each.counts_for_decks)
