"""Prepare the field of a set: the decks that decks from its boosters are ranked among."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.sealed.worths import worths_of
from lab.arguments import asked_games, asked_level, check_least, check_seed
from lab.sealed.asked_sets import asked_ground
from lab.sealed.field import DECKS, machine_over_random, prepare_field
from matches.farm.progress import progress_bar
from matches.sealed.fields import write_field
from rules.kernel.boosters import MOST_BOOSTERS, contents_digest


class Command(BaseCommand):
    help = (
        f"Build {DECKS} decks out of boosters of a set, let each play each, and write them down: decks are ranked among them. "
        "Also tells how often such decks beat random legal picks from the same pools; see docs/sealed.md."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--set", default="", metavar="S", help="the set's slug, needed where the game has several")
        parser.add_argument("--boosters", type=int, default=6, metavar="N", help="boosters in a pool (default 6)")
        parser.add_argument("--pairs", type=int, default=3, metavar="N", help="pairs of games of every two decks (default 3)")
        parser.add_argument("--level", default="planner", metavar="L", help="who plays (default planner)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that play (default 1); the result is the same")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, boosters=1, pairs=1, threads=1)
        check_seed(options)
        if options["boosters"] > MOST_BOOSTERS:
            raise CommandError(f"--boosters takes a number from 1 to {MOST_BOOSTERS}.", returncode=2)
        game = asked_games(options["game"])[0]
        ground, level, engine = asked_ground(game, options["set"]), asked_level(game, options["level"]), game.engine()
        worths = worths_of(game.slug, ground.card_set).points
        if not worths:
            raise CommandError(f"Nothing is known of the cards of {ground.card_set}: run sealed_worths first.", returncode=2)
        engine.warm()
        asked: dict[str, Any] = {"boosters": options["boosters"], "level": level, "threads": options["threads"]}
        rate, half = machine_over_random(ground, engine, worths, seed=options["seed"], pools=DECKS, pairs=10, **asked)
        self.stdout.write(
            f"Against random legal picks from the same pools: {100 * rate:.1f} % (+-{100 * half:.1f}) of {20 * DECKS:,} games."
        )
        digests = {"engine": engine.digest, "contents": contents_digest(ground.recipe, ground.cards.values())}
        made = {**digests, "over_random": [round(rate, 4), round(half, 4)]}
        with progress_bar() as show:
            field = prepare_field(
                ground, engine, worths, seed=options["seed"], pairs=options["pairs"], made=made, on_progress=show, **asked
            )
        self.stdout.write(f"Written to {write_field(game.slug, field)}.")
