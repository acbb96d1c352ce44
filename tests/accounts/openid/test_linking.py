"""A member links a provider's account by a password and unlinks it; names and e-mail addresses never link."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.openid import authorization_flow, services
from accounts.openid.id_tokens import Person
from accounts.openid.models import Identity
from tests.accounts.conftest import PASSWORD
from tests.accounts.openid.conftest import go, who
from tests.accounts.openid.small_provider import SmallProvider

WELCOME, OWN, UNLINK = "/accounts/openid/welcome/", "/accounts/openid/", "/accounts/openid/unlink/"


def link(user: User, provider: SmallProvider, subject: str = "") -> Identity:
    return Identity.objects.create(user=user, issuer=provider.address, subject=subject or provider.subject)


def test_a_guest_links_an_existing_account_by_its_password(charlie: Client, provider: SmallProvider, member: User) -> None:
    go(charlie, provider, next="/echo/")
    done = charlie.post(WELCOME, {"do": "link", "username": "alice", "password": PASSWORD})
    assert (done["Location"], who(charlie)) == ("/echo/", "alice")
    assert Identity.objects.get().user == member
    another = Client()
    go(another, provider)
    assert who(another) == "alice"


@pytest.mark.parametrize("form", [{"username": "alice", "password": "wrong"}, {"username": "nobody", "password": PASSWORD}, {}])
def test_without_the_password_nothing_is_linked(charlie: Client, provider: SmallProvider, member: User, form: dict[str, str]) -> None:
    go(charlie, provider)
    answer = charlie.post(WELCOME, {"do": "link", **form})
    assert (answer.status_code, who(charlie), Identity.objects.count()) == (200, "", 0)
    assert 'role="alert"' in answer.content.decode()


def test_equal_names_and_e_mail_addresses_do_not_link(charlie: Client, provider: SmallProvider, member: User) -> None:
    User.objects.filter(pk=member.pk).update(email="jane@example.org")
    provider.person = {"preferred_username": "alice", "email": "jane@example.org", "email_verified": True}
    assert go(charlie, provider)["Location"] == WELCOME
    assert (who(charlie), Identity.objects.count()) == ("", 0)


@pytest.mark.parametrize("name", ["", "ALICE", "a b", "x" * 200])
def test_a_forbidden_or_taken_name_is_refused(charlie: Client, provider: SmallProvider, member: User, name: str) -> None:
    go(charlie, provider)
    answer = charlie.post(WELCOME, {"do": "create", "username": name})
    assert (answer.status_code, who(charlie), User.objects.count()) == (200, "", 1)
    assert 'class="errors"' in answer.content.decode()


def test_a_name_taken_in_the_meantime_creates_nothing(provider: SmallProvider, member: User) -> None:
    assert services.create_linked_member(person=Person(provider.address, "new"), name="alice") is None
    assert Identity.objects.count() == 0


def test_password_attempts_are_limited(provider: SmallProvider, member: User, settings: Any) -> None:
    """The limits apply to one address, and to one name from many addresses."""
    settings.THROTTLE_RATES = {**dict.fromkeys(settings.THROTTLE_RATES, "3/min"), "openid": "100/min", "passwords": "100/min"}
    statuses = []
    for number in range(5):
        client = Client(headers={"accept-language": "en"}, REMOTE_ADDR=f"198.51.100.{number}")
        go(client, provider)
        statuses.append(client.post(WELCOME, {"do": "link", "username": "Alice", "password": f"wrong {number}"}).status_code)
    assert statuses == [200, 200, 200, 429, 429]
    client = Client(REMOTE_ADDR="203.0.113.1")
    go(client, provider)
    assert [client.post(WELCOME, {"do": "link", "username": f"m{n}", "password": "x"}).status_code for n in range(4)] == [
        200,
        200,
        200,
        429,
    ]


def test_a_member_links_and_unlinks(alice: Client, provider: SmallProvider, member: User) -> None:
    assert "You can link your account" in alice.get(OWN).content.decode()
    assert go(alice, provider, next=OWN)["Location"] == WELCOME
    page = alice.get(WELCOME).content.decode()
    assert "You are alice here" in page
    assert '<strong translate="no">jane</strong>' in page
    assert alice.post(WELCOME, {"password": "wrong"}).status_code == 200
    assert Identity.objects.count() == 0
    assert "From now on you can sign in with Uni Login." in alice.post(WELCOME, {"password": PASSWORD}, follow=True).content.decode()
    assert who(Client()) == ""
    assert Identity.objects.get().user == member
    assert "does not let you in any more" in alice.post(UNLINK, follow=True).content.decode()
    assert Identity.objects.count() == 0


def test_a_visit_to_the_provider_alone_links_nothing(alice: Client, provider: SmallProvider) -> None:
    """An attacker who sends a member's browser through a sign-in with the attacker's identity does not link it."""
    go(alice, provider)
    assert Identity.objects.count() == 0
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = alice.cookies
    assert strict.post(WELCOME, {"password": PASSWORD}).status_code == 403
    assert Identity.objects.count() == 0


def test_a_member_without_a_password_can_t_unlink(charlie: Client, provider: SmallProvider) -> None:
    go(charlie, provider)
    charlie.post(WELCOME, {"do": "create", "username": "jane"})
    assert "nothing else would let you in" in charlie.get(OWN).content.decode()
    assert "so it stays" in charlie.post(UNLINK, follow=True).content.decode()
    assert Identity.objects.count() == 1


def test_nobody_can_unlink_where_passwords_are_off(alice: Client, provider: SmallProvider, member: User, settings: Any) -> None:
    link(member, provider)
    settings.OPENID = _changed(settings.OPENID, is_only=True)
    assert "by no other way" in alice.get(OWN).content.decode()
    alice.post(UNLINK)
    assert Identity.objects.count() == 1


def test_another_member_s_identity_is_refused(alice: Client, provider: SmallProvider) -> None:
    link(User.objects.create_user("jane"), provider)
    answer = go(alice, provider)
    assert (answer.status_code, who(alice)) == (409, "alice")
    assert "belongs to another member" in answer.content.decode()


def test_a_second_identity_is_refused(alice: Client, provider: SmallProvider, member: User) -> None:
    link(member, provider, "another")
    go(alice, provider)
    assert alice.post(WELCOME, {"password": PASSWORD}).status_code == 409
    assert Identity.objects.get().subject == "another"


def test_a_signed_in_member_signs_in_again(alice: Client, provider: SmallProvider, member: User) -> None:
    link(member, provider)
    assert go(alice, provider, next="/echo/")["Location"] == "/echo/"
    assert who(alice) == "alice"


def test_a_closed_account_is_refused(charlie: Client, provider: SmallProvider, member: User) -> None:
    User.objects.filter(pk=member.pk).update(is_active=False)
    go(charlie, provider)
    assert charlie.post(WELCOME, {"do": "link", "username": "alice", "password": PASSWORD}).status_code == 200
    link(member, provider)
    answer = go(charlie, provider)
    assert (answer.status_code, who(charlie)) == (403, "")
    assert "is closed" in answer.content.decode()


def test_deleting_the_member_deletes_the_identity(provider: SmallProvider, member: User) -> None:
    link(member, provider)
    member.delete()
    assert Identity.objects.count() == 0


def test_an_identity_of_another_issuer_signs_nobody_in(charlie: Client, provider: SmallProvider, member: User) -> None:
    Identity.objects.create(user=member, issuer="https://elsewhere.example", subject=provider.subject)
    assert go(charlie, provider)["Location"] == WELCOME


@pytest.mark.parametrize("method", ["get", "post"])
def test_the_welcome_page_requires_a_pending_sign_in(charlie: Client, provider: SmallProvider, method: str) -> None:
    answer = getattr(charlie, method)(WELCOME, {"do": "create", "username": "eve"})
    assert (answer.status_code, User.objects.count()) == (400, 0)
    assert "Begin anew" in answer.content.decode()


def test_a_pending_sign_in_expires(charlie: Client, provider: SmallProvider, monkeypatch: pytest.MonkeyPatch) -> None:
    go(charlie, provider)
    monkeypatch.setattr(authorization_flow, "MAX_AGE", -1)
    assert charlie.post(WELCOME, {"do": "create", "username": "jane"}).status_code == 400


@pytest.mark.parametrize("ends", [True, False])
def test_signing_out_offers_to_sign_out_at_the_provider(charlie: Client, provider: SmallProvider, ends: bool) -> None:
    if not ends:
        provider.discovery = {"end_session_endpoint": None}
    go(charlie, provider)
    charlie.post(WELCOME, {"do": "create", "username": "jane"})
    answer = charlie.post("/accounts/logout/", follow=True)
    assert answer.redirect_chain == [("/accounts/openid/signed-out/", 302)]
    assert who(charlie) == ""
    page = answer.content.decode()
    assert ("Sign out at Uni Login" in page) == ends
    if ends:
        wanted = "?client_id=deckproof+at+home&amp;post_logout_redirect_uri=http%3A%2F%2Ftestserver%2F"
        assert f'href="{provider.address}/logout{wanted}"' in page


def test_signing_out_after_a_password_sign_in_is_plain(alice: Client, provider: SmallProvider) -> None:
    assert alice.post("/accounts/logout/")["Location"] == "/"


def _changed(registration: Any, **values: object) -> Any:
    from dataclasses import replace

    return replace(registration, **values)
