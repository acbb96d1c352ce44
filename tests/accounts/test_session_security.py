"""Sessions and cookies resist other sites: no session fixation, CSRF, open redirects, framing or shared caching."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.test import Client

from decks.owners import Owner
from decks.services import create_deck
from rules import games
from tests.accounts.conftest import PASSWORD
from tests.fixtures.shipping import load_shipped

ROOT = Path(__file__).resolve().parents[2]
LOGIN = {"username": "alice", "password": PASSWORD}
SIGN_UP = {"username": "dora", "password1": PASSWORD, "password2": PASSWORD}
ELSEWHERE = ("https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example", "javascript:alert(1)", "http:elsewhere.example")
FLAGS = """
import json
import django; django.setup()
from django.conf import settings as s
print(json.dumps({name: getattr(s, name) for name in dir(s) if "COOKIE" in name or name.startswith("SECURE_")}, default=str))
"""


def open_guest_session(client: Client) -> str:
    """Create a deck as a guest, which opens a session. Return its key."""
    load_shipped(games.get("echo"))
    client.post("/echo/decks/new/", {"hero": "a-ji"})
    return str(client.session.session_key)


@pytest.mark.parametrize(("address", "form"), [("/accounts/login/", LOGIN), ("/accounts/signup/", SIGN_UP)])
def test_signing_in_changes_the_session_key(charlie: Client, member: User, address: str, form: dict[str, str]) -> None:
    """The guest's key does not open the member's session."""
    before = open_guest_session(charlie)
    assert charlie.post(address, form).status_code == 302
    assert charlie.session.session_key != before
    assert not Session.objects.filter(session_key=before).exists()
    thief = Client()
    thief.cookies["sessionid"] = before
    assert thief.get("/account/", follow=True).wsgi_request.user.is_anonymous


def test_a_session_key_chosen_by_the_client_is_not_used(charlie: Client, member: User) -> None:
    charlie.cookies["sessionid"] = "a" * 32
    charlie.post("/accounts/login/", LOGIN)
    assert charlie.cookies["sessionid"].value != "a" * 32
    assert not Session.objects.filter(session_key="a" * 32).exists()


def test_signing_out_deletes_the_session(charlie: Client, member: User) -> None:
    charlie.post("/accounts/login/", LOGIN)
    key = charlie.cookies["sessionid"].value
    charlie.post("/accounts/logout/")
    assert not Session.objects.filter(session_key=key).exists()
    assert Session.objects.count() == 0


def test_the_next_member_gets_a_new_session(charlie: Client, member: User) -> None:
    User.objects.create_user("bob", password=PASSWORD)
    charlie.post("/accounts/login/", LOGIN)
    key, _ = charlie.session.session_key, charlie.post("/accounts/logout/")
    charlie.post("/accounts/login/", {**LOGIN, "username": "bob"})
    assert charlie.session.session_key != key
    assert not Session.objects.filter(session_key=key).exists()


@pytest.mark.parametrize(("address", "form"), [("/accounts/login/", LOGIN), ("/accounts/signup/", SIGN_UP), ("/accounts/logout/", {})])
def test_another_site_can_t_sign_anybody_in_or_out(member: User, address: str, form: dict[str, str]) -> None:
    client = Client(enforce_csrf_checks=True)
    if address == "/accounts/logout/":
        client.force_login(member)
    before = client.session.get("_auth_user_id")
    assert client.post(address, form).status_code == 403
    assert client.session.get("_auth_user_id") == before
    assert User.objects.count() == 1


def test_signing_in_changes_the_csrf_token(member: User) -> None:
    client = Client(enforce_csrf_checks=True)
    client.get("/accounts/login/")
    token = client.cookies["csrftoken"].value
    assert client.post("/accounts/login/", {**LOGIN, "csrfmiddlewaretoken": token}).status_code == 302
    assert client.cookies["csrftoken"].value != token
    assert client.post("/accounts/logout/", {"csrfmiddlewaretoken": token}).status_code == 403


@pytest.mark.parametrize("target", ELSEWHERE)
@pytest.mark.parametrize(
    ("address", "form"),
    [
        ("/accounts/login/", LOGIN),
        ("/accounts/signup/", SIGN_UP),
        ("/accounts/logout/", {}),
        ("/language/", {"language": "en"}),
        ("/appearance/", {"theme": "dark"}),
    ],
)
def test_forms_never_redirect_to_another_site(charlie: Client, member: User, address: str, form: dict[str, str], target: str) -> None:
    if address == "/accounts/logout/":
        charlie.force_login(member)
    for answer in (charlie.post(address, {**form, "next": target}), charlie.post(f"{address}?next={target}", form)):
        assert "elsewhere" not in answer.get("Location", "")
        assert not answer.get("Location", "/").startswith(("javascript:", "//", "/\\"))


@pytest.mark.parametrize("target", ELSEWHERE)
def test_signed_in_members_are_not_redirected_to_another_site(charlie: Client, member: User, target: str) -> None:
    charlie.force_login(member)
    for address in ("/accounts/login/", "/accounts/signup/"):
        assert charlie.get(address, {"next": target})["Location"] == "/decks/"


def test_no_page_can_be_framed(charlie: Client, member: User) -> None:
    addresses = ["/", "/accounts/login/", "/accounts/signup/", "/decks/", "/nothing/", "/api/docs/", "/healthz", "/api/v1/games"]
    for answer in (*(charlie.get(each) for each in addresses), Client(enforce_csrf_checks=True).post("/accounts/login/", LOGIN)):
        assert answer["X-Frame-Options"] == "DENY"
        assert "frame-ancestors 'none'" in answer["Content-Security-Policy"]
        assert "form-action 'self'" in answer["Content-Security-Policy"]
        assert (answer["X-Content-Type-Options"], answer["Referrer-Policy"]) == ("nosniff", "same-origin")


@pytest.mark.parametrize("is_secure", [True, False])
def test_cookies_have_the_right_flags(charlie: Client, member: User, settings: Any, is_secure: bool) -> None:
    settings.SESSION_COOKIE_SECURE = settings.CSRF_COOKIE_SECURE = settings.LANGUAGE_COOKIE_SECURE = is_secure
    charlie.get("/accounts/login/", secure=is_secure)
    charlie.post("/accounts/login/", LOGIN, secure=is_secure)
    charlie.post("/language/", {"language": "en"}, secure=is_secure)
    charlie.post("/appearance/", {"theme": "dark"}, secure=is_secure)
    assert {"sessionid", "csrftoken", "django_language", "theme"} <= set(charlie.cookies)
    for name, cookie in charlie.cookies.items():
        assert bool(cookie["secure"]) == is_secure, name
        assert cookie["samesite"] == "Lax", name
        assert not cookie["domain"], name
    assert charlie.cookies["sessionid"]["httponly"]


def test_https_turns_on_secure_cookies_redirect_and_hsts(tmp_path: Path) -> None:
    """The settings follow from `DECKPROOF_HTTPS=1`."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("DJANGO_", "DECKPROOF_"))},
        "DECKPROOF_VAR_DIR": str(tmp_path),
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "DECKPROOF_HTTPS": "1",
        "DJANGO_SECRET_KEY": "n3Jx-9vTq0bWz_7LmKc2Rf8YpHs5Gd1Ea6UiXo4BtCkVwMlNyPr",
    }
    done = subprocess.run([sys.executable, "-c", FLAGS], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    flags = json.loads(done.stdout)
    for name in ("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "LANGUAGE_COOKIE_SECURE", "SESSION_COOKIE_HTTPONLY", "SECURE_SSL_REDIRECT"):
        assert flags[name] is True, name
    assert (flags["SESSION_COOKIE_SAMESITE"], flags["CSRF_COOKIE_SAMESITE"], flags["SECURE_HSTS_SECONDS"]) == ("Lax", "Lax", 31_536_000)


def test_personal_pages_are_not_publicly_cacheable(charlie: Client, member: User) -> None:
    """Each personal page is marked private, no-store or as varying by cookie, and none is marked public."""
    load_shipped(games.get("echo"))
    deck = create_deck(owner=Owner(member), game=games.get("echo"), name="Mine")
    charlie.force_login(member)
    pages = ["", "edit/", "versions/", "odds/", "draw/", "missing/", "delete/", "export/text/", "qr.svg", "simulate/", "hand/"]
    addresses = [f"/decks/{deck.pk}/{page}" for page in pages]
    addresses += ["/decks/", "/simulations/", "/decks/all.zip", "/echo/collection/", "/echo/collection.csv", f"/api/v1/decks/{deck.pk}"]
    loose = {}
    for address in addresses:
        answer = charlie.get(address)
        assert answer.status_code == 200, address
        kept, varies = answer.get("Cache-Control", ""), answer.get("Vary", "").lower()
        if "public" in kept or not ("private" in kept or "no-store" in kept or "cookie" in varies):
            loose[address] = (kept, varies)
    assert loose == {}


@pytest.mark.parametrize("address", ["/accounts/login/", "/accounts/signup/"])
def test_sign_in_forms_are_not_cached(charlie: Client, address: str) -> None:
    for answer in (charlie.get(address), charlie.post(address, {"username": "alice", "password": "mistaken-7"})):
        assert "no-store" in answer["Cache-Control"]
        assert "mistaken-7" not in answer.content.decode()
