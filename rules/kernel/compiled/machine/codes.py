"""The numbers of what the machine asks and of the answers, of its own instructions and purposes. Loads no Numba."""

from __future__ import annotations

#: What is asked; a game's own questions have the numbers from FIRST_OWN on.
NOTHING, TARGETS, CARDS, MAY, OPTION, NUMBER = range(6)
FIRST_OWN = 6
#: The actions that answer, and the first of a game's own. A player passes who wants no more, too.
ANSWERS = ("pass", "target", "card", "accept", "decline", "option", "number")
PASS, TARGET, CARD, ACCEPT, DECLINE, CHOOSE, NAME_NUMBER = range(len(ANSWERS))
FIRST_OWN_ACTION = len(ANSWERS)
#: A card that may be chosen, and one that has been.
POSSIBLE, CHOSEN = 1, 2
#: The machine's instruction beside those that steer, which ends what an ability names as it is announced; the first of a game's own.
ANNOUNCE, FIRST_OWN_INSTRUCTION = 5, 6
#: What a question is for that the machine itself has asked.
FOR_MAY, FOR_OPTION = -1, -2
