"""The numbers that tell apart what lies on the battlefield and on the stack; abilities on the stack have their `uid` (107.2)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes
from rules.kernel.compiled.machine.columns import BORN, KIND, SOURCE
from rules.kernel.telling.token_numbers import TokenNumbers

NUMBERS = TokenNumbers(codes.FIRST_TOKEN, codes.CARDS, codes.PLACES)
#: Abilities on the stack are numbered behind the tokens.
FIRST_ABILITY = codes.CARDS + codes.FIELD


def item_number(row: Any) -> int:
    """The number of something on the stack, by its row: a card's id, an ability's own number."""
    is_card = row[KIND] in (codes.AS_SPELL, codes.AS_PERMANENT)
    return int(row[SOURCE]) if is_card else FIRST_ABILITY + int(row[BORN])
