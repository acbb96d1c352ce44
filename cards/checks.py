"""The system check of the cards that a database keeps: `manage.py check --database default`, and `migrate` before it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.core.checks import CheckMessage, Warning
from django.db import DatabaseError

from cards.models import Card
from cards.stand_ins import HINT, read_strictly
from rules.kernel.language.definitions import DefinitionError

MOST_NAMED = 3


def find_unreadable(*, databases: Sequence[str] | None = None, **options: Any) -> list[CheckMessage]:
    """Warn of kept definitions that the rules can't read."""
    found: list[CheckMessage] = []
    for alias in databases or ():
        if problems := _problems(alias):
            named = "; ".join(problems[:MOST_NAMED]) + ("; ..." if len(problems) > MOST_NAMED else "")
            said = f"{len(problems)} card definitions in the database can't be read; these cards stand without abilities: {named}."
            found.append(Warning(said, hint=HINT, id="cards.W001"))
    return found


def _problems(alias: str) -> list[str]:
    """Return what is wrong with each definition; nothing for a database without today's tables, which `migrate` is about to make."""
    found = []
    try:
        for row in Card.everything.using(alias).iterator(chunk_size=500):
            try:
                read_strictly(row)
            except DefinitionError as error:
                found.append(str(error))
    except DatabaseError:
        return []
    return found
