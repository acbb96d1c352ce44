"""Upgrade a database of an earlier version and ask it what that version was asked; the test runs it in a process of its own.

`python -m tests.config.earlier.site FILE` fills an empty database with the tables and rows of then, upgrades it as docs/operations.md
says, and prints today's answers as JSON.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import django

#: Apps that the site used to have.
REMOVED_APPS = ("rest_framework.authtoken",)
#: What the API does not tell: the rows themselves have to be those of then.
UNTOLD = ("decks.deckversion", "decks.decktag", "decks.holding", "decks.savedsearch")


def read(path: Path) -> dict[str, Any]:
    """Return what is kept of a version: its migrations, rows by table, questions and answers, and how its people are known."""
    kept: dict[str, Any] = json.loads(lzma.decompress(path.read_bytes()))
    return kept


def load(kept: Mapping[str, Any]) -> None:
    """Make the tables of then and insert the rows, without a model of today."""
    from django.core.management.color import no_style
    from django.db import connection

    from config.backups import rows, schema

    with schema.restore_transaction(connection):
        schema.make_tables(connection, kept["migrations"])
        tables = [model for model in schema.models_at(connection, kept["migrations"]) if model._meta.label_lower in kept["tables"]]
        assert len(tables) == len(kept["tables"])
        for model in tables:
            table = kept["tables"][model._meta.label_lower]
            rows.write_rows(model, table["columns"], (json.dumps(row).encode() for row in table["rows"]), connection)
        schema.check_references(connection)
        with connection.cursor() as cursor:
            for statement in connection.ops.sequence_reset_sql(no_style(), tables):
                cursor.execute(statement)


def ask(kept: Mapping[str, Any]) -> dict[str, Any]:
    """Upgrade, and return the answers in the order of those kept, the rows that the API does not tell, and who can sign in."""
    from django.core.management import call_command

    for command in ("migrate", "load_cards", "load_decks"):
        call_command(command, verbosity=0)
    return {
        "answers": answers(kept, [(each["who"], each["address"]) for each in kept["answers"]]),
        "rows": {label: rows_of(label) for label in UNTOLD},
        "signed_in": {name: can_sign_in(name, password) for name, password in kept["passwords"].items()},
    }


def answers(kept: Mapping[str, Any], asked: list[tuple[str, str]]) -> list[dict[str, Any]]:
    """The answers to those who are meant, by their tokens or their browser's session of then."""
    from django.conf import settings
    from django.test import Client

    settings.ALLOWED_HOSTS = ["testserver"]
    clients = {who: Client(headers={"authorization": f"Token {token}"}) for who, token in kept["tokens"].items()}
    clients |= {"guest": Client(), "stranger": Client()}
    clients["guest"].cookies[settings.SESSION_COOKIE_NAME] = kept["session"]
    return [{"who": who, "address": address, **_answer(clients[who].get(address))} for who, address in asked]


def _answer(response: Any) -> dict[str, Any]:
    """The status, with the content of what is no page."""
    content_type = response.headers.get("Content-Type", "")
    told: dict[str, Any] = {"status": response.status_code}
    if "location" in response.headers:
        told["location"] = response.headers["location"]
    if "json" in content_type:
        told["body"] = json.loads(response.content)
    elif content_type and "html" not in content_type:
        told["body"] = response.content.decode()
    return told


def rows_of(label: str) -> list[dict[str, Any]]:
    from django.apps import apps

    from config.backups import rows

    model = apps.get_model(label)
    return [dict(zip(rows.columns_of(model), json.loads(line), strict=True)) for line in rows.read_rows(model)]


def can_sign_in(name: str, password: str) -> bool:
    from django.test import Client, override_settings

    with override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.PBKDF2PasswordHasher"]):
        return Client().post("/accounts/login/", {"username": name, "password": password}).status_code == 302


def main(path: str) -> None:
    django.setup()
    from django.conf import settings
    from django.test import override_settings

    kept = read(Path(path))
    with override_settings(INSTALLED_APPS=[*settings.INSTALLED_APPS, *REMOVED_APPS]):
        load(kept)
    print(json.dumps(ask(kept)))


if __name__ == "__main__":
    main(*sys.argv[1:])
