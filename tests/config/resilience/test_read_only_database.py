"""With a read-only database, pages that read work as usual, and those that write are refused with a sentence, at every URL."""

from __future__ import annotations

import html
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import connection, transaction
from django.test import Client

from tests.assertions.languages import leftovers
from tests.urls.permissions import TABLE
from tests.urls.test_permissions import PEOPLE, address_of, people, things

__all__ = ["people", "things"]

pytestmark = pytest.mark.django_db


@contextmanager
def read_only() -> Iterator[None]:
    """Make SQLite refuse every write, as on a read-only disk."""
    if connection.vendor != "sqlite":
        pytest.skip("the read-only disk is made by a switch of SQLite; the suite runs on SQLite by default")
    raw: Any = connection.connection
    with transaction.atomic():
        raw.execute("PRAGMA query_only = 1")
        try:
            yield
        finally:
            raw.execute("PRAGMA query_only = 0")
            transaction.set_rollback(True)


#: An owner and a stranger are enough: the other people's requests write the same rows.
ASKING = ("alice", "nobody")
#: Reading a game that was not recorded yet creates its recording.
ASKED_OF_A_WORKER = ("simulations/<uuid:simulation>/games/<int:number>/", "api/v1/simulations/<uuid:simulation>/games/<int:game>")
#: URLs whose POST requests write even with an empty form.
WRITING = [
    "<game:game>/decks/new/",
    "api/v1/simulations/<uuid:simulation>/cancel",
    "decks/<uuid:pk>/copy/",
    "decks/<uuid:pk>/versions/<int:revision>/branch/",
    "simulations/<uuid:simulation>/cancel/",
    "simulations/<uuid:simulation>/delete/",
    "simulations/<uuid:simulation>/describe/",
    "simulations/<uuid:simulation>/repeat/",
]


def test_pages_that_read_are_served(people: dict[str, Client], things: dict[str, str]) -> None:
    wrong = []
    for route, (wanted, _) in TABLE.items():
        expected = " ".join(status for person, status in zip(PEOPLE, wanted.split(), strict=True) if person in ASKING)
        if route in ASKED_OF_A_WORKER or route == "readyz":
            expected = expected.replace("200", "503").replace("202", "503")
        with read_only():
            address = address_of(route, things)
            for _ in range(20):  # a busy machine needs time to draw
                if people["alice"].get(address).status_code != 503 or not address.endswith(".jpg"):
                    break
            found = " ".join(str(people[person].get(address).status_code) for person in ASKING)
        if found != expected:
            wrong.append(f"{route}: {found} instead of {expected}")
    assert not wrong, "\n".join(wrong)


def test_pages_that_write_are_refused(people: dict[str, Client], things: dict[str, str]) -> None:
    wrong = []
    for route, (_, wanted) in TABLE.items():
        for person, status in zip(PEOPLE, wanted.split(), strict=True):
            if person not in ASKING:
                continue
            with read_only():
                answer = people[person].post(address_of(route, things))
            allowed = {"503"} if route in WRITING and status in ("200", "302") else {status, "503"}
            if str(answer.status_code) not in allowed or (answer.status_code == 503 and answer.get("Retry-After") != "5"):
                wrong.append(f"{person} {route}: {answer.status_code} instead of {' or '.join(sorted(allowed))}")
    assert not wrong, "\n".join(wrong)


HEADINGS = {"en": "Nothing can be saved just now", "zh": "现在无法保存"}
WORDS = {
    "en": "The site takes no changes for the moment. What you sent was not saved; what was saved before is still there. "
    "Try again in a few seconds.",
    "zh": "本站暂时不接受任何更改。你刚才提交的内容没有保存；此前保存的内容都还在。请过几秒再试。",
}


def test_refusal_matches_the_requested_format(people: dict[str, Client], things: dict[str, str]) -> None:
    alice, copying = people["alice"], f"/decks/{things['deck']}/copy/"
    for language, words in WORDS.items():
        asked = {"accept-language": "zh-CN" if language == "zh" else "en"}
        with read_only():
            whole = alice.post(copying, headers=asked)
            part = alice.post(copying, headers={**asked, "HX-Request": "true"})
            told = alice.post(f"/api/v1/simulations/{things['simulation']}/cancel", headers=asked)
        page = whole.content.decode()
        assert {each.status_code for each in (whole, part, told)} == {503}
        assert {each["Retry-After"] for each in (whole, part, told)} == {"5"}
        assert f"<h1>{HEADINGS[language]}</h1>" in page
        assert f"<p>{words}</p>" in html.unescape(page)
        assert leftovers(page, language) == []
        assert part.content.decode().strip().endswith(f'<div class="notice error" role="alert" data-outage><p>{words}</p></div>')
        assert told.json() == {"code": "unavailable", "detail": words}


def test_live_figures_pause_and_sessions_are_not_saved(people: dict[str, Client], things: dict[str, str]) -> None:
    alice, address = people["alice"], f"/decks/{things['deck']}/live/"
    with read_only():
        assert "waits until the site can save again" in alice.get(address).content.decode()
        assert alice.post(address, {"against": "mine"}).status_code == 503
    assert "waits until the site can save again" not in alice.get(address).content.decode()
    assert alice.post(address, {"against": "mine"}).status_code == 302
