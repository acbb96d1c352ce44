"""The figures of a simulation as programs get them, whatever its kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cards.requests.api_fields import Wanted
from matches.figures.summaries import row_json
from matches.models import Simulation
from matches.registry.declaration import every_matchup
from matches.registry.kinds import kind_of

#: What only some kinds tell.
OF_KINDS = ("matrix", "race")


def wanted_of(simulations: Sequence[Simulation], wanted: Wanted) -> list[dict[str, Any]]:
    """Return the fields that are wanted of each. Matchups are read and games counted only where one of them needs it.

    The matchups of all are read together, but for kinds that show only some of theirs: a race reads those few by itself.
    """
    if wanted.fields:
        known = [_known_of(each) for each in simulations]
        if not known or wanted.fields <= known[0].keys():
            return [wanted.of(each) for each in known]
    Simulation.seat_all([each for each in simulations if kind_of(each).own_matchups is every_matchup])
    return [wanted.of(told_of(each)) for each in simulations]


def _known_of(simulation: Simulation) -> dict[str, Any]:
    """Return the fields that need no games; a matrix is about no one deck."""
    return row_json(simulation) | ({} if kind_of(simulation).has_lead else {"deck": None})


def told_of(simulation: Simulation) -> dict[str, Any]:
    """The fields of any simulation; null what its kind does not tell."""
    told = kind_of(simulation).tell(simulation)
    return {name: told[name] for name in told if name not in OF_KINDS} | {name: told.get(name) for name in OF_KINDS}
