"""The result of a deck check as plain data, the same for commands and the API."""

from __future__ import annotations

from typing import Any

from decks.importing.report import ReadLine
from rules.construction import Change, Fix, Report, Violation


def report_as_data(report: Report) -> dict[str, Any]:
    return {"legal": report.legal, "violations": [violation_as_data(violation) for violation in report.violations]}


def violation_as_data(violation: Violation) -> dict[str, Any]:
    """Return codes and slugs for programs, and sentences in both languages for people."""
    return {
        "code": violation.code.value,
        "section": violation.section,
        "cards": list(violation.cards),
        "limit": violation.limit,
        "count": violation.count,
        "text": violation.text.en,
        "text_zh": violation.text.zh,
        "fix": _fix_as_data(violation.fix),
    }


def _fix_as_data(fix: Fix) -> dict[str, Any]:
    return {"text": fix.text.en, "text_zh": fix.text.zh, "changes": [_change_as_data(change) for change in fix.changes]}


def _change_as_data(change: Change) -> dict[str, Any]:
    data: dict[str, Any] = {"action": change.action, "section": change.section, "count": change.count, "card": change.card or None}
    if change.kind:
        data["kind"] = change.kind
    if change.to:
        data["to"] = change.to
    return data


def line_as_data(line: ReadLine) -> dict[str, Any]:
    """Return one line of a pasted list; the message is in the active language."""
    return {
        "number": line.number,
        "text": line.text,
        "status": line.status.value,
        "message": line.message,
        "count": line.count,
        "card": line.card.slug if line.card else None,
        "section": line.section,
        "choices": [{"slug": card.slug, "name": card.name_en, "name_zh": card.name_zh} for card in line.choices],
        "game": line.game.slug if line.game else None,
    }
