"""Nothing that can be typed breaks a search or keeps it busy. `DECKPROOF_FUZZ_QUERIES=100000` tries as many, each within a second.

Otherwise the limit only tells what would take for ever. Each test prints how many there were and which took longest (`pytest -rP`).
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.search.card_search import Search
from cards.search.keys import keys_of
from cards.search.stock import Stock, stock_of
from rules import games
from search.spelling import MAX_QUERY, tidy
from tests.cards.conftest import Folder
from tests.quickness import Quickness
from tests.search.made_up_searches import anything, grammatical

INPUTS = int(os.environ.get("DECKPROOF_FUZZ_QUERIES", "300"))
MOST_SECONDS = 1.0 if "DECKPROOF_FUZZ_QUERIES" in os.environ else 30.0
FUZZED = settings(
    max_examples=INPUTS, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], print_blob=True
)


@pytest.fixture
def stock(pool: Folder) -> Stock:
    return stock_of(games.get("echo"))


def answer(stock: Stock, text: str) -> None:
    """Searches as the page does: every card found is one of the stock, every problem says something."""
    search = Search(stock, tidy(text)[:MAX_QUERY])
    found = search.sorted(search.found)
    assert len(set(found.places)) == len(found) <= len(stock)
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


def test_any_text(stock: Stock) -> None:
    fuzz(anything, lambda text: answer(stock, text))


def test_any_search_that_the_grammar_makes(stock: Stock) -> None:
    fuzz(grammatical(keys_of(stock).by_name), lambda text: answer(stock, text))


@pytest.mark.parametrize(
    "text", ["(" * 400, ")" * 400, "-" * 400, "a|" * 200, "((a or " * 57, "not " * 100, "/" + "(a*)*" * 79 + "/", "a:" * 200]
)
def test_long_and_deep_ones(stock: Stock, text: str) -> None:
    Quickness(MOST_SECONDS).ask(text, lambda: answer(stock, text))


def test_expressions_that_would_take_for_ever_elsewhere(stock: Stock) -> None:
    """Over texts as long as a whole set's, so that time beyond proportion would show."""
    long = Stock(stock.game, stock.version, stock.rows, ["a" * 30_000] * len(stock), stock.sets)
    for pattern in ("(a+)+$", "(a|aa)+b", "(.*a){12}b", "((a?){30}){30}b"):
        Quickness(30.0).ask(pattern, lambda text=f"/{pattern}/": answer(long, text))
