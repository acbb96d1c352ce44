"""`manage.py causes`: whose turns are compared, what a difference is called, how prices add up; refusals in words."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO
from itertools import islice
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from lab.agreement import records
from lab.agreement.causes import Turn, compare_turns, differences, find_causes
from lab.entrants import playable_games, shipped_entrants
from lab.management.commands.causes import told, told_matchup
from rules.kernel.playing.batch_engine import BatchEngine


@dataclass(frozen=True)
class Done:
    kind: str
    code: int = 0


#: Where games at random are long.
FEWER_PLAYOUTS = {"sorcery": 1, "hota": 2, "douwushi": 2}

ATTACK, ATTACK_ELSEWHERE, END = Done("attack", 1), Done("attack", 2), Done("end")


@pytest.mark.parametrize(
    ("done", "better", "kinds"),
    [
        ([END], [ATTACK, END], ("+attack",)),
        ([ATTACK, ATTACK, END], [END, END], ("-attack", "+end")),
        ([ATTACK, END], [ATTACK_ELSEWHERE, END], ("other attack",)),
        ([ATTACK, ATTACK_ELSEWHERE, END], [ATTACK_ELSEWHERE, ATTACK, END], ("other order",)),
    ],
)
def test_a_difference_is_named_by_what_is_done_more_or_less(done: list[Done], better: list[Done], kinds: tuple[str, ...]) -> None:
    assert differences(done, better) == kinds


def test_prices_add_up_to_the_gap() -> None:
    """The level sees the first deck too strong by what the second pays above the first."""
    turns = [Turn(0, 3, 1, 0.5, ("+attack",)), Turn(0, 4, 0, 0.1, ("+attack", "-end")), Turn(1, 2, 1, 0.0, ("other order",))]
    causes = {cause.kind: cause for cause in find_causes([(turns, 2, 0.2)])}
    assert causes["+attack"].turns == 1
    assert causes["+attack"].price == pytest.approx((0.5 + 0.05) / 2)
    assert causes["+attack"].share == pytest.approx(0.45 / 0.4)
    assert causes["-end"].share == pytest.approx(-0.05 / 0.4)
    assert sum(cause.share for cause in causes.values()) == pytest.approx(1)
    assert list(causes) == ["+attack", "-end", "other order"]
    assert told_matchup(("a", "b"), turns, 2, 0.2) == "a against b: +20.0 points from the judge, +20.0 by the prices of turns"
    assert next(told(list(causes.values()))) == "+attack: 1.00 turns a game, +27.50 points a game, 112 % of the gaps"


@pytest.mark.parametrize("slug", [game.slug for game in playable_games()])
def test_turns_are_compared_with_the_same_chance(slug: str) -> None:
    """A player compared with itself does nothing differently; one that thinks less does, and the same again each time."""
    (game,) = playable_games(slug)
    engine, decks = game.engine(), [each.deck for each in shipped_entrants(game)[:2]]
    assert isinstance(engine, BatchEngine)
    assert not list(compare_turns(engine, decks, seed=6, games=2, level="planner", judge="planner", playouts=2))
    playouts = FEWER_PLAYOUTS.get(slug, 4)
    first = list(compare_turns(engine, decks, seed=6, games=1, level="random", judge="planner", playouts=playouts))
    again = compare_turns(engine, decks, seed=6, games=2, level="random", judge="planner", playouts=playouts)
    assert list(islice(again, 3)) == first[:3]
    assert {turn.side for turn in first} == {0, 1}
    assert sum(turn.price for turn in first) > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--game", "echo", "--level", "genius"), "genius"),
        (("--game", "echo", "--playouts", "0"), "--playouts takes a number of at least 1"),
    ],
)
def test_wrong_arguments_are_refused_in_words(arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words):
        call_command("causes", *arguments)


def test_a_game_that_was_never_judged_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(records.JudgedGames.read.__func__, "__defaults__", (tmp_path,))
    with pytest.raises(CommandError, match="The judge has not played echo as it is: manage"):
        call_command("causes", "--game", "echo", stdout=StringIO())
