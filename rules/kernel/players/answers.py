"""The other side's choices within an action that a search tries: those worth most to it, one step deep.

Looking is dear, and the same options come up again and again in a search. So the best of some options is remembered until the search ends,
wherever they come up.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rules.kernel.compiled.compilation import INT, array_of, inner
from rules.kernel.compiled.random import scramble

#: The result of `reply` where the game leaves the answer to be looked for.
NO_REPLY = -1
#: The most options that are looked at, and the most lists of options whose answers are remembered.
OPTIONS, ANSWERS = 16, 32

#: The fields of a workspace that answering uses.
FIELDS: list[tuple[Any, ...]] = [
    ("option", "i4", (OPTIONS,)),
    ("answered", "u8", (ANSWERS,)),
    ("answer", "i4", (ANSWERS,)),
]
_MASK = np.uint64(ANSWERS - 1)


def answering(state: Any, tables: Any, work: Any, *, copy: Any, decider: Any, perform: Any, value: Any, reply: Any = None) -> Any:
    """Return the function `answer(worlds, t, w, at, count)` of a game, for whoever decides in the world `at` about `count` legal actions.

    The functions are those of turn_search.Mind, `decider(state)`, and the game's own answers, `reply` (players.entry.Thinking). `answer`
    writes over a free world of the search.
    """
    own_reply = reply or _no_reply(state, tables, work)

    @inner(INT(array_of(state), tables, work, INT, INT))
    def best_option(worlds: Any, t: Any, w: Any, at: int, count: int) -> int:
        """Return the option after which the decider stands best, the first of those that are worth the same."""
        for index in range(count):
            w.option[index] = w.legal[index]
        who, trial = decider(worlds[at]), worlds[w.free[w.frees - 1]]
        best, most = 0, 0
        for index in range(count):
            copy(trial, worlds[at])
            perform(trial, t, w, int(w.option[index]))
            worth = value(trial, t, w, who)
            if index == 0 or worth > most:
                best, most = index, worth
        return int(w.option[best])

    @inner(INT(array_of(state), tables, work, INT, INT))
    def answer(worlds: Any, t: Any, w: Any, at: int, count: int) -> int:
        action = own_reply(worlds[at], t, w, count)
        if action != NO_REPLY:
            return int(action)
        mark = np.uint64(count)
        for index in range(count):
            mark = scramble(mark ^ np.uint64(w.legal[index] + 1))
        place = mark & _MASK
        if w.answered[place] != mark:
            w.answer[place] = best_option(worlds, t, w, at, min(count, OPTIONS))
            w.answered[place] = mark
        return int(w.answer[place])

    return answer


def _no_reply(state: Any, tables: Any, work: Any) -> Any:
    """Return the `reply` of a game that has no answers of its own."""

    @inner(INT(state, tables, work, INT))
    def reply(s: Any, t: Any, w: Any, count: int) -> int:
        return NO_REPLY

    return reply
