"""The parts of the engines: every game that can be played has what the kernel asks for, and names the same levels."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from rules import games
from rules.kernel.chronicles.chronicle import Chronicle
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.engine import Tunable
from rules.kernel.players import efforts
from rules.kernel.players.efforts import WHOLE_GAME, Effort, deeper_efforts, effort_rows, efforts_of
from rules.kernel.players.foresight import PLANS
from rules.kernel.players.level_numbers import EXPERT, GREEDY, JUDGE, PLANNER, RANDOM, STRATEGIST
from rules.kernel.players.search_tree import WIDTH
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.playing.levels import DEEPER, five_levels

PLAYERS = Path(__file__).parents[3] / "docs" / "players.md"
PARTS = {
    "compiled": ("start", "apply", "finish", "choose_at_random", "play_games"),
    "players": ("choose",),
    "examined": ("look", "examine_games"),
    "layout": ("STATE", "WORK"),
    "starts": ("compile_decks", "new_game", "start_position"),
    "description": ("describe",),
    "chronicle": ("Chronicle",),
}
ENGINES = [game.engine() for game in games.everything() if game.is_playable]


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.slug)
def test_an_engine_has_its_parts(engine: BatchEngine) -> None:
    wanted = PARTS | ({"samples": ("observe", "sample_games", "ROW")} if isinstance(engine, Tunable) else {})
    found = {part: tuple(name for name in names if hasattr(getattr(engine.parts, part), name)) for part, names in wanted.items()}
    assert found == wanted
    assert "is_logging" in engine.parts.layout.WORK.names
    assert issubclass(engine.parts.chronicle.Chronicle, Chronicle)
    assert not engine.parts.chronicle.Chronicle.__abstractmethods__


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.slug)
def test_an_engine_looks_for_its_compiled_code_where_it_is_kept(engine: BatchEngine) -> None:
    kept = engine.parts.load("core.rules").RULES.cache
    assert isinstance(kept, CompileCache)
    assert kept.folder == engine._cache.folder


def test_the_levels_stand_in_the_order_of_their_numbers() -> None:
    levels = five_levels(random=5, greedy=4, planner=3, strategist=2, expert=1)
    assert [level.slug for level in levels] == ["random", "greedy", "planner", "strategist", "expert"]
    assert (RANDOM, GREEDY, PLANNER, STRATEGIST, EXPERT, JUDGE) == (0, 1, 2, 3, 4, 5)
    assert [level.pace for level in levels] == [5, 4, 3, 2, 1]


def test_each_level_with_foresight_has_an_effort_the_higher_the_more() -> None:
    levels = (efforts.STRATEGIST, efforts.EXPERT, efforts.JUDGE)
    assert len(levels) == JUDGE + 1 - STRATEGIST
    for lower, higher in pairwise(levels):
        assert all(more >= less for less, more in zip(lower._replace(sure=0), higher._replace(sure=0), strict=True))
        assert higher.sure <= lower.sure
        assert higher != lower


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.slug)
def test_a_game_s_own_strategist_thinks_no_more_than_the_expert(engine: BatchEngine) -> None:
    thinking = engine.parts.load("core.players").THINKING
    strategist, expert, judge, *deeper = efforts_of(thinking.strategist, thinking.horizon)
    for lower, higher in pairwise((strategist._replace(sure=0), expert, judge)):
        assert all(less <= more for less, more in zip(lower, higher, strict=True))
    assert {strategist.ends, expert.ends, judge.ends} == {thinking.horizon}
    assert deeper == list(deeper_efforts(judge).values())
    rows = [Effort(*row) for row in effort_rows(thinking.strategist, thinking.horizon).tolist()]
    assert rows == [strategist, expert, judge, *deeper]
    assert max(effort.plans for effort in rows) <= PLANS
    assert max(effort.width for effort in rows) <= WIDTH


@pytest.mark.parametrize("judge", [efforts.JUDGE, efforts.JUDGE._replace(ends=4)], ids=["kernel", "further"])
def test_behind_the_judge_each_thinks_more_in_a_direction(judge: Effort) -> None:
    assert tuple(deeper_efforts(judge)) == DEEPER
    *directions, whole = deeper_efforts(judge).values()
    for deeper in directions:
        assert all(more >= less for less, more in zip(judge, deeper, strict=True))
        assert deeper != judge
    assert [deeper.ends for deeper in directions][-3:] == [judge.ends + 2, judge.ends + 4, WHOLE_GAME]
    assert whole == Effort(*(max(numbers) for numbers in zip(*directions[:-2], strict=True)))


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.slug)
def test_an_engine_has_the_five_levels(engine: BatchEngine) -> None:
    levels = five_levels(random=5, greedy=4, planner=3, strategist=2, expert=1)
    assert [(each.slug, each.name) for each in engine.levels] == [(each.slug, each.name) for each in levels]
    assert {engine.default_level, engine.quick_level} <= {each.slug for each in engine.levels}


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.slug)
def test_levels_are_reckoned_to_play_about_as_fast_as_was_measured(engine: BatchEngine) -> None:
    """Not faster than on a machine with nothing else to do (docs/players.md), nor so much slower that the first chunks are tiny."""
    measured = PLAYERS.read_text().partition(f"<!-- measured {engine.slug} -->")[2].partition(f"<!-- end {engine.slug} -->")[0]
    speeds = {slug: float(speed.replace(",", "")) for slug, speed in re.findall(r"^\| (\w+) \| ([\d,.]+) \| [\d,]+ \|$", measured, re.M)}
    assert list(speeds) == [level.slug for level in engine.levels]
    shares = {level.slug: level.pace / speeds[level.slug] for level in engine.levels}
    assert all(0.25 <= share <= 1 for share in shares.values()), shares
