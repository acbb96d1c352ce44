"""Try an action on a possible world with all the choices that belong to it, for players who look no further.

The array of worlds holds the game first, then the world of the trial (IMAGINED), then three for actions and their answers.
"""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, array_of, inner

IMAGINED, TRY, TRIES = 1, 2, 3
#: The most answers within one action.
PATIENCE = 16
NEVER = -1000000


def trial(state: Any, tables: Any, work: Any, *, copy: Any, legal: Any, perform: Any, decider: Any, is_choosing: Any, worth: Any) -> Any:
    """Return the function `worth_of_action(worlds, t, w, side, action)`: the worth of the imagined world after an action and its choices.

    copy(target, source); legal(state, tables, work) lists the legal actions in `work.legal`; perform(state, tables, work, action);
    decider(state); is_choosing(state): whether a choice that belongs to an action is open; worth(state, tables, side). Performing an action
    must not list actions. The side answers as looks best at once, the other with its first answer.
    """
    worlds_type = array_of(state)

    @inner(INT(worlds_type, tables, work, INT, INT))
    def answer_within(worlds: Any, t: Any, w: Any, side: int, at: int) -> int:
        """Answer a decision in a world; return the world after the answer."""
        s = worlds[at]
        count = legal(s, t, w)
        if count == 1 or decider(s) != side:
            perform(s, t, w, int(w.legal[0]))
            return at
        best, most, free = at, NEVER, (at - TRY + 1) % TRIES + TRY
        for index in range(count):
            copy(worlds[free], s)
            perform(worlds[free], t, w, int(w.legal[index]))
            value = worth(worlds[free], t, side)
            if value > most:
                best, most, free = free, value, 3 * TRY + TRIES - at - free
        return best

    @inner(INT(worlds_type, tables, work, INT, INT))
    def worth_of_action(worlds: Any, t: Any, w: Any, side: int, action: int) -> int:
        at = TRY
        copy(worlds[at], worlds[IMAGINED])
        perform(worlds[at], t, w, action)
        for _ in range(PATIENCE):
            if not is_choosing(worlds[at]):
                break
            at = answer_within(worlds, t, w, side, at)
        return int(worth(worlds[at], t, side))

    return worth_of_action
