"""The file of the weights of the players' evaluation: the names in it."""

from __future__ import annotations

from pathlib import Path

from rules.echo.engine.card_words import WORDS
from rules.echo.engine.core.state.feature_codes import CLOCKS
from rules.echo.engine.hand_worth import KEPT
from rules.kernel.playing.weights import WeightsFile

FILE = WeightsFile(
    path=Path(__file__).parent / "weights.toml",
    side=(
        "life", "life_below_10", "life_below_5", "awake", "awake_attack", "asleep", "asleep_attack", "asleep_unknown",
        "strongest", "shield", "reattack", "regenerate", "listens", "gives", "skill", "last_stand", "awaken_skill",
        "one_follower", "two_followers", "beatable", "beatable_attack", "tradable", "tradable_attack", "beaters", "hand",
        "hand_followers", "hand_attack", "hand_cost", "hand_items", "item_cost", "no_reserve", "overfull", "display",
        "deck_below_6", "cap", "cap_once", "skips", "awake_wins", "awake_losses", "asleep_wins", "asleep_losses", "hand_wins",
        "hand_losses", "awake_peril", "answered", "answered_attack", "asleep_cost", "full", "threatened", "none_left", "one_left",
        "two_left",
    ),
    both=("enemy_strikes", "bias", "early"),
    words=WORDS.names,
    roles=WORDS.roles,
    words_said="The words of cards: of an item and a follower in hand, one's own asleep and awake, the enemy's asleep and awake.",
    clocks=CLOCKS,
    race_said="The turns (1 to 5 and more) in which one's own attack brings the enemy's hero down; across, those the enemy's needs.",
    guesses=("kill", "kill_attack", "kill_unknown", "loss", "loss_attack", "hit"),
    keeps=KEPT,
    keeps_said="A card in the opening hand, 65536 to one game won: by its cost (0 to 6 and more), and what else it has.",
    keep_words_said="Its words as an item, and as a follower.",
)  # fmt: skip
