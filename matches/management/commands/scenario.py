"""Runs scenario files: positions, actions and what must come of them."""

import json
import os
import sys
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from cards.loading.definition_files import DEFINITIONS, read_shelf
from rules import games
from rules.kernel.cards import Card
from rules.kernel.positions.scenario_format import Outcome, ScenarioFileError, Source
from rules.wording import Text


class Command(BaseCommand):
    help = "Run scenario files, one line for each scenario. Exit code 0: all hold; 1: some do not; 2: a file can't be read."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE", help="a TOML file of scenarios")
        told = "play them in plain Python: slower, but nothing has to be compiled first"
        parser.add_argument("--interpreted", action="store_true", help=told)
        parser.add_argument("--json", action="store_true", help="print one JSON object: passed, failed, results, errors")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["interpreted"]:
            _interpret()
        results: list[tuple[str, Outcome]] = []
        errors: list[ScenarioFileError] = []
        for name in options["files"]:
            try:
                outcomes = _run(name)
            except ScenarioFileError as error:
                errors.append(error)
                if not options["json"]:
                    self.stderr.write(str(error))
                continue
            results += [(name, outcome) for outcome in outcomes]
            if not options["json"]:
                self.stdout.write("\n".join(map(str, outcomes)))
        failed = sum(not outcome.is_ok for _, outcome in results)
        if options["json"]:
            self.stdout.write(json.dumps(_document(results, errors, failed), ensure_ascii=False, indent=1))
        if errors or failed:
            sys.exit(2 if errors else 1)


def _interpret() -> None:
    """Let engines be imported as plain Python. Raises CommandError where one has been imported before."""
    if "rules.kernel.compiled.compilation" in sys.modules:
        raise CommandError("An engine has been loaded already: run manage.py scenario --interpreted in a process of its own.")
    os.environ["INTERPRETED_ENGINES"] = "1"


def _run(name: str) -> list[Outcome]:
    """Play one file. Raises ScenarioFileError when it can't be read."""
    try:
        text = Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioFileError(name, 1, Text(f"can't be read: {error}", f"无法读取：{error}")) from error
    slug = Source(name, text).parse().get("game", "")
    try:
        game = games.get(slug)
        return game.run_scenarios(text, name, _shipped(slug))
    except KeyError as error:
        known = ", ".join(each.slug for each in games.everything() if each.scenario_module)
        raise ScenarioFileError(
            name, 1, Text(f"“game” has to name one of {known}, not {slug!r}", f"“game”须为 {known} 之一，不能是 {slug!r}")
        ) from error
    except LookupError as error:
        raise ScenarioFileError(name, 1, Text(str(error), str(error))) from error


# A game's cards take 0.2 s of CPU time to read, and each file of scenarios asks for them (2026-11-25).
@cache
def _shipped(slug: str) -> dict[str, Card]:
    return {card.slug: card for _, card in read_shelf(games.get(slug), DEFINITIONS / slug).cards}


def _document(results: list[tuple[str, Outcome]], errors: list[ScenarioFileError], failed: int) -> dict[str, Any]:
    return {
        "passed": len(results) - failed,
        "failed": failed,
        "results": [{"file": name, **asdict(outcome)} for name, outcome in results],
        "errors": [{"file": error.source, "line": error.line, "reason": error.reason.en} for error in errors],
    }
