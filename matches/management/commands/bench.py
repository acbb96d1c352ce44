"""Measures the engines."""

import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from matches.benchmarks import Speed, Start, measure_speed, measure_start, playable_games


class Command(BaseCommand):
    help = "Measure the engines on the shipped decks: games and actions a CPU second, and what compiling and starting cost."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", default="", metavar="G", help="the game's slug; every game that can be played by default")
        parser.add_argument("--games", type=int, default=20_000, metavar="N", help="about how many games for each level (default 20000)")
        parser.add_argument("--ai", default="", metavar="LEVEL", help="one level alone")
        parser.add_argument("--no-start", action="store_true", help="leave out compiling and starting, which take a minute or two")
        parser.add_argument("--json", action="store_true", help="print JSON, one line for each measurement")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["games"] < 1:
            raise CommandError("--games takes a number of at least 1.", returncode=2)
        try:
            found = playable_games(options["game"])
        except LookupError as error:
            raise CommandError(f"There is no game “{options['game']}” that can be played.", returncode=2) from error
        for game in found:
            levels = [level.slug for level in game.engine().levels]
            if options["ai"] and options["ai"] not in levels:
                raise CommandError(f"{game.slug} has no level “{options['ai']}”; it has {', '.join(levels)}.", returncode=2)
            for level in [options["ai"]] if options["ai"] else levels:
                self._tell(measure_speed(game, level, options["games"]), is_json=options["json"])
            if not options["no_start"]:
                self._tell(measure_start(game), is_json=options["json"])

    def _tell(self, measured: Speed | Start, *, is_json: bool) -> None:
        found = measured.as_json()
        if is_json:
            self.stdout.write(json.dumps(found))
        elif isinstance(measured, Speed):
            self.stdout.write(
                f"{measured.game}, {measured.ai}: {found['games_per_second']:,} games and {found['actions_per_second']:,} actions "
                f"a CPU second ({measured.games:,} games in {measured.cpu_seconds:.1f} s, {measured.errors} errors)"
            )
        else:
            self.stdout.write(
                f"{measured.game}: compiling {measured.cold_compile_seconds} CPU seconds and {measured.cold_compile_megabytes} MB, "
                f"starting from the cache {measured.cached_start_seconds} s and {measured.cached_start_megabytes} MB"
            )
