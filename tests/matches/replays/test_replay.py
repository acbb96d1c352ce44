"""A game played again: the same as in the batch, told in either language, refused by another engine."""

from __future__ import annotations

import io
import json
import uuid

import pytest
from django.core.management import CommandError, call_command

from decks.models import Deck
from decks.owners import Owner
from limits.payers import Payer
from matches.farm.chunk_play import playable_decks
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Recording, Simulation
from matches.replays.recorder import ask_for_record, make_record
from matches.requests.terms import Terms
from tests.matches.pips import PipsEngine

READER = Payer.of_address("203.0.113.7")


@pytest.fixture
def simulation(alice: Owner, strong: Deck, middle: Deck, weak: Deck) -> Simulation:
    return create_gauntlet(owner=alice, deck=strong, opponents=[weak, middle], terms=Terms(40, seed=9))


def replay(*arguments: object) -> str:
    out = io.StringIO()
    call_command("replay", *map(str, arguments), stdout=out)
    return out.getvalue()


def test_every_record_is_the_game_of_the_batch(simulation: Simulation, pips: PipsEngine) -> None:
    for matchup in simulation.matchups.all():
        decks = playable_decks(simulation.pk, matchup.index)
        rows = pips.play(decks, seed=matchup.seed, first_pair=0, pairs=matchup.pairs, levels=simulation.levels)
        for row in rows:
            number = matchup.first_game + int(row["game"])
            make_record(ask_for_record(simulation=simulation, game=number, payer=READER).pk)
            record = Recording.objects.get(simulation=simulation, game=number).record
            assert (record["first"], record["turns"], record["end"]) == (row["first"], row["turns"], pips.ends[row["end"]].slug)
            assert record["winner"] == (None if row["winner"] == 2 else row["winner"])


def test_a_record_is_made_once(simulation: Simulation) -> None:
    recording = ask_for_record(simulation=simulation, game=3, payer=READER)
    make_record(recording.pk)
    made_at = Recording.objects.get(pk=recording.pk).made_at
    make_record(recording.pk)
    assert ask_for_record(simulation=simulation, game=3, payer=READER).made_at == made_at


def test_no_such_game(simulation: Simulation) -> None:
    with pytest.raises(LookupError):
        ask_for_record(simulation=simulation, game=40, payer=READER)


def test_another_engine_refuses_in_words(simulation: Simulation, pips: PipsEngine) -> None:
    pips.digest = "fedcba9876543210"
    recording = ask_for_record(simulation=simulation, game=3, payer=READER)
    assert recording.made_at is None
    assert recording.reason.en.startswith("These games belong to engine 0123456789abcdef, and the engine here is now fedcba9876543210")
    with pytest.raises(CommandError, match="belong to engine"):
        replay(simulation.pk, 3)


def test_command_of_a_simulation(simulation: Simulation) -> None:
    told = replay(simulation.pk, 21)
    assert "== Player 2 turns over three cards." in told
    assert json.loads(replay(simulation.pk, 21, "--json"))["steps"][1]["text"]["zh"] == "玩家 2 翻开三张卡。"


def test_command_of_two_decks(strong: Deck, weak: Deck) -> None:
    told = replay(strong.pk, weak.pk, "--seed", 4, "--game", 2, "--lang", "zh")
    assert told.rstrip().endswith("Strong 获胜：点数更多")
    assert "对局开始。" in told


@pytest.mark.parametrize(("number", "words"), [(40, "0 to 39"), (-1, "0 to 39")])
def test_command_refuses_numbers(simulation: Simulation, number: int, words: str) -> None:
    with pytest.raises(CommandError, match=words):
        replay("--", simulation.pk, number)


def test_command_refuses_unknown_simulations(db: None) -> None:
    with pytest.raises(CommandError, match="no simulation"):
        replay(uuid.uuid4(), 1)
