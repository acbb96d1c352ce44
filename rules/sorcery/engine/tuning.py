"""The parts by which Sorcery's players learn (rules.kernel.training.word_learner): all that the kernel tunes."""

from __future__ import annotations

from rules.kernel.training.word_learner import Learned
from rules.sorcery.engine.card_words import HELD_MAGIC, WORDS, count_words
from rules.sorcery.engine.core.state.feature_codes import FEATURES
from rules.sorcery.engine.hand_worth import KEPT, add_games
from rules.sorcery.engine.thoughts import use_weights

LEARNED = Learned(
    features=FEATURES,
    words=WORDS,
    count_words=count_words,
    use=use_weights,
    unkept=HELD_MAGIC,
    kept=KEPT.size,
    add_games=add_games,
)
