"""The rows of the event log: their columns, the cause of an event, and who hears of it. Loads no Numba."""

from __future__ import annotations

#: Columns of a row: the event, the side whose it is, the card, its slot, and two numbers whose meaning depends on the event. Then what it
#: belongs to, which the game says: a kind of cause, the card whose it is, and the number of its ability.
EVENT, EVENT_SIDE, EVENT_CARD, EVENT_SLOT, EVENT_NUMBER, EVENT_OTHER, EVENT_CAUSE, EVENT_SOURCE, EVENT_ABILITY = range(9)
EVENT_WIDTH = 9
LOG_ROWS = 16384
#: The cause of an event: none, an ability, an attack.
BY_NOTHING, BY_ABILITY, BY_ATTACK = range(3)
#: Who hears of events, the values of `is_logging`: nobody, the log, the tally.
SILENT, LOGGING, TALLYING = range(3)
