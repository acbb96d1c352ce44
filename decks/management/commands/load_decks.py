"""Load the shipped decks."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.importing.references import first_to_load
from decks.loading.shipped_decks import DeckDefinitionError, load_decks


class Command(BaseCommand):
    help = "Create or renew the shipped decks of every game and judge all decks again. Load the cards first."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="print a JSON array of the loaded decks")

    def handle(self, *args: Any, **options: Any) -> None:
        if words := first_to_load(needs_decks=False):
            raise CommandError(words)
        try:
            loaded = load_decks()
        except DeckDefinitionError as error:
            raise CommandError(str(error)) from error
        if options["json"]:
            rows = [{"game": deck.game, "slug": deck.slug, "revision": deck.revision, "legal": deck.is_legal} for deck in loaded]
            self.stdout.write(json.dumps(rows, indent=2))
        elif options["verbosity"]:
            self.stdout.write(f"{len(loaded)} shipped decks are loaded.")
