"""`manage.py balance`: every two decks meet, every card is seen, and what is out of balance is said."""

from __future__ import annotations

import json
from datetime import date
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from decks.deck_list import DeckList
from decks.loading.shipped_decks import ShippedDeck
from lab import balance
from lab.balance import Balance, measure_balance
from lab.entrants import playable_games
from matches.statistics import Interval
from matches.tallies.results import count_games
from tests.matches.conftest import MIDDLE, STRONG, WEAK
from tests.matches.pips import CARDS, ENGINE, PIPS, PipsEngine

TODAY = date(2025, 6, 1)
PLAYED = [game.slug for game in playable_games()]


def shipped(slug: str, sections: dict[str, dict[str, int]]) -> ShippedDeck:
    return ShippedDeck(slug, DeckList(PIPS, PIPS.format(), slug.title(), sections), slug, "")


def measure(games: int = 100, level: str = "coin", seed: int = 5) -> Balance:
    decks = [shipped("strong", STRONG), shipped("middle", MIDDLE), shipped("weak", WEAK)]
    return measure_balance(PIPS, decks, CARDS, level=level, games=games, seed=seed, as_of=TODAY)


def test_every_two_decks_meet(pips: PipsEngine) -> None:
    found = measure(101)
    assert found.games == 102
    assert list(found.meetings) == [(0, 1), (0, 2), (1, 2)]
    rows = ENGINE.play([found.entrants[0].deck, found.entrants[1].deck], seed=5, first_pair=0, pairs=51, levels=("coin", "coin"))
    assert found.meetings[0, 1] == count_games(rows, ENGINE.ends)


def test_a_deck_seen_from_the_other_side_turns_everything_round(pips: PipsEngine) -> None:
    found = measure()
    there, back = found.against(0, 1), found.against(1, 0)
    assert (back.wins, back.draws, back.losses) == (there.losses, there.draws, there.wins)
    assert back.interval == Interval(pytest.approx(1 - there.interval.high), pytest.approx(1 - there.interval.low))
    first, second = found.seats(0)
    whole = found.overall(0)
    assert first.wins + second.wins == whole.wins
    assert first.games == second.games == whole.games / 2 == 100
    assert found.first_player.games == 300
    assert found.first_player.wins == sum(found.seats(index)[0].wins for index in range(3))


def test_decks_that_win_too_much_or_too_little_are_named(pips: PipsEngine) -> None:
    found = measure()
    assert [each.slug for each in found.unfair] == ["strong", "weak"]
    assert not found.is_sound


def test_cards_of_no_deck_are_dealt_into_legal_ones(pips: PipsEngine) -> None:
    found = measure()
    uses = {use.card.slug: use for use in found.uses}
    assert list(uses) == list(CARDS)
    assert [slug for slug, use in uses.items() if not use.decks] == ["pip-4", "pip-6"]
    assert found.random_decks == 1
    assert all(use.seen == use.played == use.used > 0 for use in uses.values())
    assert found.unused == ()


def test_a_card_that_is_never_used_is_named(pips: PipsEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "_deal", lambda *arguments: [])
    found = measure()
    assert [use.card.slug for use in found.unused] == ["pip-4", "pip-6"]
    assert found.as_json["unused"] == ["pip-4", "pip-6"]


def run(*arguments: str) -> str:
    out = StringIO()
    call_command("balance", *arguments, stdout=out)
    return out.getvalue()


@pytest.mark.parametrize("game", PLAYED)
def test_the_command_on_shipped_decks(game: str) -> None:
    found = json.loads(run("--game", game, "--ai", "random", "--games", "2", "--seed", "3", "--json"))
    count = len(found["decks"])
    assert (found["level"], found["seed"], found["games_each"], found["errors"]) == ("random", 3, 2, 0)
    assert [len(row) for row in found["matrix"]] == [count] * count
    assert sum(found["ends"].values()) == count * (count - 1)
    assert {"card", "name", "decks", "seen", "played", "used"} == set(found["cards"][0])


def test_the_command_in_words() -> None:
    lines = run("--ai", "random", "--games", "2").splitlines()
    assert [line.split(": ")[0] for line in lines if ", level " in line] == [f"{game}, level random" for game in PLAYED]
    assert any(line.startswith("Whoever goes first wins ") for line in lines)
    assert any(line.startswith("Least used, of the copies seen: ") for line in lines)


def test_check_says_what_is_out_of_balance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "FAIR", (0.49999, 0.50001))
    with pytest.raises(CommandError, match="lies outside") as refused:
        run("--game", "echo", "--ai", "random", "--games", "2", "--check")
    assert refused.value.returncode == 1


@pytest.mark.parametrize(
    "arguments", [("--game", "chess"), ("--ai", "genius"), ("--games", "0"), ("--seed", "-1"), ("--game", "dragon-trove")]
)
def test_wrong_arguments_are_refused_in_words(arguments: tuple[str, ...]) -> None:
    with pytest.raises(CommandError) as refused:
        run(*arguments)
    assert refused.value.returncode == 2
