"""Repetition of a simulation with one card replaced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from django.utils.translation import gettext_noop

from cards.catalogue import catalogue_of
from decks.owners import Owner
from decks.wording import in_both
from matches.kinds.versions import create_versions
from matches.models import Simulation
from matches.requests.snapshots import DeckSnapshot
from matches.requests.terms import Terms
from rules.wording import Text


def replace_card(*, simulation: Simulation, owner: Owner, card: str, by: str) -> Simulation:
    """Repeat a simulation as a comparison of two versions: its list, and the list with one copy of a card replaced.

    The lists are the recorded ones; engine and cards are the current ones. Raises SimulationRefusedError, also if the new list is not
    legal.
    """
    lead, *others = [DeckSnapshot.from_json(each.snapshot).listing(simulation.rules) for each in simulation.contestants.all()]
    sections = {name: replace_copy(cards, card, by) if card in cards else dict(cards) for name, cards in lead.sections.items()}
    edited = replace(lead, sections=sections)
    row = catalogue_of(simulation.game).rows[by]
    name = in_both(gettext_noop("%(deck)s with %(card)s"), deck=simulation.lead.name, card=Text(row.name_en, row.name_zh))
    terms = Terms(2 * simulation.games, simulation.level, simulation.opponent_level, simulation.seed)
    lists = simulation.contestants.all()
    return create_versions(
        owner=owner,
        edited=edited,
        saved=lead,
        opponents=others,
        terms=terms,
        privacy=simulation.open_visibility,
        names={0: name},
        sources=[lists[0], *lists],
    )


def replace_copy(cards: Mapping[str, int], card: str, by: str) -> dict[str, int]:
    """Return the counts with one copy of `card` replaced by one of `by`."""
    counts = {**cards, card: cards[card] - 1, by: cards.get(by, 0) + 1} if card != by else dict(cards)
    return {slug: count for slug, count in counts.items() if count}
