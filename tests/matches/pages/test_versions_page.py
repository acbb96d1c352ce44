"""The pages of two versions: asking for them, by how much one does better, what differs, files, and what strangers may not."""

from __future__ import annotations

import csv
import io
import random
from html import unescape

import pytest
from django.test import Client

from decks.lists.changes import AddCopies
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck, copy_deck
from decks.versions.history import name_version
from matches.figures.versions import summarise_versions
from matches.kinds.versions import create_versions
from matches.models import Kind, Simulation
from matches.requests.terms import Terms
from rules.wording import Text
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out

EDITED = {"main": {"pip-9": 2, "pip-8": 2, "pip-7": 1, "pip-1": 1}}


@pytest.fixture
def edited(alice: Owner) -> Deck:
    return make_deck(alice, "Edited", EDITED)


@pytest.fixture
def compared(alice: Owner, edited: Deck, strong: Deck, middle: Deck, weak: Deck) -> Simulation:
    return create_versions(owner=alice, edited=edited, saved=strong, opponents=[middle, weak], terms=Terms(2000, level="coin", seed=3))


def ask(client: Client, deck: Deck, **fields: object) -> Simulation:
    form = {"other": "own", "against": "chosen", "amount": "1000", "level": "coin", **fields}
    answer = client.post(f"/decks/{deck.pk}/compare/", form)
    assert answer.status_code == 302, answer.content.decode()
    return Simulation.objects.get(pk=answer["Location"].split("/")[2])


def test_plain_case(alice_client: Client, compared: Simulation) -> None:
    address = compared.get_absolute_url()
    before = alice_client.get(address).content.decode()
    assert "Edited compared with Strong" in before
    assert "hx-get" in before
    play_out(compared, random.Random(1))
    page = alice_client.get(address).content.decode()
    found = summarise_versions(compared)
    assert found.difference is not None
    assert found.difference.pairs == 500
    assert found.difference.interval.high < 0
    assert f"{100 * found.difference.rate:+.1f}".replace("-", "−") in page
    assert "Edited does worse than Strong." in page
    assert "500 pairs of games came out otherwise." in page
    assert "hx-get" not in page


def test_each_version_has_its_own_rate(compared: Simulation) -> None:
    play_out(compared, random.Random(1))
    found = summarise_versions(compared)
    assert (found.edited.total.games, found.saved.total.games, found.whole.total.games) == (1000, 1000, 2000)
    assert found.edited.total.win_rate is not None
    assert found.saved.total.win_rate is not None
    assert found.difference is not None
    assert found.difference.rate == pytest.approx(found.edited.total.win_rate - found.saved.total.win_rate)
    for each in found.against:
        assert each.edited.win_rate is not None
        assert each.saved.win_rate is not None
        assert each.difference is not None
        assert each.difference.rate == pytest.approx(each.edited.win_rate - each.saved.win_rate)


def test_what_differs(alice_client: Client, compared: Simulation) -> None:
    changes = [(each.card.en, each.edited, each.saved) for each in summarise_versions(compared).changes]
    assert changes == [("1 pips", 1, 0), ("7 pips", 1, 2)]
    page = alice_client.get(compared.get_absolute_url()).content.decode()
    assert "2 → 1" in page


def test_the_same_list_twice(alice: Owner, alice_client: Client, strong: Deck, middle: Deck) -> None:
    same = create_versions(owner=alice, edited=strong, saved=strong, opponents=[middle], terms=Terms(400, seed=3))
    play_out(same, random.Random(1))
    page = alice_client.get(same.get_absolute_url()).content.decode()
    assert "Nothing: both lists have the same cards." in page
    assert "No detectable difference with so many games." in page
    assert "0 of 100 pairs" in page


def test_weights_count(alice: Owner, edited: Deck, strong: Deck, middle: Deck, weak: Deck) -> None:
    terms = Terms(2000, level="coin", seed=3)
    rates = []
    for weights in ((1.0, 9.0), (9.0, 1.0)):
        made = create_versions(owner=alice, edited=edited, saved=strong, opponents=[middle, weak], terms=terms, weights=weights)
        found = summarise_versions(play_out(made, random.Random(1)))
        assert found.difference is not None
        rates.append(found.difference.rate)
    assert rates[0] != rates[1]


def test_the_part_that_changes_and_the_files(alice_client: Client, charlie_client: Client, compared: Simulation) -> None:
    play_out(compared, random.Random(1))
    address = compared.get_absolute_url()
    assert "is-over" in alice_client.get(f"{address}figures/").content.decode()
    told = alice_client.get(f"{address}data.json").json()
    assert told["comparison"]["pairs"] == 500
    assert [each["deck"]["en"] for each in told["comparison"]["opponents"]] == ["Middle", "Weak"]
    rows = list(csv.DictReader(io.StringIO(alice_client.get(f"{address}data.csv").content.decode("utf-8-sig"))))
    assert [(row["against"], row["pairs"], row["games"]) for row in rows] == [
        ("Middle", "250", "500"),
        ("Weak", "250", "500"),
        ("all", "500", "1000"),
    ]
    assert alice_client.get(f"{address}data.svg")["Content-Type"] == "image/svg+xml"
    for path in ("", "figures/", "data.json", "data.csv"):
        assert charlie_client.get(address + path).status_code == 404


def test_against_another_own_deck(alice_client: Client, edited: Deck, strong: Deck, weak: Deck) -> None:
    assert "Play both versions" in alice_client.get(f"/decks/{edited.pk}/compare/").content.decode()
    made = ask(alice_client, edited, own=str(strong.pk), link=str(weak.pk))
    assert (made.kind, made.games) == (Kind.VERSIONS, 1000)
    assert [each.name.en for each in made.contestants.all()] == ["Edited", "Strong", "Weak"]


def test_against_the_deck_it_was_copied_from(alice: Owner, alice_client: Client, middle: Deck, weak: Deck) -> None:
    copy = copy_deck(deck=middle, owner=alice)
    page = alice_client.get(f"/decks/{copy.pk}/compare/").content.decode()
    assert "Middle, which it was copied from" in page
    made = ask(alice_client, copy, other="origin", link=str(weak.pk))
    assert [each.name.en for each in made.contestants.all()] == ["Middle (copy)", "Middle", "Weak"]


def test_against_a_pasted_list(alice_client: Client, edited: Deck, weak: Deck) -> None:
    made = ask(alice_client, edited, other="pasted", text="3 pip-9\n3 pip-8", link=str(weak.pk))
    assert made.opponents[0].name.en == "A list"
    assert made.opponents[0].snapshot["sections"] == [["main", [["pip-8", 3], ["pip-9", 3]]]]


def test_against_the_list_before_the_last_edit(alice_client: Client, edited: Deck, weak: Deck) -> None:
    alice_client.post(f"/decks/{edited.pk}/live/", {"against": "chosen", "link": str(weak.pk)})
    assert "the list before the last edit" not in alice_client.get(f"/decks/{edited.pk}/compare/").content.decode()
    alice_client.get(f"/decks/{edited.pk}/live/", headers={"HX-Request": "true"})
    change_deck(deck=edited, revision=edited.revision, changes=[AddCopies("main", "pip-1", -1), AddCopies("main", "pip-6", 1)])
    page = alice_client.get(f"/decks/{edited.pk}/compare/").content.decode()
    assert 'value="before" id="id_other_0" required checked' in page
    made = ask(alice_client, edited, other="before", link=str(weak.pk))
    assert made.opponents[0].name == Text("Edited before the last edit", "Edited（上次修改前）")
    assert [each.card.en for each in summarise_versions(made).changes] == ["6 pips", "1 pips"]


def test_against_kept_versions_of_it(alice_client: Client, edited: Deck, weak: Deck) -> None:
    first = edited.revision
    name_version(version=edited.versions.get(revision=first), name="At the start")
    for less, more in (("pip-7", "pip-5"), ("pip-5", "pip-6")):
        change_deck(deck=edited, revision=edited.revision, changes=[AddCopies("main", less, -1), AddCopies("main", more, 1)])
        edited.refresh_from_db()
    address, between = f"/decks/{edited.pk}/compare/", first + 1
    plain = alice_client.get(address).context["form"]
    assert [(revision, side.called) for revision, side in plain.sides.items()] == [(str(first), "At the start")]
    page = alice_client.get(f"{address}?version={between}")
    assert list(page.context["form"].sides) == [str(between), str(first)]
    assert 'value="kept" id="id_other_0" required checked' in page.content.decode()
    assert f'<option value="{between}" selected>version {between}</option>' in page.content.decode()
    for revision in (first, between):
        link = f'href="{address}?version={revision}"'
        assert link in alice_client.get(f"/decks/{edited.pk}/versions/{revision}/").content.decode()
    assert f'href="{address}?version={first}"' in alice_client.get(f"/decks/{edited.pk}/versions/").content.decode()
    made = ask(alice_client, edited, other="kept", kept=str(first), link=str(weak.pk))
    assert made.opponents[0].name == Text("Edited, At the start", "Edited，At the start")
    assert dict(made.opponents[0].snapshot["sections"])["main"] == [list(each) for each in sorted(EDITED["main"].items())]
    assert not alice_client.get(f"{address}?version={edited.revision}").context["form"].sides.keys() & {str(edited.revision)}
    for nonsense in ("99", "x", "-1", "9" * 40):
        assert list(alice_client.get(address, {"version": nonsense}).context["form"].sides) == [str(first)]


def test_an_unnamed_version_is_called_by_its_number(alice_client: Client, edited: Deck, weak: Deck) -> None:
    first = edited.revision
    change_deck(deck=edited, revision=first, changes=[AddCopies("main", "pip-7", -1), AddCopies("main", "pip-5", 1)])
    form = {"other": "kept", "kept": str(first), "against": "chosen", "link": str(weak.pk), "amount": "1000", "level": "coin"}
    assert alice_client.post(f"/decks/{edited.pk}/compare/?version={first}", form).status_code == 302
    assert Simulation.objects.get().opponents[0].name == Text(f"Edited, version {first}", f"Edited，第 {first} 版")


def test_an_illegal_version_is_refused_in_its_name(alice: Owner, alice_client: Client, weak: Deck) -> None:
    deck = make_deck(alice, "Short", {"main": {"pip-1": 3}})
    name_version(version=deck.versions.get(revision=deck.revision), name="Too short")
    first = deck.revision
    change_deck(
        deck=deck, revision=first, changes=[AddCopies("main", "pip-9", 2), AddCopies("main", "pip-8", 1), AddCopies("main", "pip-1", 0)]
    )
    form = {"other": "kept", "kept": str(first), "against": "chosen", "link": str(weak.pk), "amount": "1000", "level": "coin"}
    answer = alice_client.post(f"/decks/{deck.pk}/compare/", form)
    assert answer.status_code == 422
    assert "“Short, Too short” is not legal" in unescape(answer.content.decode())
    assert not Simulation.objects.exists()


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_whoever_may_open_the_games_is_told_of(alice_client: Client, edited: Deck, visibility: str) -> None:
    name_version(version=edited.versions.get(revision=edited.revision), name="At the start")
    change_deck(deck=edited, revision=edited.revision, changes=[AddCopies("main", "pip-7", -1), AddCopies("main", "pip-5", 1)])
    Deck.objects.filter(pk=edited.pk).update(visibility=visibility)
    page = unescape(alice_client.get(f"/decks/{edited.pk}/compare/").content.decode())
    assert ("sees the version's name and list" in page) is (visibility == "public")


def test_versions_are_their_owners_alone(bob_client: Client, edited: Deck, weak: Deck) -> None:
    change_deck(deck=edited, revision=edited.revision, changes=[AddCopies("main", "pip-7", -1), AddCopies("main", "pip-5", 1)])
    Deck.objects.filter(pk=edited.pk).update(visibility="public")
    address = f"/decks/{edited.pk}/compare/?version={edited.revision}"
    assert bob_client.get(address).context["form"].sides == {}
    form = {"other": "kept", "kept": str(edited.revision), "against": "chosen", "link": str(weak.pk), "amount": "1000", "level": "coin"}
    assert bob_client.post(address, form).status_code == 422
    assert not Simulation.objects.exists()


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"other": "own"}, "Choose a deck to compare with."),
        ({"other": "pasted", "text": "7 nonsense"}, "nonsense"),
        ({"other": "pasted", "text": "1 pip-9"}, "is not legal, so it can&#x27;t be played"),
        ({"other": "origin"}, "Select a valid choice"),
    ],
)
def test_refusals(alice_client: Client, edited: Deck, strong: Deck, weak: Deck, fields: dict[str, str], message: str) -> None:
    form = {"against": "chosen", "link": str(weak.pk), "amount": "1000", "level": "coin"}
    answer = alice_client.post(f"/decks/{edited.pk}/compare/", form | fields)
    assert answer.status_code == 422
    assert message in answer.content.decode()
    assert not Simulation.objects.exists()


def test_an_illegal_deck_is_told_why(alice_client: Client, alice: Owner) -> None:
    short = make_deck(alice, "Short", {"main": {"pip-1": 3}})
    answer = alice_client.get(f"/decks/{short.pk}/compare/")
    assert "is not legal" in answer.content.decode()
    assert alice_client.post(f"/decks/{short.pk}/compare/", {}).status_code == 409


def test_charlie_compares_no_private_deck(charlie_client: Client, edited: Deck) -> None:
    assert charlie_client.get(f"/decks/{edited.pk}/compare/").status_code == 404
    assert charlie_client.post(f"/decks/{edited.pk}/compare/", {}).status_code == 404


def test_programs_get_the_same(alice_client: Client, charlie_client: Client, edited: Deck, strong: Deck, weak: Deck) -> None:
    body = {
        "game": "pips",
        "deck": {"id": str(edited.pk)},
        "compare_with": {"id": str(strong.pk)},
        "opponents": [{"id": str(weak.pk)}],
        "games": 400,
        "seed": 3,
    }
    answer = alice_client.post("/api/v1/simulations", body, content_type="application/json")
    assert answer.status_code == 202, answer.content
    made = Simulation.objects.get()
    assert (made.kind, made.games) == (Kind.VERSIONS, 400)
    empty = alice_client.get(f"/api/v1/simulations/{made.pk}").json()
    assert (empty["kind"], empty["comparison"]["difference"]) == ("versions", None)
    play_out(made, random.Random(1))
    told = alice_client.get(f"/api/v1/simulations/{made.pk}").json()
    assert told["comparison"] == summarise_versions(made).as_json["comparison"]
    assert told["games"] == told["comparison"]["figures"]["games"] == 200
    assert told["comparison"]["changes"][0] == {"section": "main", "card": {"en": "1 pips", "zh": "1 点"}, "count": 1, "count_before": 0}
    assert charlie_client.get(f"/api/v1/simulations/{made.pk}").status_code == 404
    refused = alice_client.post(
        "/api/v1/simulations", body | {"stop": {"kind": "target_error"}}, content_type="application/json", headers={"accept-language": "en"}
    )
    assert refused.json()["code"] == "bad_stop"
