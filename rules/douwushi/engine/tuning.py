"""The declaration of what Dou Wushi's players learn (rules.kernel.training.word_learner): all that the kernel tunes."""

from __future__ import annotations

from rules.douwushi.engine.card_words import HELD_SPELL, WORDS, count_words
from rules.douwushi.engine.core.state.feature_codes import FEATURES
from rules.douwushi.engine.thoughts import use_weights
from rules.kernel.training.word_learner import Learned

LEARNED = Learned(
    features=FEATURES,
    words=WORDS,
    count_words=count_words,
    use=use_weights,
    unkept=HELD_SPELL,
)
