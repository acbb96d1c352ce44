"""The file of the weights of the players' evaluation: the names in it."""

from __future__ import annotations

from pathlib import Path

from rules.hota.engine.card_words import WORDS
from rules.hota.engine.core.state.feature_codes import CLOCKS
from rules.hota.engine.hand_worth import KEPT
from rules.kernel.playing.weights import WeightsFile

FILE = WeightsFile(
    path=Path(__file__).parent / "weights.toml",
    side=(
        "life", "life_below_60", "life_below_30", "life_below_12", "creatures", "attack", "body", "strongest", "flying_attack",
        "trampling_attack", "first_strikers", "lifesteal_attack", "shielded", "guards", "guarding_body", "held_back", "equipment",
        "enchantments", "skills", "hand", "no_hand", "mana_cap", "mana_left", "attributes", "deck_below_8",
        "beaten", "beaten_attack", "traded", "traded_attack", "unanswered", "unanswered_attack", "no_creatures", "one_creature",
        "held_attributes", "held_creatures", "held_spells", "held_instants", "held_others", "held_cost", "castable", "overfull",
        "has_next_attribute",
    ),
    both=("bias", "early"),
    words=WORDS.names,
    roles=WORDS.roles,
    words_said="""\
The words of cards: of a creature, a spell and another card in hand, a creature and what else is on one's own side of the
battlefield, and the same on the enemy's.""",
    clocks=CLOCKS,
    race_said="The turns (1 to 6 and more) in which all of one's own attack brings the enemy down; across, those that the enemy needs.",
    keeps=KEPT,
    keeps_said="""\
The opening hand, 65536 to one game won: so many attribute cards (0 to 7); a card by its cost (0 to 7 and more) and what else
it has.""",
    keep_words_said="Its words, as a creature, a spell and another card.",
)  # fmt: skip
