"""Every game that can be played: simulations of each kind of its shipped decks, a replay, and the sandbox on from one of its moments."""

from __future__ import annotations

import html
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

from cards.catalogue import catalogue_of
from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck, load_precon
from matches.farm import chunk_sizes, workers
from matches.figures.card_standings import keep_runs
from matches.figures.card_tables import card_lines
from matches.figures.matrices import summarise_matrix
from matches.figures.races import summarise_race
from matches.figures.summaries import summarise
from matches.figures.versions import summarise_versions
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.kinds.race import create_race
from matches.kinds.versions import create_versions
from matches.models import CardRun, Recording, Simulation, Status
from matches.replays import exploration
from matches.replays.recorder import make_record
from matches.requests.terms import Terms
from rules import games
from rules.kernel.game import Game
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped
from tests.matches.farm.playthrough import play_out

LANGUAGES = (("en", "en"), ("zh-hans", "zh"))
#: The number of games, and a digest: the same in every language.
NEUTRAL = re.compile(r"n( \d+)?|[0-9a-f]{16}")


PLAYABLE = [game for game in games.everything() if game.is_playable]


def shares_kinds(game: Game) -> bool:
    """Return whether a card may stand in several sections of a deck."""
    kinds = [kind for section in game.format().sections for kind in section.kinds]
    return len(kinds) > len(set(kinds))


@pytest.fixture(params=[game.slug for game in PLAYABLE])
def game(request: pytest.FixtureRequest, db: None) -> Game:
    cache.clear()
    found = games.get(request.param)
    load_shipped(found)
    return found


@pytest.fixture
def precons(game: Game) -> list[Deck]:
    """Three of its shipped decks."""
    first = shipped_decks(game)[:3]
    return [load_precon(slug=each.slug, listing=each.listing, name_zh=each.name_zh, note_zh=each.note_zh) for each in first]


@pytest.fixture
def alice(db: None) -> Owner:
    return Owner(User.objects.create_user("alice", password="correct horse"))


@pytest.fixture
def mine(alice: Owner, precons: list[Deck], game: Game) -> Deck:
    """Alice's copy of the first."""
    return create_deck(owner=alice, game=game, name="Mine", sections=precons[0].sections(catalogue_of(game)))


@pytest.fixture
def reader(alice: Owner, client: Client) -> Client:
    assert alice.user is not None
    client.force_login(alice.user)
    return client


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Questions and records are answered at once, as a worker would."""
    workers._reported.clear()
    monkeypatch.setattr(exploration, "send_hint", lambda task, row, *, is_urgent=False: exploration.make_answer(row) or True)
    yield
    workers._reported.clear()


def played(simulation: Simulation) -> Simulation:
    done = play_out(simulation, random.Random(1))
    assert done.status == Status.DONE
    assert sum(done.chunks.values_list("errors", flat=True)) == 0
    return done


def read(reader: Client, path: str, **query: Any) -> str:
    """Return the page in English, after checking that it says nothing in the other language in either."""
    told = []
    for language, code in LANGUAGES:
        page = reader.get(path, query, headers={"accept-language": language})
        assert page.status_code == 200, page.content.decode()[-2000:]
        told.append(page.content.decode())
        assert [said for said in leftovers(told[-1], code, names=("Mine", "alice", "Elo", "Holm")) if not NEUTRAL.fullmatch(said)] == []
    return html.unescape(told[0])


def test_a_deck_against_others(alice: Owner, reader: Client, mine: Deck, precons: list[Deck], game: Game) -> None:
    done = played(create_gauntlet(owner=alice, deck=mine, opponents=precons, terms=Terms(12, level="greedy", seed=1)))
    summary = summarise(done)
    assert (summary.total.wins + summary.total.draws + summary.total.losses, len(summary.against)) == (12, 3)
    page = read(reader, done.get_absolute_url())
    for end in game.engine().ends:
        assert end.name.en in page
    cards = read(reader, f"{done.get_absolute_url()}cards/")
    assert all(entry.card.name_en in cards for entry in mine.entries.all())
    assert ("mulligan" in cards) == bool(game.dealing and game.dealing.has_mulligan)


@pytest.mark.parametrize("game", [game.slug for game in PLAYABLE if shares_kinds(game)], indirect=True)
def test_a_card_in_two_sections_is_told_for_each(alice: Owner, reader: Client, mine: Deck, precons: list[Deck], game: Game) -> None:
    """A hero that a deck starts with is there from the first; its other copy has to be drawn."""
    sections = mine.sections(catalogue_of(game))
    twice = [
        slug for slug in {slug for listed in sections.values() for slug in listed} if sum(slug in each for each in sections.values()) > 1
    ]
    done = played(create_gauntlet(owner=alice, deck=mine, opponents=precons[1:2], terms=Terms(30, level="greedy", seed=6)))
    lead, other = (line for line in card_lines(done) if line.slug == twice[0])
    assert (lead.section, other.section) == tuple(section.slug for section in game.format().sections)
    assert lead.opening
    assert lead.opening.games == 30
    assert other.unseen
    cards = read(reader, f"{done.get_absolute_url()}cards/")
    assert all(section.name.en in cards for section in game.format().sections)
    keep_runs(done)
    assert [run.card for run in CardRun.objects.filter(simulation=done) if run.card.endswith(twice[0])] == [twice[0]]


def test_a_matrix(alice: Owner, reader: Client, precons: list[Deck]) -> None:
    done = played(create_matrix(owner=alice, decks=precons, terms=Terms(4, level="random", seed=2)))
    assert summarise_matrix(done).played == 12
    page = read(reader, done.get_absolute_url())
    assert all(deck.name in page for deck in precons)
    read(reader, f"{done.get_absolute_url()}pairings/0/")


def test_two_versions(alice: Owner, reader: Client, mine: Deck, precons: list[Deck]) -> None:
    done = played(
        create_versions(owner=alice, edited=mine, saved=precons[1], opponents=[precons[2]], terms=Terms(8, level="random", seed=3))
    )
    assert summarise_versions(done).difference
    read(reader, done.get_absolute_url())


def test_a_race_of_swaps(alice: Owner, reader: Client, mine: Deck, precons: list[Deck], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a heat before it, and the same however it is cut."""
    told = []
    for speed in (20.0, 90_000.0):
        monkeypatch.setattr(chunk_sizes, "games_per_second", lambda *_, speed=speed: speed)
        done = played(create_race(owner=alice, deck=mine, opponents=precons[1:3], terms=Terms(400, level="random", seed=4)))
        summary = summarise_race(done)
        chunks = done.chunks.filter(matchup__is_heat=True).order_by("matchup__index", "first_pair")
        scores = "".join(chunks.values_list("scores", flat=True))
        told.append(([each.as_json for each in summary.finalists], scores, list(done.contestants.values_list("snapshot", flat=True))))
        assert (summary.stages[0].is_heat, summary.heard) == (True, len(scores))
        assert all(each.difference for each in summary.finalists)
        read(reader, done.get_absolute_url())
    assert told[0] == told[1]


def test_a_replay_and_the_sandbox_on_from_it(
    alice: Owner, reader: Client, mine: Deck, precons: list[Deck], game: Game, answering: None
) -> None:
    done = played(create_gauntlet(owner=alice, deck=mine, opponents=precons[1:2], terms=Terms(2, level="greedy", seed=5)))
    address = f"{done.get_absolute_url()}games/0/"
    reader.get(address)
    make_record(Recording.objects.get().pk)
    steps = len(Recording.objects.get().record["steps"])
    for step in (0, steps // 2, steps - 1):
        page = read(reader, address, step=step)
    assert f"Step {steps - 1} of {steps - 1}" in page
    moment = read(reader, address, step=2 * steps // 3)
    scenario = re.search(r'name="text" value="([^"]*)"', reader.get(address, {"step": 2 * steps // 3}).content.decode())
    assert scenario, moment
    sandbox = f"/{game.slug}/sandbox/"
    opened = reader.post(sandbox, {"do": "open", "text": html.unescape(scenario[1])}, follow=True)
    assert opened.status_code == 200
    gone_on = reader.post(sandbox, {"do": "let:turn", "at": at_of(opened), "level": "greedy"}, follow=True)
    at = at_of(gone_on)
    for see in ("both", "a", "b"):
        read(reader, sandbox, at=at, see=see)
    read(reader, sandbox, at=at_of(reader.post(sandbox, {"do": "setup", "at": at}, follow=True)), mode="setup")
    file = reader.post(sandbox, {"do": "download", "at": at}).content.decode()
    assert [each.is_ok for each in game.run_scenarios(file, "test", catalogue_of(game).definitions)] == [True]


def at_of(page: Any) -> str:
    found = re.search(r'name="at" value="([^"]*)"', page.content.decode())
    assert found, page.content.decode()
    return html.unescape(found[1])


def test_the_deals_of_two_decks(reader: Client, precons: list[Deck], game: Game, answering: None) -> None:
    dealt = reader.post(f"/{game.slug}/sandbox/", {"do": "decks", "left": precons[0].pk, "right": precons[1].pk}, follow=True)
    assert dealt.status_code == 200
    assert 'name="pick"' in dealt.content.decode() or 'value="act:' in dealt.content.decode()


def test_the_api_tells_the_levels(reader: Client, game: Game) -> None:
    told = reader.get(f"/api/v1/games/{game.slug}").json()
    assert told["is_playable"] is True
    assert [level["slug"] for level in told["levels"]] == [level.slug for level in game.engine().levels]
