"""Keeps simulations going: runs the sweeper, once or until stopped."""

import signal
import threading
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, close_old_connections

from decks.services import recheck_daily
from matches.dispatching import sweep

EVERY_SECONDS = 2.0


class Command(BaseCommand):
    help = "Send lost hints to the workers again, free the chunks of workers that died, end finished simulations; every two seconds."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help="sweep once, print what was found and end")
        parser.add_argument("--every", type=float, default=EVERY_SECONDS, metavar="SECONDS", help="seconds between two rounds (default 2)")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["once"]:
            self.stdout.write(f"{sweep()}.")
            return
        stop = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stop.set())
        while not stop.is_set():
            self._sweep()
            stop.wait(options["every"])

    def _sweep(self) -> None:
        close_old_connections()
        try:
            swept = sweep()
            recheck_daily()
        except DatabaseError as error:
            self.stderr.write(f"The database does not answer: {error}. Trying again.")
            return
        if swept.freed or swept.set_aside or swept.ended:
            self.stdout.write(f"{swept}.")
            self.stdout.flush()
