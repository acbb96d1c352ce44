"""Plays two decks against each other, here and now."""

import json
import time
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.importing import UnreadableDeckError
from decks.importing.references import DeckNotFoundError
from matches.farm.progress import ProgressBar
from matches.management.in_process import Match, match_json, play_match, prepare_match
from matches.plans.pairings import even_games
from matches.requests.values import SimulationRefusedError, clean_level, clean_seed
from matches.statistics import Interval, Verdict, verdict
from rules.kernel.engine import UnplayableError

#: More would only wait for one another.
MOST_THREADS = 256
WORDS = {
    Verdict.BETTER: "better than even",
    Verdict.WORSE: "worse than even",
    Verdict.UNDECIDED: "not distinguishable from 50%",
}


class Command(BaseCommand):
    help = "Play deck A against deck B in this process. The same decks, seed and level give the same totals as a simulation on the site."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("a", metavar="A", help="a deck: a file, the slug of a shipped deck, or the id of a deck on the site")
        parser.add_argument("b", metavar="B", help="the deck to play against, likewise")
        parser.add_argument(
            "--games", type=int, default=1000, metavar="N", help="how many games, rounded up to an even number (default 1000)"
        )
        parser.add_argument("--seed", type=int, metavar="S", help="0 to 2^63 - 1; a random one by default")
        parser.add_argument("--ai", default="", metavar="LEVEL", help="the players' level; the game's default one if not given")
        parser.add_argument("--opponent-ai", default="", metavar="LEVEL", help="B's level, where it is another")
        parser.add_argument(
            "--threads", type=int, default=1, metavar="T", help="how many play at once (default 1); the totals are the same for any number"
        )
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["games"] < 1:
            raise CommandError("--games takes a number of at least 1.", returncode=2)
        if not 1 <= options["threads"] <= MOST_THREADS:
            raise CommandError(f"--threads takes a number from 1 to {MOST_THREADS}.", returncode=2)
        try:
            match = prepare_match(options["a"], options["b"])
            level = clean_level(match.engine, options["ai"])
            levels = (level, clean_level(match.engine, options["opponent_ai"] or level))
            seed = clean_seed(options["seed"])
            self._play(match, even_games(options["games"], 1), seed, levels, options["threads"], is_json=options["json"])
        except (DeckNotFoundError, UnreadableDeckError) as error:
            raise CommandError(error.message, returncode=2) from error
        except SimulationRefusedError as error:
            told = [error.message, *(f"  {violation.code}: {violation.text.en}" for violation in error.violations)]
            raise CommandError("\n".join(told), returncode=1) from error
        except UnplayableError as error:
            raise CommandError(error.reason.en, returncode=1) from error

    def _play(self, match: Match, games: int, seed: int, levels: tuple[str, str], threads: int, *, is_json: bool) -> None:
        if not match.engine.is_warm():
            self.stderr.write("Compiling the engine, once; this takes a minute or two...")
        match.engine.warm()
        started = time.perf_counter()
        bar = ProgressBar(games)
        tally = play_match(match, games=games, seed=seed, levels=levels, threads=threads, on_progress=bar.show)
        bar.clear()
        found = match_json(match, tally, seed=seed, levels=levels) | {"seconds": round(time.perf_counter() - started, 3)}
        self.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) if is_json else _told(found))


def _told(found: dict[str, Any]) -> str:
    low, high = found["interval"]
    mine, theirs = (each["en"] for each in found["decks"])
    interval = f"95% interval {_percent(low)} to {_percent(high)}"
    lines = [
        f"{mine} against {theirs}: {_percent(found['win_rate'])} of {found['games']:,} games ({interval}),",
        f"  {WORDS[verdict(Interval(low, high))]}",
        f"  won {found['wins']:,}, drawn {found['draws']:,}, lost {found['losses']:,}",
    ]
    lines += [f"  going {seat}: {_percent(line['win_rate'])} of {line['games']:,}" for seat, line in found["by_seat"].items()]
    lines += [f"  ended by {slug}: {number:,}" for slug, number in found["ends"].items()]
    lines += [f"  games that the engine got wrong, left out: {found['errors']}"] if found["errors"] else []
    lines.append(f"  level {found['level']}, seed {found['seed']}, engine {found['engine']}, {found['seconds']} s")
    return "\n".join(lines)


def _percent(rate: float | None) -> str:
    return "-" if rate is None else f"{100 * rate:.1f}%"
