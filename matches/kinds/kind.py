"""What every kind of simulation answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from matches.farm.planning import Pairing, Share
from matches.models import Heat, Kind, Simulation

if TYPE_CHECKING:
    from decks.lists.deck_list import DeckList
    from decks.models import Deck
    from decks.owners import Owner
    from matches.services import Terms


@dataclass(frozen=True, slots=True)
class Asked:
    """What a program asks of a kind. `decks`: those of the table, or the deck that it is about, then its opponents.

    `version` is the other version of the deck, `hand` the copies in an opening hand and those put back, for kinds that take them.
    """

    owner: Owner
    decks: Sequence[Deck | DeckList]
    terms: Terms
    weights: Sequence[float] = ()
    version: Deck | DeckList | None = None
    hand: Mapping[str, Mapping[str, int]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulationKind:
    """A kind of simulation. No field has a default: whoever adds a kind answers each question.

    Asked for:
    `create`: makes what a program asks for; None for what nobody asks for, which no list, quota or count of simulations has.
    `field`: the field of a request that stands for the kind and goes with no other; empty where there is none.
    `has_lead`: it is about one deck, its first; else each deck is as much its own as any other, and figures are of pairings.
    `compares_lists`: its first two decks are two lists of one, which are shuffled alike and both named.
    `can_grow`: more decks may join it. `can_be_checked`: the strongest player may play it again.

    Played:
    `pairings`: who plays whom at first, from the contestants' weights. `shares`: the games of each of these pairings at first.
    `advance`: begins what follows when all that was begun is played; None where nothing does.
    `decides_apart`: the stop rule ends each pairing by itself. `plays_abreast`: nobody is ever far ahead of those compared with it.
    `is_urgent`: somebody waits for it, and its small chunks pass those of long simulations.
    `counts_cards`: what becomes of each card, and the lead by turn, are counted while it is played.
    `counts_for_decks`: its games tell how good decks and cards are.
    """

    slug: Kind

    create: Callable[[Asked], Simulation] | None
    field: str
    has_lead: bool
    compares_lists: bool
    can_grow: bool
    can_be_checked: bool

    pairings: Callable[[Sequence[float]], list[Pairing]]
    shares: Callable[[int, Sequence[float], Heat | None], list[Share]]
    advance: Callable[[Simulation], None] | None
    decides_apart: bool
    plays_abreast: bool
    is_urgent: bool
    counts_cards: bool
    counts_for_decks: bool

    @property
    def is_asked_for(self) -> bool:
        """Whether people and programs ask for it."""
        return self.create is not None
