"""The command that follows the answer of “Keep or mulligan?” beside a player's own mulligan."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from lab.entrants import playable_games, shipped_entrants
from lab.hand_advice import Answer, deal, measure_advice
from matches.verdicts import hand_advice
from matches.verdicts.hand_advice import advice_of
from rules import games
from rules.kernel.game import Game
from rules.kernel.playing.batch_engine import BatchEngine

WITH_MULLIGAN = [game for game in playable_games() if game.dealing and game.dealing.has_mulligan]
FEW = {"level": "greedy", "hands": 8, "pairs": 40, "fresh": 20, "seed": 4}


def engine_of(game: Game) -> BatchEngine:
    engine = game.engine()
    assert isinstance(engine, BatchEngine)
    return engine


@pytest.mark.parametrize("game", WITH_MULLIGAN, ids=lambda game: game.slug)
def test_a_hand_is_dealt_and_the_player_puts_cards_of_it_back(game: Game) -> None:
    one, other, *_ = shipped_entrants(game)
    assert game.dealing
    openings = [deal(engine_of(game), (one.deck, other.deck), seed) for seed in range(12)]
    for each in openings:
        assert sum(each.hand.values()) == game.dealing.hand
        assert all(count <= each.hand[slug] for slug, count in each.put_back.items())
    assert 0 < sum(sum(each.put_back.values()) for each in openings) < 12 * game.dealing.hand


def test_an_answer_is_followed_where_it_is_clear_and_another() -> None:
    """The same arguments give the same, whatever the threads."""
    game, answers = games.get("echo"), list[Answer]()
    found = measure_advice(engine_of(game), shipped_entrants(game), on_answer=answers.append, **FEW)
    assert len(answers) == found.hands == 8
    assert found.differ == sum(each.is_other for each in answers)
    assert found.gain == pytest.approx(sum(each.gain for each in answers) / 8)
    assert all(each.gain == 0 for each in answers if not each.is_other)
    assert all(each.keeping > 0 for each in answers if each.is_other)
    assert found == measure_advice(engine_of(game), shipped_entrants(game), threads=2, **FEW)


def test_the_command_tells_and_writes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(hand_advice, "FILE", tmp_path / "advice.json")
    asked = [word for name, value in FEW.items() for word in (f"--{name}", str(value))]
    call_command("hand_advice", "--game", "echo", *asked)
    assert capsys.readouterr().out.splitlines()[-1].startswith("8 hands, ")
    assert advice_of("echo") is None
    call_command("hand_advice", "--game", "echo", *asked, "--write")
    known, found = advice_of("echo"), measure_advice(engine_of(games.get("echo")), shipped_entrants(games.get("echo")), **FEW)
    assert known == replace(found, gain=round(found.gain, 4), error=round(found.error, 4))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--game", "douwushi"), "no mulligan"),
        (("--game", "chess"), "no game “chess”"),
        (("--game", "echo", "--hands", "1"), "--hands"),
        (("--game", "echo", "--level", "wizard"), "wizard|level"),
        (("--game", "echo", "--seed", "-1"), "--seed"),
    ],
)
def test_wrong_arguments_are_refused_in_words(wrong: tuple[str, ...], said: str) -> None:
    with pytest.raises(CommandError, match=said):
        call_command("hand_advice", *wrong)
