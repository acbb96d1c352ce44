"""The input of an API request: its validated fields, and the list of a deck."""

from __future__ import annotations

from typing import Any

from rest_framework.exceptions import ValidationError
from rest_framework.request import Request

from decks.api.errors import answered
from decks.deck_list import MutableSections
from decks.importing import ImportReport, parse_deck_text
from decks.importing.bounds.processes import is_short, run_in_pool
from limits.payers import Payer
from rules.kernel.game import Game


def read_input(serializer: type[Any], request: Request) -> dict[str, Any]:
    """Return the fields that the serializer takes. Raise ValidationError."""
    given = serializer(data=request.data)
    given.is_valid(raise_exception=True)
    validated: dict[str, Any] = given.validated_data
    return validated


def read_list(
    given: dict[str, Any], game: Game | None, payer: Payer, format: str = ""
) -> tuple[MutableSections | None, ImportReport | None]:
    """Return the sections of a `ListInput`, and the import report if they were parsed from text."""
    if given.get("text") is not None:
        with answered():
            text = given["text"]
            report = run_in_pool(payer, lambda: parse_deck_text(text, game=game, format=format), is_short=is_short(text))
        return report.sections, report
    return given.get("sections"), None


def refuse_unread(report: ImportReport | None) -> None:
    """Refuse a text of which any line was not read: a deck contains no guesses."""
    if report is not None and report.problems:
        raise ValidationError({"text": [f"{line.number}: {line.text} - {line.message}" for line in report.problems]})
