"""Nothing that can be typed breaks a search or keeps it busy. `DECKPROOF_FUZZ_QUERIES=100000` tries as many, each within a second.

Otherwise the limit only tells what would take for ever. Each test prints how many there were and which took longest (`pytest -rP`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from copy import copy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.catalogue import Catalogue, catalogue_of
from cards.catalogue.card_columns import CardColumns
from cards.search.card_search import Search
from cards.search.keys import card_keys
from rules import games
from search.normalisation import MAX_QUERY, tidy
from tests.assertions.quickness import Quickness
from tests.cards.conftest import Folder
from tests.search.made_up_searches import anything, grammatical

INPUTS = int(os.environ.get("DECKPROOF_FUZZ_QUERIES", "300"))
MOST_SECONDS = 1.0 if "DECKPROOF_FUZZ_QUERIES" in os.environ else 30.0
FUZZED = settings(
    max_examples=INPUTS, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], print_blob=True
)


@pytest.fixture
def catalogue(pool: Folder) -> Catalogue:
    return catalogue_of(games.get("echo"))


def answer(catalogue: Catalogue, text: str) -> None:
    """Searches as the page does: every card found is one of the catalogue, every problem says something."""
    search = Search(catalogue, tidy(text)[:MAX_QUERY])
    found = search.sorted(search.found)
    assert len(set(found.places)) == len(found) <= len(catalogue.rows)
    assert all(search.problems)
    assert isinstance(search.told, str)


def fuzz(strategy: st.SearchStrategy[str], search: Callable[[str], None]) -> None:
    quickness = Quickness(MOST_SECONDS)

    @FUZZED
    @given(strategy)
    def run(text: str) -> None:
        quickness.ask(text, lambda: search(text))

    try:
        run()
    finally:
        print(quickness)


def test_any_text(catalogue: Catalogue) -> None:
    fuzz(anything, lambda text: answer(catalogue, text))


def test_any_search_that_the_grammar_makes(catalogue: Catalogue) -> None:
    fuzz(grammatical(card_keys(catalogue).by_name), lambda text: answer(catalogue, text))


@pytest.mark.parametrize(
    "text", ["(" * 400, ")" * 400, "-" * 400, "a|" * 200, "((a or " * 57, "not " * 100, "/" + "(a*)*" * 79 + "/", "a:" * 200]
)
def test_long_and_deep_ones(catalogue: Catalogue, text: str) -> None:
    Quickness(MOST_SECONDS).ask(text, lambda: answer(catalogue, text))


def test_expressions_that_would_take_for_ever_elsewhere(catalogue: Catalogue) -> None:
    """Over texts as long as a whole set's, so that time beyond proportion would show."""
    columns = catalogue.columns
    long = copy(catalogue)
    long.__dict__["columns"] = CardColumns(columns.game, columns.arrays, ["a" * 30_000] * len(columns), columns.sets)
    for pattern in ("(a+)+$", "(a|aa)+b", "(.*a){12}b", "((a?){30}){30}b"):
        Quickness(30.0).ask(pattern, lambda text=f"/{pattern}/": answer(long, text))
