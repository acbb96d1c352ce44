"""The declaration of what HotA's players learn (rules.kernel.training.word_learner): all that the kernel tunes."""

from __future__ import annotations

from rules.hota.engine.card_words import HELD_SPELL, WORDS, count_words
from rules.hota.engine.core.state.feature_codes import FEATURES
from rules.hota.engine.hand_worth import KEPT, add_games
from rules.hota.engine.thoughts import use_weights
from rules.kernel.training.word_learner import Learned

LEARNED = Learned(
    features=FEATURES,
    words=WORDS,
    count_words=count_words,
    use=use_weights,
    unkept=HELD_SPELL,
    kept=KEPT.size,
    add_games=add_games,
)
