"""Open boosters and print the pool that is in them."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList, Extras, in_order
from decks.exporting import export_list
from decks.importing.references import first_to_load
from decks.lists.changes import ChangeError
from decks.sealed.machine_decks import machine_deck
from decks.sealed.opened_boosters import USUAL_BOOSTERS, OpenedBoosters, open_pool, pool_section, sealed_format, short_name, told
from rules import games
from rules.kernel.boosters import MOST_BOOSTERS


class Command(BaseCommand):
    help = "Open boosters of a set by a seed and print the pool as a deck that the site reads; the same seed opens the same boosters."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, choices=[game.slug for game in games.everything()], help="the game's slug")
        parser.add_argument("--set", default="", metavar="S", help="the set's slug; by default the game's latest set")
        parser.add_argument(
            "--boosters", type=int, default=USUAL_BOOSTERS, metavar="N", help=f"1 to {MOST_BOOSTERS} (default {USUAL_BOOSTERS})"
        )
        parser.add_argument("--seed", type=int, metavar="S", help="0 to 2^53 - 1; by default one is drawn")
        parser.add_argument("--build", action="store_true", help="have the machine build a deck of the pool, too")
        parser.add_argument("--by-booster", action="store_true", help="print what is in each booster instead")
        parser.add_argument("--json", action="store_true", help="print the deck as JSON, with the seed that it came from")

    def handle(self, *args: Any, **options: Any) -> None:
        if words := first_to_load(needs_decks=False):
            raise CommandError(words, returncode=2)
        catalogue = catalogue_of(options["game"])
        try:
            opened = open_pool(catalogue, set=options["set"], boosters=options["boosters"], seed=options["seed"])
            listing = self._listing(opened, catalogue, is_built=options["build"])
        except ChangeError as error:
            raise CommandError(error.message, returncode=2) from error
        if options["by_booster"]:
            self._tell_boosters(opened, catalogue, is_json=options["json"])
            return
        self.stdout.write(export_list(listing, "json" if options["json"] else "text", catalogue=catalogue, language="en").text, ending="")

    def _listing(self, opened: OpenedBoosters, catalogue: Catalogue, *, is_built: bool) -> DeckList:
        format = sealed_format(catalogue)
        assert format
        main = machine_deck(catalogue, format, opened.pool, opened.origin).sections if is_built else {}
        sections = in_order(format, {**main, pool_section(format): opened.pool}, lambda slug: catalogue.rows[slug].number)
        extras = Extras(opened=opened.origin.as_json)
        return DeckList(catalogue.game, format, short_name(opened.origin, catalogue), sections, extras=extras)

    def _tell_boosters(self, opened: OpenedBoosters, catalogue: Catalogue, *, is_json: bool) -> None:
        if is_json:
            self.stdout.write(json.dumps({"opened": opened.origin.as_json, "boosters": opened.boosters}, indent=1))
            return
        self.stdout.write(told(opened.origin, catalogue))
        for number, booster in enumerate(opened.boosters, 1):
            self.stdout.write(f"Booster {number}")
            for slug in booster:
                row = catalogue.rows[slug]
                self.stdout.write(f"  {row.name_en} / {row.name_zh} ({row.rarity})")
