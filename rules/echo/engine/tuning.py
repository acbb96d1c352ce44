"""The declaration of what Echo's players learn (rules.kernel.training.word_learner): all that the kernel tunes."""

from __future__ import annotations

from rules.echo.engine.card_words import ITEM, WORDS, count_words
from rules.echo.engine.core.state.feature_codes import FEATURES
from rules.echo.engine.hand_worth import KEPT, add_games
from rules.echo.engine.thoughts import use_weights
from rules.kernel.training.word_learner import Learned

LEARNED = Learned(
    features=FEATURES,
    words=WORDS,
    count_words=count_words,
    use=use_weights,
    unkept=ITEM,
    kept=KEPT.size,
    add_games=add_games,
)
