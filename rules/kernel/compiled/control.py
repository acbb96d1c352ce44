"""The control instructions of every game's abilities, and the columns of an instruction."""

from __future__ import annotations

#: The columns of an instruction: what to do, and up to four numbers for it.
COLUMNS = OPERATION, A, B, C, D = (0, 1, 2, 3, 4)
#: End the ability; go on at A; ask the owner and go on at A for no; go on at C unless the conditions (A, B) hold; let the owner choose one
#: of A ways to go on, whose places are A of the instructions that follow.
CONTROL = STOP, JUMP, ASK, TEST, BRANCH = (0, 1, 2, 3, 4)
#: The first number of a game's own.
FIRST_OWN = 5
