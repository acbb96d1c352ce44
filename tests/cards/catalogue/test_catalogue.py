"""A process holds one catalogue of a game's cards, and another one as soon as any card has changed."""

from __future__ import annotations

from pytest_django import DjangoAssertNumQueries

from cards.catalogue import catalogue_of, held_catalogues
from cards.models import Card
from cards.services import load_definitions, mark_changed
from rules import games
from tests.cards.conftest import Folder

ECHO = games.get("echo")


def test_it_has_the_cards_as_rows_and_as_columns(pool: Folder) -> None:
    catalogue = catalogue_of(ECHO)
    assert list(catalogue.rows) == list(Card.objects.of_game(ECHO).order_by("number").values_list("slug", flat=True))
    assert list(catalogue.columns.arrays["slug"]) == list(catalogue.rows)
    assert all(text is card.search for text, card in zip(catalogue.columns.search, catalogue.rows.values(), strict=True))
    assert [each.slug for each in catalogue.columns.sets] == ["trial"]


def test_its_rows_share_their_sets(pool: Folder, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    catalogue = catalogue_of(ECHO)
    with django_assert_num_queries(0):
        assert {id(card.set) for card in catalogue.rows.values()} == {id(catalogue.sets[0])}


def test_it_is_read_once(pool: Folder, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    mark_changed(ECHO)
    with django_assert_num_queries(3):
        first = catalogue_of(ECHO)
    with django_assert_num_queries(1):
        assert catalogue_of("echo") is first
    with django_assert_num_queries(0):
        assert len(first.columns) == 7


def test_it_is_read_again_after_a_change(pool: Folder) -> None:
    first = catalogue_of(ECHO)
    pool.card("moth", 8, name="Moth", name_zh="蛾")
    load_definitions(only=ECHO, folder=pool.path)
    second = catalogue_of(ECHO)
    assert second is not first
    assert set(second.rows) - set(first.rows) == {"moth"}
    assert second.columns.holding("moth").sum() == 1


def test_it_is_read_again_after_another_process_has_changed_it(pool: Folder) -> None:
    """Another process leaves nothing but its rows and the versions of the sets."""
    first = catalogue_of(ECHO)
    Card.objects.filter(slug="fox").update(name_en="Cinder Fox")
    assert catalogue_of(ECHO) is first
    mark_changed(ECHO)
    assert catalogue_of(ECHO).rows["fox"].name_en == "Cinder Fox"


def test_a_held_one_asks_the_database_once(pool: Folder, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    catalogue_of(ECHO)
    with django_assert_num_queries(1), held_catalogues():
        assert catalogue_of(ECHO) is catalogue_of(ECHO)


def test_what_is_made_of_the_cards_is_kept_as_long_as_they_are(pool: Folder) -> None:
    made: list[int] = []
    catalogue = catalogue_of(ECHO)
    assert [catalogue.kept("tests", lambda: made.append(1) or len(made)) for _ in range(3)] == [1, 1, 1]
    mark_changed(ECHO)
    assert catalogue_of(ECHO).kept("tests", lambda: made.append(1) or len(made)) == 2
