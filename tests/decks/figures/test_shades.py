"""The greys of a strip can be told apart, beside each other and in its labels, by day and by night."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from django.conf import settings

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList
from decks.figures.charts import SHADES, splits_of
from rules.kernel.game import Game

CSS = Path(settings.BASE_DIR) / "static" / "css"
#: OKLab lightness by which neighbours differ at least: all eight in one strip, and the two to four that most strips have.
LEAST, LEAST_OF_FEW = 0.05, 0.12


def lightness(colour: str) -> float:
    """OKLab's lightness of #rrggbb, from 0 to 1."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    long = 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue
    middle = 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue
    short = 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue
    return float(0.2104542553 * long ** (1 / 3) + 0.7936177850 * middle ** (1 / 3) - 0.0040720468 * short ** (1 / 3))


def shades(scheme: int) -> list[float]:
    """The lightness of each shade in the scheme: 0 is day, 1 night."""
    tokens, styles = (CSS / "tokens.css").read_text(), (CSS / "decks.css").read_text()
    ink, paper = (lightness(re.findall(rf"--{name}: (#\w+);", tokens)[scheme]) for name in ("ink", "paper"))
    found = re.findall(r"\.shade-(\d) \{\s+color: color-mix\(in oklab, var\(--ink\) (\d+)%, var\(--paper\)\);", styles)
    assert [int(number) for number, _ in found] == list(range(SHADES))
    return [paper + (ink - paper) * int(share) / 100 for _, share in found]


@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize("bars", range(2, SHADES + 1))
def test_neighbours_differ(all_games: tuple[Game, ...], scheme: int, bars: int) -> None:
    game = next(game for game in all_games if game.slug == "echo")
    catalogue = catalogue_of(game)
    races = list({card.values["race"]: slug for slug, card in catalogue.definitions.items() if "race" in card.values}.values())
    listing = DeckList(game, game.format(), "X", {"main": dict.fromkeys(races[:bars], 1)})
    split = next(each for each in splits_of(listing, catalogue) if each.slug == "race")
    assert len(split.bars) == bars
    drawn = [shades(scheme)[bar.shade] for bar in split.bars]
    assert min(abs(one - other) for one, other in pairwise(drawn)) >= (LEAST if bars > 4 else LEAST_OF_FEW)
    assert len(set(drawn)) == bars


def test_no_game_has_more_values_than_there_are_greys(all_games: tuple[Game, ...]) -> None:
    for game in all_games:
        fields = [field.choices for field in game.fields if field.form == "choice" and field.is_filter]
        for choices in (*fields, game.kinds, game.rarities):
            assert sum(not getattr(choice, "hue", "") for choice in choices) <= SHADES
