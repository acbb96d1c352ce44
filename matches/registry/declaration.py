"""The declaration that every kind of simulation makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from django.db.models import QuerySet

from decks.deck_list import DeckList
from decks.models import Deck
from decks.owners import Owner
from matches.models import Heat, Kind, Matchup, Simulation
from matches.plans.pairings import Pairing, Share
from matches.registry.downloads import Download
from matches.requests.terms import Terms


class Found(Protocol):
    """The figures of a simulation, whatever they are of."""

    @property
    def played(self) -> int:
        """The games that they stand on."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A program's request to a kind. `decks`: those of the matrix, or the deck that it is about, then its opponents.

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
    `takes`: the fields of a request that say who plays; one that no other kind takes stands for the kind.
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

    Summed up:
    `own_matchups`: those of its matchups that its figures are of. `summarise`: its figures as they stand. `say`: those in a sentence,
    empty while there is nothing to say. `tell`: all of them for programs. `download`: all of them as a file.
    `pictures`: what draws each picture, by name, of all of it or of the pairing of that number. `main_picture`: the one in the file of
    its figures. `preview_picture`: the one that other sites show of it.
    `rates_deck`: one win rate says what it found. `tells_cards`: what became of each card of its deck is shown, and cards are replaced.
    `has_cells`: its pairings have pages of their own.

    Shown:
    `title`: the template of its title. `template`: of the part of its page that changes, which shows what `show` returns, with `shared`:
    the figures that other sites are told. `tools`: what its page takes besides, for its reader. `stylesheets`: those of its own.
    """

    slug: Kind

    create: Callable[[Asked], Simulation] | None
    takes: tuple[str, ...]
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

    own_matchups: Callable[[Simulation, QuerySet[Matchup]], QuerySet[Matchup]]
    summarise: Callable[[Simulation], Found]
    say: Callable[[Any], str]
    tell: Callable[[Simulation], dict[str, Any]]
    download: Callable[[Simulation], Download]
    pictures: Callable[[Simulation, int | None], Mapping[str, Callable[[], Download]]]
    main_picture: str
    preview_picture: str
    rates_deck: bool
    tells_cards: bool
    has_cells: bool

    title: str
    template: str
    show: Callable[[Simulation], dict[str, Any]]
    tools: Callable[[Simulation, Owner], dict[str, Any]]
    stylesheets: tuple[str, ...]

    @property
    def is_asked_for(self) -> bool:
        """True if people and programs ask for it."""
        return self.create is not None


def every_matchup(simulation: Simulation, rows: QuerySet[Matchup]) -> QuerySet[Matchup]:
    """All matchups of a simulation whose figures are of all that it plays."""
    return rows


def no_tools(simulation: Simulation, owner: Owner) -> dict[str, Any]:
    """Return nothing, for a page that takes no more than that of every simulation."""
    return {}
