"""Check a deck file against its format."""

import json
import sys
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.importing import ImportReport, UnreadableDeckError, parse_deck_text
from decks.importing.bounds.limits import MAX_BYTES
from decks.importing.references import first_to_load
from decks.lists.check import check_list, today
from decks.reports import line_as_data, report_as_data
from rules import games
from rules.construction import Report

LEGAL, NOT_LEGAL, UNREADABLE = 0, 1, 2


class Command(BaseCommand):
    help = "Check a deck list: exit code 0 when it is legal, 1 when it is not, 2 when it can't be read (any line of it)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE", help="a text, Markdown, CSV or JSON list, or a deck code; - reads the standard input")
        parser.add_argument(
            "--game", choices=[game.slug for game in games.everything()], help="the game's slug; by default what the list says or fits"
        )
        parser.add_argument(
            "--as-of", type=date.fromisoformat, metavar="DATE", help="judge by the lists of that day (2025-12-31); default today"
        )
        parser.add_argument(
            "--format", default="", metavar="F", help="the format's slug, where the list names none; default the game's first"
        )
        parser.add_argument("--json", action="store_true", help="print JSON: legal, violations (code, cards, limit, count, fix)")

    def handle(self, *args: Any, **options: Any) -> None:
        content = _content(options["file"])
        if words := first_to_load(needs_decks=False):
            self._refuse(UnreadableDeckError("no_cards", words), options["json"])
        try:
            read = parse_deck_text(content, game=_game(options["game"]), format=options["format"])
        except UnreadableDeckError as error:
            self._refuse(error, options["json"])
        if not read.is_clean:
            self._tell_lines(read, options["json"])
        as_of = options["as_of"] or today()
        report = check_list(game=read.game, format=read.format, sections=read.sections, as_of=as_of)
        self._tell(read, report, as_of, options["json"])
        if not report.legal:
            sys.exit(NOT_LEGAL)

    def _refuse(self, error: UnreadableDeckError, is_json: bool) -> None:
        if not is_json:
            raise CommandError(error.message, returncode=UNREADABLE)
        self._print({"readable": False, "legal": False, "code": error.code, "detail": error.message, "lines": [], "violations": []})
        sys.exit(UNREADABLE)

    def _tell_lines(self, read: ImportReport, is_json: bool) -> None:
        if is_json:
            lines = [line_as_data(line) for line in read.problems]
            words = "Some lines can't be read."
            self._print({"readable": False, "legal": False, "code": "unreadable_lines", "detail": words, "lines": lines, "violations": []})
            sys.exit(UNREADABLE)
        told = [f"{len(read.problems)} line(s) can't be read as cards of {read.game.name.en}:"]
        for line in read.problems:
            near = ", ".join(f"{card.name_en} / {card.name_zh}" for card in line.choices)
            told.append(f"  line {line.number}: {line.text.strip()[:80]}: {line.message}{f' {near}' if near else ''}")
        raise CommandError("\n".join(told), returncode=UNREADABLE)

    def _tell(self, read: ImportReport, report: Report, as_of: date, is_json: bool) -> None:
        if is_json:
            facts = {"game": read.game.slug, "format": read.format.slug, "as_of": as_of.isoformat(), "name": read.name, "cards": read.total}
            self._print({"readable": True, **report_as_data(report), **facts})
            return
        verdict = "legal" if report.legal else "not legal"
        name = read.name or "The deck"
        self.stdout.write(f"{name}: {verdict} in {read.game.name.en}, {read.format.name.en}, as of {as_of} ({read.total} cards).")
        for line in read.chosen:
            self.stdout.write(f"  line {line.number}: {line.text.strip()}: {line.message}")
        for violation in report.violations:
            self.stdout.write(f"  {violation.code}: {violation.text.en}")

    def _print(self, data: dict[str, Any]) -> None:
        self.stdout.write(json.dumps(data, ensure_ascii=False, indent=2))


def _content(file: str) -> bytes:
    """Read at most a little more than a list may have, so that a huge file is refused without being read."""
    if file == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        with Path(file).open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except OSError as error:
        raise CommandError(f"{file} can't be read: {error.strerror}.", returncode=UNREADABLE) from error


def _game(slug: str | None) -> Any:
    return games.get(slug) if slug else None
