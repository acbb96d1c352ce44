"""Measure how strong and how fast the levels of a game's players are."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from lab.arguments import asked_games, check_least, check_seed
from lab.engine_speed import ROOT
from lab.entrants import shipped_entrants
from lab.strength import Duel, Strength, measure_strength
from matches.farm.progress import progress_bar
from matches.verdicts.lines import Line
from rules.kernel.game import Game
from rules.kernel.players.level_numbers import STRATEGIST
from rules.wording import Text

PAGE = ROOT / "docs" / "players.md"
#: The lines of the page between which a game's tables are written.
BEGIN, END = "<!-- measured {game} -->", "<!-- end {game} -->"


class Command(BaseCommand):
    help = "Let every two levels of players meet in mirrors of each shipped deck of a game: who wins, and how fast; see docs/players.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", default="", metavar="G", help="the game's slug, needed where several can be played")
        parser.add_argument("--games", type=int, default=2000, metavar="N", help="games for each deck and two levels (default 2000)")
        parser.add_argument(
            "--top-games", type=int, default=200, metavar="N", help="the same where a level with foresight plays (default 200)"
        )
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument("--write", action="store_true", help=f"write the tables to {PAGE.relative_to(ROOT)}")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, games=1, top_games=1)
        check_seed(options)
        game = self._game(options["game"])
        entrants = shipped_entrants(game)
        levels = [level.slug for level in game.engine().levels]
        games = {level: options["games" if number < STRATEGIST else "top_games"] for number, level in enumerate(levels)}
        with progress_bar() as show:
            found = measure_strength(game, entrants, games=games, seed=options["seed"], on_progress=show)
        numbers = f"--games {options['games']} --top-games {options['top_games']} --seed {options['seed']}"
        asked = f"manage.py strength --game {game.slug} {numbers} --write"
        text = "\n".join(told(found, asked))
        if options["write"]:
            write_page(PAGE, game.slug, text)
        else:
            self.stdout.write(text)
        if found.errors:
            raise CommandError(f"The engine got {found.errors} games wrong.", returncode=1)

    def _game(self, slug: str) -> Game:
        found = asked_games(slug)
        if len(found) > 1:
            raise CommandError(f"Choose one with --game: {', '.join(game.slug for game in found)}.", returncode=2)
        return found[0]


def told(found: Strength, asked: str) -> Iterator[str]:
    """Yield the tables as lines of Markdown."""
    yield f"Measured by `{asked}`, engine {found.engine}. Win rates in % of the first-named level over the second, with 95 % intervals."
    yield ""
    yield from _table(("Deck", *(f"{duel.level} v {duel.other}" for duel in found.duels)), _rows(found.names, found.duels))
    yield ""
    paces = ((pace.level, f"{pace.games_per_second:,.0f}", f"{pace.games:,}") for pace in found.paces)
    yield from _table(("Level against itself", "Games a CPU second", "Games"), paces)


def write_page(page: Path, game: str, text: str) -> None:
    """Put a game's tables in their place on the page. Raise CommandError for a page that has none."""
    begin, end = BEGIN.format(game=game), END.format(game=game)
    before, found, rest = page.read_text("utf-8").partition(begin)
    _, ended, after = rest.partition(end)
    if not (found and ended):
        raise CommandError(f"{page.name} has no place between “{begin}” and “{end}”.", returncode=2)
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", "utf-8")


def _rows(names: Sequence[Text], duels: Sequence[Duel]) -> Iterator[tuple[str, ...]]:
    for index, name in enumerate(names):
        yield name.en, *(_rate(duel.by_deck[index]) for duel in duels)
    yield "All", *(_rate(duel.overall) for duel in duels)


def _table(head: Sequence[str], rows: Iterator[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"| --- |{' ---: |' * (len(head) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _rate(line: Line) -> str:
    return f"{100 * (line.win_rate or 0):.1f} ±{100 * line.interval.half_width:.1f}"
