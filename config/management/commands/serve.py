"""Starts the whole site in one command: web server, worker and sweeper."""

import os
import sys
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.serving import web_server
from config.serving.supervisor import Supervisor
from config.startup import environment


class Command(BaseCommand):
    help = "Migrate, load the shipped cards and decks, then run the web server, a worker and the sweeper until stopped."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
        parser.add_argument(
            "--port",
            type=int,
            default=environment.whole_number("PORT", 0, maximum=65_535),
            help="port; the first free one from 8000 when not given",
        )
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="simulating processes (default: one for each core)")
        parser.add_argument("--no-prepare", action="store_true", help="skip migrating, loading and collecting")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            listener = web_server.listen(options["host"], options["port"])
        except OSError as error:
            raise CommandError(str(error)) from error
        os.environ["PORT"] = str(listener.getsockname()[1])  # the parts write it into addresses
        if not options["no_prepare"]:
            self._prepare()
        listener.listen(web_server.BACKLOG)
        self.stdout.write(self.style.SUCCESS(f"\nDeckproof is at {web_server.address(listener)}  (Ctrl-C stops it)\n"))
        self.stdout.flush()
        parts = (
            web_server.parts(listener, web_server.PROCESSES)
            | {"sweeper": [sys.executable, "manage.py", "sweep", "--skip-checks"]}
            | _workers(options["processes"])
        )
        sys.exit(Supervisor(parts, kept_files=[listener.fileno()]).run())

    def _prepare(self) -> None:
        self.stdout.write("Preparing the database and the shipped cards...")
        call_command("migrate", verbosity=0, interactive=False)
        call_command("load_cards", verbosity=0)
        call_command("load_decks", verbosity=0)
        call_command("collectstatic", verbosity=0, interactive=False)


#: What this command has checked is not checked again by each part, which would load every page's code for it.
WORKER = "-W ignore -m celery --quiet --skip-checks -A config worker --pool solo --loglevel WARNING --without-gossip --without-mingle"


def _workers(processes: int) -> dict[str, list[str]]:
    """One worker a process, and one more for what is urgent alone.

    Celery's own pool of processes hangs on the embedded broker once one of them is killed.
    """
    names = ["worker"] if processes == 1 else [f"worker{number}" for number in range(1, processes + 1)]
    queues = dict.fromkeys(names, "urgent,games") | {"urgent": "urgent"}
    return {name: [sys.executable, *WORKER.split(), "--hostname", f"{name}@%h", "--queues", taken] for name, taken in queues.items()}
