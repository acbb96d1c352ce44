"""What every kind of simulation answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from matches.farm.planning import Pairing, Share
from matches.models import Heat, Kind, Simulation


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulationKind:
    """A kind of simulation. No field has a default: whoever adds a kind answers each question.

    Played:
    `pairings`: who plays whom at first, from the contestants' weights. `shares`: the games of each of these pairings at first.
    `advance`: begins what follows when all that was begun is played; None where nothing does.
    `decides_apart`: the stop rule ends each pairing by itself. `plays_abreast`: nobody is ever far ahead of those compared with it.
    `is_urgent`: somebody waits for it, and its small chunks pass those of long simulations.
    `counts_cards`: what becomes of each card, and the lead by turn, are counted while it is played.
    `counts_for_decks`: its games tell how good decks and cards are.
    """

    slug: Kind

    pairings: Callable[[Sequence[float]], list[Pairing]]
    shares: Callable[[int, Sequence[float], Heat | None], list[Share]]
    advance: Callable[[Simulation], None] | None
    decides_apart: bool
    plays_abreast: bool
    is_urgent: bool
    counts_cards: bool
    counts_for_decks: bool
