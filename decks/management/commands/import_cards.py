"""Import the cards of a published game from a file of its public card API."""

import json
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import OperationalError

from cards.imports.card_files import read_card_file
from cards.imports.json_elements import MOST_BYTES
from cards.imports.refusals import CardFileError
from cards.imports.services import ImportedCards, ImportOutcome, imported_cards
from cards.management.arguments import add_game, game_from
from decks.loading.card_imports import CardsChangingError, import_and_recheck, importing_games
from rules.kernel.game import Game


class Command(BaseCommand):
    help = "Import the cards of a published game beside the shipped ones. Nothing is changed when any of them can't be read."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser, required=True)
        parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the JSON of the game's public card API")
        parser.add_argument("--report", action="store_true", help="how many imported cards are read, and how many are kept as text")
        parser.add_argument("--json", action="store_true", help="what was done and what is there, as one JSON object")

    def handle(self, *args: Any, **options: Any) -> None:
        game, path = game_from(options), options["file"]
        assert game is not None
        if game.read_published is None:
            known = ", ".join(each.slug for each in importing_games())
            raise CommandError(f"{game.slug} has no cards to import. The games that have are {known}.")
        if path is None and not options["report"]:
            raise CommandError("Name a file of cards, or ask for the --report.")
        outcome = _import(game, path) if path else None
        found = imported_cards(game) if options["report"] or options["json"] else None
        if options["json"]:
            self.stdout.write(json.dumps(_as_data(game, outcome, found)))
            return
        if outcome and options["verbosity"]:
            self.stdout.write("\n".join(_told(game, outcome)))
        if found:
            self.stdout.write("\n".join(_reported(game, found)))


def _import(game: Game, path: Path) -> ImportOutcome:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise CommandError(f"{path} can't be read: {error.strerror or error}.") from error
    try:
        return import_and_recheck(game=game, file=read_card_file(game, content))
    except CardFileError as error:
        raise CommandError("\n".join(["Nothing was imported.", *(problem.en for problem in error.problems)])) from error
    except CardsChangingError as error:
        raise CommandError(error.message) from error
    except OperationalError as error:
        raise CommandError(f"Nothing was imported: {error}. Try again when nothing else writes.") from error


def _told(game: Game, outcome: ImportOutcome) -> list[str]:
    lines = [f"{game.slug}: {outcome.total} cards imported ({outcome.added} new, {outcome.changed} changed)"]
    if outcome.absent:
        lines.append(f"Imported before, not in this file and kept: {', '.join(outcome.absent)}")
    if not settings.IMPORTED_CARDS:
        lines.append("Nobody sees imported cards until DECKPROOF_IMPORTED_CARDS=1 is set.")
    return lines


def _reported(game: Game, found: ImportedCards) -> list[str]:
    lines = [f"{game.slug}: {found.total} imported cards, {found.read} of them read, {found.kept_as_text} kept as text"]
    return lines + [f"{row.name_en}: {count}" for row, count in found.sets]


def _as_data(game: Game, outcome: ImportOutcome | None, found: ImportedCards | None) -> dict[str, Any]:
    done = {"total": outcome.total, "added": outcome.added, "changed": outcome.changed, "absent": outcome.absent} if outcome else {}
    kept = {"imported": found.total, "read": found.read, "kept_as_text": found.kept_as_text} if found else {}
    return {"game": game.slug, **done, **kept}
