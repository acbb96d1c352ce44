"""Importing keeps cards beside the shipped ones, and changes only what changed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import count
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards.catalogue import catalogue_of
from cards.identities import FIRST, number_of, slug_of
from cards.imports.card_files import read_card_file
from cards.imports.refusals import CardFileError
from cards.imports.services import define_cards, import_cards, imported_cards
from cards.models import Card, CardChange, CardSet, CardValue
from cards.search.card_search import Search
from cards.services import load_definitions
from rules import games
from tests.cards.imports.imported import bring, sorcery
from tests.fixtures.shipping import load_shipped
from tests.rules.sorcery.made_up_cards import content_of, new_card, old_card, reprinted

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def on(settings: Any) -> None:
    settings.IMPORTED_CARDS = True


def state() -> list[Any]:
    rows = list(Card.everything.order_by("pk").values_list("pk", "slug", "number", "digest", "search"))
    return [*rows, *CardValue.objects.order_by("pk").values_list(), *CardSet.everything.order_by("pk").values_list()]


def found(words: str) -> list[str]:
    search = Search(catalogue_of(sorcery()), words)
    assert not search.problems
    columns = catalogue_of(sorcery()).columns
    return [str(slug) for slug in columns.arrays["slug"][search.found]]


def test_a_card_is_kept_with_all_that_its_file_says() -> None:
    outcome = bring(reprinted(old_card(defence=4), "Second Tide", "2025-05-01"), old_card("Pool", "Site"))
    assert (outcome.total, outcome.added, outcome.changed, outcome.absent) == (2, 2, 0, ())
    heron = Card.objects.get(slug="imported-weir-heron")
    assert (heron.name_en, heron.name_zh, heron.rarity, heron.kind, heron.cost, heron.is_imported) == (
        *("Weir Heron", "Weir Heron", "exceptional", "minion", 3, True),
    )
    assert heron.set.slug == "imported-first-tide"
    assert heron.definition.values == {"element": ("air",), "cost": 3, "air": 1, "power": 2, "defence": 4}
    assert heron.text_en == heron.text_zh == "Airborne\n\nWhen it arrives, draw a spell."
    assert heron.definition.is_kept_as_text
    assert not heron.problem
    assert (found := imported_cards(sorcery())).total == 2
    assert (found.read, found.kept_as_text, [(row.name_en, count) for row, count in found.sets]) == (
        *(0, 2, [("First Tide", 2), ("Second Tide", 1)]),
    )


def test_importing_again_changes_nothing_and_either_shape_will_do() -> None:
    bring(old_card(), old_card("Pool", "Site"))
    before = state()
    outcome = bring(new_card(), new_card("Pool", "Site"))
    assert (outcome.added, outcome.changed) == (0, 0)
    assert state() == before


def test_only_what_changed_is_changed() -> None:
    bring(old_card(), old_card("Pool", "Site"))
    pool, heron = Card.objects.get(slug="imported-pool"), Card.objects.get(slug="imported-weir-heron")
    assert bring(old_card(cost=4), old_card("Pool", "Site")).changed == 1
    after = Card.objects.get(slug="imported-weir-heron")
    assert (after.pk, after.number, after.cost) == (heron.pk, heron.number, 4)
    assert Card.objects.get(slug="imported-pool").digest == pool.digest
    assert [change.differences for change in CardChange.objects.all()] == [[{"key": "cost", "before": 3, "after": 4}]]


def test_cards_that_come_while_a_file_is_read_keep_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two imports at once: the second to write finds the number taken that it had chosen."""

    def first_free(name: str, taken: Collection[int]) -> int:
        return next(number for number in count(FIRST) if number not in taken)

    monkeypatch.setattr("cards.imports.services.number_of", first_free)
    file = read_card_file(sorcery(), content_of(old_card()))
    defined = define_cards(game=sorcery(), file=file)
    bring(old_card("Pool", "Site"))
    import_cards(game=sorcery(), file=file, defined=defined)
    assert dict(Card.objects.values_list("name_en", "number")) == {"Pool": FIRST, "Weir Heron": FIRST + 1}


def test_one_import_of_a_game_writes_at_a_time() -> None:
    file = read_card_file(sorcery(), content_of(old_card()))
    defined = define_cards(game=sorcery(), file=file)
    with CaptureQueriesContext(connection) as queries:
        import_cards(game=sorcery(), file=file, defined=defined)
    written = [each["sql"] for each in queries if each["sql"].startswith(("INSERT", "UPDATE"))]
    locks = [place for place, sql in enumerate(written) if sql.startswith("UPDATE") and "hold:card-import:sorcery" in sql]
    assert locks
    assert not any("cards_card" in sql for sql in written[: locks[0]])


def test_cards_that_a_file_has_no_more_stay_and_are_named() -> None:
    bring(old_card(), old_card("Pool", "Site"))
    assert bring(old_card("Pool", "Site")).absent == ("Weir Heron",)
    assert Card.objects.filter(slug="imported-weir-heron").exists()


def test_a_set_is_as_old_as_its_earliest_printing_in_any_file_however_it_is_spelt() -> None:
    def released() -> list[tuple[str, str]]:
        return [(row.name_en, str(row.released)) for row in CardSet.everything.all()]

    def printed(name: str, day: str) -> dict[str, Any]:
        return {**old_card(f"Heron {day}"), "sets": [{**old_card()["sets"][0], "name": name, "releasedAt": day}]}

    bring(printed("Tide", "2024-03-02"), printed("TIDE", "2024-02-01"), printed("tide", "2024-05-01"))
    assert released() == [("TIDE", "2024-02-01")]
    bring(printed("Tide", "2024-04-01"))
    assert released() == [("Tide", "2024-02-01")]
    bring(printed("Tide", "2023-12-01"))
    assert released() == [("Tide", "2023-12-01")]


def test_loading_shipped_cards_leaves_imported_ones_alone() -> None:
    load_shipped(sorcery())
    shipped = Card.objects.of_game("sorcery").count()
    bring(old_card())
    before = state()
    loaded = load_definitions(only=sorcery())[0]
    assert (loaded.removed, loaded.kept) == (0, [])
    assert [row for row in state() if "imported-weir-heron" in row] == [row for row in before if "imported-weir-heron" in row]
    assert Card.objects.of_game("sorcery").count() == shipped + 1


def test_nothing_is_written_of_a_file_that_the_game_can_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    load_shipped(sorcery())
    before = state()
    monkeypatch.setattr("cards.imports.services.number_of", lambda name, taken: 0)
    with pytest.raises(CardFileError, match="number: 0 is less than 1"):
        bring(old_card())
    assert state() == before


def test_every_problem_of_the_cards_is_told_up_to_twenty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cards.imports.services.number_of", lambda name, taken: 0)
    cards = [old_card(f"Pool {number}", "Site") for number in range(30)]
    with pytest.raises(CardFileError) as two:
        bring(*cards[:2])
    assert str(two.value).split("\n") == ["“Pool 0”: number: 0 is less than 1.", "“Pool 1”: number: 0 is less than 1."]
    with pytest.raises(CardFileError) as many:
        bring(*cards)
    assert len(many.value.problems) == 20


@pytest.mark.parametrize(
    ("card", "values"),
    [
        (old_card("Lamp", "Artifact", attack=0, defence=0), {"element": ("air",), "air": 1, "cost": 3, "artifact_type": "relic"}),
        (new_card("Lamp", "Artifact", attack=3, defense=4), {"element": ("air",), "air": 1, "cost": 3, "artifact_type": "relic"}),
        (
            old_card("Lamp", "Artifact", attack=0, defence=1, subTypes="Automaton"),
            {"element": ("air",), "air": 1, "cost": 3, "artifact_type": "automaton", "power": 0, "defence": 1},
        ),
        (old_card(attack=None, defence=None), {"element": ("air",), "air": 1, "cost": 3}),
        (old_card(elements="None"), {"air": 1, "cost": 3, "power": 2}),
        (old_card(thresholds={"air": 0, "earth": 0, "fire": 0, "water": 0}), {"element": ("air",), "cost": 3, "power": 2}),
    ],
)
def test_fields_are_as_the_file_has_them(card: Any, values: dict[str, Any]) -> None:
    """Only units have a power. What shipped cards have to have together, imported ones need not."""
    assert bring(card).added == 1
    kept = Card.objects.get()
    assert (kept.definition.values, kept.problem) == (values, "")


def test_cards_are_found_by_subtype_artist_and_every_set() -> None:
    bring(reprinted(old_card(), "Second Tide", "2025-05-01"), old_card("Pool", "Site", subTypes="River"))
    heron = ["imported-weir-heron"]
    assert found("subtype:bird") == heron
    assert found("子类别:bird") == heron
    assert found('set:"Second Tide"') == found("set:imported-second-tide") == heron
    assert sorted(found("painter")) == ["imported-pool", *heron]
    assert found("subtype:river") == ["imported-pool"]


def test_a_card_page_tells_its_printings_and_that_its_text_is_words(client: Client) -> None:
    bring(old_card(rulesText="<script>alert(1)</script> & more"))
    page = client.get("/sorcery/cards/imported-weir-heron/").content.decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; more" in page
    for words in ("kept as words", "First Tide, Standard, Booster", "Ada Painter", "?subtype=Bird"):
        assert words in page
    chinese = client.get("/sorcery/cards/imported-weir-heron/", headers={"accept-language": "zh-hans"}).content.decode()
    assert '<h1 lang="en">Weir Heron</h1>' in chinese
    assert '<a href="/sorcery/cards/?set=imported-first-tide" lang="en">First Tide</a>' in chinese
    assert "只有英文" in chinese
    quick = client.get("/sorcery/cards/imported-weir-heron/", headers={"accept-language": "zh-hans", "hx-request": "true"}).content.decode()
    assert '<h2 id="quick-title" lang="en">Weir Heron</h2>' in quick
    for language in ("en", "zh"):
        picture = client.get(f"/sorcery/cards/imported-weir-heron.{language}.svg").content.decode()
        assert "<script" not in picture
        assert "Weir Heron" in picture or "<path" in picture
    assert client.get("/sorcery/cards/?subtype=Bird").content.count(b"imported-weir-heron") >= 1


@pytest.mark.parametrize("made", [old_card, new_card])
def test_a_text_that_is_read_exactly_becomes_abilities(made: Callable[..., dict[str, Any]], client: Client) -> None:
    """Its words are on its page, it is found by what it does, and nothing says that it is kept as words."""
    key, defence = ("rulesText", "defence") if made is old_card else ("rules", "defense")
    told = {key: "Airborne, Stealth\r\n\r\nGenesis → Draw a spell."}
    bring(made(**told), made("Bell Heron", **{key: "Genesis → Take another turn."}), made("Clay Heron", **told, **{defence: 9}))
    heron = Card.everything.get(slug="imported-weir-heron")
    definition = heron.definition
    assert definition.values["keywords"] == ("airborne", "stealth")
    assert [type(each).__name__ for each in definition.abilities] == ["Ability"]
    assert not definition.is_kept_as_text
    page = client.get("/sorcery/cards/imported-weir-heron/").content.decode()
    assert "kept as words" not in page
    assert "Genesis → Draw a spell." in page
    for name in ("imported-bell-heron", "imported-clay-heron"):
        assert Card.everything.get(slug=name).definition.is_kept_as_text
        assert "kept as words" in client.get(f"/sorcery/cards/{name}/").content.decode()
    assert found("does:draw") == ["imported-weir-heron"]
    counted = imported_cards(sorcery())
    assert (counted.read, counted.kept_as_text) == (1, 2)


def test_numbers_follow_from_names_and_are_in_their_order() -> None:
    names = ["Ash Kite", "Bell", "Bell Ringer", "Zither"]
    numbers = [number_of(name, ()) for name in names]
    assert numbers[0] < min(numbers[1:3])
    assert max(numbers[1:3]) < numbers[3] < 100_000_000
    assert number_of("Bell", {numbers[1]}) == numbers[1] + 1


def test_slugs_tell_names_apart_that_share_their_plain_letters() -> None:
    assert slug_of("Weir Heron") == "imported-weir-heron"
    assert slug_of("Keeper's Lamp") == "imported-keepers-lamp"
    assert slug_of("鹭") != slug_of("鸥")
    assert slug_of("a" * 70) != slug_of("a" * 71)
    assert len(slug_of("é" * 80)) <= 50


def test_no_shipped_card_has_a_slug_of_imported_ones() -> None:
    load_shipped(*games.everything())
    assert not Card.everything.filter(slug__startswith="imported-").exists()
