"""Tells one game step by step, played again from its seed."""

import json
import uuid
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from decks.importing import UnreadableDeckError
from decks.importing.references import DeckNotFoundError
from matches.farm.chunk_play import other_engine
from matches.management.in_process import prepare_match
from matches.models import Simulation
from matches.replays.recorder import record_game, record_json
from matches.requests.contenders import engine_of
from matches.requests.values import SimulationRefusedError, clean_level, clean_seed
from rules.kernel.engine import Engine, UnplayableError
from rules.kernel.telling.record import Record
from rules.wording import Text


class Command(BaseCommand):
    help = "Tell one game: of two decks (replay A B --seed S --game N --ai LEVEL), or of a simulation on the site (replay SIMULATION_ID N)."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("a", metavar="A|SIMULATION_ID", help="a deck (file, slug or id), or the id of a simulation")
        parser.add_argument("b", metavar="B|N", help="the other deck, or the number of the simulation's game, from 0")
        parser.add_argument("--seed", type=int, metavar="S", help="the seed that the games were played from")
        parser.add_argument(
            "--game", type=int, default=0, metavar="N", help="the game's number, from 0 (default 0); A goes first in even ones"
        )
        parser.add_argument("--ai", default="", metavar="LEVEL", help="the players' level; the game's default one if not given")
        parser.add_argument("--opponent-ai", default="", metavar="LEVEL", help="B's level, where it is another")
        parser.add_argument("--lang", choices=["en", "zh"], default="en", help="the language of the log (default en)")
        parser.add_argument(
            "--json", action="store_true", help="print JSON, in both languages, with the position in which each step happens"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            names, engine, record = self._of_simulation(options) or self._of_decks(options)
        except (DeckNotFoundError, UnreadableDeckError) as error:
            raise CommandError(error.message, returncode=2) from error
        except (SimulationRefusedError, UnplayableError) as error:
            raise CommandError(str(error), returncode=1) from error
        if options["json"]:
            self.stdout.write(json.dumps(record_json(record, engine), ensure_ascii=False, indent=2))
        else:
            self.stdout.write("\n".join(_log(names, engine, record, options["lang"])))

    def _of_simulation(self, options: dict[str, Any]) -> tuple[tuple[Text, Text], Engine, Record] | None:
        """None when the arguments name decks."""
        try:
            pk, game = uuid.UUID(options["a"]), int(options["b"])
        except ValueError:
            return None
        simulation = Simulation.objects.filter(pk=pk).first()
        if simulation is None:
            raise CommandError(f"There is no simulation {pk}.", returncode=2)
        engine = engine_of(simulation.rules)
        if engine.digest != simulation.engine_digest:
            raise CommandError(other_engine(simulation.engine_digest, engine.digest).in_language(options["lang"]), returncode=1)
        try:
            matchup = simulation.matchup_of(game)
        except LookupError as error:
            raise CommandError(f"The simulation has the games 0 to {simulation.last_game}.", returncode=2) from error
        engine.warm()
        return matchup.names, engine, record_game(simulation, game, engine)

    def _of_decks(self, options: dict[str, Any]) -> tuple[tuple[Text, Text], Engine, Record]:
        if options["seed"] is None or options["game"] < 0:
            raise CommandError("Give --seed S, and with --game N a number from 0 on.", returncode=2)
        match = prepare_match(options["a"], options["b"])
        level = clean_level(match.engine, options["ai"])
        levels = (level, clean_level(match.engine, options["opponent_ai"] or level))
        match.engine.warm()
        record = match.engine.record(match.decks, seed=clean_seed(options["seed"]), game=options["game"], levels=levels)
        return (match.snapshots[0].name, match.snapshots[1].name), match.engine, record


def _log(names: tuple[Text, Text], engine: Engine, record: Record, language: str) -> list[str]:
    lines = []
    for step in record.steps:
        text = step.text.in_language(language)
        lines += ["", f"== {text}"] if step.is_heading else [f"   {text}"]
    winner = int(record.row["winner"])
    end = engine.ends[int(record.row["end"])].name.in_language(language)
    turns = int(record.row["turns"])
    if winner < 2:
        name = names[winner].in_language(language)
        told = Text(f"{name} wins after {turns} turns: {end}", f"{turns} 回合后，{name} 获胜：{end}")
    else:
        told = Text(f"A draw after {turns} turns: {end}", f"{turns} 回合后平局：{end}")
    return [*lines, "", told.in_language(language)]
