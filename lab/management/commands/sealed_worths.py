"""Learn what the cards of a set are worth in decks from boosters."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.sealed.worths import Worths, write_worths
from lab.arguments import asked_games, asked_level, check_least, check_seed
from lab.sealed.asked_sets import asked_ground
from lab.sealed.worths import Round, learn_worths
from rules.kernel.boosters import MOST_BOOSTERS, contents_digest


class Command(BaseCommand):
    help = "Learn from simulated games what each card of a set is worth in decks out of boosters, and write it down; see docs/sealed.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--set", default="", metavar="S", help="the set's slug, needed where the game has several")
        parser.add_argument("--boosters", type=int, default=6, metavar="N", help="boosters in a pool (default 6)")
        parser.add_argument("--meetings", type=int, default=15_000, metavar="N", help="pairs of decks in each round (default 15000)")
        parser.add_argument("--level", default="planner", metavar="L", help="who plays (default planner)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that play (default 1); the result is the same")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, boosters=1, meetings=1, threads=1)
        check_seed(options)
        if options["boosters"] > MOST_BOOSTERS:
            raise CommandError(f"--boosters takes a number from 1 to {MOST_BOOSTERS}.", returncode=2)
        game = asked_games(options["game"])[0]
        ground = asked_ground(game, options["set"])
        level = asked_level(game, options["level"])
        engine = game.engine()
        engine.warm()
        points = learn_worths(
            ground,
            engine,
            level=level,
            seed=options["seed"],
            meetings=options["meetings"],
            boosters=options["boosters"],
            threads=options["threads"],
            on_round=self._tell,
        )
        asked = {name: options[name] for name in ("boosters", "meetings", "level", "seed")}
        digests = {"engine": engine.digest, "contents": contents_digest(ground.recipe, ground.cards.values())}
        self.stdout.write(f"Written to {write_worths(game.slug, ground.card_set, Worths(points, asked | digests))}.")

    def _tell(self, done: Round) -> None:
        self.stderr.write(f"Round {done.number + 1}: {done.meetings:,} meetings, {100 * done.explained:.1f} % of the variance explained.")
