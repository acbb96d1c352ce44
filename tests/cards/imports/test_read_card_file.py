"""A file of cards is read whole or refused whole, saying what is wrong with it."""

from __future__ import annotations

import json
import pickle
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.imports import json_elements
from cards.imports.card_files import read_card_file
from cards.imports.refusals import CardFileError
from rules import games
from tests.cards.imports.imported import sorcery
from tests.rules.sorcery.made_up_cards import content_of, new_card, old_card

WHOLE = content_of(old_card(), old_card("Pool", "Site"), new_card("Sluice Warden", "Avatar"))


def refusal(content: bytes) -> str:
    with pytest.raises(CardFileError) as found:
        read_card_file(sorcery(), content)
    assert all(problem.zh for problem in found.value.problems)
    assert str(pickle.loads(pickle.dumps(found.value))) == str(found.value)
    return str(found.value)


def test_a_file_may_have_both_shapes() -> None:
    file = read_card_file(sorcery(), WHOLE)
    assert [card.name for card in file.cards] == ["Weir Heron", "Pool", "Sluice Warden"]
    assert {name: str(day) for name, day in file.sets.items()} == {"First Tide": "2024-02-01"}


def test_a_byte_order_mark_and_blanks_are_no_fault() -> None:
    pretty = json.dumps([old_card(), old_card("Pool", "Site")], indent=2).encode()
    assert len(read_card_file(sorcery(), b"\xef\xbb\xbf\n" + pretty + b"\n").cards) == 2


def test_problems_name_card_and_field() -> None:
    told = refusal(content_of(old_card(rarity="Mythic"), old_card("Pool", "Site"), old_card("Pool Two", cost=-1)))
    assert told.split("\n") == [
        "Card 1, “Weir Heron”: guardian.rarity: “Mythic” is unknown; known are Ordinary, Exceptional, Elite, Unique.",
        "Card 3, “Pool Two”: guardian.cost: -1 is no whole number from 0 to 999.",
    ]


def test_a_card_twice_is_refused_however_it_is_spelt() -> None:
    assert refusal(content_of(old_card("Weir Heron"), old_card("weir-HERON"))) == "Card 2, “weir-HERON”: name: this card is there twice."


def test_twenty_problems_are_told() -> None:
    assert len(refusal(content_of(*(old_card(rarity="x") for _ in range(50)))).split("\n")) == 20


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no list of cards"),
        (b"{}", "no list of cards"),
        (b'{"cards": []}', "no list of cards"),
        (b"hello [", "no list of cards"),
        (b"[]", "has no card"),
        (b"[1, 2]", "only objects"),
        (b"[{} {}]", "only objects"),
        (b"[{},, {}]", "only objects"),
        (b"[{},]", "only objects"),
        (b"[{}] []", "only objects"),
        (b"[{]}", "no JSON"),
        (b'[{"a": }]', "no JSON"),
        (b"[[]]", "is no object"),
        (b"[{}]", "no shape of a card"),
        (b"\xff\xfe[]", "no text in UTF-8"),
        (b"[" * 100, "too deep"),
        (b"[" + b"[" * 100_000, "too deep"),
        (b'[{"a":' + b"[" * 20, "too deep"),
        (b'["' + b'\\"' * 10_000, "cut off"),
        (b'[{"a": [' + b"1," * 300_000 + b"1]}]", "too long"),
        (b"[[" + b"1," * 300_000 + b"1]]", "too long"),
        (b'[{"cost": ' + b"9" * 5_000 + b"}]", "no JSON"),
    ],
)
def test_what_is_no_file_of_cards_is_refused(content: bytes, words: str) -> None:
    assert words in refusal(content)


@given(st.integers(min_value=0, max_value=len(WHOLE) - 1))
def test_a_file_that_is_cut_off_anywhere_is_refused(length: int) -> None:
    assert refusal(WHOLE[:length])


@given(st.integers(min_value=0, max_value=len(WHOLE) - 1), st.binary(min_size=0, max_size=4))
def test_a_file_with_any_bytes_changed_is_read_or_refused(place: int, instead: bytes) -> None:
    content = WHOLE[:place] + instead + WHOLE[place + 1 :]
    with suppress(CardFileError):
        assert read_card_file(sorcery(), content).cards


def test_too_large_a_file_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_elements, "MOST_BYTES", 1_000_000)
    assert refusal(b"[" + b" " * 1_500_000 + b"]") == "The file has 1.5 MB; 1 MB at most are read."


def test_a_game_without_published_cards_imports_none() -> None:
    with pytest.raises(LookupError):
        read_card_file(games.get("echo"), WHOLE)
