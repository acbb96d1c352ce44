"""Each recovery code from the sign-up page sets a new password once."""

from __future__ import annotations

import re
from collections.abc import Callable

from django.contrib.auth.models import User
from django.test import Client

from accounts.models import RecoveryCode, SignIn
from accounts.recovery_codes import digest_of, make_codes, read_code
from accounts.services import create_token, replace_codes
from tests.accounts.conftest import OTHER, PASSWORD, browser, words


def test_signing_up_stores_the_codes_that_the_page_showed(charlie: Client) -> None:
    page = words(charlie.get("/accounts/signup/"))
    codes = re.findall(r"<code>([a-z2-9-]{19})</code>", page)
    offer = re.search(r'name="offer" value="([^"]+)"', page)
    assert len(set(codes)) == 8
    assert "a lost password is final" in page
    assert offer
    form = {"username": "zoe", "password1": PASSWORD, "password2": PASSWORD, "offer": offer[1]}
    refused = words(charlie.post("/accounts/signup/", {**form, "password2": "else"}))
    assert codes[0] in refused
    assert charlie.post("/accounts/signup/", form).status_code == 302
    assert {each.digest for each in RecoveryCode.objects.all()} == {digest_of(code) for code in codes}


def test_a_forged_offer_stores_no_codes_and_warns(charlie: Client) -> None:
    form = {"username": "zoe", "password1": PASSWORD, "password2": PASSWORD, "offer": "WyJhIl0:1:x"}
    page = words(charlie.post("/accounts/signup/", form, follow=True))
    assert "You have no recovery codes yet" in page
    assert not RecoveryCode.objects.exists()


def test_a_code_sets_a_password_once_and_ends_sessions_and_tokens(alice: User, sign_in: Callable[..., Client]) -> None:
    codes = make_codes()
    replace_codes(user=alice, codes=codes)
    hers = sign_in(alice)
    create_token(user=alice, name="x", days=1)
    form = {"name": "alice", "code": codes[0].upper().replace("-", " "), "password1": OTHER, "password2": OTHER}
    assert browser().post("/accounts/recover/", form)["Location"] == "/accounts/login/"
    assert hers.get("/account/").status_code == 302
    assert not alice.api_tokens.exists()
    assert not SignIn.objects.exists()
    again = browser().post("/accounts/recover/", {**form, "password1": PASSWORD, "password2": PASSWORD})
    assert (again.status_code, "has been used" in words(again)) == (422, True)
    sign_in(alice, OTHER)


def test_codes_of_other_members_and_closed_accounts_are_refused(alice: User, bob: User) -> None:
    codes = make_codes()
    replace_codes(user=alice, codes=codes)
    form = {"name": "bob", "code": codes[0], "password1": OTHER, "password2": OTHER}
    assert browser().post("/accounts/recover/", form).status_code == 422
    User.objects.filter(pk=alice.pk).update(is_active=False)
    assert browser().post("/accounts/recover/", {**form, "name": "alice"}).status_code == 422
    assert RecoveryCode.objects.filter(used_at=None).count() == 8


def test_a_weak_password_leaves_the_code_unused(alice: User) -> None:
    codes = make_codes()
    replace_codes(user=alice, codes=codes)
    form = {"name": "alice", "code": codes[0], "password1": "1234", "password2": "1234"}
    assert browser().post("/accounts/recover/", form).status_code == 422
    assert RecoveryCode.objects.filter(used_at=None).count() == 8


def test_new_codes_void_the_old_ones(alice: User, sign_in: Callable[..., Client]) -> None:
    old = make_codes()
    replace_codes(user=alice, codes=old)
    client = sign_in(alice)
    assert client.post("/account/codes/", {"proof": "wrong"}).status_code == 422
    page = words(client.post("/account/codes/", {"proof": PASSWORD}))
    new = re.findall(r"<code>([a-z2-9-]{19})</code>", page)
    assert {each.digest for each in RecoveryCode.objects.all()} == {digest_of(code) for code in new}
    assert not set(new) & set(old)


def test_codes_are_read_without_regard_to_case_spaces_and_dashes() -> None:
    assert read_code(" K7QF 9m2x-TW4D hh3p ") == "k7qf-9m2x-tw4d-hh3p"
    assert read_code("") == ""
