"""English for what amounts are counted by, and for more or less power and movement."""

from __future__ import annotations

from typing import Any

from rules.kernel.language.phrases import series, signed
from rules.kernel.language.shared import amounts
from rules.kernel.text.amounts import is_taking, size_of
from rules.kernel.text.english import English
from rules.kernel.text.english_cards import zone_of
from rules.kernel.text.english_words import WHOSE, Deeds, possessive
from rules.kernel.text.names import Named
from rules.sorcery.language import modifiers, moments
from rules.sorcery.language.amounts import Count
from rules.sorcery.language.selectors import CardCount, EventCount, Figure, PlayerFigure, ThingCount
from rules.sorcery.text.english_nouns import card_noun, known, noun

#: The amount of a moment.
EVENTS: dict[type, str] = {
    moments.Dies: "the power that it had",
    moments.StrikesSite: "the life lost",
    moments.DealsDamage: "that damage",
    moments.IsDamaged: "that damage",
    moments.GainsLife: "the life gained",
    moments.LosesLife: "the life lost",
}
#: What happens in a turn, as it is counted.
DEEDS = Deeds(
    attackers={"own": "your units have", "enemy": "enemy units have", "any": "units have"},
    done={
        "drawn": ("card", "cards", "drawn"),
        "discarded": ("card", "cards", "discarded"),
        "cast": ("spell", "spells", "cast"),
        "sites_played": ("site", "sites", "played"),
    },
    measured={"life_gained": ("life", "gained"), "life_lost": ("life", "lost")},
    dead=lambda side, is_many: f"{ {'own': 'allied ', 'enemy': 'enemy ', 'any': ''}[side] }minion{'s' * is_many}",
)


def figure_name(has: str) -> str:
    """`life`, `fire threshold`."""
    return has if has in ("life", "mana") else f"{has} threshold"


def is_numbered(amount: amounts.Count[Any]) -> bool:
    """Return whether an amount is so much for each of some things."""
    what: Any = amount.count
    is_measure = isinstance(what, Named | PlayerFigure | Figure) or (isinstance(what, EventCount) and what.this_turn in DEEDS.measured)
    return not is_measure and not amount.plus and amount.times > 0


def counted(of: Any, kind: str, *, is_many: bool) -> str:
    """Return what is counted, as it stands after "for each" or "the number of"."""
    match of:
        case ThingCount(side=side, other=other):
            there = " in the realm" if side == "any" and of.where is None else ""
            return ("other " if other else "") + noun(of, side, kind, is_many=is_many) + there
        case CardCount(zone=zone, side=side):
            return f"{card_noun(of, is_many)} in {zone_of(zone, side)}"
        case _:
            return DEEDS.counted(of, is_many=is_many)


def measure(of: Any, kind: str) -> str:
    """Return what is counted, as a number: `the number of allied minions`, `its power`."""
    match of:
        case Named():
            return EVENTS[type(of.about)]
        case Figure():
            return _figure(of, kind)
        case PlayerFigure(has=has, side=side):
            return f"{WHOSE[side]} {figure_name(has)}"
        case EventCount() if of.this_turn in DEEDS.measured:
            return DEEDS.measure(of)
        case _:
            return f"the number of {counted(of, kind, is_many=True)}"


def _figure(of: Figure, kind: str) -> str:
    """`its power`, `the damage on it`."""
    who: Any = of.who
    total = "total " if who.is_many else ""
    if of.figure == "damage":
        return f"the {total}damage on {known(who, kind)}"
    return f"{possessive(known(who, kind))} {total}{ {'power': 'power', 'cost': 'mana cost'}[of.figure] }"


def bonuses(english: English, stats: modifiers.Stats, *, is_alone: bool) -> tuple[str, str, str]:
    """The verb, what units get, and what is counted for it: `gets`, `+1 power and movement +1`; `+X power`, `, where X is your mana`.

    `is_alone`: nothing else is said between, so that "for each" is clear.
    """
    said, where, amount = [], "", stats.power
    if amount != 0:
        size = size_of(amount)
        is_each = is_alone and isinstance(amount, Count) and is_numbered(amount) and not stats.movement and not stats.ranged
        number = size if isinstance(size, int) else size.times if is_each else "X"
        said.append(f"{'−' if is_taking(amount) else '+'}{number} power")
        if isinstance(size, Count):
            where = english.each(size) if is_each else f", where X is {english.quantity(size)}"
    said += [f"movement {signed(stats.movement)}"] if stats.movement else []
    said += [f"ranged {stats.ranged}"] if stats.ranged else []
    return "gets" if amount != 0 else "has", series(said), where
