"""Every page reached from the front page and from a guest's own things answers, and speaks one language."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from functools import cache
from html.parser import HTMLParser
from urllib.parse import parse_qs, urldefrag, urljoin, urlsplit

from django.urls import Resolver404, resolve
from playwright.sync_api import Page

from tests.assertions.languages import leftovers
from tests.browser.places import Places
from tests.browser.speech import Speech

#: Pages of one kind that are visited: of one view, game and set of questions in the address. Another one is made by the same templates.
MOST_OF_A_KIND = 1
#: Addresses with more questions than this only combine others.
MOST_QUESTIONS = 1


def test_every_link_leads_to_a_page_in_the_readers_language(
    open_page: Callable[..., Page], places: Places, say: Speech, site: str, language: str
) -> None:
    page = open_page(language, storage_state=places.cookies)
    known = {place.path: place.status for place in places.rows}
    waiting = deque(["/", *known])
    seen = set(waiting)
    visits: Counter[object] = Counter()
    wrong: list[str] = []
    while waiting:
        path = waiting.popleft()
        visits[_kind_of(path)] += 1
        answer = page.request.get(path)
        if answer.status != known.get(path, 200):
            wrong.append(f"{path} answers {answer.status}")
        if not answer.headers["content-type"].startswith("text/html"):
            continue
        text = answer.text()
        wrong += [f"{path} says {each!r}" for each in leftovers(text, say.language)]
        for link in _links(text, site, path):
            if link not in seen and len(parse_qs(urlsplit(link).query)) <= MOST_QUESTIONS and visits[_kind_of(link)] < MOST_OF_A_KIND:
                seen.add(link)
                waiting.append(link)
                visits[_kind_of(link)] += 1
    assert len(seen) > 100
    assert not wrong, "\n".join(wrong)


@cache
def _kind_of(path: str) -> object:
    parts = urlsplit(path)
    try:
        match = resolve(parts.path)
    except Resolver404:
        return parts.path
    return match.view_name, str(match.kwargs.get("game", "")), frozenset(parse_qs(parts.query))


def _links(text: str, site: str, path: str) -> Iterator[str]:
    """The addresses of this site that a page leads to, without their fragments."""
    parser = _Links()
    parser.feed(text)
    for found in parser.found:
        address = urldefrag(urljoin(site + path, found)).url
        if address.startswith(f"{site}/") and not address.startswith(f"{site}/static/"):
            yield address.removeprefix(site)


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        self.found += [value for name in ("href", "src") if tag in ("a", "img") and (value := values.get(name))]
