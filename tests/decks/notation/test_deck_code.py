"""The short deck code."""

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.notation.deck_code import LOOKS_LIKE_CODE, CodedDeck, DeckCodeError, read_code, write_code
from rules import games

PLAIN = CodedDeck(1, 0, ({7: 1}, {1: 2, 2: 2, 3: 3, 179: 3, 2009: 1}))
sections = st.dictionaries(st.integers(0, 2**31), st.integers(1, 99), max_size=40)
decks = st.builds(CodedDeck, st.integers(1, 60), st.integers(0, 9), st.lists(sections, max_size=5).map(tuple))


def test_plain() -> None:
    assert write_code(PLAIN) == "AAEBAAIBBwAAAdkPAgECAgMDswED"
    assert read_code("AAEBAAIBBwAAAdkPAgECAgMDswED") == PLAIN


@given(decks)
def test_every_deck_comes_back(deck: CodedDeck) -> None:
    code = write_code(deck)
    assert read_code(code) == deck
    assert "=" not in code


@given(decks)
def test_every_code_is_known_in_running_words(deck: CodedDeck) -> None:
    code = write_code(deck)
    if len(code) >= 8:
        assert LOOKS_LIKE_CODE.findall(f"看这个：{code}，强！") == [code]


def test_both_alphabets_and_padding_are_read() -> None:
    deck = CodedDeck(1, 0, ({62: 1, 63: 1, 4031: 1, 16383: 2},))
    code = write_code(deck)
    content = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    assert read_code(base64.b64encode(content).decode()) == deck
    assert read_code(base64.urlsafe_b64encode(content).decode()) == deck


@given(st.integers(1, 27))
def test_a_code_that_is_cut_off_is_refused(kept: int) -> None:
    with pytest.raises(DeckCodeError):
        read_code(write_code(PLAIN)[:kept])


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "not one of"),
        ("AAE!", "letters"),
        ("AAEBAAIBBwAAAdkPAgECAgMDswEDAA", "goes on"),
        ("AAIBAAIBBwAAAdkPAgECAgMDswED", "version 2"),
        ("BAEBAAIBBwAAAdkPAgECAgMDswED", "not one of"),
        ("AAEBAP8B", "more cards"),
        ("AAGAgICAgICAgAE", "too long"),
        ("A" * 5000, "too long"),
    ],
)
def test_broken_codes_say_what_is_wrong(code: str, words: str) -> None:
    with pytest.raises(DeckCodeError, match=words):
        read_code(code)


@given(st.binary(max_size=60))
def test_rubbish_is_refused_or_read_never_more(content: bytes) -> None:
    try:
        read_code(base64.urlsafe_b64encode(content).decode())
    except DeckCodeError:
        pass


def test_the_places_of_formats_are_permanent() -> None:
    assert {game.slug: [format.slug for format in game.formats] for game in games.everything()} == {
        "echo": ["standard"],
        "douwushi": ["standard"],
        "hota": ["constructed", "limited"],
        "sorcery": ["constructed"],
        "dragon-trove": ["pack", "dragon"],
    }
