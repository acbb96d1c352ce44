"""Members see where they are signed in and end one session or all others."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.test import Client

from accounts.models import SignIn
from accounts.services import delete_ended_sign_ins
from tests.accounts.conftest import browser, words

SignIner = Callable[..., Client]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
WECHAT = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50"


def is_signed_in(client: Client) -> bool:
    return client.get("/account/").status_code == 200


def test_sessions_show_browser_and_system_but_no_address(alice: User, sign_in: SignIner) -> None:
    sign_in(alice, user_agent=WECHAT)
    page = words(sign_in(alice, user_agent=FIREFOX).get("/account/sessions/"))
    assert "WeChat on iPhone" in page
    assert "Firefox on Linux" in page
    assert page.count("this browser") == 1
    assert "192.0.2.1" not in page


def test_one_session_is_ended(alice: User, sign_in: SignIner) -> None:
    here, there = sign_in(alice), sign_in(alice)
    row = SignIn.objects.get(session_key=there.session.session_key)
    assert here.post("/account/sessions/", {"end": row.pk}).status_code == 302
    assert (is_signed_in(here), is_signed_in(there)) == (True, False)


def test_all_other_sessions_are_ended(alice: User, sign_in: SignIner) -> None:
    here, *others = [sign_in(alice) for _ in range(3)]
    here.post("/account/sessions/", {"end": "others"})
    assert [is_signed_in(each) for each in (here, *others)] == [True, False, False]


def test_bob_can_t_end_alice_s_session(alice: User, bob: User, sign_in: SignIner) -> None:
    hers = sign_in(alice)
    row = SignIn.objects.get(user=alice)
    assert sign_in(bob).post("/account/sessions/", {"end": row.pk}).status_code == 404
    assert is_signed_in(hers)


def test_an_invalid_choice_ends_no_session(alice: User, sign_in: SignIner) -> None:
    client = sign_in(alice)
    for end in ("", "x", "٣", "9" * 40):
        assert client.post("/account/sessions/", {"end": end}).status_code == 302
    assert is_signed_in(client)


def test_signing_in_changes_the_session_key(alice: User) -> None:
    client = browser()
    client.post("/echo/decks/new/")
    before = client.session.session_key
    client.post("/accounts/login/", {"username": "alice", "password": "jade-river-42"})
    assert client.session.session_key != before
    assert not Session.objects.filter(session_key=before).exists()


def test_an_older_session_is_recorded_at_its_next_page(alice: User) -> None:
    client = Client()
    client.force_login(alice)
    assert not SignIn.objects.exists()
    client.get("/account/")
    assert SignIn.objects.get().session_key == client.session.session_key


def test_ended_sign_ins_are_deleted(alice: User, sign_in: SignIner) -> None:
    client = sign_in(alice)
    assert delete_ended_sign_ins() == 0
    client.session.flush()
    assert delete_ended_sign_ins() == 1
