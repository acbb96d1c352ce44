"""Members change their name, language and password; guests are redirected to the sign-in page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.models import Account, ApiToken, SignIn
from accounts.services import create_token
from tests.accounts.conftest import OTHER, PASSWORD, browser, words

SignIner = Callable[..., Client]
PAGES = ("", "name/", "language/", "password/", "email/", "codes/", "sessions/", "tokens/", "everything/", "everything.zip", "delete/")


@pytest.mark.parametrize("page", PAGES)
def test_charlie_is_redirected_to_sign_in(charlie: Client, page: str) -> None:
    assert charlie.get(f"/account/{page}")["Location"] == f"/accounts/login/?next=/account/{page}"


def test_the_page_shows_codes_sessions_and_missing_recovery(alice: User, sign_in: SignIner) -> None:
    page = words(sign_in(alice).get("/account/"))
    assert "0 codes are left." in page
    assert "1 browser" in page
    assert "You have neither recovery codes nor a confirmed e-mail" in page


def test_a_new_name_changes_the_user_and_the_skeleton(alice: User, sign_in: SignIner) -> None:
    client = sign_in(alice)
    assert client.post("/account/name/", {"name": "Alina"}).status_code == 302
    assert Account.objects.get(user=alice).skeleton == "allna"
    assert browser().post("/accounts/login/", {"username": "Alina", "password": PASSWORD}).status_code == 302


@pytest.mark.parametrize("name", ["", "bob", "b0b", "Deckproof", "a b"])
def test_a_forbidden_or_taken_name_is_refused(alice: User, bob: User, sign_in: SignIner, name: str) -> None:
    response = sign_in(alice).post("/account/name/", {"name": name})
    assert (response.status_code, 'class="errors"' in words(response)) == (422, True)
    alice.refresh_from_db()
    assert alice.username == "alice"


def test_the_language_follows_the_member_to_other_browsers(alice: User, sign_in: SignIner) -> None:
    client = sign_in(alice)
    client.post("/account/language/", {"language": "zh-hans"})
    assert "我的账号" in words(client.get("/account/"))
    assert "我的账号" in words(sign_in(alice).get("/account/"))
    assert client.post("/account/language/", {"language": "xx"}).status_code == 422


def test_a_new_password_ends_other_sessions_and_deletes_tokens(alice: User, sign_in: SignIner) -> None:
    here, there = sign_in(alice), sign_in(alice)
    token = create_token(user=alice, name="a program", days=1)
    before = here.session.session_key
    form = {"proof": PASSWORD, "password1": OTHER, "password2": OTHER}
    assert here.post("/account/password/", form).status_code == 302
    assert here.session.session_key != before
    assert here.get("/account/").status_code == 200
    assert there.get("/account/").status_code == 302
    assert not ApiToken.objects.exists()
    assert browser().get("/api/v1/decks", headers={"authorization": f"Token {token}"}).status_code == 401
    assert [each.session_key for each in SignIn.objects.all()] == [here.session.session_key]


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"proof": "wrong", "password1": OTHER, "password2": OTHER},
        {"proof": PASSWORD, "password1": OTHER, "password2": "else"},
        {"proof": PASSWORD, "password1": "12345678", "password2": "12345678"},
    ],
)
def test_an_unconfirmed_or_weak_password_change_is_refused(alice: User, sign_in: SignIner, form: dict[str, str]) -> None:
    assert sign_in(alice).post("/account/password/", form).status_code == 422
    alice.refresh_from_db()
    assert alice.check_password(PASSWORD)


def test_everybody_can_read_the_privacy_page_in_both_languages(charlie: Client) -> None:
    assert "pseudonym of the address" in words(charlie.get("/privacy/"))
    assert "化名" in words(charlie.get("/privacy/", headers={"accept-language": "zh-CN"}))
    assert 'href="/privacy/"' in words(charlie.get("/"))


def test_the_header_links_to_the_account(alice: User, sign_in: SignIner) -> None:
    assert 'href="/account/">alice</a>' in words(sign_in(alice).get("/decks/"))
