"""Write the database and the secret key to one file, while the site runs."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.backups.services import BackupError, as_json, write_backup


class Command(BaseCommand):
    requires_system_checks: list[str] = []
    help = "Write the database, as it is at this moment, and the secret key into one file, while the site runs. Keep the file secret."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE", type=Path, help="a name that is not taken, such as deckproof-2031-05-04.backup")
        parser.add_argument("--json", action="store_true", help="print JSON: file, bytes, made_at, vendor, rows by table")

    def handle(self, *args: Any, **options: Any) -> None:
        path: Path = options["file"]
        try:
            manifest = write_backup(path=path)
        except BackupError as error:
            raise CommandError(str(error)) from error
        told = as_json(manifest, path)
        if options["json"]:
            self.stdout.write(json.dumps(told, indent=2))
            return
        self.stdout.write(f"{path}: {manifest.rows:,} rows of {len(told['rows'])} tables, {told['bytes']:,} bytes.")
        self.stdout.write("It holds passwords' hashes, sessions and the secret key: keep it where nobody else can read it.")
