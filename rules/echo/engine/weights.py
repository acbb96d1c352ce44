"""The weights of the players' evaluation: read from their data file, and written by tuning."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.card_words import NAMES
from rules.echo.engine.core.state import feature_codes as codes
from rules.echo.engine.hand_worth import COSTS, OF_A_CARD, PRINTS
from rules.kernel.training.word_weights import listed_by_word

FILE = Path(__file__).parent / "weights.toml"
Vector = npt.NDArray[np.int32]

#: The features of a side, those of both sides, and the guesses, by the names that the file gives them.
OF_A_SIDE = (
    "life", "life_below_10", "life_below_5", "awake", "awake_attack", "asleep", "asleep_attack", "asleep_unknown", "strongest",
    "shield", "reattack", "regenerate", "listens", "gives", "skill", "last_stand", "awaken_skill", "one_follower", "two_followers",
    "beatable", "beatable_attack", "tradable", "tradable_attack", "beaters",
    "hand", "hand_followers", "hand_attack", "hand_cost", "hand_items", "item_cost", "no_reserve", "overfull", "display", "deck_below_6",
    "cap", "cap_once", "skips", "awake_wins", "awake_losses", "asleep_wins", "asleep_losses", "hand_wins", "hand_losses", "awake_peril",
    "answered", "answered_attack", "asleep_cost", "full", "threatened", "none_left", "one_left", "two_left",
)  # fmt: skip
OF_BOTH = ("enemy_strikes", "bias", "early")
GUESSED = ("kill", "kill_attack", "kill_unknown", "loss", "loss_attack", "hit")


@dataclass(frozen=True)
class Weights:
    """Weights of the features, of the words of cards (shape WORDS, ROLES) and what guesses are made from; SCALE to one of log odds.

    `keeps` weighs what is told of a card in the opening hand (rules.echo.engine.hand_worth).
    """

    features: Vector
    words: Vector
    guesses: Vector
    keeps: Vector


@cache
def read_weights(path: Path = FILE) -> Weights:
    data = tomllib.loads(path.read_text("utf-8"))
    features = np.zeros(codes.FEATURES, np.int32)
    for index, name in enumerate(OF_A_SIDE):
        features[index], features[codes.BLOCK + index] = data["side"][name]
    features[codes.RACE : codes.RACE + codes.CLOCKS**2] = np.array(data["race"]["turns"], np.int32).ravel()
    for index, name in enumerate(OF_BOTH):
        features[codes.ENEMY_STRIKES + index] = data["both"][name]
    words = np.array(listed_by_word(data["word"], NAMES, path), np.int32)
    return Weights(features, words, np.array([data["guess"][name] for name in GUESSED], np.int32), _read_keeps(data["keep"], path))


def _read_keeps(data: Mapping[str, Any], path: Path) -> Vector:
    words = np.array(listed_by_word(data["words"], NAMES, path), np.int32)
    prints = [*data["follower"], *data["item"], *(data[name] for name in OF_A_CARD)]
    return np.concatenate([np.array(prints, np.int32), words[:, 0], words[:, 1]])


def write_weights(weights: Weights) -> str:
    """The text of the file."""
    own, enemy = weights.features[: codes.BLOCK], weights.features[codes.BLOCK : codes.RACE]
    race = weights.features[codes.RACE : codes.RACE + codes.CLOCKS**2].reshape(codes.CLOCKS, codes.CLOCKS)
    lines = [
        "# The weights of the players' evaluation, 1024 to one unit of log odds. Made by manage.py tune.",
        "",
        "# One's own, and the enemy's.",
        "[side]",
        *(f"{name} = [{own[index]}, {enemy[index]}]" for index, name in enumerate(OF_A_SIDE)),
        "",
        "# The turns (1 to 5 and more) in which one's own attack brings the enemy's hero down; across, those the enemy's needs.",
        "[race]",
        "turns = [",
        *(f"    [{', '.join(str(value) for value in row)}]," for row in race),
        "]",
        "",
        "[both]",
        *(f"{name} = {weights.features[codes.ENEMY_STRIKES + index]}" for index, name in enumerate(OF_BOTH)),
        "",
        "# The words of cards: of an item and a follower in hand, one's own asleep and awake, the enemy's asleep and awake.",
        "[word]",
        *(f"{name} = [{', '.join(str(value) for value in row)}]" for name, row in zip(NAMES, weights.words, strict=True)),
        "",
        "[guess]",
        *(f"{name} = {weights.guesses[index]}" for index, name in enumerate(GUESSED)),
        "",
        *_written_keeps(weights.keeps),
        "",
    ]
    return "\n".join(lines)


def _written_keeps(keeps: Vector) -> Iterator[str]:
    yield "# A card in the opening hand, 65536 to one game won: by its cost (0 to 6 and more), and what else it has."
    yield "[keep]"
    yield f"follower = [{', '.join(str(value) for value in keeps[:COSTS])}]"
    yield f"item = [{', '.join(str(value) for value in keeps[COSTS : 2 * COSTS])}]"
    yield from (f"{name} = {keeps[2 * COSTS + index]}" for index, name in enumerate(OF_A_CARD))
    yield ""
    yield "# Its words as an item, and as a follower."
    yield "[keep.words]"
    items, followers = keeps[PRINTS:].reshape(2, len(NAMES))
    yield from (f"{name} = [{items[index]}, {followers[index]}]" for index, name in enumerate(NAMES))
