"""Measure the pages: the cost of requests to the server over many cards and decks, in a database of their own, and the weight of first
views.
"""

from __future__ import annotations

import gzip
import re
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection
from django.test import Client, override_settings

from cards.catalogue import Catalogue, catalogue_of
from decks.models import Deck
from lab.site_content import fill
from rules import games
from rules.kernel.game import Game

WARM_UPS = 3
DATABASE = "deckproof_bench"
MOST_QUERIES = 12
MOST_BYTES = 150_000
#: The files that a page makes a browser fetch before it is whole, and where styles and scripts name more of them.
FETCHED = re.compile(r"""<(?:link rel="(?:stylesheet|icon|preload)"|script|img)[^>]*?\b(?:href|src)="([^"]+)\"""")
LAZY = re.compile(r"""<img[^>]*\bloading="lazy"[^>]*>""")
#: Fonts are not among them: a browser fetches one where its letters are needed, or ahead if the page says so.
NAMED = re.compile(r"""(?:@import\s+|url\(|from\s*|import\s*)["']([^"')]+(?<!\.woff2))["']""")


@dataclass(frozen=True, slots=True)
class Ask:
    """One kind of request. `send` makes the nth; `most_ms` is the limit of the 95th percentile, 0 for no limit; of a kind that `is_long` a
    tenth as many are sent.
    """

    name: str
    send: Callable[[int], Any]
    most_ms: int = 0
    is_long: bool = False


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost to the server of requests of one kind: milliseconds by the clock and of this process's CPU, and queries."""

    name: str
    requests: int
    median_ms: float
    p95_ms: float
    cpu_p95_ms: float
    queries: int
    first_ms: float
    is_within: bool

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Weight:
    """The weight of a first view: compressed bytes of the page and all that it fetches at once, and how many files come from elsewhere."""

    page: str
    bytes: int
    files: int
    elsewhere: int

    @property
    def is_within(self) -> bool:
        return self.bytes <= MOST_BYTES and not self.elsewhere

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "is_within": self.is_within}


def measure_site(*, cards: int, decks: int, requests: int, game: Game | None = None) -> Iterator[Cost | Weight]:
    """Yield the cost of each kind of request, then the weight of first views, of one game's pages (by default the first playable one's).
    The site's own database and files are left alone.
    """
    game = game or next(game for game in games.everything() if game.is_playable)
    with own_site():
        member = fill(game, cards=cards, decks=decks)
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("VACUUM ANALYZE")
        for ask in asks_of(game, member):
            yield measure(ask, requests)
        yield from (weigh(page) for page in ("/", f"/{game.slug}/cards/"))


@contextmanager
def own_site() -> Iterator[None]:
    """Set up a database, cache and static files for measuring alone, and remove them afterwards."""
    with TemporaryDirectory() as folder:
        name = connection.settings_dict["NAME"]
        connection.settings_dict["TEST"]["NAME"] = DATABASE if connection.vendor == "postgresql" else str(Path(folder) / DATABASE)
        kept = {"BACKEND": "django.core.cache.backends.filebased.FileBasedCache", "LOCATION": str(Path(folder) / "cache")}
        with override_settings(STATIC_ROOT=Path(folder) / "static", CACHES={"default": kept}, DEBUG=False):
            call_command("collectstatic", verbosity=0, interactive=False)
            connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
            try:
                yield
            finally:
                connection.creation.destroy_test_db(name, verbosity=0)


def asks_of(game: Game, member: User) -> list[Ask]:
    """Return the kinds of requests, each made by a member."""
    client = Client(SERVER_NAME="localhost")
    client.force_login(member)
    client.get("/")  # the first visit of an hour is written to the database
    catalogue = catalogue_of(game)
    slugs = list(catalogue.rows)
    shared = [str(key) for key in Deck.objects.public().filter(game=game.slug, is_precon=False).values_list("pk", flat=True)[:1_000]]
    own = Deck.objects.get(owner=member, name="Measured")
    pages = max(len(shared) // 50, 1)
    cards, decks, deck = f"/{game.slug}/cards/", f"/{game.slug}/decks/", f"/decks/{own.pk}/"

    searches = searches_of(catalogue)

    def searched(place: int) -> str:
        return f"{searches[place % len(searches)]} -zz{place}"

    return [
        Ask("front page", lambda place: client.get("/")),
        Ask("game", lambda place: client.get(f"/{game.slug}/")),
        Ask("search", lambda place: client.get(cards, {"q": searched(place)}), 30),
        Ask("search as one types", lambda place: client.get(cards, {"q": searched(place)}, headers={"hx-request": "true"}), 30),
        Ask("card", lambda place: client.get(f"{cards}{slugs[place * 37 % len(slugs)]}/")),
        Ask("decks", lambda place: client.get(decks, {"q": f"card:{slugs[place % len(slugs)]}"})),
        Ask("deck", lambda place: client.get(f"/decks/{shared[place % len(shared)]}/")),
        Ask("builder", lambda place: client.get(f"{deck}edit/")),
        Ask("edit", lambda place: _edit(client, own, slugs[place // 2 * 37 % len(slugs)], place), 20),
        Ask("import", lambda place: client.post(f"{decks}import/", {"text": _listed(catalogue, place)})),
        Ask("PDF", lambda place: client.get(f"/decks/{shared[place % len(shared)]}/export/tournament-a4/"), is_long=True),
        Ask("API, cards", lambda place: client.get(f"/api/v1/games/{game.slug}/cards", {"q": searched(place)}), 30),
        Ask("API, decks", lambda place: client.get("/api/v1/decks", {"game": game.slug, "page": str(place % pages + 1)})),
    ]


def searches_of(catalogue: Catalogue) -> list[str]:
    """Return searches of every kind, of what the game has: words, a kind and a number, a choice in Chinese, a behaviour, a phrase,
    rarities.
    """
    game = catalogue.game
    kind = Counter(card.kind for card in catalogue.rows.values()).most_common(1)[0][0]
    number = next((field.slug for field in game.fields if field.form == "number"), "number")
    choices = [f"{field.name.zh}:{field.choices[0].name.zh}" for field in game.fields if field.choices]
    does = [f"{each.slug}:{each.choices[0].slug}" for each in game.behaviours]
    finest = "|".join(each.slug for each in game.rarities[-2:])
    word = next(iter(catalogue.rows.values())).name_en.split()[-1]
    rarities = [f"rarity:{finest} {number}<4"] if finest else []
    return [word, f"type:{kind} {number}>=3", *choices[:1], *does[:1], f'"your turn" sort:-{number}', *rarities]


def _edit(client: Client, deck: Deck, slug: str, place: int) -> Any:
    """Add a copy of a card, or remove it again."""
    form = urlencode({"do": f"add::{slug}:{1 if place % 2 == 0 else -1}", "revision": place + 1})
    headers = {"hx-request": "true", "hx-target": "pad"}
    return client.post(f"/decks/{deck.pk}/edit/", form, content_type="application/x-www-form-urlencoded", headers=headers)


def _listed(catalogue: Catalogue, place: int) -> str:
    rows = list(catalogue.rows.values())
    return "\n".join(f"3 {rows[(place * 53 + step * 101) % len(rows)].name_en}" for step in range(15))


def measure(ask: Ask, requests: int) -> Cost:
    """Send so many requests, one after the other, after the first and a few to warm up. Raise RuntimeError for one that fails."""
    requests = max(requests // 10, 1) if ask.is_long else requests
    first, *_ = [_timed(ask, place) for place in range(WARM_UPS)]
    timed = [_timed(ask, place) for place in range(WARM_UPS, WARM_UPS + requests)]
    clock, cpu, queries = (list(each) for each in zip(*timed, strict=True))
    p95, most = _p95(clock), max(queries)
    is_within = most <= MOST_QUERIES and (not ask.most_ms or p95 <= ask.most_ms)
    return Cost(ask.name, requests, round(statistics.median(clock), 1), p95, _p95(cpu), most, round(first[0], 1), is_within)


def _timed(ask: Ask, place: int) -> tuple[float, float, int]:
    queries = 0

    def count(execute: Callable[..., Any], *arguments: Any) -> Any:
        nonlocal queries
        queries += 1
        return execute(*arguments)

    with connection.execute_wrapper(count):
        clock, cpu = time.perf_counter(), time.process_time()
        answer = ask.send(place)
        took = (time.perf_counter() - clock) * 1000, (time.process_time() - cpu) * 1000
    if answer.status_code != 200:
        raise RuntimeError(f"{ask.name}: answered {answer.status_code}")
    return *took, queries


def _p95(values: list[float]) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 1)


def weigh(page: str) -> Weight:
    """Weigh the page and all that it fetches at once, as a browser does that has nothing yet; pictures further down wait to be seen."""
    client = Client(SERVER_NAME="localhost")
    answer = client.get(page, headers={"accept-encoding": "gzip"})
    body = answer.content.decode() if not answer.has_header("Content-Encoding") else gzip.decompress(answer.content).decode()
    addresses, total, seen = FETCHED.findall(LAZY.sub("", body)), len(answer.content), set[str]()
    elsewhere = 0
    while addresses:
        address = addresses.pop()
        if address in seen or address.startswith("data:"):
            continue
        seen.add(address)
        if re.match(r"(https?:)?//", address):
            elsewhere += 1
            continue
        sent, named = _fetched(client, address)
        total += sent
        addresses += named
    return Weight(page, total, len(seen) + 1, elsewhere)


def _fetched(client: Client, address: str) -> tuple[int, list[str]]:
    """Return how many bytes are sent for an address, and the addresses that its content names."""
    if not address.startswith(settings.STATIC_URL):
        return len(client.get(address, headers={"accept-encoding": "gzip"}).content), []
    path = Path(settings.STATIC_ROOT) / address.removeprefix(settings.STATIC_URL)
    packed = path.with_name(f"{path.name}.gz")
    text = path.read_text(encoding="utf-8", errors="ignore") if path.suffix in (".css", ".js") else ""
    root = Path(settings.STATIC_ROOT).resolve()
    named = [(path.parent / each).resolve() for each in NAMED.findall(text)]
    further = [f"{settings.STATIC_URL}{each.relative_to(root)}" for each in named if each.is_file() and each.is_relative_to(root)]
    # Where static files are not packed, as in tests, the packed size counts.
    sent = packed.stat().st_size if packed.exists() else len(gzip.compress(path.read_bytes())) if text else path.stat().st_size
    return sent, further
