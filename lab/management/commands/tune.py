"""Tune a game's players from games that they play against themselves."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from lab.arguments import asked_games, check_least, check_seed
from lab.entrants import shipped_cards
from lab.tuning import tune_players
from rules.kernel.engine import Tunable, TuningRound
from rules.kernel.game import Game


class Command(BaseCommand):
    help = "Learn the weights of a game's players from games among its decks, and write them to their data file; see docs/players.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", default="", metavar="G", help="the game's slug, needed where several can be tuned")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--games", type=int, default=9000, metavar="N", help="about how many games in each round (default 9000)")
        parser.add_argument("--rounds", type=int, default=3, metavar="N", help="rounds; the first is played greedily (default 3)")
        parser.add_argument("--random-decks", type=int, default=0, metavar="N", help="random decks beside the shipped ones (default 0)")
        parser.add_argument("--out", type=Path, metavar="FILE", help="where to write instead of the players' own file; - prints")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, games=1, rounds=1, random_decks=0)
        check_seed(options)
        game, engine = self._tunable(options["game"])
        text = tune_players(
            game,
            engine,
            shipped_cards(game),
            seed=options["seed"],
            games=options["games"],
            rounds=options["rounds"],
            dealt=options["random_decks"],
            as_of=timezone.localdate(),
            on_round=self._tell,
        )
        if str(options["out"]) == "-":
            self.stdout.write(text, ending="")
            return
        file = options["out"] or engine.weights_file
        file.write_text(text, "utf-8")
        self.stderr.write(f"Written to {file}.")

    def _tunable(self, slug: str) -> tuple[Game, Tunable]:
        engines = [(game, game.engine()) for game in asked_games(slug)]
        found = [(game, engine) for game, engine in engines if isinstance(engine, Tunable)]
        if not found:
            raise CommandError(f"The players of “{slug}” have nothing to learn.", returncode=2)
        if len(found) > 1:
            raise CommandError(f"Choose one with --game: {', '.join(game.slug for game, _ in found)}.", returncode=2)
        return found[0]

    def _tell(self, done: TuningRound) -> None:
        self.stderr.write(f"Round {done.number + 1}: {done.positions:,} positions, loss {done.loss:.4f}.")
