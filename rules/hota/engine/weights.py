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

from rules.hota.engine.card_words import NAMES
from rules.hota.engine.core.state import feature_codes as codes
from rules.hota.engine.hand_worth import COSTS, HELD, OF_A_CARD, OF_CARDS, PRINTS
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
#: As what a card in the opening hand is told, in the order of hand_worth.HELD.
HELD_AS = ("creature", "spell", "other")
assert len(OF_A_SIDE) == codes.BLOCK
assert codes.BIAS + len(OF_BOTH) == codes.FEATURES


@dataclass(frozen=True)
class Weights:
    """Weights of the features and of the words of cards (shape WORDS, ROLES), SCALE to one of log odds.

    `keeps` weighs what is told of an opening hand (rules.hota.engine.hand_worth).
    """

    features: Vector
    words: Vector
    keeps: Vector


@cache
def read_weights(path: Path = FILE) -> Weights:
    data = tomllib.loads(path.read_text("utf-8"))
    features = np.zeros(codes.FEATURES, np.int32)
    for index, name in enumerate(OF_A_SIDE):
        features[index], features[codes.BLOCK + index] = data["side"][name]
    features[codes.RACE : codes.BIAS] = np.array(data["race"]["turns"], np.int32).ravel()
    for index, name in enumerate(OF_BOTH):
        features[codes.BIAS + index] = data["both"][name]
    return Weights(features, np.array(listed_by_word(data["word"], NAMES, path), np.int32), _read_keeps(data["keep"], path))


def _read_keeps(data: Mapping[str, Any], path: Path) -> Vector:
    costs = [value for held in HELD_AS for value in data[held]]
    words = np.array(listed_by_word(data["words"], NAMES, path), np.int32).T
    return np.array([*costs, *(data[name] for name in OF_A_CARD), *words.ravel(), *data["attributes"]], np.int32)


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
        *_written_keeps(weights.keeps),
        "",
    ]
    return "\n".join(lines)


def _written_keeps(keeps: Vector) -> Iterator[str]:
    yield "# The opening hand, 65536 to one game won: so many attribute cards (0 to 7); a card by its cost (0 to 7 and more) and what else"
    yield "# it has."
    yield "[keep]"
    yield f"attributes = [{', '.join(str(value) for value in keeps[OF_CARDS:])}]"
    for held, costs in zip(HELD_AS, keeps[: len(HELD) * COSTS].reshape(len(HELD), COSTS), strict=True):
        yield f"{held} = [{', '.join(str(value) for value in costs)}]"
    yield from (f"{name} = {keeps[len(HELD) * COSTS + index]}" for index, name in enumerate(OF_A_CARD))
    yield ""
    yield "# Its words, as a creature, a spell and another card."
    yield "[keep.words]"
    words = keeps[PRINTS:OF_CARDS].reshape(len(HELD), len(NAMES))
    yield from (f"{name} = [{', '.join(str(value) for value in row)}]" for name, row in zip(NAMES, words.T, strict=True))
