"""List the shipped decks of a game."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.management.arguments import add_game, game_from
from decks.importing.references import first_to_load
from decks.models import Deck
from decks.search.results import lead_cards


class Command(BaseCommand):
    help = "List the shipped decks of a game."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser, required=True)
        parser.add_argument("--json", action="store_true", help="print a JSON array: slug, name, name_zh, hero, cards, legal, id")

    def handle(self, *args: Any, **options: Any) -> None:
        game = game_from(options)
        assert game is not None
        decks = list(Deck.objects.precons().filter(game=game.slug).with_totals().order_by("slug"))
        leads = lead_cards(decks)
        rows = [
            {
                "slug": deck.slug,
                "name": deck.name,
                "name_zh": deck.name_zh,
                "hero": leads[deck.pk].slug if deck.pk in leads else None,
                "cards": deck.total,
                "legal": deck.is_legal,
                "format": deck.format,
                "id": str(deck.pk),
            }
            for deck in decks
        ]
        if options["json"]:
            self.stdout.write(json.dumps(rows, ensure_ascii=False, indent=2))
            return
        if not rows and (words := first_to_load(needs_decks=True)):
            raise CommandError(words)
        for row in rows:
            self.stdout.write(f"{row['slug']:28} {row['cards']:>3} cards  {row['hero'] or '-':24} {row['name']} / {row['name_zh']}")
