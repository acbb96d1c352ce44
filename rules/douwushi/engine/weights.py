"""The file of the weights of the players' evaluation: the names in it."""

from __future__ import annotations

from pathlib import Path

from rules.douwushi.engine.card_words import WORDS
from rules.kernel.playing.weights import WeightsFile

FILE = WeightsFile(
    path=Path(__file__).parent / "weights.toml",
    side=(
        "heroes", "life", "low_life", "mp", "attack", "strongest", "unarmed", "guarded", "fallen_1", "fallen_2", "fallen_3", "hand",
        "short_hand", "bounty", "doomed", "killable", "close", "items", "skills", "one_hero", "two_heroes", "guards", "held_back",
        "enough_mp", "reserve_out", "lone_killable", "lone_close", "lone_life", "edge_killable", "edge_close", "weakest", "hand_heroes",
        "hand_weapons", "hand_equipment", "hand_spells", "no_hero_held", "dear_items",
    ),
    both=("bias", "lead_fallen", "behind_fallen"),
    words=WORDS.names,
    roles=WORDS.roles,
    words_said="""\
The words of cards: of a hero, a weapon, equipment and a spell in hand, a hero and what else is on one's own side of the
battlefield, and the same on the enemy's.""",
)  # fmt: skip
