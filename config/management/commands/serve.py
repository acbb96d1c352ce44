"""Starts the whole site in one command: web server, worker and sweeper."""

import os
import socket
import sys
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.supervisor import Supervisor


class Command(BaseCommand):
    help = "Migrate, load the shipped cards and decks, then run the web server, a worker and the sweeper until stopped."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
        parser.add_argument(
            "--port", type=int, default=int(os.environ.get("PORT") or 0), help="port; the first free one from 8000 when not given"
        )
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="simulating processes (default: one for each core)")
        parser.add_argument("--no-prepare", action="store_true", help="skip migrating, loading and collecting")

    def handle(self, *args: Any, **options: Any) -> None:
        port = _free_port(options["host"], options["port"])
        if not options["no_prepare"]:
            self._prepare()
        self.stdout.write(self.style.SUCCESS(f"\nDeckproof is at http://{options['host']}:{port}/  (Ctrl-C stops it)\n"))
        self.stdout.flush()
        workers = _workers(options["processes"])
        sys.exit(Supervisor(_site(options["host"], port) | workers, restarted=workers.keys()).run())

    def _prepare(self) -> None:
        self.stdout.write("Preparing the database and the shipped cards...")
        call_command("migrate", verbosity=0, interactive=False)
        call_command("load_cards", verbosity=0)
        call_command("load_decks", verbosity=0)
        call_command("collectstatic", verbosity=0, interactive=False)


WEB = "-m gunicorn config.wsgi --workers 2 --threads 4 --no-control-socket --log-level warning --timeout 120"
WORKER = "-W ignore -m celery --quiet -A config worker --pool solo --loglevel WARNING --without-gossip --without-mingle"


def _site(host: str, port: int) -> dict[str, list[str]]:
    return {
        "web": [sys.executable, *WEB.split(), "--bind", f"{host}:{port}"],
        "sweeper": [sys.executable, "manage.py", "sweep"],
    }


def _workers(processes: int) -> dict[str, list[str]]:
    """One worker a process, and one more for what is urgent alone.

    Celery's own pool of processes hangs on the embedded broker once one of them is killed.
    """
    names = ["worker"] if processes == 1 else [f"worker{number}" for number in range(1, processes + 1)]
    queues = dict.fromkeys(names, "urgent,games") | {"urgent": "urgent"}
    return {name: [sys.executable, *WORKER.split(), "--hostname", f"{name}@%h", "--queues", taken] for name, taken in queues.items()}


def _free_port(host: str, wanted: int) -> int:
    for port in [wanted] if wanted else range(8000, 8100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise CommandError(f"Port {wanted or '8000 to 8099'} on {host} is taken or not allowed. Give another one with PORT=... or --port.")
