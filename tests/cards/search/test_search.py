"""A search finds what was meant, however it was typed."""

import pytest

from cards.catalogue import catalogue_of
from cards.search.card_search import Search
from rules import games
from search.normalisation import normalise, tidy
from tests.cards.conftest import Folder


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("ember", ["fox"]),
        ("EMBER fox", ["fox"]),
        ("ｅｍｂｅｒ　ｆｏｘ", ["fox"]),
        ("烬狐", ["fox"]),
        ("钟", ["warden", "carp"]),
        ("bell", ["warden", "carp"]),
        ('"the bell"', ["warden"]),
        ("“the bell”", ["warden"]),
        ("燼狐", ["fox"]),
        ("鐘", ["warden", "carp"]),
        ("狐 beast", ["fox"]),
        ("Tide Guild", ["carp", "whale"]),
        ("潮汐会 护盾", ["carp"]),
        ("道具", ["tea"]),
        ("draw", ["tea"]),
        ("fox wolf", []),
        ("%", []),
        ("_", []),
        ("", ["warden", "fox", "wolf", "carp", "whale", "tea", "oracle"]),
    ],
)
def test_words_of_either_language_find_cards(pool: Folder, query: str, found: list[str]) -> None:
    search = Search(catalogue_of(games.get("echo")), query)
    assert [card.slug for card in search.sorted(search.found, "number")] == found
    assert search.problems == ()


def test_what_cannot_be_seen_is_left_out() -> None:
    assert tidy("a\x00b\n\tc\u202e") == "a b c"
    assert normalise("Ａ　B") == "a b"
