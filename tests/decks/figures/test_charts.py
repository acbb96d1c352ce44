"""The figures of a deck: curve, splits, counters."""

import re

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList
from decks.figures.overview import overview_of
from decks.templatetags.deck_figures import columns, strip, strip_labels, tally_labels
from rules.kernel.game import Game


def test_plain(echo: Game, catalogue: Catalogue) -> None:
    sections = {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3, "wick-sparrow": 1}}
    overview = overview_of(DeckList(echo, echo.format(), "X", sections), catalogue)
    assert overview.curve is not None
    assert overview.curve.words == "0: 1; 1: 0; 2: 0; 3: 3; 4: 0; 5: 0"
    assert overview.curve.mean == 9 / 4
    assert {split.slug: split.words for split in overview.splits} == {
        "kind": "Hero: 1; Follower: 4",
        "attribute": "Fire: 4; Grass: 1",
        "faction": "Dawn Court: 1; Wildroot: 4",
        "race": "Beast: 4; Bird: 1",
        "rarity": "N: 4; SR: 1",
    }
    assert {tally.slug: tally.words for tally in overview.tallies} == {"keywords": "Shield: 3"}
    assert (overview.main_counter.name, overview.main_counter.count, overview.main_counter.goal) == ("Main deck", 4, "30")
    assert [(counter.name, counter.is_right) for counter in overview.counters] == [("Hero", True), ("Main deck", False)]
    assert [(group.cost, group.count) for group in overview.parts[1].groups] == [(0, 1), (3, 3)]


def test_strips_add_up(echo: Game, catalogue: Catalogue) -> None:
    overview = overview_of(DeckList(echo, echo.format(), "X", {"main": dict.fromkeys(catalogue.rows, 1)}), catalogue)
    for split in overview.splits:
        assert abs(sum(bar.length for bar in split.bars) - 100) < 0.1
        assert split.bars[0].start == 0


def test_every_bar_is_drawn(echo: Game, catalogue: Catalogue) -> None:
    overview = overview_of(DeckList(echo, echo.format(), "X", {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3, "wick-sparrow": 1}}), catalogue)
    assert overview.curve is not None
    curve = columns(overview.curve)
    assert re.findall(r'class="curve-count" x="[^"]+" y="[^"]+">(\d+)<', curve) == ["1", "3"]
    assert re.findall(r'class="curve-label" x="[^"]+" y="60">(\d+)<', curve) == ["0", "1", "2", "3", "4", "5"]
    assert curve.count("is-none") == 4
    kinds = overview.splits[0]
    assert strip(kinds) == (
        '<rect class="shade-0" x="0.00" y="0" width="20.00" height="4"/><rect class="shade-7" x="20.00" y="0" width="80.00" height="4"/>'
    )
    assert re.findall(
        r'<li><span class="split-mark (\S+)" aria-hidden="true"></span>(\w+) <strong>(\d)</strong></li>', strip_labels(kinds)
    ) == [
        ("shade-0", "Hero", "1"),
        ("shade-7", "Follower", "4"),
    ]
    assert tally_labels(overview.tallies[0]) == "<li>Shield <strong>3</strong></li>"


def test_every_game_has_an_overview(all_games: tuple[Game, ...]) -> None:
    for game in all_games:
        for format in game.formats:
            overview = overview_of(DeckList(game, format, "X", {}), catalogue_of(game))
            assert overview.main_counter.count == 0
            assert not overview.report.legal


def test_a_total_of_all_sections_is_counted_too(all_games: tuple[Game, ...]) -> None:
    game = next(game for game in all_games if game.slug == "douwushi")
    overview = overview_of(DeckList(game, game.format(), "X", {}), catalogue_of(game))
    assert [(counter.name, counter.goal) for counter in overview.counters] == [
        ("Starting hero", "1"),
        ("Reserve", ""),
        ("All cards", "30+"),
    ]
    assert overview.main_counter.name == "All cards"


def test_cards_of_an_unknown_section_are_shown(echo: Game, catalogue: Catalogue) -> None:
    overview = overview_of(DeckList(echo, echo.format(), "X", {"attic": {"kiln-ox": 1}}), catalogue)
    assert [part.slug for part in overview.parts] == ["hero", "main", "attic"]
