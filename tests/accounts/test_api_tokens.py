"""API tokens have names and expiry dates, are stored as digests and can be revoked; tokens of older versions still work."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.apps import apps
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.utils import timezone

from accounts.models import ApiToken
from accounts.services import MAX_TOKENS, create_token
from tests.accounts.conftest import PASSWORD, browser, words

MINE = "/api/v1/decks?mine=1"


def status(token: str) -> int:
    return browser().get(MINE, headers={"authorization": f"Token {token}"}).status_code


def test_a_token_is_shown_once_and_stored_as_a_digest(alice: User, sign_in: Callable[..., Client]) -> None:
    client = sign_in(alice)
    page = words(client.post("/account/tokens/", {"name": "My script", "days": "30"}))
    token = re.search(r"dp_[\w-]+", page)
    assert token
    assert status(token[0]) == 200
    row = ApiToken.objects.get()
    assert token[0] not in (row.digest, row.prefix)
    assert row.expires_at
    assert timedelta(days=29) < row.expires_at - timezone.now() < timedelta(days=31)
    assert row.last_used_at
    listed = words(client.get("/account/tokens/"))
    assert "My script" in listed
    assert token[0] not in listed


def test_an_expired_token_and_a_closed_member_s_token_are_refused(alice: User) -> None:
    token = create_token(user=alice, name="x", days=1)
    ApiToken.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert status(token) == 401
    ApiToken.objects.update(expires_at=None)
    assert status(token) == 200
    User.objects.update(is_active=False)
    assert status(token) == 401


def test_only_the_owner_can_revoke_a_token(alice: User, bob: User, sign_in: Callable[..., Client]) -> None:
    token = create_token(user=alice, name="x", days=None)
    address = f"/account/tokens/{ApiToken.objects.get().pk}/revoke/"
    assert sign_in(bob).post(address).status_code == 404
    assert browser().post(address).status_code == 302
    assert status(token) == 200
    assert sign_in(alice).post(address).status_code == 302
    assert status(token) == 401


@pytest.mark.parametrize("form", [{}, {"name": "x", "days": "31"}, {"name": "", "days": "30"}, {"name": "x" * 61, "days": "30"}])
def test_an_invalid_form_creates_no_token(alice: User, sign_in: Callable[..., Client], form: dict[str, str]) -> None:
    assert sign_in(alice).post("/account/tokens/", form).status_code == 422
    assert not ApiToken.objects.exists()


def test_a_token_from_the_api_has_the_program_s_name_and_expires(alice: User) -> None:
    client = browser(user_agent="curl/8.14.1")
    answer = client.post("/api/v1/token", {"username": "alice", "password": PASSWORD}, content_type="application/json")
    assert list(answer.json()) == ["token"]
    assert status(answer.json()["token"]) == 200
    assert (ApiToken.objects.get().name, ApiToken.objects.get().expires_at is None) == ("curl", False)


def test_over_the_limit_the_longest_unused_token_is_deleted(alice: User) -> None:
    used, unused = (create_token(user=alice, name="x", days=1) for _ in range(2))
    ApiToken.objects.update(created_at=timezone.now() - timedelta(days=9))
    status(used)
    for _ in range(MAX_TOKENS - 1):
        create_token(user=alice, name="x", days=1)
    assert ApiToken.objects.count() == MAX_TOKENS
    assert (status(used), status(unused)) == (200, 401)


def test_migrated_plain_text_tokens_still_work(alice: User) -> None:
    key = "9944b09199c62bcf9418ad846dd0e4bbdfc6ee4b"
    with connection.cursor() as cursor:
        cursor.execute(
            "CREATE TABLE authtoken_token (key varchar(40) NOT NULL PRIMARY KEY, created datetime NOT NULL, user_id integer NOT NULL)"
        )
        cursor.execute("INSERT INTO authtoken_token VALUES (%s, '2026-01-01 00:00:00', %s)", [key, alice.pk])
    migration = importlib.import_module("accounts.migrations.0002_existing_members")
    with connection.schema_editor() if connection.vendor == "postgresql" else _Editor() as editor:
        migration.move_tokens(apps, editor)
    assert status(key) == 200
    assert ApiToken.objects.get().prefix == key[:6]


class _Editor:
    """A stand-in for the schema editor, for use inside a test's transaction."""

    connection = connection

    def __enter__(self) -> _Editor:
        return self

    def __exit__(self, *error: object) -> None:
        pass
