"""Nothing that can be typed breaks a search or keeps it busy. `DECKPROOF_FUZZ_QUERIES=100000` tries as many, each within a second.

Otherwise the limit only tells what would take for ever: the machine may be busy.
"""

from __future__ import annotations

import os
from time import thread_time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.card_keys import keys_of
from cards.finding import Search
from cards.searching import MAX_QUERY, tidy
from cards.stock import Stock, stock_of
from rules import games
from tests.cards.conftest import Folder

INPUTS = int(os.environ.get("DECKPROOF_FUZZ_QUERIES", "300"))
MOST_SECONDS = 1.0 if "DECKPROOF_FUZZ_QUERIES" in os.environ else 30.0
FUZZED = settings(
    max_examples=INPUTS, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], print_blob=True
)
SIGNS = st.text(alphabet='abco:=<>!|/\\"()[]{}*+?.^$-~%_ ,，：（）“”火水费用≥0123456789\n\x00', max_size=120)
WORDS = st.sampled_from(
    ["fox", "火", "狐", '"the bell"', "/^b.*/", "/(a+)+$/", "/(x?){99}/", "3", "-1", "2.5", "UR", "2025-01", "lava", "", "💥"]
)
OPERATORS = st.sampled_from([":", "=", "!=", "<", "<=", ">", ">=", ":>=", "："])


def grammatical(keys: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Searches that the grammar can make, sensible or not."""
    values = st.lists(WORDS, min_size=1, max_size=3).map("|".join)
    term = st.one_of(values, st.tuples(st.sampled_from(keys), OPERATORS, values).map("".join))

    def wider(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        joints = st.sampled_from([" ", " or ", " and ", " | ", " 或 "])
        return st.one_of(inner.map("-{}".format), inner.map("({})".format), st.tuples(inner, joints, inner).map("".join))

    return st.recursive(term, wider, max_leaves=8)


@pytest.fixture
def stock(pool: Folder) -> Stock:
    return stock_of(games.get("echo"))


def answer(stock: Stock, text: str) -> None:
    """Searches as the page does, and insists on an answer in time: every card found is one of the stock, every problem says something."""
    begun = thread_time()
    search = Search(stock, tidy(text)[:MAX_QUERY])
    found = search.sorted(search.found)
    assert len(set(found.places)) == len(found) <= len(stock)
    assert all(search.problems)
    assert isinstance(search.told, str)
    assert thread_time() - begun < MOST_SECONDS


def test_any_text(stock: Stock) -> None:
    @FUZZED
    @given(st.one_of(st.text(max_size=200), SIGNS))
    def run(text: str) -> None:
        answer(stock, text)

    run()


def test_any_search_that_the_grammar_makes(stock: Stock) -> None:
    names = tuple(keys_of(stock).by_name)

    @FUZZED
    @given(grammatical(names))
    def run(text: str) -> None:
        answer(stock, text)

    run()


@pytest.mark.parametrize(
    "text", ["(" * 400, ")" * 400, "-" * 400, "a|" * 200, "((a or " * 57, "not " * 100, "/" + "(a*)*" * 79 + "/", "a:" * 200]
)
def test_long_and_deep_ones(stock: Stock, text: str) -> None:
    answer(stock, text)


def test_expressions_that_would_take_for_ever_elsewhere(stock: Stock) -> None:
    """Over texts as long as a whole set's, so that time beyond proportion would show."""
    long = Stock(stock.game, stock.version, stock.rows, ["a" * 30_000] * len(stock), stock.sets)
    for pattern in ("(a+)+$", "(a|aa)+b", "(.*a){12}b", "((a?){30}){30}b"):
        answer(long, f"/{pattern}/")
