"""The tables while cards are compiled into them: the rows of amounts, conditions, costs and modifiers."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import EVENTS
from rules.hota.engine.selector_words import KEYWORDS, PICKS, RESTRICTIONS, WHOSE, selector_row
from rules.hota.language import amounts, conditions, costs, modifiers
from rules.hota.language.selectors import CardCount, KindFilter, PermanentCount
from rules.kernel.language.reader import hints_of
from rules.kernel.language.shared.conditions import asked_words
from rules.kernel.playing.assembly import AbilityAssembling
from rules.kernel.playing.encoders import BitsIn, NumberIn, amount, checked, numbers_of, selector
from rules.kernel.playing.word_rows import Rows, parts_of

#: The modifiers of the engine, by what those of the language count as.
GIVES = numbers_of(dict.fromkeys(word.counted_as() for word in modifiers.Modifier.words()), codes, "GIVE_{}")


def _discard(assembly: Assembly, row: list[int], word: costs.Discard) -> None:
    row[codes.COST_CARDS], row[codes.COST_COUNT] = _chosen(assembly, word), word.count


def _sacrifice(assembly: Assembly, row: list[int], word: costs.Sacrifice) -> None:
    row[codes.COST_PERMANENTS] = number = _chosen(assembly, word)
    assembly.selectors[number][codes.OTHER] = 1


def _chosen(assembly: Assembly, word: Any) -> int:
    """The row of what a cost takes of its player's own: it is chosen as it is paid."""
    number = assembly.selector_of(word)
    assembly.selectors[number][codes.HOW], assembly.selectors[number][codes.WHOSE] = codes.CHOSEN, codes.OWN
    return number


#: What an activated ability costs, in its row.
COSTS = Rows(
    words=costs.Cost.words(),
    constants={"tap": {codes.COST_TAP: 1}, "sacrifice_self": {codes.COST_SACRIFICE: 1}},
    ways={"mana.amount": (codes.COST_MANA, checked), "life.amount": (codes.COST_LIFE, checked)},
    wholes={costs.Discard: _discard, costs.Sacrifice: _sacrifice},
)


class Assembly(AbilityAssembling):
    CONDITIONS = Rows(
        words=asked_words(conditions.Condition),
        empty=(0, codes.OWN, -1, -codes.BOUND, codes.BOUND, -1, 0, 0, -1),
        at=codes.CONDITION_WORD,
        numbers=numbers_of(("count", "is", "turn_of"), codes, "IF_{}"),
        ways={
            "side": (codes.CONDITION_SIDE, NumberIn(WHOSE)),
            "who": (codes.CONDITION_WHO, NumberIn(PICKS)),
            "of": (codes.CONDITION_AMOUNT, lambda assembly, of: assembly.amount_of(amounts.Count(count=of))),
            "at_least": (codes.CONDITION_LOW, checked),
            "at_most": (codes.CONDITION_HIGH, checked),
        },
        wholes={KindFilter: (codes.CONDITION_SELECTOR, selector)},
    )
    JOINED = codes.CONDITION_JOINED
    DENIED = codes.CONDITION_DENIED
    COUNTS = Rows(
        words=parts_of(hints_of(amounts.Count)["count"]),
        empty=(codes.PLAIN, -1, codes.OWN),
        at=codes.COUNTED,
        numbers={
            "permanent_count": codes.OF_PERMANENTS,
            "card_count": codes.OF_CARDS,
            "event_count": codes.OF_EVENTS,
            "player_figure": None,
            "figure": None,
        },
        ways={
            "card_count.side": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "this_turn": (codes.AMOUNT_SELECTOR, NumberIn(EVENTS)),
            "event_count.side": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "has": (
                codes.COUNTED,
                NumberIn(numbers_of(("life", "mana", "mana_cap", "strength", "agility", "intellect"), codes, "OF_{}")),
            ),
            "player_figure.side": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "figure": (
                codes.COUNTED,
                NumberIn({"attack": codes.OF_ATTACK, "life": codes.OF_LIFE_OF, "damage": codes.OF_DAMAGE_ON}),
            ),
            "who": (codes.COUNTED_WHO, NumberIn(PICKS)),
        },
        wholes=dict.fromkeys((PermanentCount, CardCount), (codes.AMOUNT_SELECTOR, selector)),
    )
    MEASURES = {"event": codes.OF_EVENT}
    MODIFIERS = Rows(
        words=modifiers.Modifier.words(),
        empty=(0, 0, 0, -1),
        at=codes.GIVE_WORD,
        numbers={word.word(): GIVES[word.counted_as()] for word in modifiers.Modifier.words()},
        ways={
            "attack": (codes.GIVE_VALUE, amount),
            "life": (codes.GIVE_NUMBER, amount),
            "has.keyword": (codes.GIVE_VALUE, BitsIn(KEYWORDS)),
            "what": (codes.GIVE_VALUE, NumberIn(RESTRICTIONS)),
            "amount": (codes.GIVE_NUMBER, checked),
        },
        wholes=dict.fromkeys(modifiers.OF_PLAYERS, (codes.GIVE_SELECTOR, selector)),
    )

    RECEIVERS = codes.GIVE_SELECTOR
    REGISTERS = codes.REGISTERS

    selector_row = staticmethod(selector_row)
