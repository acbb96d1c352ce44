"""Malformed requests get a page with a sentence and one line in the log, without a traceback."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from django.conf import settings
from django.test import Client

from config.logs import RefusedRequestFilter
from tests.assertions.languages import leftovers

pytestmark = pytest.mark.django_db
LANGUAGES = [("en", "en", "The site could not read what was sent"), ("zh-hans", "zh", "")]


@pytest.fixture
def log_records() -> Iterator[list[logging.LogRecord]]:
    """The records that reach the console through the filters in the settings."""
    found: list[logging.LogRecord] = []

    class Console(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record)

    assert settings.LOGGING["handlers"]["console"]["filters"] == ["refused_requests"]
    handler = Console(logging.WARNING)
    handler.addFilter(RefusedRequestFilter())
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)


def _one_line(log_records: list[logging.LogRecord]) -> str:
    [record] = log_records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)
    line = logging.Formatter().format(record)
    assert "\n" not in line
    return line


@pytest.mark.parametrize(("language", "code", "heading"), LANGUAGES)
@pytest.mark.parametrize("host", ["evil.example", "evil.example:99999", "a b", "[::", "'; --"])
def test_unknown_host_is_one_log_line(log_records: list[logging.LogRecord], language: str, code: str, heading: str, host: str) -> None:
    answer = Client().get("/", headers={"host": host, "accept-language": language})
    assert answer.status_code == 400
    assert heading in answer.content.decode()
    assert not leftovers(answer.content.decode(), code)
    assert "Invalid HTTP_HOST header" in _one_line(log_records)


def test_too_many_fields_is_one_log_line(log_records: list[logging.LogRecord]) -> None:
    answer = Client().post("/echo/decks/import/", "&".join(f"a{number}=" for number in range(2000)), "application/x-www-form-urlencoded")
    assert (answer.status_code, "could not read" in answer.content.decode()) == (400, True)
    assert "GET/POST parameters exceeded" in _one_line(log_records)


def test_too_large_body_is_one_log_line(log_records: list[logging.LogRecord]) -> None:
    answer = Client().post("/echo/decks/import/", "text=" + "x" * 2_000_000, "application/x-www-form-urlencoded")
    assert (answer.status_code, "could not read" in answer.content.decode()) == (400, True)
    assert "Request body exceeded" in _one_line(log_records)


def test_other_refusals_are_logged_as_usual(log_records: list[logging.LogRecord]) -> None:
    Client().get("/nothing/")
    assert [record.getMessage() for record in log_records] == ["Not Found: /nothing/"]
