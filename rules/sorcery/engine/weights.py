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

from rules.kernel.training.word_weights import listed_by_word
from rules.sorcery.engine.card_words import NAMES
from rules.sorcery.engine.core.state import feature_codes as codes
from rules.sorcery.engine.hand_worth import COSTS, FEATURES, HELD, OF_A_CARD, PRINTS

FILE = Path(__file__).parent / "weights.toml"
Vector = npt.NDArray[np.int32]

#: The features of a side and those of both, by the names that the file gives them.
OF_A_SIDE = (
    "life", "life_below_12", "life_below_6", "at_door", "door_shut", "sites", "sites_below_6", "affinity", "units", "strongest",
    "casters", "flying_power", "below_power", "void_power", "hidden_power", "lethal", "warded", "shots", "steps", "held_back", "ready",
    "ready_power", "carried", "lying", "auras", "monuments", "skills", "hand_spells", "hand_sites", "no_spells", "striking_power",
    "coming_power", "far_power", "aimed_power", "beaten", "beaten_power", "traded", "traded_power", "spellbook_below_6", "atlas_below_3",
    "avatar_ready", "held_minions", "held_magic", "held_auras", "held_artifacts", "held_cost", "castable", "stranded", "has_site",
    "mana_left",
)  # fmt: skip
OF_BOTH = ("bias", "early")
#: As what a card in the opening hand is told, in the order of hand_worth.HELD.
HELD_AS = ("minion", "magic", "other", "site")
assert len(OF_A_SIDE) == codes.BLOCK
assert codes.BIAS + len(OF_BOTH) == codes.FEATURES


@dataclass(frozen=True)
class Weights:
    """Weights of the features and of the words of cards (shape WORDS, ROLES), SCALE to one of log odds.

    `keeps` weighs what is told of an opening hand (rules.sorcery.engine.hand_worth).
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
    return np.array([*costs, *(data[name] for name in OF_A_CARD), *words.ravel()], np.int32)


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
        "# The turns (1 to 6 and more) in which all of one's own near power brings the enemy down; across, the enemy's.",
        "[race]",
        "turns = [",
        *(f"    [{', '.join(str(value) for value in row)}]," for row in race),
        "]",
        "",
        "[both]",
        *(f"{name} = {weights.features[codes.BIAS + index]}" for index, name in enumerate(OF_BOTH)),
        "",
        "# The words of cards: of a minion, a magic, another spell and a site in hand; of a minion, a site and what else lies on one's own",
        "# side of the realm, and the same on the enemy's.",
        "[word]",
        *(f"{name} = [{', '.join(str(value) for value in row)}]" for name, row in zip(NAMES, weights.words, strict=True)),
        "",
        *_written_keeps(weights.keeps),
        "",
    ]
    return "\n".join(lines)


def _written_keeps(keeps: Vector) -> Iterator[str]:
    yield "# The opening hand, 65536 to one game won: a card by its cost (0 to 7 and more) and what else it has."
    yield "[keep]"
    for held, costs in zip(HELD_AS, keeps[: len(HELD) * COSTS].reshape(len(HELD), COSTS), strict=True):
        yield f"{held} = [{', '.join(str(value) for value in costs)}]"
    yield from (f"{name} = {keeps[len(HELD) * COSTS + index]}" for index, name in enumerate(OF_A_CARD))
    yield ""
    yield "# Its words, as a minion, a magic, another spell and a site."
    yield "[keep.words]"
    words = keeps[PRINTS:FEATURES].reshape(len(HELD), len(NAMES))
    yield from (f"{name} = [{', '.join(str(value) for value in row)}]" for name, row in zip(NAMES, words.T, strict=True))
