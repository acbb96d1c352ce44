"""A search finds what was meant, however it was typed."""

import pytest

from cards.models import Card
from cards.searching import normalise, terms, tidy
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
    assert list(Card.objects.of_game("echo").matching(query).values_list("slug", flat=True)) == found


def test_terms_are_words_and_quoted_phrases() -> None:
    assert terms('  Ember  "the  Bell" ｘ') == ["ember", "the bell", "x"]
    assert terms('"') == []
    assert terms('half "open phrase') == ["half", "open phrase"]


def test_what_cannot_be_seen_is_left_out() -> None:
    assert tidy("a\x00b\n\tc\u202e") == "a b c"
    assert normalise("Ａ　B") == "a b"
