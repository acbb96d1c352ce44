"""Changes are atomic: each statement of each change fails in turn, and nothing of the change is left."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from django.apps import apps
from django.db import OperationalError, connection
from django.test import Client

from decks.models import Deck
from tests.urls.test_permissions import people, things

__all__ = ["people", "things"]

pytestmark = pytest.mark.django_db(transaction=True)
#: Tables that a failed request may change: sessions and counters, which hold no submitted data.
LEFT = ("sessions.Session", "matches.Answer", "limits.Count", "limits.Spending", "decks.Guest")
#: Changes that succeed although a later write (of a hint or a charge) fails: the status, and the model whose rows are then complete.
FOLLOWED = {"a simulation": (202, "matches.Simulation"), "its repeating": (302, "matches.Simulation"), "several lists": (302, "decks.Deck")}
WRITES = ("INSERT", "UPDATE", "DELETE")


class FullDisk:
    """Make the write with this number, and all later ones, fail as on a full disk."""

    def __init__(self, number: int) -> None:
        self.number, self.seen = number, 0

    def __call__(self, execute: Any, sql: str, *given: Any) -> Any:
        if sql.lstrip().startswith(WRITES) and "django_session" not in sql:
            self.seen += 1
            if self.seen >= self.number:
                full = sqlite3.OperationalError("database or disk is full")
                full.sqlite_errorcode, full.sqlite_errorname = sqlite3.SQLITE_FULL, "SQLITE_FULL"
                raise OperationalError(*full.args) from full
        return execute(sql, *given)


def rows() -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of the database by table."""
    models = [model for model in apps.get_models() if model._meta.label not in LEFT]
    return {model._meta.label: list(model._default_manager.order_by("pk").values_list()) for model in models}


def changes(things: dict[str, str], text: str) -> dict[str, tuple[str, str, dict[str, Any]]]:
    """Return the changes by name: who makes them, the URL and the form."""
    deck, simulation = f"/decks/{things['deck']}", f"/simulations/{things['simulation']}"
    password, (mine, other) = "jade-river-42", map(str, Deck.objects.order_by("created_at").values_list("pk", flat=True)[:2])
    return {
        "a new deck": ("nobody", "/echo/decks/new/", {"hero": "a-ji"}),
        "an import": ("alice", "/echo/decks/import/", {"text": text, "create": "1"}),
        "several lists": ("alice", "/echo/decks/import/", {"text": f"{text}\n\n{text}", "create": "1"}),
        "a copy": ("alice", f"{deck}/copy/", {}),
        "tags": ("alice", f"{deck}/tags/", {"tags": "slow, own"}),
        "a rename": ("alice", f"{deck}/edit/", {"revision": "1", "name": "Renamed", "visibility": "public"}),
        "a sign-up": ("charlie", "/accounts/signup/", {"username": "carol", "password1": password, "password2": password}),
        "a simulation": (
            "alice",
            "/api/v1/simulations",
            {"game": "echo", "deck": {"id": mine}, "opponents": [{"id": other}], "games": 100},
        ),
        "its cancelling": ("alice", f"{simulation}/cancel/", {}),
        "its repeating": ("alice", f"{simulation}/repeat/", {}),
        "its deletion": ("alice", f"{simulation}/delete/", {}),
        "a collection": ("alice", "/echo/collection/", {"text": "2 Kiln Ox\n1 Old Banyan", "way": "add"}),
        "a deletion": ("alice", f"{deck}/delete/", {"revision": "2"}),
    }


def test_every_change_is_atomic(people: dict[str, Client], things: dict[str, str]) -> None:
    text = people["alice"].get(f"/decks/{things['deck']}/export/text/").content.decode()
    halves, writes = [], {}
    for what, (person, address, _) in changes(things, text).items():
        for number in range(1, 60):
            sent, disk = changes(things, text)[what][2], FullDisk(number)
            before = rows()
            with connection.execute_wrapper(disk):
                answer = people[person].post(address, sent, **({"content_type": "application/json"} if "/api/" in address else {}))
            if disk.seen < number:
                writes[what] = disk.seen
                break
            after = rows()
            changed = [label for label in before if before[label] != after[label]]
            status, model = FOLLOWED.get(what, (503, ""))
            is_whole = model in changed
            if answer.status_code != (status if is_whole else 503) or (changed and not is_whole):
                halves.append(f"{what}, write {number}: {answer.status_code}, changed {changed}")
    assert not halves, "\n".join(halves)
    assert {what for what, count in writes.items() if not count} == set(), "these wrote nothing at all"
    assert len(writes) == len(changes(things, text))
