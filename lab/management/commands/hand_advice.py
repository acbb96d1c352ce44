"""Measure what it gains to follow the answer of “Keep or mulligan?”."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from lab.arguments import asked_games, asked_level, check_least, check_seed
from lab.entrants import shipped_entrants
from lab.hand_advice import Answer, measure_advice
from matches.verdicts.hand_advice import write_advice
from rules.kernel.playing.batch_engine import BatchEngine


class Command(BaseCommand):
    help = "Follow the answer of “Keep or mulligan?” beside a player's own mulligan, in random hands; see docs/simulations.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--level", default="planner", metavar="L", help="who plays the hands out (default planner)")
        parser.add_argument("--hands", type=int, default=150, metavar="N", help="hands of random matchups of shipped decks (default 150)")
        parser.add_argument("--pairs", type=int, default=1_500, metavar="N", help="pairs of games that answer for a hand (default 1500)")
        parser.add_argument("--fresh", type=int, default=800, metavar="N", help="pairs in which an answer is followed (default 800)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that play (default 1); the result is the same")
        parser.add_argument("--write", action="store_true", help="write the result to where the page reads it")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, hands=2, pairs=2, fresh=1, threads=1)
        check_seed(options)
        (game,) = asked_games(options["game"])
        engine = game.engine()
        if not (game.dealing and game.dealing.has_mulligan and isinstance(engine, BatchEngine)):
            raise CommandError(f"{game.name.en} has no mulligan in which cards go back.", returncode=2)
        asked = {name: options[name] for name in ("hands", "pairs", "fresh", "seed", "threads")}
        level = asked_level(game, options["level"])
        found = measure_advice(engine, shipped_entrants(game), level=level, **asked, on_answer=self._tell)
        self.stdout.write(
            f"{found.hands} hands, {found.differ} with another answer than the player's own; following it gains "
            f"{100 * found.gain:+.2f} ±{100 * found.error:.2f} points a hand."
        )
        if options["write"]:
            write_advice(game.slug, found)

    def _tell(self, answer: Answer) -> None:
        if answer.is_other:
            self.stdout.write(f"Keeping {100 * answer.keeping:+.1f} points; followed {100 * answer.gain:+.1f} points")
