"""Have a stronger player confirm the swaps that races of shipped decks find."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.catalogue import catalogue_of
from cards.loading.definition_files import DEFINITIONS, read_shelf
from cards.services import load_shelf
from decks.loading.shipped_decks import load_decks
from decks.models import Deck
from lab.agreement.finalists import Finalist, Track, finalist_from_json, measure_finalists, share_confirmed
from lab.arguments import asked_games, asked_level, check_least, check_seed
from lab.site_speed import own_site
from matches.plans.pairings import seed_for
from matches.requests.snapshots import DeckSnapshot
from matches.requests.values import SimulationRefusedError
from rules.kernel.game import Game


class Command(BaseCommand):
    help = (
        "Race the single changes of shipped decks against the field, and have a stronger player judge what they find; see docs/players.md."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", required=True, metavar="G", help="the game's slug")
        parser.add_argument("--level", default="", metavar="LEVEL", help="who plays the races; the game's default level if not given")
        parser.add_argument("--stronger", default="expert", metavar="LEVEL", help="who confirms them (default: expert)")
        parser.add_argument("--games", type=int, default=20_000, metavar="N", help="of each race (default 20000)")
        parser.add_argument("--races", type=int, default=17, metavar="N", help="of the shipped decks in turn; each has three finalists")
        parser.add_argument("--error", type=float, default=1.5, metavar="P", help="points to which a finalist is judged (default 1.5)")
        parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, metavar="N", help="threads that play (default: all cores)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--out", type=Path, metavar="FILE", help="keep each race there as it ends; those that it has are not played")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, games=2, races=1, threads=1)
        check_seed(options)
        if options["error"] <= 0:
            raise CommandError("--error takes a number above 0.", returncode=2)
        (game,) = asked_games(options["game"])
        levels = {name: asked_level(game, options[name]) for name in ("level", "stronger")}
        terms = {"game": game.slug, **levels, **{name: options[name] for name in ("games", "error", "seed")}}
        found = _kept(options["out"], terms)
        for raced in self._races(game, terms, range(len(found), options["races"]), options["threads"]):
            found.append(raced)
            if options["out"]:
                listed = [[asdict(each) for each in finalists] for finalists in found]
                options["out"].write_text(json.dumps({"terms": terms, "races": listed}, indent=1) + "\n", "utf-8")
            self.stdout.write("\n".join(told(raced)))
        every = [finalist for finalists in found for finalist in finalists]
        share = share_confirmed([each.confirmed for each in every])
        better = [each.confirmed for each in every if each.found.verdict == "better"]
        self.stdout.write(f"Confirmed: {100 * share.seen:.0f} % of {share.finalists} finalists, {100 * share.true:.0f} % without noise")
        if better:
            share = share_confirmed(better)
            self.stdout.write(f"Called better: {100 * share.seen:.0f} % of {share.finalists}, {100 * share.true:.0f} % without noise")

    def _races(self, game: Game, terms: Mapping[str, Any], numbers: Sequence[int], threads: int) -> Iterator[list[Finalist]]:
        """Race the shipped decks in turn, in a database of their own."""
        if not numbers:
            return
        engine = game.engine()
        engine.warm()
        with own_site(), ThreadPoolExecutor(threads) as players:
            load_shelf(read_shelf(game, DEFINITIONS / game.slug))
            load_decks()
            catalogue = catalogue_of(game)
            rows = list(Deck.objects.precons().filter(game=game.slug, is_legal=True).order_by("slug"))
            snapshots = [DeckSnapshot.of_deck(row, catalogue) for row in rows]
            for number in numbers:
                place = number % len(rows)
                others = [each.playable(catalogue.definitions) for each in snapshots if each is not snapshots[place]]
                track = Track(engine, catalogue, snapshots[place], others, seed_for(terms["seed"], number), players)
                asked = {name: terms[name] for name in ("games", "level", "stronger")}
                try:
                    yield list(measure_finalists(track, rows[place].slug, half_width=terms["error"] / 100, **asked))
                except SimulationRefusedError as error:
                    raise CommandError(error.message, returncode=2) from error


def _kept(file: Path | None, terms: Mapping[str, Any]) -> list[list[Finalist]]:
    """Return the races that a file holds. Raise CommandError for those of other terms."""
    if file is None or not file.exists():
        return []
    kept = json.loads(file.read_text("utf-8"))
    if kept["terms"] != terms:
        raise CommandError(f"{file} holds races of other terms: name another file.", returncode=2)
    return [[finalist_from_json(each) for each in finalists] for finalists in kept["races"]]


def told(finalists: Sequence[Finalist]) -> Iterator[str]:
    """Yield a line for each finalist; effects in points."""
    for each in finalists:
        found, confirmed = (f"{100 * one.rate:+.1f} ±{100 * one.interval.half_width:.1f}" for one in (each.found, each.confirmed))
        yield f"{each.deck}: {each.swap.into} for {each.swap.out}: {found} in the final, {confirmed} by the stronger player"
