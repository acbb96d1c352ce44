"""Measure whether the judge's verdicts would change if it thought more."""

import os
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from lab.agreement.grounds import shipped_ground
from lab.agreement.judge_games import StaleRecordsError, check_records
from lab.agreement.records import JudgedGames
from lab.agreement.settlement import Step, measure_settling
from lab.arguments import asked_games, check_least
from lab.management.commands.agreement import points
from rules.kernel.playing.levels import DEEPER, JUDGE_LEVEL


class Command(BaseCommand):
    help = "Let who thinks more than the judge in some direction play its pairs, and meet it head to head; see docs/players.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--levels", nargs="+", choices=DEEPER, default=DEEPER, metavar="LEVEL", help="of " + ", ".join(DEEPER))
        parser.add_argument("--matchups", type=int, default=20, metavar="N", help="of the shipped decks, drawn by the seed (default 20)")
        parser.add_argument("--pairs", type=int, default=60, metavar="N", help="of each of them, of those that the judge has played")
        parser.add_argument(
            "--mirrors", type=int, default=20, metavar="N", help="pairs of each deck's mirror against the judge, 0 for none"
        )
        parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, metavar="N", help="threads that play (default: all cores)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="of matchups, mirrors and intervals (default 1)")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, matchups=2, pairs=4, mirrors=0, threads=1, seed=0)
        (game,) = asked_games(options["game"])
        ground, records = shipped_ground(game), JudgedGames.read(game.slug)
        try:
            check_records(game.engine(), records, ground, seed=options["seed"], threads=options["threads"], pairs=10)
        except StaleRecordsError as error:
            raise CommandError(str(error), returncode=1) from error
        steps = measure_settling(
            game,
            ground,
            records,
            options["levels"],
            judge=JUDGE_LEVEL.slug,
            matchups=options["matchups"],
            pairs=options["pairs"],
            mirror_pairs=options["mirrors"],
            seed=options["seed"],
            threads=options["threads"],
        )
        for step in steps:
            self.stdout.write("\n".join(told(step)))


def told(step: Step) -> Iterator[str]:
    """Yield the lines of a step; gaps in points."""
    won, half = step.head_to_head.win_rate, step.head_to_head.interval.half_width
    against = "no game against the judge" if won is None else f"{100 * won:.1f} ±{100 * half:.1f} % against the judge"
    pace = "all played before" if step.pace is None else f"{step.pace:,.1f} games a CPU second"
    yield f"{step.level}: {against} in {step.head_to_head.games:,} mirrors; {pace}"
    yield f"  gap of matchups: {points(step.agreement.matchups)}; other winners: {len(step.agreement.other_winners)}"
