"""The columns of the machine's rows: the context of an ability, a frame, an item of the stack."""

from __future__ import annotations

#: What conditions and amounts look at: the game's kind of it, whose it is, the row of the ability, the card that has it and the place's
#: `uid`, the card that a moment is about, the other one of the moment, how much, and the number chosen as it was announced. BORN: the
#: `next_uid` when it was announced: what came later is another object. Cards are -1, uids 0 where there are none.
(KIND, SIDE, ABILITY, SOURCE, SOURCE_UID, SUBJECT, SUBJECT_UID, FOE, FOE_UID, AMOUNT, X, BORN) = range(12)
CONTEXT_WIDTH = 12
#: The further columns of a frame: the next instruction, and whether the ability is only being announced.
PC, IS_ANNOUNCED = range(CONTEXT_WIDTH, CONTEXT_WIDTH + 2)
FRAME_WIDTH = CONTEXT_WIDTH + 2
