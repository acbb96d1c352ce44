"""Kinds and states of simulations, and the bits of their rank."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _


class Status(models.TextChoices):
    QUEUED = "queued", _("queued")
    RUNNING = "running", _("running")
    DONE = "done", _("done")
    CANCELLED = "cancelled", _("cancelled")
    FAILED = "failed", _("failed")


ACTIVE = (Status.QUEUED, Status.RUNNING)


def wanted(simulation: str = "") -> Q:
    """Return the condition for active simulations that somebody waits for.

    `simulation` is the prefix of a relation, such as "simulation__".
    """
    until = f"{simulation}wanted_until"
    return Q(**{f"{simulation}status__in": ACTIVE}) & (Q(**{until: None}) | Q(**{f"{until}__gt": timezone.now()}))


class Kind(models.TextChoices):
    """The kind of a simulation. What each does is in `matches.kinds`."""

    GAUNTLET = "gauntlet", _("one deck against others")
    MATRIX = "matrix", _("every deck against every deck")
    VERSIONS = "versions", _("two versions against the same decks")
    LIVE = "live", _("a figure while building")
    RACE = "race", _("the best single changes of a deck")
    HAND = "hand", _("a hand kept, and put back")


#: The bits of a rank (`matches.farm.priorities`); lower ranks are served first.
LARGE, GUEST, OVER = 1, 2, 4
