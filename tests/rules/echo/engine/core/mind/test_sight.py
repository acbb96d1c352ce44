"""The expert's worlds: the enemy's sleepers were chosen when it set up, the strongest from the left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rules.echo.engine.core.mind.sight import imagine, imagine_placed
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.fields import STATE
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.play import Play
from rules.echo.engine.starts import new_game
from rules.kernel.compiled.compilation import INT, VOID, array_of, entry
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in
from rules.kernel.players.level_numbers import GREEDY
from tests.rules.echo.engine.making import sample_decks

CACHE = CompileCache("sight", (Path(__file__), *sources_in(Path(codes.__file__).parents[1])))
WORLDS = 400


@entry(CACHE, VOID(array_of(S), array_of(T), array_of(W), INT))
def imagine_any(state: Any, tables: Any, work: Any, viewer: int) -> None:
    imagine(state[0], tables[0], work[0], viewer)


@entry(CACHE, VOID(array_of(S), array_of(T), array_of(W), INT))
def imagine_chosen(state: Any, tables: Any, work: Any, viewer: int) -> None:
    imagine_placed(state[0], tables[0], work[0], viewer)


@pytest.fixture(scope="module")
def play() -> Play:
    """A game at its first action: nobody has seen the other's followers."""
    play = new_game(sample_decks(), seed=8)
    while play.phase != "main":
        play.apply(play.choose(GREEDY))
    return play


def imagined(play: Play, deal: Any) -> np.ndarray[Any, Any]:
    """Return WORLDS worlds that the decider holds possible, as rows of states."""
    worlds, work = np.zeros(WORLDS, STATE.dtype), play.work.copy()
    for index in range(WORLDS):
        worlds[index] = play.state[0]
        deal(worlds[index : index + 1], play.tables, work, play.decider)
    return worlds


def slots(side: int) -> slice:
    return slice(side * codes.SLOTS, (side + 1) * codes.SLOTS)


@pytest.mark.parametrize("deal", [imagine_any, imagine_chosen])
def test_a_world_agrees_with_what_is_known_and_holds_every_card_once(play: Play, deal: Any) -> None:
    viewer = play.decider
    assert viewer is not None
    seen, size = play.state[0], play.state[0]["size"]
    for world in imagined(play, deal):
        assert (world["card"][slots(viewer)] == seen["card"][slots(viewer)]).all()
        assert (world["cards"][viewer][codes.HAND][:10] == seen["cards"][viewer][codes.HAND][:10]).all()
        zones = [world["cards"][side][zone][: size[side][zone]] for side in (0, 1) for zone in (codes.HAND, codes.DECK)]
        everywhere = np.concatenate([*zones, world["card"][world["card"] >= 0]])
        assert sorted(everywhere) == list(range(codes.DECK_CARDS))
        assert (play.tables[0]["kind"][world["card"][slots(1 - viewer)]] == codes.FOLLOWER).all()


def test_the_strongest_of_what_was_held_stand_from_the_left(play: Play) -> None:
    viewer = play.decider
    assert viewer is not None
    enemy, attack = slots(1 - viewer), play.tables[0]["attack"]
    chosen, any_of = (attack[imagined(play, deal)["card"][:, enemy]].astype(float) for deal in (imagine_chosen, imagine_any))
    error = float(np.sqrt(any_of.var() / WORLDS))
    assert (np.diff(chosen.mean(axis=0)) < -2 * error).all()
    assert abs(np.diff(any_of.mean(axis=0))).max() < 5 * error
    assert chosen.mean() > any_of.mean() + 2 * error


def test_what_is_known_to_stand_there_stays(play: Play) -> None:
    viewer = play.decider
    assert viewer is not None
    third = slots(1 - viewer).start + 2
    shown = play.clone()
    shown.state[0]["known"][viewer] |= np.uint64(1) << np.uint64(shown.state[0]["card"][third])
    worlds = imagined(shown, imagine_chosen)["card"]
    assert (worlds[:, third] == shown.state[0]["card"][third]).all()
    assert len(set(worlds[:, third - 1])) > 1
