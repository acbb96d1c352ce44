"""A deck and a figure in a frame of another site: without scripts, forms and cookies. Nothing else can be framed."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import User
from django.test import Client, TestCase

from decks.lists.changes import SetVisibility
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.models import Simulation
from matches.requests.terms import Terms
from moderation import services
from moderation.reportable_things import ReportableThing
from tests.assertions.languages import leftovers
from tests.matches.conftest import make_deck
from tests.sharing.conftest import SITE, play
from tests.urls.permissions import TABLE

NAMES = ('Fish & "Chips" <3', "Middle", "Weak", "alice", "bob")


def paths(deck: Deck, simulation: Simulation) -> list[str]:
    return [f"/embed/decks/{deck.pk}/", f"/embed/simulations/{simulation.pk}/", f"/embed/simulations/{simulation.pk}/lengths/"]


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_a_deck_shows_its_cards(charlie_client: Client, deck: Deck, language: str) -> None:
    page = charlie_client.get(f"/embed/decks/{deck.pk}/", {"language": language, "theme": "dark"}).content.decode()
    assert page.count('class="embed-count">2<') == 3
    for word in ("Fish &amp; &quot;Chips&quot; &lt;3", f'href="/decks/{deck.pk}/"', 'href="/pips/cards/pip-9/"', 'data-theme="dark"'):
        assert word in page
    assert f'<link rel="canonical" href="{SITE}/decks/{deck.pk}/">' in page
    assert not leftovers(page, language[:2], names=NAMES)


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_a_figure_shows_its_picture(charlie_client: Client, simulation: Simulation, language: str) -> None:
    told = charlie_client.get(f"/simulations/{simulation.pk}/data.json").json()
    page = charlie_client.get(f"/embed/simulations/{simulation.pk}/", headers={"accept-language": language}).content.decode()
    assert f"{100 * told['win_rate']:.1f}%" in page
    assert page.count("<svg") > 3
    assert not leftovers(re.sub(r"<svg.*</svg>", "", page, flags=re.DOTALL), language[:2], names=NAMES)
    lengths = charlie_client.get(f"/embed/simulations/{simulation.pk}/lengths/").content.decode()
    assert "Games by number of turns" in lengths
    assert charlie_client.get(f"/embed/simulations/{simulation.pk}/nothing/").status_code == 404


def test_a_matrix_and_one_pairing(charlie_client: Client, alice: Owner, deck: Deck, weak: Deck, middle: Deck) -> None:
    matrix = create_matrix(owner=alice, decks=[deck, weak, middle], terms=Terms(100, seed=4))
    address = f"/embed/simulations/{matrix.pk}/"
    assert "No game has been played yet." in charlie_client.get(address).content.decode()
    play(matrix)
    assert "The row&#x27;s deck wins" in charlie_client.get(address).content.decode().replace("'", "&#x27;")
    pairing = charlie_client.get(f"{address}?pairing=1").content.decode()
    assert f'href="/simulations/{matrix.pk}/pairings/1/"' in pairing
    assert charlie_client.get(f"{address}?pairing=99").status_code == 404


def test_any_site_may_frame_it_and_it_can_do_nothing(alice_client: Client, deck: Deck, simulation: Simulation) -> None:
    """Alice's own cookies change nothing either: her session stays unread."""
    for path in paths(deck, simulation):
        answer = alice_client.get(path)
        assert answer.status_code == 200
        assert not answer.has_header("X-Frame-Options")
        policy = dict(each.strip().split(" ", 1) for each in answer["Content-Security-Policy"].split(";"))
        assert policy == {
            "default-src": "'none'",
            "script-src": "'none'",
            "object-src": "'none'",
            "style-src": "'self'",
            "font-src": "'self'",
            "img-src": "'self' data:",
            "base-uri": "'none'",
            "form-action": "'none'",
            "frame-ancestors": "*",
        }
        assert not answer.cookies
        assert "Cookie" not in answer.get("Vary", "")
        page = answer.content.decode()
        assert not re.search(r"<script|<form|<button|\son\w+=|\sstyle=|javascript:", page)
        assert '<base target="_blank">' in page
        sheets = re.findall(r'<link rel="stylesheet" href="([^"]*)"', page)
        assert sheets
        assert all(urlsplit(each).netloc == "" for each in sheets)


def test_nothing_else_can_be_framed(charlie_client: Client, deck: Deck, simulation: Simulation) -> None:
    for route in TABLE:
        row = simulation if "simulations/" in route else deck
        path = re.sub(r"<uuid:\w+>", str(row.pk), "/" + route.replace("<game:game>", "pips"))
        path = re.sub(r"<[^>]*>", "en", re.sub(r"<int:\w+>", "0", path))
        answer = charlie_client.get(path)
        if route.startswith("embed/"):
            continue
        assert answer["X-Frame-Options"] == "DENY", path
        assert "frame-ancestors 'none'" in answer["Content-Security-Policy"], path


def test_private_things_answer_as_missing_ones(alice: Owner, alice_client: Client, charlie_client: Client, staff: User, weak: Deck) -> None:
    """To Alice as to Charlie and staff, in words that fit into a frame."""
    deck = make_deck(alice, "Quiet", {"main": {"pip-9": 3, "pip-8": 3}})
    row = create_gauntlet(owner=alice, deck=deck, opponents=[weak], terms=Terms(10, seed=1))
    staff_client = Client()
    staff_client.force_login(staff)
    nothing = charlie_client.get("/embed/decks/00000000-0000-4000-8000-000000000000/")
    assert (nothing.status_code, nothing.has_header("X-Frame-Options")) == (404, False)
    for client in (charlie_client, alice_client, staff_client):
        for path in paths(deck, row):
            answer = client.get(path)
            assert (answer.status_code, answer.content) == (404, nothing.content), path
        for path in (f"/decks/{deck.pk}/", f"/simulations/{row.pk}/", f"/simulations/{row.pk}/games/0/"):
            asked = client.get("/oembed", {"url": f"{SITE}{path}"})
            missing = client.get("/oembed", {"url": f"{SITE}{path}".replace(path.split("/")[2], "00000000-0000-4000-8000-000000000000")})
            assert (asked.status_code, asked.content) == (404, missing.content), path


@pytest.mark.parametrize("how", ["hidden", "deck taken down", "simulation taken down", "account closed"])
def test_what_is_taken_away_is_gone_from_all_of_them(
    charlie_client: Client, alice_client: Client, deck: Deck, simulation: Simulation, staff: User, how: str
) -> None:
    pages = [f"/simulations/{simulation.pk}/", f"/simulations/{simulation.pk}/games/0/"]
    shown = [f"/embed/simulations/{simulation.pk}/", f"/preview/simulations/{simulation.pk}.en.png"]
    shown.append(f"/preview/simulations/{simulation.pk}/games/0.en.png")
    if how != "simulation taken down":
        pages.append(f"/decks/{deck.pk}/")
        shown += [f"/embed/decks/{deck.pk}/", f"/preview/decks/{deck.pk}.en.png"]
    statuses = [charlie_client.get(path).status_code for path in shown]
    statuses += [charlie_client.get("/oembed", {"url": f"{SITE}{path}"}).status_code for path in pages]
    assert set(statuses) == {200}
    with TestCase.captureOnCommitCallbacks(execute=True):
        if how == "hidden":
            change_deck(deck=deck, revision=deck.revision, changes=[SetVisibility("private")])
        elif how == "account closed":
            assert deck.owner
            services.close_account(thing=ReportableThing("member", deck.owner), staff=staff, why="No.")
        else:
            row = deck if how == "deck taken down" else simulation
            services.take_down(thing=ReportableThing(how.split()[0], row), staff=staff, why="No.")
    for client in (charlie_client, alice_client):
        statuses = [client.get(path).status_code for path in shown]
        statuses += [client.get("/oembed", {"url": f"{SITE}{path}"}).status_code for path in pages]
        assert set(statuses) == {404}
