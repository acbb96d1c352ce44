"""Fill a form that asks for more about a simulation with the same opponents, weights and players."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from decks.models import Deck
from decks.owners import Owner
from matches.forms.simulations import CHOSEN, PRECONS, weight_field
from matches.models import Simulation


def preset_like(pk: str, *, deck: Deck, owner: Owner) -> dict[str, Any]:
    """The initial values of a `WeighedForm` of a deck by what a simulation of it was; none of one that `owner` may not see."""
    simulation = _seen(pk, owner)
    if simulation is None or simulation.game != deck.game:
        return {}
    opponents = {each.deck_id: each.weight for each in simulation.opponents if each.deck_id and each.deck_id != deck.pk}
    decks = list(Deck.objects.visible_to(owner).filter(pk__in=opponents, is_legal=True).order_by("name"))
    if not decks:
        return {"level": simulation.level}
    weights = {weight_field(each): opponents[each.pk] for each in decks if opponents[each.pk] != 1.0}
    shipped = set(Deck.objects.precons().filter(game=deck.game, is_legal=True).exclude(pk=deck.pk).values_list("pk", flat=True))
    if {each.pk for each in decks} == shipped:
        return {"level": simulation.level, "against": PRECONS, **weights}
    offered = [each for each in decks if each.pk in shipped or owner.owns(each)]
    links = [each.get_absolute_url() for each in decks if each not in offered]
    ticked = [str(each.pk) for each in offered]
    return {"level": simulation.level, "against": CHOSEN, "opponent": ticked, "link": "\n".join(links), **weights}


def _seen(pk: str, owner: Owner) -> Simulation | None:
    try:
        return Simulation.objects.visible_to(owner).filter(pk=UUID(pk)).first()
    except ValueError:
        return None
