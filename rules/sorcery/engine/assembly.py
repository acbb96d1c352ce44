"""The tables while cards are compiled into them: the rows of amounts, conditions, costs and modifiers."""

from __future__ import annotations

from typing import Any, get_args

from rules.kernel.language.reader import hints_of
from rules.kernel.language.shared.conditions import asked_words
from rules.kernel.playing.assembly import AbilityAssembling
from rules.kernel.playing.encoders import BitsIn, NumberIn, amount, checked, numbers_of, plain, selector
from rules.kernel.playing.word_rows import Rows, parts_of
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import EVENTS
from rules.sorcery.engine.selector_words import ELEMENTS, GROUNDS, KEYWORDS, PICKS, RESTRICTIONS, WHOSE, selector_row
from rules.sorcery.language import amounts, conditions, costs, modifiers, vocabulary
from rules.sorcery.language.selectors import CardCount, CardFilter, KindFilter, ThingCount

#: The modifiers of the engine, by what those of the language count as.
GIVES = numbers_of(dict.fromkeys(word.counted_as() for word in modifiers.Modifier.words()), codes, "GIVE_{}", is_ground=codes.GIVE_GROUND)


def _discard(assembly: Assembly, row: list[int], word: costs.Discard) -> None:
    row[codes.COST_CARDS] = _chosen(assembly, word)
    assembly.selectors[row[codes.COST_CARDS]][codes.ZONE] = codes.HAND


def _sacrifice(assembly: Assembly, row: list[int], word: costs.Sacrifice) -> None:
    row[codes.COST_OBJECTS] = number = _chosen(assembly, word)
    assembly.selectors[number][codes.OTHER] = 1


def _chosen(assembly: Assembly, word: Any) -> int:
    """Return the selector's row for a cost that takes the player's own cards or things: they are chosen as it is paid."""
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


def _cost(assembly: Assembly, row: list[int], word: modifiers.Cost) -> None:
    """Select the cards that cost more or less, whoever owns them."""
    row[codes.GIVE_SELECTOR] = number = assembly.selector_of(word)
    assembly.selectors[number][codes.WHOSE] = codes.EITHER


class Assembly(AbilityAssembling):
    CONDITIONS = Rows(
        words=asked_words(conditions.Condition),
        empty=(0, codes.OWN, -1, -codes.BOUND, codes.BOUND, -1, 0, 0, -1),
        at=codes.CONDITION_WORD,
        numbers=numbers_of(("count", "is", "turn_of", "at_door"), codes, "IF_{}"),
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
            "thing_count": codes.OF_THINGS,
            "card_count": codes.OF_CARDS,
            "event_count": codes.OF_EVENTS,
            "player_figure": None,
            "figure": None,
        },
        ways={
            "card_count.side": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "this_turn": (codes.AMOUNT_SELECTOR, NumberIn(EVENTS)),
            "event_count.side": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "has": (codes.COUNTED, NumberIn(numbers_of(("life", "mana", *get_args(vocabulary.Element)), codes, "OF_{}"))),
            "player_figure.side": (codes.COUNTED_WHO, NumberIn(WHOSE)),
            "figure": (codes.COUNTED, NumberIn({"power": codes.OF_POWER, "cost": codes.OF_COST, "damage": codes.OF_DAMAGE_ON})),
            "who": (codes.COUNTED_WHO, NumberIn(PICKS)),
        },
        wholes=dict.fromkeys((ThingCount, CardCount), (codes.AMOUNT_SELECTOR, selector)),
    )
    MEASURES = {"event": codes.OF_EVENT}
    MODIFIERS = Rows(
        words=modifiers.Modifier.words(),
        empty=(0, 0, 0, 0, -1),
        at=codes.GIVE_WORD,
        numbers={word.word(): GIVES[word.counted_as()] for word in modifiers.Modifier.words()},
        ways={
            "power": (codes.GIVE_VALUE, amount),
            "movement": (codes.GIVE_NUMBER, plain),
            "ranged": (codes.GIVE_REACH, plain),
            "has.keyword": (codes.GIVE_VALUE, BitsIn(KEYWORDS)),
            "what": (codes.GIVE_VALUE, NumberIn(RESTRICTIONS)),
            "is_ground.ground": (codes.GIVE_VALUE, NumberIn(GROUNDS)),
            "threshold.element": (codes.GIVE_VALUE, NumberIn(ELEMENTS)),
            "amount": (codes.GIVE_NUMBER, checked),
            "side": (codes.GIVE_REACH, NumberIn(WHOSE)),
        },
        wholes={CardFilter: _cost},
    )

    RECEIVERS = codes.GIVE_SELECTOR
    REGISTERS = codes.REGISTERS

    selector_row = staticmethod(selector_row)
