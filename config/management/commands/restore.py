"""Restore what `backup` wrote."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.backups.archives import SECRET_KEY
from config.backups.services import BackupError, as_json, restore_backup


class Command(BaseCommand):
    help = "Bring back what `backup` wrote, on SQLite or PostgreSQL, all of it or nothing. Stop the site first."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE", type=Path, help="a file that `backup` wrote")
        parser.add_argument("--replace", action="store_true", help="replace what the database holds")
        parser.add_argument(
            "--json", action="store_true", help="print JSON: file, bytes, made_at, vendor, rows by table, migrated, other_key"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        path: Path = options["file"]
        try:
            restored = restore_backup(path=path, replace=options["replace"])
        except BackupError as error:
            raise CommandError(str(error)) from error
        if options["json"]:
            told = {**as_json(restored.manifest, path), "migrated": restored.is_migrated, "other_key": restored.is_key_other}
            self.stdout.write(json.dumps(told, indent=2))
            return
        self.stdout.write(f"{restored.manifest.rows:,} rows of {restored.manifest.made_at} are back.")
        if restored.is_migrated:
            self.stdout.write("The backup was of an older version; its tables have been migrated. Load the cards: load_cards, load_decks.")
        if restored.is_key_other:
            self.stdout.write("DJANGO_SECRET_KEY is another than the backup's: everybody has to sign in again.")
            self.stdout.write(f"`unzip -p {path} {SECRET_KEY}` tells the old one.")
