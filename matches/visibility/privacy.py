"""Tell why only its owner sees a simulation, and open one whose decks are private no longer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from django.db import transaction

from cards.standings import mark_stale
from decks.models import Deck, Visibility
from matches.models import Contestant, Simulation
from rules.wording import Text


class Reason(StrEnum):
    """The reason why only the owner sees a simulation, which says what would change that."""

    DECKS = "decks"  #: some of its decks are private; it stays private when they are not any more
    OWNER = "owner"  #: no deck is private now: the owner may open it
    LOST = "lost"  #: some of its lists belong to no deck any more, so nobody can say that they may be shown
    WAITS = "waits"  #: some of its decks are private now; it is open again as soon as they are


@dataclass(frozen=True, slots=True)
class Privacy:
    """The reason why only the owner sees a simulation. `names` are those of the decks that are private or lost."""

    reason: Reason
    names: tuple[Text, ...] = ()


def privacy_of(simulation: Simulation) -> Privacy | None:
    """Return why only its owner sees the simulation; None for one that others see, or that a restraint hides."""
    if simulation.is_held or simulation.is_open:
        return None
    met = _met(simulation)
    private = _names(each for each in met if any(deck.visibility == Visibility.PRIVATE for deck in _decks(each)))
    if simulation.visibility != Visibility.PRIVATE:
        return Privacy(Reason.WAITS, private or _names(each for each in met if each.is_hidden))
    lost = _names(each for each in met if each.is_hidden or not _decks(each))
    if lost:
        return Privacy(Reason.LOST, lost)
    return Privacy(Reason.DECKS, private) if private else Privacy(Reason.OWNER)


def _names(met: Iterable[Contestant]) -> tuple[Text, ...]:
    """Return the names of contestants, each once: a deck may meet itself."""
    return tuple(dict.fromkeys(each.name for each in met))


def open_simulation(*, simulation: Simulation) -> bool:
    """Show the simulation to whoever may see all of its decks. Return whether it was opened: only one of `Reason.OWNER` is."""
    with transaction.atomic():
        row = Simulation.objects.select_for_update().get(pk=simulation.pk)
        privacy = privacy_of(row)
        if privacy is None or privacy.reason != Reason.OWNER:
            return False
        is_listed = all(each.deck and each.deck.visibility == Visibility.PUBLIC for each in _met(row))
        row.visibility = Visibility.PUBLIC if is_listed else Visibility.UNLISTED
        row.save(update_fields=["visibility"])
        mark_stale(row.game)
    return True


def _met(simulation: Simulation) -> list[Contestant]:
    """The contestants but the versions that a race makes of its deck, and the machine's decks that one is ranked among."""
    met = list(simulation.contestants.filter(weight__gt=0).select_related("deck", "source", "simulation"))
    return met[:1] if simulation.ranked_in else met


def _decks(contestant: Contestant) -> list[Deck]:
    return [deck for deck in (contestant.deck, contestant.source) if deck is not None]
