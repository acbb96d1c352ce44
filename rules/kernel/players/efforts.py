"""The efforts of the players with foresight: how much they think (rules.kernel.players.foresight)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rules.kernel.players.logistic import CERTAIN

#: An upper bound of a game's ends of turns.
WHOLE_GAME = 400


class Effort(NamedTuple):
    """The effort of a player: in the first worlds it plays all plans, in the next ones `then_plans` of them, in the last the best two.

    width, tries: of the search for plans, of which the best `plans` are kept; quick_width, quick_tries: of those within a plan's worlds.
    `margin`: plans whose own worth is further below the best are not looked at. `lead`: a plan whose mean chance is so far behind is
    dropped at once. `trust`: the number of worlds that a plan's own worth counts as. `ends`: the ends of turns after which a plan's world
    is judged, the side's own turn among them. `sure`: if the best plan's chance after the first worlds is as near to 0 or 1, the player
    stops thinking.
    """

    width: int
    tries: int
    plans: int
    quick_width: int
    quick_tries: int
    margin: int
    lead: int
    trust: int
    first_worlds: int
    then_plans: int
    then_worlds: int
    last_worlds: int
    ends: int
    sure: int = 0


#: How many ends of turns the levels look ahead in every game that says nothing else: to the end of the enemy's next turn.
HORIZON = 2
_SAME = {"margin": 3000, "lead": 1 << 27, "ends": HORIZON}
#: The efforts of the levels in every game that says nothing else. Many plans, as the best is often not among the few that look best; few
#: worlds, as the same ones for all tell plans apart well. What each effort brings: docs/players.md.
STRATEGIST = Effort(28, 180, 10, 2, 6, trust=1, first_worlds=1, then_plans=3, then_worlds=2, last_worlds=2, sure=CERTAIN // 20, **_SAME)
EXPERT = Effort(28, 180, 14, 2, 6, trust=3, first_worlds=1, then_plans=4, then_worlds=3, last_worlds=5, **_SAME)
JUDGE = Effort(48, 300, 14, 4, 10, trust=3, first_worlds=4, then_plans=4, then_worlds=8, last_worlds=12, **_SAME)
#: The columns of `effort_rows`.
(
    WIDTH, TRIES, PLANS, QUICK_WIDTH, QUICK_TRIES, MARGIN, LEAD, TRUST, FIRST_WORLDS, THEN_PLANS, THEN_WORLDS, LAST_WORLDS, ENDS, SURE,
) = range(len(Effort._fields))  # fmt: skip


def deeper_efforts(judge: Effort) -> dict[str, Effort]:
    """Return the efforts of those who think more than a game's judge, by their names (playing.levels.DEEPER).

    Twice as much in one direction; two and four more ends of turns, or to the end of the game; twice as much in all with two more ends.
    """
    twice = {
        "judge-search": {"tries": 2 * judge.tries},
        "judge-plans": {"plans": 2 * judge.plans, "then_plans": 2 * judge.then_plans},
        "judge-replies": {"quick_width": 2 * judge.quick_width, "quick_tries": 2 * judge.quick_tries},
        "judge-worlds": {
            "first_worlds": 2 * judge.first_worlds,
            "then_worlds": 2 * judge.then_worlds,
            "last_worlds": 2 * judge.last_worlds,
        },
    }
    further = {
        "judge-horizon": {"ends": judge.ends + 2},
        "judge-far": {"ends": judge.ends + 4},
        "judge-end": {"ends": WHOLE_GAME},
    }
    whole = {name: number for change in (*twice.values(), further["judge-horizon"]) for name, number in change.items()}
    return {name: judge._replace(**change) for name, change in (twice | further | {"judge-whole": whole}).items()}


def efforts_of(strategist: Effort, horizon: int) -> tuple[Effort, ...]:
    """Return the efforts of the levels with foresight, then of those deeper than the judge, in a game whose strategist thinks so much and
    whose levels look so many ends of turns ahead.
    """
    levels = [each._replace(ends=horizon) for each in (strategist, EXPERT, JUDGE)]
    return (*levels, *deeper_efforts(levels[-1]).values())


def effort_rows(strategist: Effort, horizon: int) -> npt.NDArray[np.int64]:
    """Return `efforts_of` with a row for each, as compiled code reads them."""
    return np.array(efforts_of(strategist, horizon), np.int64)
