"""Load the shipped card definitions, or a folder of others, into the database."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.loading.definition_files import DEFINITIONS, DefinitionsError
from cards.management.arguments import add_game, game_from
from cards.services import Loaded, load_definitions


class Command(BaseCommand):
    help = "Make the card database agree with the card definitions. Nothing is changed when any of them can't be read."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser, required=False)
        parser.add_argument(
            "--from", dest="folder", type=Path, default=DEFINITIONS, metavar="DIR", help="a folder of <game>/<set>/<card>.toml files"
        )

        parser.add_argument("--json", action="store_true", help="what was done, as a JSON array of games")

    def handle(self, *args: Any, **options: Any) -> None:
        if not options["folder"].is_dir():
            raise CommandError(f"{options['folder']} is no folder.")
        try:
            games = load_definitions(only=game_from(options), folder=options["folder"])
        except DefinitionsError as error:
            raise CommandError("\n".join([f"Nothing was loaded. {len(error.problems)} to mend:", *error.problems])) from error
        if options["json"]:
            self.stdout.write(json.dumps([_row(loaded) for loaded in games]))
            return
        if options["verbosity"] == 0:
            return
        for loaded in games:
            line = f"{loaded.game.slug}: {loaded.total} cards ({loaded.added} new, {loaded.changed} changed, {loaded.removed} removed)"
            if loaded.kept:
                line += f"; kept, for decks hold them: {', '.join(loaded.kept)}"
            self.stdout.write(line)


def _row(loaded: Loaded) -> dict[str, Any]:
    counts = {"total": loaded.total, "added": loaded.added, "changed": loaded.changed, "removed": loaded.removed}
    return {"game": loaded.game.slug, **counts, "kept": loaded.kept}
