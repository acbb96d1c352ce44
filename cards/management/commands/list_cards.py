"""List the cards of a game."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.management.arguments import add_game, game_from
from cards.models import Card
from cards.reports import card_as_data


class Command(BaseCommand):
    help = "List the cards of a game, in the order of their numbers."

    def add_arguments(self, parser: CommandParser) -> None:
        add_game(parser, required=True)
        parser.add_argument("--json", action="store_true", help="a JSON array of every card with all its values")

    def handle(self, *args: Any, **options: Any) -> None:
        game = game_from(options)
        assert game is not None
        cards = Card.objects.of_game(game).select_related("set")
        if options["json"]:
            self.stdout.write(json.dumps([card_as_data(card) for card in cards], ensure_ascii=False, indent=1))
            return
        if not cards:
            raise CommandError("No cards are loaded yet. Run `manage.py load_cards` first.")
        for card in cards:
            cost = "" if card.cost is None else card.cost
            self.stdout.write(
                f"{card.number:>4}  {card.slug:<32} {card.kind:<10} {card.rarity:<4} {cost!s:>2}  {card.name_en} / {card.name_zh}"
            )
