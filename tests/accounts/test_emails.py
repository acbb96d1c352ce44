"""An e-mail address is used once its owner has confirmed it; then it can receive links that reset the password."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client

from accounts import tasks
from accounts.models import Account
from accounts.services import create_token
from tests.accounts.conftest import OTHER, PASSWORD, browser, words

ADDRESS = "alice@example.org"


def link() -> str:
    """Return the path of the link in the last mail."""
    found = re.search(rf"{settings.SITE_URL}(/\S+)", str(mail.outbox[-1].body))
    assert found
    return found[1]


@pytest.fixture
def confirmed(alice: User) -> User:
    User.objects.filter(pk=alice.pk).update(email=ADDRESS)
    return alice


def test_a_post_to_the_link_confirms_the_address(alice: User, sign_in: Callable[..., Client]) -> None:
    client = sign_in(alice)
    assert client.post("/account/email/", {"email": ADDRESS, "proof": PASSWORD}).status_code == 302
    tasks.send_confirmation(alice.pk, "en")
    assert mail.outbox[-1].to == [ADDRESS]
    assert "(not confirmed yet)" in words(client.get("/account/"))
    address, somebody = link(), browser()
    assert somebody.get(address).status_code == 200
    assert User.objects.get().email == ""
    assert somebody.post(address).status_code == 302
    assert (User.objects.get().email, Account.objects.get().waiting_email) == (ADDRESS, "")
    assert somebody.get(address).status_code == 404


def test_another_address_voids_the_earlier_link(alice: User, sign_in: Callable[..., Client]) -> None:
    client = sign_in(alice)
    client.post("/account/email/", {"email": ADDRESS, "proof": PASSWORD})
    tasks.send_confirmation(alice.pk, "en")
    client.post("/account/email/", {"email": "other@example.org", "proof": PASSWORD})
    assert browser().post(link()).status_code == 404


def test_the_form_requires_the_password_and_a_valid_address(alice: User, sign_in: Callable[..., Client]) -> None:
    client = sign_in(alice)
    for form in ({"email": ADDRESS, "proof": "wrong"}, {"email": "nonsense", "proof": PASSWORD}, {}):
        assert client.post("/account/email/", form).status_code == 422
    assert Account.objects.get().waiting_email == ""


def test_an_empty_address_removes_the_old_one(confirmed: User, sign_in: Callable[..., Client]) -> None:
    sign_in(confirmed).post("/account/email/", {"email": "", "proof": PASSWORD})
    assert User.objects.get().email == ""


@pytest.mark.parametrize("asked", ["alice", ADDRESS, ADDRESS.upper()])
def test_the_reset_link_sets_a_new_password_once(confirmed: User, sign_in: Callable[..., Client], asked: str) -> None:
    hers = sign_in(confirmed)
    create_token(user=confirmed, name="x", days=1)
    assert browser().post("/accounts/reset/", {"name": asked}).status_code == 200
    tasks.send_resets(asked, "en")
    address = link()
    assert browser().get(address).status_code == 200
    assert browser().post(address, {"password1": OTHER, "password2": "else"}).status_code == 422
    assert browser().post(address, {"password1": OTHER, "password2": OTHER})["Location"] == "/accounts/login/"
    assert browser().post(address, {"password1": PASSWORD, "password2": PASSWORD}).status_code == 404
    assert hers.get("/account/").status_code == 302
    assert not confirmed.api_tokens.exists()
    sign_in(confirmed, OTHER)


def test_no_mail_is_sent_to_unconfirmed_addresses_or_closed_accounts(alice: User, bob: User) -> None:
    Account.objects.filter(user=alice).update(waiting_email=ADDRESS)
    User.objects.filter(pk=bob.pk).update(email="bob@example.org", is_active=False)
    for name in ("alice", ADDRESS, "bob", "nobody-here", ""):
        tasks.send_resets(name, "en")
    assert mail.outbox == []


def test_the_mail_is_in_the_member_s_language(confirmed: User) -> None:
    Account.objects.update(language="zh-hans")
    tasks.send_resets("alice", "en")
    assert mail.outbox[-1].subject == "验牌：重设密码"


def test_a_missing_mail_server_is_logged(confirmed: User, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("WARNING", logger="accounts"):
        tasks.send_resets("alice", "en")
    assert "no mail server is set (DECKPROOF_SMTP_URL)" in caplog.text


@pytest.mark.parametrize("address", ["/accounts/reset/MQ/abc-def/", "/accounts/reset/%F0/x/", "/account/email/nonsense/"])
def test_forged_links_answer_404(alice: User, address: str) -> None:
    assert [browser().get(address).status_code, browser().post(address).status_code] == [404, 404]
