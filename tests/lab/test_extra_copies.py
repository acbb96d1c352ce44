"""`manage.py balance --copies`: a copy that lifts a deck too far is found, and what it is worth is what fresh games say."""

from __future__ import annotations

import json
from datetime import date
from io import StringIO
from itertools import pairwise

import pytest
from django.core.management import CommandError, call_command

from decks.deck_list import DeckList
from decks.lists.swaps import Swap
from decks.loading.shipped_decks import ShippedDeck
from lab.extra_copies import KEPT, MOST, CopyEffect, measure_copies
from rules.construction import check
from tests.matches.pips import CARDS, PIPS, PipsEngine

TODAY = date(2025, 6, 1)
#: The median card of the first is the 5.
LISTS = {
    "mixed": {"main": {"pip-7": 1, "pip-5": 2, "pip-3": 3}},
    "even": {"main": {"pip-5": 3, "pip-4": 3}},
    "full": {"main": {"pip-9": 3, "pip-8": 3}},
}
DECKS = [ShippedDeck(slug, DeckList(PIPS, PIPS.format(), slug.title(), sections), slug, "") for slug, sections in LISTS.items()]


def measure(games: int = 400, seed: int = 5) -> dict[str, list[CopyEffect]]:
    effects = measure_copies(PIPS, DECKS, CARDS, level="coin", games=games, seed=seed, as_of=TODAY)
    assert all(first.difference.rate >= second.difference.rate for first, second in pairwise(effects))
    return {each.slug: [effect for effect in effects if effect.deck == each.slug] for each in DECKS}


def test_the_card_that_lifts_a_deck_most_is_found(pips: PipsEngine) -> None:
    found = measure(games=3000)
    for slug, effects in found.items():
        assert 0 < len(effects) <= KEPT, slug
    best = found["even"][0]
    assert best.swap.into == "pip-9"
    assert best.is_too_strong
    assert best.difference.interval.low > MOST
    assert best.as_json["too_strong"] is True
    assert not any(effect.is_too_strong for effect in found["full"])


def test_every_change_is_legal_and_takes_the_median_card_of_the_deck(pips: PipsEngine) -> None:
    found = measure(games=20)
    for deck in DECKS:
        for effect in found[deck.slug]:
            assert check(PIPS.format(), effect.swap.apply(deck.listing.sections), CARDS, as_of=TODAY).violations == ()
    assert {effect.swap.out for effect in found["mixed"]} == {"pip-5"}


def test_figures_are_of_common_seeds_and_come_out_again(pips: PipsEngine) -> None:
    once, again = measure(games=60), measure(games=60)
    assert once == again
    assert {effect.difference.pairs for effects in once.values() for effect in effects} == {30}
    assert measure(games=60, seed=6) != once


def test_games_are_told_as_they_end(pips: PipsEngine) -> None:
    heard: list[tuple[int, int]] = []
    measure_copies(
        PIPS, DECKS, CARDS, level="coin", games=20, seed=1, as_of=TODAY, on_progress=lambda played, asked: heard.append((played, asked))
    )
    assert len({asked for _, asked in heard}) == 1
    assert all(first[0] <= second[0] <= second[1] for first, second in pairwise(heard))


def test_the_command_tells_and_checks(pips: PipsEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.management.commands.balance.shipped_decks", lambda game: DECKS)
    monkeypatch.setattr("lab.management.commands.balance.shipped_cards", lambda game: CARDS)
    asked = ("balance", "--game", "pips", "--ai", "coin", "--games", "20", "--copies", "400", "--threads", "1")
    out = StringIO()
    call_command(*asked, "--json", stdout=out)
    copies = json.loads(out.getvalue())["copies"]
    strong = [each for each in copies if each["too_strong"]]
    assert strong
    assert {"deck", "out", "into", "effect", "low", "high", "too_strong"} == set(copies[0])
    out = StringIO()
    with pytest.raises(CommandError, match=f"a copy of {strong[0]['into']} is worth") as refused:
        call_command(*asked, "--check", stdout=out)
    assert refused.value.returncode == 1
    assert sum(line.startswith("! ") and " for pip-" in line for line in out.getvalue().splitlines()) == len(strong)


@pytest.mark.parametrize("arguments", [("--copies", "-1"), ("--copies", "--threads", "0")])
def test_wrong_arguments_are_refused_in_words(arguments: tuple[str, ...]) -> None:
    with pytest.raises(CommandError) as refused:
        call_command("balance", "--game", "echo", *arguments)
    assert refused.value.returncode == 2


def test_a_copy_within_the_bound_is_no_fault() -> None:
    from matches.statistics import difference

    counts = (0, 0, 0, 0, 900, 0, 0, 0, 100)
    found = difference([counts])
    assert found is not None
    effect = CopyEffect("weak", Swap("main", "pip-1", "pip-9"), found)
    assert effect.difference.rate > MOST
    assert effect.is_too_strong == (found.interval.low > MOST)
