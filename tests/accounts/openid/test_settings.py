"""Settings alone turn OpenID Connect on; invalid settings stop the start; the provider can be the only way to sign in."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ImproperlyConfigured
from django.test import Client

from accounts.openid.models import Identity
from accounts.openid.registration import Registration
from config.startup import openid
from tests.accounts.conftest import PASSWORD
from tests.accounts.openid.conftest import go, who
from tests.accounts.openid.small_provider import SmallProvider

ROOT = Path(__file__).resolve().parents[3]
WHOLE = {"ISSUER": "https://login.example.org/a", "CLIENT_ID": "deckproof", "CLIENT_SECRET": "secret"}
ADDRESSES = ("", "start/", "return/", "welcome/", "unlink/", "signed-out/")


def read(monkeypatch: pytest.MonkeyPatch, **values: str) -> Registration | None:
    for name in [each for each in os.environ if each.startswith(openid.PREFIX)]:
        monkeypatch.delenv(name)
    for name, value in values.items():
        monkeypatch.setenv(openid.PREFIX + name, value)
    return openid.read()


def test_without_settings_there_is_no_registration(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read(monkeypatch) is None
    assert read(monkeypatch, ISSUER="", NAME=" ") is None


def test_the_required_settings_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "login.example.org"
    assert read(monkeypatch, **WHOLE) == Registration(WHOLE["ISSUER"], "deckproof", "secret", name, name)


def test_all_settings_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    more = {"NAME": "Uni", "NAME_ZH": "大学", "SCOPES": "openid, email", "ONLY": "1", "NEW_ACCOUNTS": "0"}
    found = read(monkeypatch, **WHOLE, **more)
    assert found == Registration(WHOLE["ISSUER"], "deckproof", "secret", "Uni", "大学", ("openid", "email"), True, False)
    assert found is not None
    assert (found.name_in("en"), found.name_in("zh-hans")) == ("Uni", "大学")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"ISSUER": ""}, "DECKPROOF_OIDC_CLIENT_ID is set, but DECKPROOF_OIDC_ISSUER is empty. Set it to the provider's address"),
        ({"ISSUER": "", "CLIENT_ID": "", "CLIENT_SECRET": "", "ONLY": "0"}, "DECKPROOF_OIDC_ONLY is set, but DECKPROOF_OIDC_ISSUER"),
        ({"CLIENT_ID": ""}, "DECKPROOF_OIDC_CLIENT_ID is empty. Set it to what the provider gave"),
        ({"CLIENT_SECRET": ""}, "DECKPROOF_OIDC_CLIENT_SECRET is empty. Set it to what the provider gave"),
        ({"SCOPES": "profile"}, "DECKPROOF_OIDC_SCOPES leaves out openid. Write it like: openid profile."),
        ({"ONLY": "perhaps"}, "DECKPROOF_OIDC_ONLY='perhaps' is neither yes nor no. Set it to 1 or 0."),
        ({"NEW_ACCOUNTS": "-"}, "DECKPROOF_OIDC_NEW_ACCOUNTS='-' is neither yes nor no."),
        ({"ISSUER": "http://login.example.org"}, "http:// is for loopback addresses such as 127.0.0.1 alone. Set it to the issuer"),
        ({"ISSUER": "http://127.0.0.1.example.org"}, "http:// is for loopback addresses"),
        ({"ISSUER": "login.example.org"}, "is no https:// address"),
        ({"ISSUER": "https://"}, "is no https:// address"),
        ({"ISSUER": "https://[::1"}, "is no https:// address"),
        ({"ISSUER": "https://a.example:port"}, "is no https:// address"),
        ({"ISSUER": "https://a.example/?x=1"}, "is no issuer's address"),
        ({"ISSUER": "https://me@a.example/"}, "is no issuer's address"),
        ({"ISSUER": "https://a.example/" + "x" * 250}, "is no issuer's address"),
        ({"ISSUER": "https://a.example/.well-known/openid-configuration"}, "Leave /.well-known/openid-configuration out."),
    ],
)
def test_an_invalid_combination_says_how_to_fix_it(monkeypatch: pytest.MonkeyPatch, changed: dict[str, str], said: str) -> None:
    with pytest.raises(ImproperlyConfigured) as error:
        read(monkeypatch, **{**WHOLE, **changed})
    assert said in str(error.value)


@pytest.mark.parametrize("issuer", ["http://127.0.0.1:9000", "http://localhost/realms/a", "http://[::1]:8080"])
def test_loopback_needs_no_encryption(monkeypatch: pytest.MonkeyPatch, issuer: str) -> None:
    found = read(monkeypatch, **{**WHOLE, "ISSUER": issuer})
    assert found is not None
    assert found.issuer == issuer


def manage(tmp_path: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DJANGO_", "DECKPROOF_"))}
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**clean, "DECKPROOF_VAR_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "config.settings", **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_an_invalid_setting_stops_the_start(tmp_path: Path) -> None:
    done = manage(tmp_path, "manage.py", "check", DECKPROOF_OIDC_CLIENT_ID="deckproof")
    assert done.returncode != 0
    assert "DECKPROOF_OIDC_ISSUER is empty" in done.stderr


@pytest.mark.parametrize("environment", [{}, {openid.PREFIX + name: value for name, value in WHOLE.items()}], ids=["unset", "set"])
def test_the_library_is_loaded_at_the_first_sign_in(tmp_path: Path, environment: dict[str, str]) -> None:
    code = "import sys, config.wsgi, config.urls; print([each for each in ('jwt', 'cryptography', 'ssl') if each in sys.modules])"
    done = manage(tmp_path, "-c", code, **environment)
    assert done.returncode == 0, done.stderr
    assert "jwt" not in done.stdout
    assert "cryptography" not in done.stdout


def test_without_a_provider_all_urls_answer_404(alice: Client, charlie: Client) -> None:
    for client in (alice, charlie):
        for address in ADDRESSES:
            answers = [getattr(client, method)(f"/accounts/openid/{address}").status_code for method in ("get", "post")]
            assert answers == [404, 404], address
    for page in ("/accounts/login/", "/accounts/signup/"):
        assert "openid" not in charlie.get(page).content.decode()
    assert alice.post("/accounts/logout/")["Location"] == "/"


@pytest.fixture
def only(provider: SmallProvider, settings: Any) -> SmallProvider:
    """The provider of a site on which passwords are off."""
    settings.OPENID = replace(settings.OPENID, is_only=True)
    return provider


def test_provider_only_sites_refuse_passwords(charlie: Client, only: SmallProvider, member: User) -> None:
    for page in ("/accounts/login/", "/accounts/signup/"):
        answer = charlie.get(page, {"next": "/echo/?a=b"})
        assert answer.status_code == 200
        assert 'href="/accounts/openid/start/?next=/echo/%3Fa%3Db"' in answer.content.decode()
        assert 'type="password"' not in answer.content.decode()
    form = {"username": "alice", "password": PASSWORD, "password1": PASSWORD, "password2": PASSWORD}
    for page in ("/accounts/login/", "/accounts/signup/"):
        assert charlie.post(page, form).status_code == 403
    assert who(charlie) == ""
    answer = charlie.post("/api/v1/token", {"username": "alice", "password": PASSWORD}, content_type="application/json")
    assert (answer.status_code, answer.json()["detail"]) == (403, "Nobody signs in with a password here, so none gives a token.")


def test_provider_only_sites_let_old_members_link_by_password(charlie: Client, only: SmallProvider, member: User) -> None:
    go(charlie, only)
    charlie.post("/accounts/openid/welcome/", {"do": "link", "username": "alice", "password": PASSWORD})
    assert (who(charlie), Identity.objects.get().user) == ("alice", member)


def test_provider_only_sites_redirect_signed_in_members(alice: Client, only: SmallProvider) -> None:
    assert alice.get("/accounts/login/")["Location"] == "/decks/"
    assert alice.get("/accounts/signup/")["Location"] == "/decks/"


def test_new_accounts_can_be_turned_off(charlie: Client, provider: SmallProvider, settings: Any, member: User) -> None:
    settings.OPENID = replace(settings.OPENID, makes_accounts=False)
    go(charlie, provider)
    page = charlie.get("/accounts/openid/welcome/").content.decode()
    assert "New accounts are made by whoever runs this site" in page
    assert 'value="create"' not in page
    assert charlie.post("/accounts/openid/welcome/", {"do": "create", "username": "jane"}).status_code == 200
    assert (who(charlie), User.objects.count()) == ("", 1)
