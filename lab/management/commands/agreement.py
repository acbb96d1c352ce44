"""Measure how far a level of a game's players agrees with the judge."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from lab.agreement.gaps import LEAST_PAIRS, Agreement, RmsGap, Scores, measure, measure_edits
from lab.agreement.grounds import GROUNDS, Ground, Matchup, shipped_ground
from lab.agreement.judge_games import (
    REPLAYED,
    StaleRecordsError,
    check_records,
    extend_records,
    play_judged_pairs,
    scores_beyond,
    scores_of_both,
)
from lab.agreement.records import JudgedGames
from lab.arguments import asked_games, asked_level, check_least
from matches.verdicts.player_margins import PlayerMargin, margin_of, write_margin
from rules.kernel.engine import Engine
from rules.kernel.game import Game


class Command(BaseCommand):
    help = "Compare a level's win rates of all matchups of a game's decks with the judge's, on the same seeds; see docs/players.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument(
            "--decks",
            choices=tuple(GROUNDS),
            default="shipped",
            help="all shipped decks (the default), unseen ones by four recipes, or shipped ones of cards with changed numbers",
        )
        parser.add_argument("--level", default="", metavar="LEVEL", help="the players' level; the game's default one if not given")
        parser.add_argument(
            "--judge", type=int, default=0, metavar="PAIRS", help="first let the judge play each matchup up to so many pairs"
        )
        parser.add_argument("--pairs", type=int, default=0, metavar="N", help="compare so many pairs of each matchup at most (default all)")
        parser.add_argument(
            "--beyond", type=int, default=0, metavar="N", help="let the level play N times as many pairs beyond the judge's (default 0)"
        )
        parser.add_argument("--replay", type=int, default=REPLAYED, metavar="N", help=f"recorded pairs to play again (default {REPLAYED})")
        parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, metavar="N", help="threads that play (default: all cores)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the intervals and of what is played again (default 1)")
        parser.add_argument("--write", action="store_true", help="keep the margins of the level, which pages tell with its win rates")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, judge=0, pairs=0, beyond=0, replay=0, threads=1, seed=0)
        if 0 < options["pairs"] < LEAST_PAIRS:
            raise CommandError(f"--pairs takes a number of at least {LEAST_PAIRS}, or 0 for all.", returncode=2)
        (game,) = asked_games(options["game"])
        level = asked_level(game, options["level"])
        engine, ground, most = game.engine(), GROUNDS[options["decks"]](game), options["pairs"] or None
        records = self._records_of(engine, ground, options)
        asked: dict[str, Any] = {"threads": options["threads"], "most": most, "folder": settings.CACHE_DIR / "agreement"}
        played = play_judged_pairs(engine, records, ground, level, beyond=options["beyond"], **asked)
        scores = dict(scores_of_both(played.records, records, ground, records.matchups, most=most))
        compared = {decks: scores[decks] for decks in ground.strangers if decks in scores}
        further = dict(scores_beyond(played.records, records, compared, times=options["beyond"])) if options["beyond"] else None
        found = measure(compared, seed=options["seed"], further=further)
        edits = self._measure_edits(game, ground, scores, level, options, asked) if ground.edits else None
        pairs = {decks: each.shape[1] for decks, each in compared.items()}
        self.stdout.write("\n".join(told(ground, level, found, pairs, played.pace, beyond=options["beyond"])))
        if edits:
            self.stdout.write(f"Gap of what {len(ground.edits)} edits change: {points(edits)}")
        if options["write"]:
            write_margin(game.slug, level, margin_with(ground, found, edits, margin_of(game.slug, (level, level))))

    def _records_of(self, engine: Engine, ground: Ground, options: dict[str, Any]) -> JudgedGames:
        """Return the judge's records of a ground, extended as asked and checked."""
        records = JudgedGames.read(ground.records)
        if options["judge"]:
            for stale in records.stale(ground.entrants, ground.matchups):
                del records.matchups[stale]
            for grown in extend_records(engine, records, ground, pairs=options["judge"], threads=options["threads"]):
                records.write()
                self.stderr.write(f"judged {grown.decks[0]} against {grown.decks[1]}: {len(grown.digits)} pairs")
        if not records.matchups:
            raise CommandError(f"The judge has not played {ground.records} yet: add --judge 100.", returncode=2)
        try:
            check_records(engine, records, ground, seed=options["seed"], pairs=options["replay"], threads=options["threads"])
        except StaleRecordsError as error:
            raise CommandError(str(error), returncode=1) from error
        return records

    def _measure_edits(
        self, game: Game, ground: Ground, scores: Mapping[Matchup, Scores], level: str, options: dict[str, Any], asked: dict[str, Any]
    ) -> RmsGap | None:
        """Return the gap of what edits change; the original decks' matchups are those of the shipped decks."""
        shipped, engine = shipped_ground(game), game.engine()
        records = self._records_of(engine, shipped, {**options, "judge": 0})
        wanted = {edit.original for edit in ground.edits}
        played = play_judged_pairs(engine, records, shipped, level, among=wanted, **asked)
        known = {**dict(scores_of_both(played.records, records, shipped, wanted, most=asked["most"])), **scores}
        sides = [edit.sides for edit in ground.edits if edit.edited in known and edit.original in known]
        return measure_edits(known, sides, seed=options["seed"]) if sides else None


def margin_with(ground: Ground, found: Agreement, edits: RmsGap | None, known: PlayerMargin | None) -> PlayerMargin:
    """Return what pages tell of a level, with the gaps measured on a ground. Raise CommandError for a ground that pages do not tell of."""
    if ground.is_shipped:
        matchup, field = round(found.matchups.margin, 3), round(found.decks.margin, 3)
        return replace(known, matchup=matchup, field=field) if known else PlayerMargin(matchup, field)
    if edits is None or known is None:
        raise CommandError("--write takes the shipped decks first, then the unseen ones; of changed cards no page tells.", returncode=2)
    return replace(known, unseen=round(found.matchups.margin, 3), edit=round(edits.margin, 3))


def told(ground: Ground, level: str, found: Agreement, pairs: dict[Matchup, int], pace: float | None, *, beyond: int = 0) -> Iterator[str]:
    """Yield the lines of the report; gaps in points. It tells the gaps of decks over the field only where each met all others."""
    least, most = min(pairs.values()), max(pairs.values())
    each = f"{least}" if least == most else f"{least} to {most}"
    told_pace = "all played before" if pace is None else f"{pace:,.0f} games a CPU second"
    yield f"{ground.records}, {level} beside the judge: {len(pairs)} matchups, {each} pairs each; {told_pace}"
    if beyond:
        yield f"The level has played {beyond} times as many pairs beyond them"
    yield f"Gap of matchups: {points(found.matchups)}"
    if ground.is_whole:
        yield f"Gap of decks over the field: {points(found.decks)}"
        shared = "not known, the judge sees no spread" if found.correlation is None else f"{found.correlation:.3f}"
        yield f"Correlation of the decks' strengths: {shared} (spread by the judge {100 * found.spread:.1f} points)"
    saved = 100 * found.likeness**2
    yield f"Pair scores on the same seeds correlate by {found.likeness:.2f}: as control variates they would save {saved:.0f} % of the games"
    yield f"Other winners: {len(found.other_winners)}" + "".join(f"\n  {a} against {b}" for a, b in found.other_winners)


def points(gap: RmsGap) -> str:
    """Return a gap in points, with its interval and margin."""
    low, high, margin = 100 * gap.interval.low, 100 * gap.interval.high, 100 * gap.margin
    return f"{100 * gap.size:.1f} points ({low:.1f} to {high:.1f}); 95 of 100 at most {margin:.1f}"
