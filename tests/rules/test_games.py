"""The registry: five games, one shape, and nothing loaded that only playing needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rules import games


def test_the_games_stand_in_the_order_of_their_numbers():
    assert [(game.number, game.slug) for game in games.everything()] == [
        (1, "echo"),
        (2, "douwushi"),
        (3, "hota"),
        (4, "sorcery"),
        (5, "dragon-trove"),
    ]


def test_a_game_is_found_by_slug_and_number():
    for game in games.everything():
        assert games.get(game.slug) is game
        assert games.with_number(game.number) is game
    with pytest.raises(KeyError):
        games.get("chess")
    with pytest.raises(KeyError):
        games.with_number(99)


@pytest.mark.parametrize("game", games.everything(), ids=lambda game: game.slug)
def test_formats_and_fields_fit_together(game):
    kinds = {kind.slug for kind in game.kinds}
    rarities = {rarity.slug for rarity in game.rarities}
    for format in game.formats:
        assert game.format(format.slug) is format
        for section in format.sections:
            assert set(section.kinds) <= kinds
        for limit in format.copies:
            assert set(limit.rarities) <= rarities
            assert set(limit.exempt_kinds) <= kinds
    for field in game.fields:
        assert set(field.kinds) <= kinds
        assert bool(field.choices) == (field.form != "number")
    assert game.format() is game.formats[0]
    for find in (game.format, game.kind, game.field):
        with pytest.raises(KeyError):
            find("no-such-thing")


def test_a_game_without_an_engine_says_so():
    for game in games.everything():
        if not game.is_playable:
            with pytest.raises(LookupError):
                game.engine()


def test_asking_for_the_games_loads_neither_numba_nor_django():
    code = (
        "import sys, rules.games; rules.games.everything(); print([name for name in ('numba', 'django', 'celery') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.strip() == "[]"


def test_asking_an_engine_what_it_is_loads_no_numba():
    asked = "[(e.digest, e.is_warm(), e.ends, e.levels) for e in (g.engine() for g in games.everything() if g.is_playable)]"
    code = f"import sys; from rules import games; print(len({asked}), 'numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.strip() == f"{sum(game.is_playable for game in games.everything())} False"


@pytest.mark.parametrize("game", games.everything(), ids=lambda game: game.slug)
def test_every_game_draws_each_kind_of_card(game, shipped):
    for kind in game.kinds:
        card = next(card for card in shipped.cards(game.slug).values() if card.kind == kind.slug)
        for language in ("en", "zh"):
            assert game.draw_face(card, language).startswith("<svg")
