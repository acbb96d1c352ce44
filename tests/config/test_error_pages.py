"""Errors are told in words, in the reader's language, on the site's own pages."""

import pytest
from django.test import Client, RequestFactory
from django.utils import translation
from django.views.defaults import bad_request, permission_denied, server_error

from tests.assertions.languages import leftovers

pytestmark = pytest.mark.django_db
ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}


def test_nothing_at_an_address(client: Client) -> None:
    english, chinese = client.get("/nothing/"), client.get("/nothing/", **ZH)
    assert (english.status_code, chinese.status_code) == (404, 404)
    assert "Nothing is at this address" in english.content.decode()
    assert "这个地址下什么也没有" in chinese.content.decode()
    assert leftovers(english.content.decode(), "en") == []
    assert leftovers(chinese.content.decode(), "zh") == []


def test_a_form_without_its_token() -> None:
    answer = Client(enforce_csrf_checks=True).post("/appearance/", {"theme": "dark"}, **ZH)
    assert answer.status_code == 403
    assert "请返回、刷新页面后重新提交" in answer.content.decode()
    assert leftovers(answer.content.decode(), "zh") == []


@pytest.mark.parametrize(("view", "status"), [(bad_request, 400), (permission_denied, 403), (server_error, 500)])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_other_errors(rf: RequestFactory, view: object, status: int, language: str) -> None:
    request = rf.get("/")
    with translation.override("zh-hans" if language == "zh" else "en"):
        answer = view(request) if view is server_error else view(request, Exception())  # type: ignore[operator]
    assert answer.status_code == status
    assert leftovers(answer.content.decode(), language) == []
