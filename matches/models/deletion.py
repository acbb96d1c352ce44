"""An `on_delete` handler for decks: contestants of a private deck stay hidden after it is deleted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import F, Q
from django.db.models.deletion import Collector

from decks.visibility.restraints import Visibility
from decks.visibility.stamps import renew_privacy_stamps


def set_null_and_hide(collector: Collector, field: Any, contestants: Iterable[Any], using: str) -> None:
    """Set the reference to NULL and mark the contestants of private decks, however these are deleted: singly, in bulk, or with an
    account.
    """
    deck = field.name
    rows = field.model._base_manager.using(using).filter(pk__in=[each.pk for each in contestants])
    hidden = rows.filter(**{f"{deck}__visibility": Visibility.PRIVATE})
    members = Q(**{f"{deck}__owner": F("simulation__owner")})
    guests = Q(**{f"{deck}__owner": None, "simulation__owner": None, f"{deck}__owner_key": F("simulation__owner_key")})
    own = set(hidden.filter(members | guests).values_list("pk", flat=True))
    every = list(hidden.only("pk"))
    _update(collector, field.model, "is_hidden", every)
    _update(collector, field.model, "is_withheld_for_good", [each for each in every if each.pk not in own])
    for game in rows.values_list("simulation__game", flat=True).distinct().order_by():
        renew_privacy_stamps(game)
    collector.add_field_update(field, None, list(rows.only("pk")))


def _update(collector: Collector, model: Any, name: str, rows: list[Any]) -> None:
    if rows:
        collector.add_field_update(model._meta.get_field(name), True, rows)
