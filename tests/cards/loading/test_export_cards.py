"""Exported cards read back as the same cards."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from hypothesis import given
from hypothesis import strategies as st

from cards.loading.definition_files import DEFINITIONS, read_shelf
from cards.loading.export import toml
from cards.services import load_definitions
from rules import games
from tests.cards.conftest import Folder

WORDS = st.text(st.characters(blacklist_categories=("Cs",)), max_size=20)
PLAIN = st.one_of(st.integers(-(2**40), 2**40), st.booleans(), WORDS)
NAMES = st.from_regex(r"[a-z][a-z0-9_-]{0,9}", fullmatch=True)
NESTED = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3), max_leaves=8)


@pytest.mark.django_db
@pytest.mark.parametrize("slug", [game.slug for game in games.everything()])
def test_the_shipped_cards_come_back_as_they_were(slug: str, tmp_path: Path) -> None:
    game = games.get(slug)
    load_definitions(only=game)
    call_command("export_cards", "--game", slug, str(tmp_path), verbosity=0)
    shipped, exported = read_shelf(game, DEFINITIONS / slug), read_shelf(game, tmp_path / slug)
    assert exported.sets == shipped.sets
    assert {card.slug: (place, card) for place, card in exported.cards} == {card.slug: (place, card) for place, card in shipped.cards}


@given(st.dictionaries(NAMES, NESTED, max_size=6))
def test_any_data_comes_back(data: dict[str, object]) -> None:
    assert tomllib.loads(toml(data)) == data


def test_one_set_alone_and_an_unknown_one(pool: Folder, tmp_path: Path) -> None:
    call_command("export_cards", "--game", "echo", "--set", "trial", str(tmp_path / "out"), verbosity=0)
    assert len(list((tmp_path / "out/echo/trial").glob("*.toml"))) == 8
    with pytest.raises(CommandError, match=r"no such set. Its sets: trial"):
        call_command("export_cards", "--game", "echo", "--set", "other", str(tmp_path / "out"))
