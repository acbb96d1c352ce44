"""Write cards back as definition files."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.loading.export import export_set
from cards.management.arguments import add_game, game_from
from cards.models import CardSet


class Command(BaseCommand):
    help = "Write the cards of a game as definition files into DIR/<game>/<set>/, from which load_cards --from DIR reads them."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser, required=True)
        parser.add_argument("--set", metavar="S", default="", help="only this set")
        parser.add_argument("--json", action="store_true", help="what was written, as a JSON array of sets")
        parser.add_argument("folder", type=Path, metavar="DIR")

    def handle(self, *args: Any, **options: Any) -> None:
        game = game_from(options)
        assert game is not None
        sets = CardSet.everything.filter(game=game.slug, is_imported=False)
        known = ", ".join(each.slug for each in sets) or "none; load_cards loads them"
        if options["set"]:
            sets = sets.filter(slug=options["set"])
        if not sets:
            raise CommandError(f"{game.slug} has no such set. Its sets: {known}.")
        counts = {each.slug: export_set(each, options["folder"] / game.slug) for each in sets}
        if options["json"]:
            self.stdout.write(json.dumps([{"set": slug, "cards": count} for slug, count in counts.items()]))
        elif options["verbosity"]:
            self.stdout.write("\n".join(f"{slug}: {count} cards" for slug, count in counts.items()))
