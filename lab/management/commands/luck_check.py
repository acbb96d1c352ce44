"""Check the win rates without luck of a game."""

from collections.abc import Sequence
from statistics import median
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from lab.arguments import asked_games, asked_level, check_least, check_seed
from lab.entrants import shipped_entrants
from lab.luck_check import CheckedMatchup, check_luck, closing_in, drawn, mean_gap, random_worths, spread_matchups
from matches.farm.progress import progress_bar
from matches.verdicts.card_worths import worths_of


class Command(BaseCommand):
    help = "Simulate matchups of a game's shipped decks many times and check the win rates without luck; see docs/statistics.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--level", default="planner", metavar="L", help="who plays (default planner)")
        parser.add_argument("--matchups", type=int, default=6, metavar="N", help="matchups, spread over all (default 6)")
        parser.add_argument("--runs", type=int, default=200, metavar="N", help="simulations of each matchup (default 200)")
        parser.add_argument("--pairs", type=int, default=100, metavar="N", help="pairs of games of a simulation (default 100)")
        parser.add_argument("--random-worths", action="store_true", help="count luck by numbers that have nothing to do with the cards")
        parser.add_argument(
            "--draw",
            action="store_true",
            help="instead, draw how the intervals of the first matchup close in over --pairs pairs",
        )
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that play (default 1); the result is the same")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, matchups=1, runs=2, pairs=1, threads=1)
        check_seed(options)
        game = asked_games(options["game"])[0]
        level = asked_level(game, options["level"])
        entrants = shipped_entrants(game)
        worths = random_worths(entrants, options["seed"]) if options["random_worths"] else worths_of(game.slug)
        if worths is None:
            raise CommandError(
                f"Nobody has learned what {game.slug}'s cards are worth: run card_worths --game {game.slug} --write.", returncode=2
            )
        game.engine().warm()
        matchups = spread_matchups(entrants, options["matchups"])
        asked = {name: options[name] for name in ("pairs", "seed", "threads")}
        if options["draw"]:
            self.stdout.write(f"{matchups[0][0].slug} against {matchups[0][1].slug}")
            for line in drawn(list(closing_in(game, matchups[0], worths, level=level, **asked))):
                self.stdout.write(line)
            return
        with progress_bar() as show:
            found = list(check_luck(game, matchups, worths, level=level, runs=options["runs"], **asked, on_progress=show))
        self._tell(found)

    def _tell(self, found: Sequence[CheckedMatchup]) -> None:
        for each in found:
            gap, half = mean_gap(each.gaps)
            self.stdout.write(
                f"{each.names[0]} against {each.names[1]}: {100 * each.rate:.1f} %, without luck {100 * gap:+.2f} ±{100 * half:.2f} points"
                f" (99.9 %); 95 % intervals hold it in {100 * each.holds:.1f} % (plain {100 * each.plain_holds:.1f} %);"
                f" games {each.games:.2f}, spread {each.spread:.2f}, CPU seconds {each.games * each.seconds:.2f} of the plain ones."
            )
        gap, half = mean_gap([gap for each in found for gap in each.gaps])
        runs = sum(len(each.gaps) for each in found)
        held = sum(each.holds * len(each.gaps) for each in found) / runs
        self.stdout.write(
            f"{runs} runs: without luck {100 * gap:+.3f} ±{100 * half:.3f} points (99.9 %), intervals hold in {100 * held:.1f} %;"
            f" median of games {median(each.games for each in found):.2f}, most {max(each.games for each in found):.2f};"
            f" median of CPU seconds {median(each.games * each.seconds for each in found):.2f}."
        )
