"""The login page redirects members who are signed in, and never to itself."""

import pytest
from django.test import Client


@pytest.mark.parametrize("target", ["/accounts/login/", "/accounts/login/?next=/accounts/login/", "//evil.example", "\0", "http://["])
@pytest.mark.parametrize("method", ["get", "post"])
def test_login_page_does_not_redirect_to_itself(alice: Client, target: str, method: str) -> None:
    answer = getattr(alice, method)("/accounts/login/", {"next": target})
    assert (answer.status_code, answer["Location"]) == (302, "/decks/")


def test_login_page_redirects_to_the_previous_page(alice: Client) -> None:
    assert alice.get("/accounts/login/", {"next": "/echo/cards/"})["Location"] == "/echo/cards/"
