"""The file of the weights of the players' evaluation: the names in it."""

from __future__ import annotations

from pathlib import Path

from rules.kernel.playing.weights import WeightsFile
from rules.sorcery.engine.card_words import WORDS
from rules.sorcery.engine.core.state.feature_codes import CLOCKS
from rules.sorcery.engine.hand_worth import KEPT

FILE = WeightsFile(
    path=Path(__file__).parent / "weights.toml",
    side=(
        "life", "life_below_12", "life_below_6", "at_door", "door_shut", "sites", "sites_below_6", "affinity", "units", "strongest",
        "casters", "flying_power", "below_power", "void_power", "hidden_power", "lethal", "warded", "shots", "steps", "held_back", "ready",
        "ready_power", "carried", "lying", "auras", "monuments", "skills", "hand_spells", "hand_sites", "no_spells", "striking_power",
        "coming_power", "far_power", "aimed_power", "beaten", "beaten_power", "traded", "traded_power", "spellbook_below_6",
        "atlas_below_3", "avatar_ready", "held_minions", "held_magic", "held_auras", "held_artifacts", "held_cost", "castable", "stranded",
        "has_site", "mana_left",
    ),
    both=("bias", "early"),
    words=WORDS.names,
    roles=WORDS.roles,
    words_said="""\
The words of cards: of a minion, a magic, another spell and a site in hand; of a minion, a site and what else lies on one's own
side of the realm, and the same on the enemy's.""",
    clocks=CLOCKS,
    race_said="The turns (1 to 6 and more) in which all of one's own near power brings the enemy down; across, the enemy's.",
    keeps=KEPT,
    keeps_said="The opening hand, 65536 to one game won: a card by its cost (0 to 7 and more) and what else it has.",
    keep_words_said="Its words, as a minion, a magic, another spell and a site.",
)  # fmt: skip
