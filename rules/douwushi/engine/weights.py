"""The weights of the players' evaluation: read from their data file, and written by tuning."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.douwushi.engine.card_words import NAMES
from rules.douwushi.engine.core.state import feature_codes as codes
from rules.kernel.training.word_weights import listed_by_word

FILE = Path(__file__).parent / "weights.toml"
Vector = npt.NDArray[np.int32]

#: The features of a side and those of both, by the names that the file gives them.
OF_A_SIDE = (
    "heroes", "life", "low_life", "mp", "attack", "strongest", "unarmed", "guarded", "fallen_1", "fallen_2", "fallen_3", "hand",
    "short_hand", "bounty", "doomed", "killable", "close", "items", "skills", "one_hero", "two_heroes", "guards", "held_back",
    "enough_mp", "reserve_out", "lone_killable", "lone_close", "lone_life", "edge_killable", "edge_close", "weakest", "hand_heroes",
    "hand_weapons", "hand_equipment", "hand_spells", "no_hero_held", "dear_items",
)  # fmt: skip
OF_BOTH = ("bias", "lead_fallen", "behind_fallen")
assert len(OF_A_SIDE) == codes.BLOCK
assert 2 * len(OF_A_SIDE) + len(OF_BOTH) == codes.FEATURES


@dataclass(frozen=True)
class Weights:
    """Weights of the features and of the words of cards (shape WORDS, ROLES), SCALE to one of log odds."""

    features: Vector
    words: Vector


@cache
def read_weights(path: Path = FILE) -> Weights:
    data = tomllib.loads(path.read_text("utf-8"))
    features = np.zeros(codes.FEATURES, np.int32)
    for index, name in enumerate(OF_A_SIDE):
        features[index], features[codes.BLOCK + index] = data["side"][name]
    for index, name in enumerate(OF_BOTH):
        features[codes.BIAS + index] = data["both"][name]
    return Weights(features, np.array(listed_by_word(data["word"], NAMES, path), np.int32))


def write_weights(weights: Weights) -> str:
    """The text of the file."""
    own, enemy = weights.features[: codes.BLOCK], weights.features[codes.BLOCK : 2 * codes.BLOCK]
    lines = [
        "# The weights of the players' evaluation, 1024 to one unit of log odds. Made by manage.py tune.",
        "",
        "# One's own, and the enemy's.",
        "[side]",
        *(f"{name} = [{own[index]}, {enemy[index]}]" for index, name in enumerate(OF_A_SIDE)),
        "",
        "[both]",
        *(f"{name} = {weights.features[codes.BIAS + index]}" for index, name in enumerate(OF_BOTH)),
        "",
        "# The words of cards: of a hero, a weapon, equipment and a spell in hand, a hero and what else is on one's own side of the",
        "# battlefield, and the same on the enemy's.",
        "[word]",
        *(f"{name} = [{', '.join(str(value) for value in row)}]" for name, row in zip(NAMES, weights.words, strict=True)),
        "",
    ]
    return "\n".join(lines)
