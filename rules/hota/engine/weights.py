"""The weights of the players' evaluation: read from their data file, and written by tuning."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.hota.engine.card_words import NAMES
from rules.hota.engine.core import feature_codes as codes
from rules.kernel.training.word_weights import listed_by_word

FILE = Path(__file__).parent / "weights.toml"
Vector = npt.NDArray[np.int32]

#: The features of a side and those of both, by the names that the file gives them.
OF_A_SIDE = (
    "life", "life_below_60", "life_below_30", "life_below_12", "creatures", "attack", "body", "strongest", "flying_attack",
    "trampling_attack", "first_strikers", "lifesteal_attack", "shielded", "guards", "guarding_body", "held_back", "equipment",
    "enchantments", "skills", "hand", "no_hand", "mana_cap", "mana_left", "attributes", "deck_below_8",
    "beaten", "beaten_attack", "traded", "traded_attack", "unanswered", "unanswered_attack", "no_creatures", "one_creature",
    "held_attributes", "held_creatures", "held_spells", "held_instants", "held_others", "held_cost", "castable", "overfull",
    "has_next_attribute",
)  # fmt: skip
OF_BOTH = ("bias", "early")
assert len(OF_A_SIDE) == codes.BLOCK
assert codes.BIAS + len(OF_BOTH) == codes.FEATURES


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
    features[codes.RACE : codes.BIAS] = np.array(data["race"]["turns"], np.int32).ravel()
    for index, name in enumerate(OF_BOTH):
        features[codes.BIAS + index] = data["both"][name]
    return Weights(features, np.array(listed_by_word(data["word"], NAMES, path), np.int32))


def write_weights(weights: Weights) -> str:
    """The text of the file."""
    own, enemy = weights.features[: codes.BLOCK], weights.features[codes.BLOCK : codes.RACE]
    race = weights.features[codes.RACE : codes.BIAS].reshape(codes.CLOCKS, codes.CLOCKS)
    lines = [
        "# The weights of the players' evaluation, 1024 to one unit of log odds. Made by manage.py tune.",
        "",
        "# One's own, and the enemy's.",
        "[side]",
        *(f"{name} = [{own[index]}, {enemy[index]}]" for index, name in enumerate(OF_A_SIDE)),
        "",
        "# The turns (1 to 6 and more) in which all of one's own attack brings the enemy down; across, those that the enemy needs.",
        "[race]",
        "turns = [",
        *(f"    [{', '.join(str(value) for value in row)}]," for row in race),
        "]",
        "",
        "[both]",
        *(f"{name} = {weights.features[codes.BIAS + index]}" for index, name in enumerate(OF_BOTH)),
        "",
        "# The words of cards: of a creature, a spell and another card in hand, a creature and what else is on one's own side of the",
        "# battlefield, and the same on the enemy's.",
        "[word]",
        *(f"{name} = [{', '.join(str(value) for value in row)}]" for name, row in zip(NAMES, weights.words, strict=True)),
        "",
    ]
    return "\n".join(lines)
