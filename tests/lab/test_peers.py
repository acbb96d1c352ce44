"""`manage.py bench --peers`: other simulators beside ours, where they are installed."""

from __future__ import annotations

import io
import json
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from django.core.management import call_command

from lab import peers
from lab.engine_speed import Speed


class State:
    """A game that has been dealt by chance in three steps and decided in seven; stands for a peer's."""

    def full_history(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(player=player) for player in (-1, -1, -1, 0, 1, 0, 1, 0, 1, 0)]


def bench(*arguments: str) -> tuple[list[str], str]:
    out, err = io.StringIO(), io.StringIO()
    call_command("bench", "--game", "echo", "--ai", "random", "--games", "200", "--no-start", "--peers", *arguments, stdout=out, stderr=err)
    return out.getvalue().splitlines(), err.getvalue()


def test_a_peers_games_and_decisions_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    module: Any = ModuleType("pyspiel")
    module.load_game = lambda name: SimpleNamespace(new_initial_state=State)
    module.make_uniform_random_bot = lambda player, seed: player
    module.evaluate_bots = lambda state, bots, seed: seeds.append(seed)
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    found = peers.measure_crazy_eights(0.01)
    assert (found.game, found.ai, found.errors) == ("open_spiel crazy_eights", "random", 0)
    assert found.games == len(seeds) - peers.TRIED
    assert found.actions == 7 * found.games
    assert found.cpu_seconds > 0


def test_the_ratios_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = Speed("elsewhere", "random", 500, 5_000, 0.5, 0.0, 0)
    peer = peers.Peer("elsewhere", "json", "elsewhere", ("random",), lambda seconds: theirs)
    monkeypatch.setattr("lab.management.commands.bench.PEERS", (peer,))
    monkeypatch.setattr("lab.management.commands.bench.PEER_SECONDS", 0.1)
    alone, ours, other, ratio = (json.loads(line) for line in bench("--json")[0])
    assert (alone["game"], ours["game"], other["game"]) == ("echo", "echo", "elsewhere")
    assert (other["games"], other["actions"]) == (500 * peers.TURNS, 5_000 * peers.TURNS)
    assert (other["games_per_second"], other["actions_per_second"]) == (1_000, 10_000)
    assert ratio["games"] == pytest.approx(ours["games_per_second"] / 1_000, abs=0.01)
    assert ratio["actions"] == pytest.approx(ours["actions_per_second"] / 10_000, abs=0.01)
    assert bench()[0][-1].endswith("times as many actions as elsewhere")


def test_one_that_is_not_installed_is_left_out_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    peer = peers.Peer("elsewhere", "no_such_module", "elsewhere-games", ("random",), peers.measure_locm)
    monkeypatch.setattr("lab.management.commands.bench.PEERS", (peer,))
    out, told = bench()
    assert len(out) == 1
    assert told == "elsewhere is not installed here: pip install elsewhere-games\n"


def test_one_that_lacks_its_files_is_left_out_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(seconds: float) -> Speed:
        raise FileNotFoundError(2, "No such file or directory", "cards.txt")

    monkeypatch.setattr("lab.management.commands.bench.PEERS", (peers.Peer("elsewhere", "json", "elsewhere", ("random",), measure),))
    out, told = bench()
    assert len(out) == 1
    assert told == "elsewhere is installed here, but not whole: [Errno 2] No such file or directory: 'cards.txt'\n"
