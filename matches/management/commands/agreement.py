"""Measures how far a level of a game's players agrees with the judge."""

import os
import time
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.definition_files import DEFINITIONS, read_shelf
from decks.shipping import shipped_decks
from matches.agreement.gaps import Agreement, RmsGap, measure
from matches.agreement.judging import REPLAYED, StaleRecordsError, check_records, extend_records, scores_beside_judge
from matches.agreement.margins import PlayerMargin, write_margin
from matches.agreement.records import JudgedGames
from matches.balance import Entrant
from matches.benchmarks import playable_games
from matches.requests.values import SimulationRefusedError, clean_level
from rules.kernel.game import Game
from rules.wording import Text


class Command(BaseCommand):
    help = "Compare a level's win rates of all matchups of a game's shipped decks with the judge's, on the same seeds; see docs/players.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--level", default="", metavar="LEVEL", help="the players' level; the game's default one if not given")
        parser.add_argument(
            "--judge", type=int, default=0, metavar="PAIRS", help="first let the judge play each matchup up to so many pairs"
        )
        parser.add_argument("--replay", type=int, default=REPLAYED, metavar="N", help=f"recorded pairs to play again (default {REPLAYED})")
        parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, metavar="N", help="threads that play (default: all cores)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the intervals and of what is played again (default 1)")

        parser.add_argument("--write", action="store_true", help="keep the margins of the level, which pages tell with its win rates")

    def handle(self, *args: Any, **options: Any) -> None:
        for name, least in (("judge", 0), ("replay", 0), ("threads", 1), ("seed", 0)):
            if options[name] < least:
                raise CommandError(f"--{name} takes a number of at least {least}.", returncode=2)
        try:
            (game,) = playable_games(options["game"])
            level = clean_level(game.engine(), options["level"])
        except LookupError as error:
            raise CommandError(f"There is no game “{options['game']}” that can be played.", returncode=2) from error
        except SimulationRefusedError as error:
            raise CommandError(error.message, returncode=2) from error
        entrants = list(_entrants(game))
        records = JudgedGames.read(game.slug)
        engine = game.engine()
        if options["judge"]:
            for stale in records.stale(entrants):
                del records.matchups[stale]
            for grown in extend_records(engine, records, entrants, pairs=options["judge"], threads=options["threads"]):
                records.write()
                self.stderr.write(f"judged {grown.decks[0]} against {grown.decks[1]}: {len(grown.digits)} pairs")
        if not records.matchups:
            raise CommandError(f"The judge has not played {game.slug} yet: add --judge 100.", returncode=2)
        try:
            check_records(engine, records, entrants, seed=options["seed"], pairs=options["replay"], threads=options["threads"])
        except StaleRecordsError as error:
            raise CommandError(str(error), returncode=1) from error
        started = time.process_time()
        scores = dict(scores_beside_judge(engine, records, entrants, level, threads=options["threads"]))
        pace = 2 * sum(each.shape[1] for each in scores.values()) / max(time.process_time() - started, 1e-9)
        found = measure(scores, seed=options["seed"])
        if options["write"]:
            write_margin(game.slug, level, PlayerMargin.of_agreement(found))
        self.stdout.write("\n".join(told(game, level, found, {decks: each.shape[1] for decks, each in scores.items()}, pace)))


def _entrants(game: Game) -> Iterator[Entrant]:
    cards = {card.slug: card for _, card in read_shelf(game, DEFINITIONS / game.slug).cards}
    for each in shipped_decks(game):
        yield Entrant(each.slug, Text(each.listing.name, each.name_zh), each.playable(cards))


def told(game: Game, level: str, found: Agreement, pairs: dict[tuple[str, str], int], pace: float) -> Iterator[str]:
    """Yield the lines of the report; gaps in points."""
    least, most = min(pairs.values()), max(pairs.values())
    each = f"{least}" if least == most else f"{least} to {most}"
    yield f"{game.slug}, {level} beside the judge: {len(pairs)} matchups, {each} pairs each; {pace:,.0f} games a CPU second"
    yield f"Gap of matchups: {_points(found.matchups)}"
    yield f"Gap of decks over the field: {_points(found.decks)}"
    shared = "not known, the judge sees no spread" if found.correlation is None else f"{found.correlation:.3f}"
    yield f"Correlation of the decks' strengths: {shared} (spread by the judge {100 * found.spread:.1f} points)"
    yield f"Other winners: {len(found.other_winners)}" + "".join(f"\n  {a} against {b}" for a, b in found.other_winners)


def _points(gap: RmsGap) -> str:
    low, high, margin = 100 * gap.interval.low, 100 * gap.interval.high, 100 * gap.margin
    return f"{100 * gap.size:.1f} points ({low:.1f} to {high:.1f}); 95 of 100 at most {margin:.1f}"
