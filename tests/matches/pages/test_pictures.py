"""Every picture of a simulation's page as a file: SVG in the reader's language, and its figures as CSV and JSON."""

from __future__ import annotations

import csv
import io
import xml.etree.ElementTree as ET

import pytest
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from matches.farm.chunk_play import play_chunks
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.kinds.versions import create_versions
from matches.models import Simulation, Status
from matches.requests.terms import Terms

OF_ONE = ("rates", "course", "lengths", "leads", "ends")


def play(simulation: Simulation) -> Simulation:
    while Simulation.objects.get(pk=simulation.pk).status not in (Status.DONE, Status.FAILED):
        for chunk in simulation.chunks.open():
            play_chunks(chunk.pk)
    return simulation


@pytest.fixture
def simulation(alice: Owner, strong: Deck, weak: Deck, middle: Deck) -> Simulation:
    return play(create_gauntlet(owner=alice, deck=strong, opponents=[weak, middle], terms=Terms(400, seed=4)))


def take(client: Client, simulation: Simulation, figure: str, pairing: int | None = None) -> tuple[ET.Element, list[dict[str, str]]]:
    """The picture, and the rows of its CSV; its JSON has to say the same."""
    query = "" if pairing is None else f"?pairing={pairing}"
    address = f"/simulations/{simulation.pk}/pictures/{figure}"
    answers = {form: client.get(f"{address}.{form}{query}") for form in ("svg", "csv", "json")}
    assert all(f"{figure}-{str(simulation.pk)[:8]}.{form}" in each["Content-Disposition"] for form, each in answers.items())
    rows = list(csv.DictReader(io.StringIO(answers["csv"].content.decode("utf-8-sig"))))
    assert rows == [{name: "" if value is None else str(value) for name, value in row.items()} for row in answers["json"].json()["rows"]]
    return ET.fromstring(answers["svg"].content), rows


@pytest.mark.parametrize("figure", OF_ONE)
def test_each_can_be_taken(alice_client: Client, charlie_client: Client, simulation: Simulation, figure: str) -> None:
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    picture, rows = take(alice_client, simulation, figure)
    assert picture.tag.endswith("svg")
    assert rows
    for form in ("svg", "csv", "json"):
        assert f'href="/simulations/{simulation.pk}/pictures/{figure}.{form}"' in page
        assert charlie_client.get(f"/simulations/{simulation.pk}/pictures/{figure}.{form}").status_code == 404


def test_what_the_rows_say(alice_client: Client, simulation: Simulation) -> None:
    told = alice_client.get(f"/simulations/{simulation.pk}/data.json").json()
    _, rates = take(alice_client, simulation, "rates")
    assert [row["games"] for row in rates] == ["Weak", "Middle", "going first", "going second", "all"]
    assert float(rates[-1]["win_rate"]) == told["win_rate"]
    _, lengths = take(alice_client, simulation, "lengths")
    assert {row["turns"]: int(row["n"]) for row in lengths} == told["turns"]
    _, leads = take(alice_client, simulation, "leads")
    assert [float(row["lead"]) for row in leads] == [each["lead"] for each in told["leads"]]
    _, ends = take(alice_client, simulation, "ends")
    assert {row["end"]: int(row["wins"]) + int(row["draws"]) + int(row["losses"]) for row in ends} == told["ends"]
    _, course = take(alice_client, simulation, "course")
    assert float(course[-1]["win_rate"]) == told["win_rate"]


@pytest.mark.parametrize(("language", "words"), [("en", "Lead by turn: pips"), ("zh-hans", "各回合的领先情况：点数")])
def test_it_speaks_the_reader_s_language(alice_client: Client, simulation: Simulation, language: str, words: str) -> None:
    picture = alice_client.get(f"/simulations/{simulation.pk}/pictures/leads.svg", headers={"Accept-Language": language})
    assert words in picture.content.decode()


def test_a_test_has_its_ratio(alice: Owner, alice_client: Client, strong: Deck, middle: Deck) -> None:
    stop = {"kind": "sequential_test", "alternative": 0.53}
    simulation = play(create_gauntlet(owner=alice, deck=middle, opponents=[strong], terms=Terms(5000, seed=1, stop=stop)))
    _, rows = take(alice_client, simulation, "test")
    assert rows[-1]["outcome"] == "not_better"
    assert float(rows[-1]["log_likelihood_ratio"]) < -2.9


def test_a_matrix_and_its_cells(alice: Owner, alice_client: Client, strong: Deck, weak: Deck, middle: Deck) -> None:
    matrix = play(create_matrix(owner=alice, decks=[strong, weak, middle], terms=Terms(200, seed=4)))
    picture, rows = take(alice_client, matrix, "matrix")
    assert len(rows) == 6
    assert sum(1 for each in picture.iter("{http://www.w3.org/2000/svg}rect")) == 1 + 6
    assert "pictures/matrix.svg" in alice_client.get(f"/simulations/{matrix.pk}/").content.decode()
    cell = alice_client.get(f"/simulations/{matrix.pk}/pairings/1/").content.decode()
    for figure in OF_ONE:
        assert f"pictures/{figure}.svg?pairing=1" in cell
        take(alice_client, matrix, figure, pairing=1)
    assert alice_client.get(f"/simulations/{matrix.pk}/pictures/rates.svg?pairing=9").status_code == 404
    assert alice_client.get(f"/simulations/{matrix.pk}/pictures/rates.svg").status_code == 404


def test_two_versions(alice: Owner, alice_client: Client, strong: Deck, weak: Deck, middle: Deck) -> None:
    simulation = play(create_versions(owner=alice, edited=strong, saved=middle, opponents=[weak], terms=Terms(400, seed=1)))
    _, rows = take(alice_client, simulation, "differences")
    assert [row["against"] for row in rows] == ["Weak", "all"]
    assert "pictures/differences.svg" in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()


def test_there_is_no_picture_of_nothing(alice: Owner, alice_client: Client, strong: Deck, weak: Deck) -> None:
    simulation = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(400, seed=4))
    for figure in (*OF_ONE, "test", "cats"):
        assert alice_client.get(f"/simulations/{simulation.pk}/pictures/{figure}.svg").status_code == 404
    assert "/pictures/" not in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
