"""A forecast tells what a simulation will take before it begins."""

from __future__ import annotations

import pytest
from django.test import Client, override_settings
from django.utils import timezone

from decks.models import Deck
from matches.farm.speeds import remember_speed
from matches.figures.forecasts import enough_games, error_games, foresee, rate_error
from matches.models import Simulation, Worker
from tests.matches.pips import PipsEngine

BETTER = {"kind": "sequential_test", "alternative": 0.55, "alpha": 0.05, "beta": 0.05}


@pytest.fixture
def worker(db: None, pips: PipsEngine) -> Worker:
    remember_speed("pips", ("coin", "coin"), pips.digest, 50.0)
    return Worker.objects.create(name="one:1", game="pips", engine_digest=pips.digest, seen_at=timezone.now())


def ask(client: Client, deck: Deck, **fields: str) -> str:
    answer = client.post(f"/decks/{deck.pk}/simulate/", {"amount": "1000", "level": "coin", "forecast": "1", **fields})
    assert answer.status_code == 200, answer.content.decode()
    assert not Simulation.objects.exists()
    return answer.content.decode()


def test_a_number_of_games(alice_client: Client, strong: Deck, weak: Deck, worker: Worker) -> None:
    page = ask(alice_client, strong, link=str(weak.pk))
    assert "At most 1,000 games are played." in page
    assert "At the 50 games a second" in page
    assert "about 20 seconds" in page


def test_a_test_takes_fewest_games_where_the_answer_is_clear(alice_client: Client, strong: Deck, weak: Deck, worker: Worker) -> None:
    page = ask(alice_client, strong, link=str(weak.pk), stop="sequential_test", edge="0.55", amount="enough")
    assert f"At most {enough_games(BETTER):,} games" in page
    found = foresee(games=enough_games(BETTER), stop=BETTER, engine=PipsEngine(), level="coin", opponents=1)
    even, between, better = found.cases
    assert between.games > max(even.games, better.games)
    assert even.better == pytest.approx(0.05, abs=0.03)
    assert better.better == pytest.approx(0.95, abs=0.03)
    assert all(each.undecided is not None and each.undecided < 0.1 for each in found.cases)


def test_a_target_error_takes_most_games_at_even(worker: Worker) -> None:
    found = foresee(games=50_000, stop={"kind": "target_error", "half_width": 0.01}, engine=PipsEngine(), level="coin", opponents=2)
    assert [each.games for each in found.cases] == sorted((each.games for each in found.cases), reverse=True)
    assert found.cases[0].games == error_games(0.01) == 9604


def test_the_error_to_expect(alice_client: Client, strong: Deck, weak: Deck, middle: Deck, worker: Worker) -> None:
    page = ask(alice_client, strong, link=f"{weak.pk} {middle.pk}")
    assert "The win rate is then known to about ±3.1 points." in page
    assert rate_error(1000, [1, 1]) == pytest.approx(0.031, abs=0.0001)
    assert rate_error(1000, [8, 1]) < 1.05 * rate_error(1000, [1, 1])


@pytest.mark.parametrize(
    ("path", "form", "told"),
    [
        (
            "/pips/matrix/",
            {"against": "chosen", "amount": "400"},
            ("At most 1,200 games", "about 24 seconds", "known to about ±4.9 points"),
        ),
        (
            "/decks/{}/compare/",
            {"other": "pasted", "text": "3 pip-9\n3 pip-8", "amount": "4000"},
            ("At most 4,000 games", "±3.1 points at worst"),
        ),
        ("/decks/{}/swaps/", {"amount": "20000"}, ("At most 20,000 games", "about 7 minutes", "points at worst, mostly")),
    ],
)
def test_every_kind_tells_its_own(
    alice_client: Client,
    strong: Deck,
    weak: Deck,
    middle: Deck,
    worker: Worker,
    path: str,
    form: dict[str, str],
    told: tuple[str, ...],
) -> None:
    decks = f"{weak.pk} {middle.pk}" + (f" {strong.pk}" if "matrix" in path else "")
    answer = alice_client.post(path.format(strong.pk), {"level": "coin", "forecast": "1", "link": decks, **form})
    page = answer.content.decode()
    assert (answer.status_code, [words for words in told if words not in page]) == (200, [])
    assert not Simulation.objects.exists()


def test_a_matrix_that_would_be_refused_says_so(alice_client: Client, strong: Deck, weak: Deck, middle: Deck) -> None:
    form = {"level": "coin", "forecast": "1", "amount": "other", "other_amount": "900000", "link": f"{strong.pk} {weak.pk} {middle.pk}"}
    with override_settings(MAX_GAMES=1000):
        answer = alice_client.post("/pips/matrix/", form | {"against": "chosen"})
    assert (answer.status_code, "at most 1,000 games" in answer.content.decode()) == (422, True)
    assert "2,700,000 games; at most 1,000 can be played at once" in answer.content.decode()


def test_what_is_not_known_is_said(alice_client: Client, strong: Deck, weak: Deck) -> None:
    assert "No worker is there" in ask(alice_client, strong, link=str(weak.pk))
    Worker.objects.create(name="one:1", game="pips", engine_digest="0", seen_at=timezone.now())
    assert "nobody has played at this level" in ask(alice_client, strong, link=str(weak.pk))


def test_refusals(alice_client: Client, charlie_client: Client, strong: Deck, weak: Deck, middle: Deck) -> None:
    form = {"amount": "enough", "level": "coin", "forecast": "1", "link": str(weak.pk)}
    address = f"/decks/{strong.pk}/simulate/"
    assert "Say how many games." in alice_client.post(address, form).content.decode()
    both = form | {"link": f"{weak.pk} {middle.pk}", "stop": "sequential_test"}
    answer = alice_client.post(address, both)
    assert (answer.status_code, "takes one opponent" in answer.content.decode()) == (422, True)
    assert charlie_client.post(address, form).status_code == 404
