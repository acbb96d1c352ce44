"""The figures of a simulation as programs get them, whatever its kind."""

from __future__ import annotations

from typing import Any

from cards.requests.api_fields import Wanted
from matches.figures.matrices import summarise_matrix
from matches.figures.summaries import row_json, summarise
from matches.figures.versions import figures_of
from matches.models import Kind, Simulation
from matches.races.figures import summarise_race

#: What is said of one deck, and can't be of many.
OF_ONE_DECK = ("deck", "wins", "draws", "losses", "win_rate", "interval", "verdict", "by_seat", "opponents_met")


def wanted_of(simulation: Simulation, wanted: Wanted) -> dict[str, Any]:
    """The fields that are wanted. Games are counted only where one of them needs it."""
    known = row_json(simulation)
    if simulation.kind == Kind.MATRIX:
        known["deck"] = None
    return wanted.of(known if wanted.fields and wanted.fields <= known.keys() else told_of(simulation))


def told_of(simulation: Simulation) -> dict[str, Any]:
    """Of a matrix nothing is told of any one deck but in `matrix`; of a race the figures are those of the deck as it is."""
    if simulation.kind == Kind.MATRIX:
        matrix = summarise_matrix(simulation).as_json
        parts = {name: matrix[name] for name in ("decks", "cells", "overall")}
        return summarise(simulation).as_json | dict.fromkeys(OF_ONE_DECK) | {"leads": [], "opponents": [], "matrix": parts, "race": None}
    told = figures_of(simulation) | {"matrix": None, "race": None}
    if simulation.kind == Kind.RACE:
        race = summarise_race(simulation)
        parts = {name: race.as_json[name] for name in ("changes", "considered", "tried", "finalists")}
        stages = [(each.is_heat, {"changes": each.versions, "pairs": each.pairs, "is_over": each.is_over}) for each in race.stages]
        parts["heat"] = next((told for is_heat, told in stages if is_heat), None)
        rounds = [told for is_heat, told in stages if not is_heat]
        told |= {"race": {**parts, "games": race.played, "rounds": rounds}, "seconds_left": race.seconds_left}
    return told
