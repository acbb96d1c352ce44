"""Keeps simulations going: runs the sweeper, once or until stopped."""

import logging
import signal
import threading
import time
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import close_old_connections

from matches.farm import liveness
from matches.farm.dispatch import sweep
from matches.retention.expiry import delete_all_expired, delete_some_expired, free_unused_pages

EVERY_SECONDS = 2.0
DELETE_EVERY_SECONDS = 600.0

log = logging.getLogger(__name__)


class Command(BaseCommand):
    _delete_at = 0.0
    help = (
        "Send lost hints to the workers again, free the chunks of workers that died, end finished simulations, remove what is old; "
        "every two seconds."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help="sweep once, print what was found and removed, and end")
        parser.add_argument("--every", type=float, default=EVERY_SECONDS, metavar="SECONDS", help="seconds between two rounds (default 2)")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["once"]:
            self.stdout.write(f"{sweep()}.")
            if deleted := delete_all_expired():
                self.stdout.write(f"{deleted}.")
            return
        stop = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stop.set())
        while not stop.is_set():
            self._sweep()
            liveness.touch()
            stop.wait(options["every"])

    def _delete_expired(self) -> None:
        """Delete expired rows: every ten minutes, and in every round while some are left."""
        if time.monotonic() < self._delete_at:
            return
        if deleted := delete_some_expired():
            self.stdout.write(f"{deleted}.")
            self.stdout.flush()
            return
        free_unused_pages()
        self._delete_at = time.monotonic() + DELETE_EVERY_SECONDS

    def _sweep(self) -> None:
        """Run one round; log any error, so that the next round runs."""
        try:
            close_old_connections()
            swept = sweep()
            self._delete_expired()
        except Exception:
            log.exception("A round of the sweeper failed")
            return
        if swept.freed or swept.set_aside or swept.ended:
            self.stdout.write(f"{swept}.")
            self.stdout.flush()
