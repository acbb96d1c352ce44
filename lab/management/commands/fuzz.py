"""Look for faults of an engine in random games."""

import json
import os
import sys
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from lab.arguments import asked_games, asked_level, check_least, check_seed
from lab.entrants import shipped_cards
from lab.fuzz import Fault, Fuzz, fuzz
from matches.farm.progress import ProgressBar
from rules.kernel.game import Game

BOUNDS_CHECK = "NUMBA_BOUNDSCHECK"


class Command(BaseCommand):
    help = (
        "Play games between random legal decks over a game's whole set and look for faults; exit 1 with the decks and seed of those found."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", default="", metavar="G", help="the game's slug; every game that can be played by default")
        parser.add_argument("--games", type=int, default=100_000, metavar="N", help="about how many games (default 100000)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--first", type=int, default=0, metavar="N", help="the first meeting of two decks to play (default 0)")
        parser.add_argument("--ai", default="random", metavar="LEVEL", help="the players' level (default random)")
        parser.add_argument(
            "--check", action="store_true", help="look at every state, and let no index run out of range; many times slower"
        )
        parser.add_argument("--json", action="store_true", help="print JSON, one line for each game")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, games=1, first=0)
        check_seed(options)
        games = asked_games(options["game"])
        if options["check"]:
            check_bounds()
        found = [self._fuzz(game, options) for game in games]
        for each in found:
            self.stdout.write(json.dumps(each.as_json(), ensure_ascii=False) if options["json"] else "\n".join(told(each)))
        if any(each.faulty for each in found):
            raise CommandError("Faults were found.", returncode=1)

    def _fuzz(self, game: Game, options: dict[str, Any]) -> Fuzz:
        level = asked_level(game, options["ai"])
        bar = ProgressBar(options["games"])
        found = fuzz(
            game,
            shipped_cards(game),
            level=level,
            games=options["games"],
            seed=options["seed"],
            first=options["first"],
            as_of=timezone.localdate(),
            is_examined=options["check"],
            on_progress=bar.show,
        )
        bar.clear()
        return found


def check_bounds() -> None:
    """Compile this process's engines with every index checked, which must be set before Numba is loaded."""
    if os.environ.get(BOUNDS_CHECK) == "1":
        return
    if "numba" in sys.modules:
        raise CommandError(f"--check needs {BOUNDS_CHECK}=1 here, because compiled code is loaded already.", returncode=2)
    os.environ[BOUNDS_CHECK] = "1"


def told(found: Fuzz) -> Iterator[str]:
    """Yield the report in words."""
    ends = ", ".join(f"{slug} {count:,}" for slug, count in sorted(found.ends.items(), key=lambda item: -item[1]))
    checked = ", every state looked at" if found.is_examined else ""
    yield (
        f"{found.game}, level {found.level}: {found.games:,} games between {found.meetings:,} pairs of random decks, seed {found.seed}, "
        f"engine {found.engine}{checked}; {found.cpu_seconds:,.0f} CPU seconds."
    )
    games = max(found.games, 1)
    yield f"Actions: {found.actions:,}, {found.actions / games:.0f} a game, {found.most_actions:,} at most."
    yield f"Turns: {found.turns / games:.1f} a game, {found.most_turns} at most."
    yield f"Ends: {ends}."
    yield f"Faults: {found.faulty}."
    for fault in found.faults:
        yield from _fault(found, fault)


def _fault(found: Fuzz, fault: Fault) -> Iterator[str]:
    what = fault.raised or f"errors {fault.errors}"
    check = " --check" if found.is_examined else ""
    again = f"--game {found.game} --seed {found.seed} --first {fault.meeting} --games 1 --ai {found.level}{check}"
    yield f"! {what} in game {fault.game} of seed {fault.seed}; the two decks again: manage.py fuzz {again}"
    for name, sections in zip("AB", fault.decks, strict=True):
        lines = [f"{copies} {slug}" for listed in sections.values() for slug, copies in listed.items()]
        yield f"  {name}: {', '.join(lines)}"
