"""Learn what it is worth to draw a game's cards."""

from statistics import median
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from lab.arguments import asked_games, asked_level, check_least, check_seed
from lab.card_worths import learn_card_worths
from lab.entrants import shipped_entrants
from matches.farm.progress import progress_bar
from matches.verdicts.card_worths import write_worths


class Command(BaseCommand):
    help = (
        "Learn from games of the shipped decks what each card is worth when it is drawn, by which luck is counted; see docs/statistics.md."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--pairs", type=int, default=400, metavar="N", help="pairs of games of every two decks (default 400)")
        parser.add_argument("--level", default="planner", metavar="L", help="who plays (default planner)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that play (default 1); the result is the same")
        parser.add_argument("--write", action="store_true", help="write the worths to where simulations read them")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, pairs=1, threads=1)
        check_seed(options)
        game = asked_games(options["game"])[0]
        level = asked_level(game, options["level"])
        game.engine().warm()
        asked = {name: options[name] for name in ("pairs", "seed", "threads")}
        with progress_bar() as show:
            found = learn_card_worths(game, shipped_entrants(game), level=level, **asked, on_progress=show)
        told = [f"{100 * each:.1f} %" for each in (median(found.explained), min(found.explained), max(found.explained))]
        self.stdout.write(
            f"{len(found.worths.worths)} cards, {len(found.explained)} matchups. By worths learned from the others alone, luck explains"
            f" {told[0]} of a matchup's variance in the median, {told[1]} to {told[2]}."
        )
        if options["write"]:
            self.stdout.write(f"Written to {write_worths(game.slug, found.worths)}.")
