"""Newcomers and members sign in with OpenID Connect, and guests' decks become theirs, in both languages."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts.openid.models import Identity
from decks.models import Deck
from rules import games
from tests.accounts.conftest import PASSWORD
from tests.accounts.openid.conftest import asked_of, go, way_back, who
from tests.accounts.openid.small_provider import CLIENT_ID, Key, SmallProvider
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped

WELCOME = "/accounts/openid/welcome/"
NAMES = ("Uni Login", "大学账号", "jane", "alice")


def test_a_newcomer_chooses_a_name(charlie: Client, provider: SmallProvider) -> None:
    assert go(charlie, provider, next="/echo/decks/")["Location"] == WELCOME
    assert 'value="jane"' in charlie.get(WELCOME).content.decode()
    assert who(charlie) == ""
    done = charlie.post(WELCOME, {"do": "create", "username": "小简"})
    assert (done.status_code, done["Location"], who(charlie)) == (302, "/echo/decks/", "小简")
    identity = Identity.objects.get()
    assert (identity.user.username, identity.issuer, identity.subject) == ("小简", provider.address, provider.subject)
    assert (identity.user.email, identity.user.has_usable_password()) == ("", False)


def test_a_linked_member_signs_in(charlie: Client, provider: SmallProvider, member: User) -> None:
    Identity.objects.create(user=member, issuer=provider.address, subject=provider.subject)
    assert go(charlie, provider)["Location"] == "/decks/"
    assert who(charlie) == "alice"


def test_the_authorization_request_has_these_parameters(charlie: Client, provider: SmallProvider) -> None:
    begun = charlie.get("/accounts/openid/start/", headers={"accept-language": "zh-CN"})
    asked = asked_of(begun["Location"])
    assert begun["Location"].startswith(f"{provider.address}/authorize?tenant=a&")
    assert "no-store" in begun["Cache-Control"]
    random = {name: asked.pop(name) for name in ("state", "nonce", "code_challenge")}
    assert len(set(random.values())) == 3
    assert all(len(each) >= 43 for each in random.values())
    assert asked == {
        "tenant": "a",
        "response_type": "code",
        "client_id": CLIENT_ID,
        "redirect_uri": "http://testserver/accounts/openid/return/",
        "scope": "openid profile",
        "code_challenge_method": "S256",
        "ui_locales": "zh-Hans zh-CN zh",
    }


@pytest.mark.parametrize("key", [Key.ec("e"), Key.rsa("r")], ids=["EC", "RSA"])
@pytest.mark.parametrize("method", ["client_secret_basic", "client_secret_post"])
def test_key_types_and_client_authentication_methods(charlie: Client, provider: SmallProvider, key: Key, method: str) -> None:
    provider.key = key
    provider.discovery = {"token_endpoint_auth_methods_supported": [method]}
    assert go(charlie, provider)["Location"] == WELCOME


def test_several_audiences_and_an_issuer_in_the_answer_are_accepted(charlie: Client, provider: SmallProvider) -> None:
    provider.claims = {"aud": [CLIENT_ID, "another"], "azp": CLIENT_ID}
    provider.discovery = {"authorization_response_iss_parameter_supported": True}
    assert go(charlie, provider)["Location"] == WELCOME


def test_a_new_key_is_fetched(charlie: Client, provider: SmallProvider) -> None:
    go(charlie, provider)
    provider.key = Key.ec("second")
    assert go(charlie, provider)["Location"] == WELCOME
    assert provider.calls.count("keys") == 2
    assert provider.calls.count("openid-configuration") == 1


def test_names_come_from_userinfo_if_the_token_has_none(charlie: Client, provider: SmallProvider) -> None:
    provider.person, provider.userinfo = {}, {"nickname": "Jane Doe"}
    go(charlie, provider)
    assert 'value="Jane-Doe"' in charlie.get(WELCOME).content.decode()


@pytest.mark.parametrize("userinfo", [{"sub": "another", "nickname": "eve"}, {"nickname": 7}, {}])
def test_invalid_userinfo_is_ignored(charlie: Client, provider: SmallProvider, userinfo: dict[str, object]) -> None:
    provider.person, provider.userinfo = {}, userinfo
    assert go(charlie, provider)["Location"] == WELCOME
    assert 'name="username" value' not in charlie.get(WELCOME).content.decode()


def test_a_taken_name_is_not_suggested(charlie: Client, provider: SmallProvider, member: User) -> None:
    provider.person = {"preferred_username": "Alice", "name": "Alice Doe"}
    go(charlie, provider)
    assert 'value="Alice-Doe"' in charlie.get(WELCOME).content.decode()


def test_the_guest_s_decks_become_the_member_s(charlie: Client, provider: SmallProvider, member: User) -> None:
    load_shipped(games.get("echo"))
    charlie.post("/echo/decks/new/", {"hero": "a-ji"})
    go(charlie, provider)
    page = charlie.post(WELCOME, {"do": "create", "username": "jane"}, follow=True)
    assert Deck.objects.get(is_precon=False).owner == User.objects.get(username="jane")
    assert "1 deck that you made before is now yours." in page.content.decode()
    assert "owner_key" not in charlie.session


def test_each_step_changes_the_session_key(charlie: Client, provider: SmallProvider, member: User) -> None:
    keys = []
    charlie.get("/accounts/openid/start/")
    keys.append(charlie.session.session_key)
    go(charlie, provider)
    keys.append(charlie.session.session_key)
    charlie.post(WELCOME, {"do": "link", "username": "alice", "password": PASSWORD})
    keys.append(charlie.session.session_key)
    assert who(charlie) == "alice"
    assert len(set(keys)) == 3
    assert not {"openid_attempts", "openid_arrived"} & {name for name, value in charlie.session.items() if value}


@pytest.mark.parametrize("language", ["en", "zh"])
def test_all_pages_are_in_one_language(provider: SmallProvider, member: User, language: str) -> None:
    client = Client(headers={"accept-language": "zh-CN" if language == "zh" else "en"})
    pages = [client.get("/accounts/login/"), client.get("/accounts/signup/")]
    go(client, provider)
    pages += [client.get(WELCOME), client.post(WELCOME, {"do": "create", "username": "alice"}), client.post(WELCOME, {"do": "link"})]
    client.force_login(member)
    pages += [client.get("/accounts/openid/"), go(client, provider), client.get(WELCOME), client.post(WELCOME, {"password": "x"})]
    client.post(WELCOME, {"password": PASSWORD})
    pages += [client.get("/accounts/openid/"), client.get("/accounts/openid/signed-out/")]
    name = "大学账号" if language == "zh" else "Uni Login"
    for page in pages:
        assert page.status_code in (200, 302)
        assert page.status_code == 302 or name in page.content.decode()
        assert leftovers(page.content.decode(), language, names=NAMES) == []
        assert page.status_code == 302 or page.wsgi_request.path in ("/accounts/signup/",) or "no-store" in page["Cache-Control"]


@pytest.mark.parametrize("target", ["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)", "/\\elsewhere.example", ""])
def test_only_pages_of_this_site_are_redirected_to(charlie: Client, provider: SmallProvider, member: User, target: str) -> None:
    Identity.objects.create(user=member, issuer=provider.address, subject=provider.subject)
    assert go(charlie, provider, next=target)["Location"] == "/decks/"


def test_a_browser_can_have_five_open_attempts(charlie: Client, provider: SmallProvider) -> None:
    first, *others = [way_back(charlie, provider, next=f"/?{number}") for number in range(6)]
    assert charlie.get(first).status_code == 400
    assert all(charlie.get(each)["Location"] == WELCOME for each in others)
