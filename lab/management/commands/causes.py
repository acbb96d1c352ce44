"""Find what a level does otherwise than the judge, and its cost, where their verdicts lie furthest apart."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from lab.agreement.causes import Cause, Turn, compare_turns, find_causes
from lab.agreement.grounds import Matchup, shipped_ground
from lab.agreement.judge_games import play_judged_pairs, scores_of_both
from lab.agreement.records import JudgedGames
from lab.arguments import asked_games, asked_level, check_least
from rules.kernel.engine import PlayableDeck
from rules.kernel.playing.batch_engine import BatchEngine


class Command(BaseCommand):
    help = "Compare a level's turns with the judge's in the matchups whose win rates differ most, and price what it does otherwise."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--level", default="", metavar="LEVEL", help="the players' level; the game's default one if not given")
        parser.add_argument("--matchups", type=int, default=10, metavar="N", help="so many of the furthest apart (default 10)")
        parser.add_argument("--games", type=int, default=100, metavar="N", help="of the level in each of them (default 100)")
        parser.add_argument("--playouts", type=int, default=2, metavar="N", help="from the end of each turn that differs (default 2)")
        parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, metavar="N", help="threads that play (default: all cores)")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, matchups=1, games=1, playouts=1, threads=1)
        (game,) = asked_games(options["game"])
        level = asked_level(game, options["level"])
        engine, ground, records = game.engine(), shipped_ground(game), JudgedGames.read(game.slug)
        if not isinstance(engine, BatchEngine) or records.stale(ground.entrants, ground.matchups) or not records.matchups:
            raise CommandError(
                f"The judge has not played {game.slug} as it is: manage.py agreement --game {game.slug} --judge 100", returncode=1
            )
        decks = {each.slug: each.deck for each in ground.entrants}
        kept = play_judged_pairs(
            engine, records, ground, level, threads=options["threads"], folder=settings.CACHE_DIR / "agreement"
        ).records
        scores = dict(scores_of_both(kept, records, ground, records.matchups))
        gaps = {matchup: float((played[0] - played[1]).mean()) / 4 for matchup, played in scores.items()}
        worst = sorted(gaps, key=lambda matchup: -abs(gaps[matchup]))[: options["matchups"]]
        found = []
        with ThreadPoolExecutor(options["threads"]) as pool:
            asked = {"games": options["games"], "level": level, "playouts": options["playouts"]}
            played = [
                pool.submit(_turns, engine, [decks[name] for name in matchup], records.matchups[matchup].seed, asked) for matchup in worst
            ]
            for matchup, turns in zip(worst, played, strict=True):
                found.append((turns.result(), options["games"], gaps[matchup]))
                self.stdout.write(told_matchup(matchup, *found[-1]))
        self.stdout.write("\n".join(told(find_causes(found))))


def _turns(engine: BatchEngine, decks: Sequence[PlayableDeck], seed: int, asked: dict[str, Any]) -> list[Turn]:
    return list(compare_turns(engine, decks, seed=seed, **asked))


def told_matchup(matchup: Matchup, turns: Sequence[Turn], games: int, gap: float) -> str:
    """Return a line on a matchup: the gap, and how much of it the prices of both decks' turns explain."""
    seen = sum(turn.price if turn.side else -turn.price for turn in turns) / games
    return f"{matchup[0]} against {matchup[1]}: {100 * gap:+.1f} points from the judge, {100 * seen:+.1f} by the prices of turns"


def told(causes: Sequence[Cause]) -> Iterator[str]:
    """Yield a line for each cause."""
    for cause in causes:
        yield f"{cause.kind}: {cause.turns:.2f} turns a game, {100 * cause.price:+.2f} points a game, {100 * cause.share:.0f} % of the gaps"
