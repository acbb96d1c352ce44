"""Edits of single cards that follow one another soon are one row; any two versions are chosen over the list, named ones always."""

from __future__ import annotations

import random
import re
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from cards.catalogue import Catalogue
from decks.lists.changes import AddCopies, Rename
from decks.models import Deck, DeckVersion
from decks.owners import Owner
from decks.services import change_deck, create_deck
from decks.versions import edit_runs
from decks.versions.edit_runs import runs_of
from decks.versions.history import name_version, undo
from rules import games
from rules.kernel.game import Game
from tests.assertions.languages import leftovers

OX, SPARROW = "kiln-ox", "wick-sparrow"


def edit(deck: Deck, *changes: object) -> Deck:
    return change_deck(deck=deck, revision=deck.revision, changes=changes)  # type: ignore[arg-type]


def add(deck: Deck, card: str = OX, by: int = 1) -> Deck:
    return edit(deck, AddCopies("main", card, by))


def revisions(deck: Deck, catalogue: Catalogue) -> list[list[int]]:
    return [[each.revision for each in run.versions] for run in runs_of(deck, catalogue).runs]


def test_what_makes_a_run(deck: Deck, catalogue: Catalogue) -> None:
    """Single cards soon after one another, up to one with a name; several cards at once, other words or a pause begin anew."""
    deck = add(add(add(deck)), SPARROW)
    assert revisions(deck, catalogue) == [[4, 3, 2], [1]]
    assert runs_of(deck, catalogue).runs[0].words == "+1 Wick Sparrow, +2 Kiln Ox"
    name_version(version=deck.versions.get(revision=3), name="Three oxen")
    deck = add(edit(deck, AddCopies("main", OX, -1), AddCopies("main", SPARROW, 1)), SPARROW)
    deck = add(edit(add(deck, SPARROW), Rename("Sparrows")))
    assert revisions(deck, catalogue) == [[9], [8], [7, 6], [5], [4], [3, 2], [1]]
    DeckVersion.objects.filter(deck=deck, revision__gte=7).update(made_at=timezone.now() + timedelta(minutes=31))
    assert revisions(deck, catalogue)[2:4] == [[7], [6]]


def test_pages_hold_every_edit_once(deck: Deck, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, and in the same runs as without pages, but for those that are longer than a page."""
    seed = random.randrange(1 << 32)
    print("seed", seed)
    chance = random.Random(seed)
    for number in range(40):
        deck = edit(deck, Rename(f"Oxen {number}")) if chance.random() < 0.3 else add(deck, chance.choice([OX, SPARROW]))
    whole = revisions(deck, catalogue)
    monkeypatch.setattr(edit_runs, "MOST_READ", 9)
    monkeypatch.setattr(edit_runs, "RUNS", 3)
    found, until, pages = [], None, 0
    while pages == 0 or until:
        page = runs_of(deck, catalogue, until=until)
        assert len(page.runs) <= 3
        assert sum(len(run.versions) for run in page.runs) <= 9
        found += [[each.revision for each in run.versions] for run in page.runs]
        until, pages = page.earlier, pages + 1
    assert [each for run in found for each in run] == list(range(deck.revision, 0, -1))
    assert [run for run in whole if len(run) < 9] == [run for run in found if run in whole and len(run) < 9]


def test_the_page_tells_a_run_in_one_row(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    deck = add(add(add(deck)), SPARROW)
    home = f"/decks/{deck.pk}/versions/"
    page = alice.get(home).content.decode()
    assert re.findall(r"<summary class=\"small\">([^<]*)", page) == ["3 edits of single cards"]
    edits = page.split('id="edits"')[1]
    assert [edits.count(f'href="{home}{revision}/"') for revision in (1, 2, 3, 4)] == [1, 1, 1, 2]
    undo(deck=deck, revision=deck.revision)
    for language, code, words in (("en", "en", "Compare two versions"), ("zh-hans", "zh", "比较两个版本")):
        page = alice.get(home, headers={"accept-language": language}).content.decode()
        assert words in page
        assert leftovers(page, code, names=("Oxen", "alice")) == []
    assert alice.get(f"{home}?until=2").content.decode().count("#edits") == 1
    assert [alice.get(f"{home}?until={rubbish}").status_code for rubbish in ("0", "x", "9" * 30, "-1")] == [200] * 4


def options(page: str, field: str) -> dict[str, str]:
    """The values of a field's options by their words; the chosen one with a star before it."""
    select = re.search(rf'<select id="{field}".*?</select>', page, re.DOTALL)
    assert select is not None
    found = re.findall(r'<option value="([^"]*)"( selected)?>([^<]*)</option>', select[0])
    return {("*" if chosen else "") + words: value for value, chosen, words in found}


def test_any_two_named_versions_are_compared_from_the_top(deck: Deck, alice: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those whose edits are on no page that is shown; the form comes before the lists."""
    for name in ("First try", "Second try"):
        name_version(version=deck.versions.get(revision=deck.revision), name=name)
        deck = add(deck)
    deck = add(edit(deck, Rename("Renamed")))
    monkeypatch.setattr(edit_runs, "RUNS", 1)
    page = alice.get(f"/decks/{deck.pk}/versions/").content.decode()
    assert page.index("Show what differs") < page.index('id="named"') < page.index('id="edits"')
    offered = options(page, "from")
    assert {"First try", "*Second try", "The deck as it is"} <= offered.keys()
    assert options(page, "to")["*The deck as it is"] == str(deck.pk)
    first, second = offered["First try"], options(page, "to")["Second try"]
    beside = alice.get(f"/decks/differences/?a={first}&b={second}").content.decode()
    assert "+1" in beside.split('class="is-more"')[1][:10]

    assert list(options(beside, "a"))[:2] == ["Second try", "*First try"]
    assert list(options(beside, "b"))[:2] == ["*Second try", "First try"]


def test_versions_are_offered_to_their_owner_alone(deck: Deck, alice: Client, bob: Client, echo: Game, member: User) -> None:
    name_version(version=deck.versions.get(revision=1), name="First try")
    other = create_deck(owner=Owner(member), game=games.get("echo"), name="Fires")
    Deck.objects.update(visibility="public")
    address = f"/decks/differences/?a={deck.pk}&b={other.pk}"
    assert "First try" in alice.get(address).content.decode()
    assert "First try" not in bob.get(address).content.decode()


def test_a_new_deck_has_nothing_to_compare(deck: Deck, alice: Client) -> None:
    assert "Show what differs" not in alice.get(f"/decks/{deck.pk}/versions/").content.decode()
