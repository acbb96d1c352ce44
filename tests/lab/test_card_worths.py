"""The command that learns what cards are worth when they are drawn, on Pips, whose cards are worth their pips."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from decks.deck_list import DeckList
from decks.loading.shipped_decks import ShippedDeck
from lab.card_worths import learn_card_worths
from lab.entrants import Entrant, entrants_of
from lab.management.commands import card_worths as command
from matches.verdicts import card_worths
from matches.verdicts.card_worths import worths_of
from tests.matches.pips import CARDS, PIPS, PipsEngine


def entrants() -> tuple[Entrant, ...]:
    pips = {"far": (9, 5, 1), "wide": (8, 6, 2), "flat": (5, 4), "even": (6, 4)}
    sections = {slug: {"main": {f"pip-{each}": 6 // len(of) for each in of}} for slug, of in pips.items()}
    listed = [ShippedDeck(slug, DeckList(PIPS, PIPS.format(), slug, found), slug, "") for slug, found in sections.items()]
    return entrants_of(listed, CARDS)


def test_cards_with_more_pips_are_worth_more(pips: PipsEngine) -> None:
    """They explain much where only one side's draws differ, measured in matchups that had no part in them. Seed 5."""
    found = learn_card_worths(PIPS, entrants(), level="coin", pairs=300, seed=5)
    worths = found.worths.worths
    assert worths["pip-9"] > worths["pip-5"] + 100 > worths["pip-1"] + 200
    assert len(found.explained) == 6
    assert max(found.explained) > 0.2


def test_the_same_arguments_give_the_same_worths(pips: PipsEngine) -> None:
    one, other = (learn_card_worths(PIPS, entrants(), level="coin", pairs=50, seed=5, threads=threads) for threads in (1, 2))
    assert one == other
    assert one.worths.made == {"engine": pips.digest, "level": "coin", "pairs": 50, "seed": 5}
    assert learn_card_worths(PIPS, entrants(), level="coin", pairs=50, seed=6).worths != one.worths


def test_the_command_tells_and_writes(
    pips: PipsEngine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(card_worths, "FOLDER", tmp_path / "worths")
    monkeypatch.setattr(command, "shipped_entrants", lambda game: entrants())
    call_command("card_worths", "--game", "pips", "--pairs", "50", "--level", "coin")
    assert "7 cards, 6 matchups" in capsys.readouterr().out
    assert worths_of("pips") is None
    call_command("card_worths", "--game", "pips", "--pairs", "50", "--level", "coin", "--write")
    known = worths_of("pips")
    assert known is not None
    assert known.worths == learn_card_worths(PIPS, entrants(), level="coin", pairs=50, seed=1).worths.worths


@pytest.mark.parametrize("wrong", [("--pairs", "0"), ("--seed", "-1"), ("--level", "wizard"), ("--threads", "0")])
def test_wrong_arguments_are_refused(pips: PipsEngine, wrong: tuple[str, str]) -> None:
    with pytest.raises(CommandError, match=wrong[0] if wrong[0] != "--level" else "wizard|level"):
        call_command("card_worths", "--game", "pips", *wrong)
    with pytest.raises(CommandError, match="chess"):
        call_command("card_worths", "--game", "chess")
