"""`manage.py strength`: every two levels meet in every mirror, and the tables are written where the page has room for them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from decks.deck_list import playable
from lab.entrants import Entrant, playable_games
from lab.management.commands.strength import BEGIN, END, PAGE, told, write_page
from lab.strength import measure_strength
from matches.plans.pairings import seed_for
from matches.tallies.results import count_games
from rules.wording import Text
from tests.matches.conftest import MIDDLE, STRONG
from tests.matches.pips import CARDS, ENGINE, PIPS, PipsEngine

TODAY = date(2025, 6, 1)


def entrants() -> list[Entrant]:
    return [
        Entrant(slug, Text(slug.title(), slug), playable(PIPS.format(), sections, CARDS))
        for slug, sections in (("strong", STRONG), ("middle", MIDDLE))
    ]


def test_every_two_levels_meet_in_every_mirror(pips: PipsEngine) -> None:
    levels = [level.slug for level in ENGINE.levels]
    found = measure_strength(PIPS, entrants(), games=dict.fromkeys(levels, 20), seed=3)
    assert {(duel.level, duel.other) for duel in found.duels} == {(b, a) for i, a in enumerate(levels) for b in levels[i + 1 :]}
    assert [(pace.level, pace.games) for pace in found.paces] == [(level, 40) for level in levels]
    duel, deck = found.duels[0], entrants()[1].deck
    rows = ENGINE.play([deck, deck], seed=seed_for(3, 1), first_pair=0, pairs=10, levels=(duel.level, duel.other))
    assert duel.tallies[1] == count_games(rows, ENGINE.ends)
    lines = list(told(found, "asked"))
    assert lines[0].startswith("Measured by `asked`, engine ")
    assert [line.split(" | ")[0] for line in lines[4:7]] == ["| Strong", "| Middle", "| All"]


def test_the_tables_stand_between_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    marks = {game: (BEGIN.format(game=game), END.format(game=game)) for game in ("one", "two")}
    (begin, end), (other_begin, other_end) = marks.values()
    page.write_text(f"before\n{begin}\nold\n{end}\nbetween\n{other_begin}\nold\n{other_end}\nafter\n")
    for _ in range(2):
        write_page(page, "two", "new")
    assert page.read_text() == f"before\n{begin}\nold\n{end}\nbetween\n{other_begin}\nnew\n{other_end}\nafter\n"


def test_a_game_without_a_place_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{BEGIN.format(game='one')}\nold\n")
    for game in ("one", "two"):
        with pytest.raises(CommandError, match="no place between"):
            write_page(page, game, "new")


def test_every_game_has_its_place() -> None:
    page = PAGE.read_text()
    for game in playable_games():
        assert page.index(BEGIN.format(game=game.slug)) < page.index(END.format(game=game.slug))


def test_one_game_has_to_be_chosen() -> None:
    slugs = ", ".join(game.slug for game in playable_games())
    with pytest.raises(CommandError, match=f"Choose one with --game: {slugs}"):
        call_command("strength")


@pytest.mark.parametrize("options", [["--games", "0"], ["--top-games", "0"], ["--seed", "-1"], ["--game", "chess"]])
def test_what_it_refuses(options: list[str]) -> None:
    with pytest.raises(CommandError):
        call_command("strength", *options)
