"""The numbers of the machine's questions and of the answers, of its own instructions and purposes. Loads no Numba."""

from __future__ import annotations

#: The kinds of questions; a game's own have the numbers from FIRST_OWN on.
NOTHING, TARGETS, CARDS, MAY, OPTION, NUMBER = range(6)
FIRST_OWN = 6
#: The actions that answer, and the first of a game's own. A player who wants no more passes, too.
ANSWERS = ("pass", "target", "card", "accept", "decline", "option", "number")
PASS, TARGET, CARD, ACCEPT, DECLINE, CHOOSE, NAME_NUMBER = range(len(ANSWERS))
FIRST_OWN_ACTION = len(ANSWERS)
#: The marks of a card that may be chosen, and of one that has been.
POSSIBLE, CHOSEN = 1, 2
#: What is said of a card of an opening hand that is given: it is kept, or goes back in the mulligan.
KEPT, PUT_BACK = 1, 2
#: The machine's instruction beside the control ones, after the targets that an ability names as it is announced; the first of a game's own.
ANNOUNCE, FIRST_OWN_INSTRUCTION = 5, 6
#: The purpose of a question that the machine itself has asked.
FOR_MAY, FOR_OPTION = -1, -2
#: Bits of a static ability: what it gives changes only where the engine sets the state's `is_stale`, or at any time.
STEADY, SHIFTING = 1, 2
