"""Measure the engines, or the site."""

import json
from dataclasses import asdict
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connection

from lab.arguments import asked_games, check_least
from lab.engine_speed import Speed, Start, measure_speed, measure_start
from lab.peers import PEERS, Peer, compare, measure_in_turns
from lab.site_speed import Cost, measure_site
from rules import games

HEADINGS = ("", "median ms", "p95 ms", "CPU p95", "queries", "first ms", "")
COLUMNS = "{:<20} {:>9} {:>8} {:>8} {:>8} {:>9}  {}"
#: CPU seconds that each peer plays, about, and our level as many.
PEER_SECONDS = 16.0


class Command(BaseCommand):
    help = (
        "Measure the engines on the shipped decks: games and actions a CPU second, and what compiling and starting cost. Or, with “web”, "
        "the site: server time and queries of its pages over many made-up cards and decks, in a database of their own."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("part", nargs="?", choices=["engines", "web"], default="engines", help="what to measure (default engines)")
        parser.add_argument("--cards", type=int, default=20_000, metavar="N", help="web: how many cards (default 20000)")
        parser.add_argument("--decks", type=int, default=20_000, metavar="N", help="web: how many decks (default 20000)")
        parser.add_argument("--requests", type=int, default=100, metavar="N", help="web: how many requests of each kind (default 100)")
        parser.add_argument(
            "--game",
            default="",
            metavar="G",
            help="the game's slug; every game that can be played by default, with “web” the first of them",
        )
        parser.add_argument(
            "--games",
            type=int,
            default=20_000,
            metavar="N",
            help="about how many games for each level, fewer of one that would take over a minute (default 20000)",
        )
        parser.add_argument("--ai", default="", metavar="LEVEL", help="one level alone")
        parser.add_argument("--peers", action="store_true", help="measure other simulators too, where they are installed")
        parser.add_argument("--no-start", action="store_true", help="leave out compiling and starting, which take a minute or two")
        parser.add_argument("--json", action="store_true", help="print JSON, one line for each measurement")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["part"] == "web":
            self._measure_site(options["game"], options["cards"], options["decks"], options["requests"], is_json=options["json"])
        else:
            self._measure_engines(options)

    def _measure_site(self, slug: str, cards: int, decks: int, requests: int, *, is_json: bool) -> None:
        if min(cards, decks, requests) < 1:
            raise CommandError("--cards, --decks and --requests take numbers of at least 1.", returncode=2)
        try:
            game = games.get(slug) if slug else None
        except KeyError as error:
            raise CommandError(f"There is no game “{slug}”.", returncode=2) from error
        if not is_json:
            self.stdout.write(f"{cards:,} cards, {decks:,} decks, {connection.vendor}, {requests} requests of each kind")
            self.stdout.write(COLUMNS.format(*HEADINGS))
        for each in measure_site(cards=cards, decks=decks, requests=requests, game=game):
            if is_json:
                self.stdout.write(json.dumps(each.as_json()))
            elif isinstance(each, Cost):
                mark = "" if each.is_within else "over its target"
                row = (each.name, each.median_ms, each.p95_ms, each.cpu_p95_ms, each.queries, each.first_ms, mark)
                self.stdout.write(COLUMNS.format(*row).rstrip())
            else:
                told = (
                    f"first view of {each.page}: {each.bytes / 1000:.0f} kB compressed, {each.files} files, {each.elsewhere} from elsewhere"
                )
                self.stdout.write(told if each.is_within else f"{told}; over its target")

    def _measure_engines(self, options: dict[str, Any]) -> None:
        check_least(options, games=1)
        found = asked_games(options["game"])
        ours: list[Speed] = []
        for game in found:
            levels = [level.slug for level in game.engine().levels]
            if options["ai"] and options["ai"] not in levels:
                raise CommandError(f"{game.slug} has no level “{options['ai']}”; it has {', '.join(levels)}.", returncode=2)
            measured = [measure_speed(game, level, options["games"]) for level in ([options["ai"]] if options["ai"] else levels)]
            for each in measured:
                self._tell(each, is_json=options["json"])
            ours += measured
            if not options["no_start"]:
                self._tell(measure_start(game), is_json=options["json"])
        if options["peers"]:
            for peer in PEERS:
                self._measure_peer(peer, ours, is_json=options["json"])

    def _measure_peer(self, peer: Peer, ours: list[Speed], *, is_json: bool) -> None:
        """Report what a peer did, in turns with the levels that it compares with, and how many times as much these did."""
        if not peer.is_installed:
            self.stderr.write(f"{peer.name} is not installed here: pip install {peer.package}")
            return
        for each in ours:
            if each.ai not in peer.compared_with:
                continue
            try:
                mine, theirs = measure_in_turns(peer, games.get(each.game), each, PEER_SECONDS)
            except (ImportError, OSError) as error:
                self.stderr.write(f"{peer.name} is installed here, but not whole: {error}")
                return
            self._tell(mine, is_json=is_json)
            self._tell(theirs, is_json=is_json)
            ratio = compare(mine, theirs)
            if is_json:
                self.stdout.write(json.dumps(asdict(ratio)))
            else:
                self.stdout.write(
                    f"{ratio.game}, {ratio.ai} plays {ratio.games:g} times as many games and {ratio.actions:g} times as many actions "
                    f"as {ratio.peer}"
                )

    def _tell(self, measured: Speed | Start, *, is_json: bool) -> None:
        found = measured.as_json()
        if is_json:
            self.stdout.write(json.dumps(found))
        elif isinstance(measured, Speed):
            self.stdout.write(
                f"{measured.game}, {measured.ai}: {found['games_per_second']:,} games and {found['actions_per_second']:,} actions "
                f"a CPU second ({measured.games:,} games in {measured.cpu_seconds:.1f} s, the decks {measured.deck_seconds:.1f} s, "
                f"{measured.errors} errors)"
            )
        else:
            self.stdout.write(
                f"{measured.game}: compiling {measured.cold_compile_seconds} CPU seconds and {measured.cold_compile_megabytes} MB, "
                f"starting from the cache {measured.cached_start_seconds} s and {measured.cached_start_megabytes} MB"
            )
