"""The figures of a simulation as programs get them, whatever its kind."""

from __future__ import annotations

from typing import Any

from cards.requests.api_fields import Wanted
from matches.figures.summaries import row_json
from matches.models import Simulation
from matches.registry.kinds import kind_of

#: What only some kinds tell.
OF_KINDS = ("matrix", "race")


def wanted_of(simulation: Simulation, wanted: Wanted) -> dict[str, Any]:
    """The fields that are wanted. Games are counted only where one of them needs it."""
    known = row_json(simulation)
    if not kind_of(simulation).has_lead:
        known["deck"] = None
    return wanted.of(known if wanted.fields and wanted.fields <= known.keys() else told_of(simulation))


def told_of(simulation: Simulation) -> dict[str, Any]:
    """The fields of any simulation; null what its kind does not tell."""
    told = kind_of(simulation).tell(simulation)
    return {name: told[name] for name in told if name not in OF_KINDS} | {name: told.get(name) for name in OF_KINDS}
