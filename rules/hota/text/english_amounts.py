"""English for what amounts are counted by, and for more or less attack and life."""

from __future__ import annotations

from typing import Any

from rules.hota.language import moments
from rules.hota.language.amounts import Count
from rules.hota.language.selectors import CardCount, EventCount, Figure, PermanentCount, PlayerFigure
from rules.hota.text.english_nouns import card_noun, known, noun
from rules.kernel.language.shared import amounts
from rules.kernel.text.amounts import counts_in, is_taking, size_of
from rules.kernel.text.english import English
from rules.kernel.text.english_cards import zone_of
from rules.kernel.text.english_words import WHOSE, Deeds, possessive
from rules.kernel.text.names import Named

#: The amount of a moment.
EVENTS: dict[type, str] = {
    moments.Dies: "the attack that it had",
    moments.IsBlocked: "the number of its blockers",
    moments.DealsDamage: "that damage",
    moments.IsDamaged: "that damage",
    moments.GainsLife: "the life gained",
    moments.LosesLife: "the life lost",
}
#: What happens in a turn, as it is counted.
DEEDS = Deeds(
    attackers={"own": "your creatures have", "enemy": "enemy creatures have", "any": "creatures have"},
    done={
        "drawn": ("card", "cards", "drawn"),
        "discarded": ("card", "cards", "discarded"),
        "cast": ("card", "cards", "cast"),
        "attribute_cards": ("attribute card", "attribute cards", "played"),
    },
    measured={"damage_taken": ("damage", "taken"), "life_gained": ("life", "gained")},
    dead=lambda side, is_many: f"{'enemy ' * (side == 'enemy')}creature{'s' * is_many}{' of yours' * (side == 'own')}",
)
LETTERS = "XYZ"


def is_numbered(amount: amounts.Count[Any]) -> bool:
    """Return whether an amount is so much for each of some things."""
    what: Any = amount.count
    is_measure = isinstance(what, Named | PlayerFigure | Figure) or (isinstance(what, EventCount) and what.this_turn in DEEDS.measured)
    return not is_measure and not amount.plus and amount.times > 0


def counted(of: Any, *, is_many: bool) -> str:
    """Return what is counted, as it stands after "for each" or "the number of"."""
    match of:
        case PermanentCount(side=side, other=other):
            return ("other " if other else "") + noun(of, side, is_many=is_many) + (" on the battlefield" if side == "any" else "")
        case CardCount(zone=zone, side=side):
            return f"{card_noun(of, is_many)} in {zone_of(zone, side)}"
        case _:
            return DEEDS.counted(of, is_many=is_many)


def measure(of: Any, kind: str) -> str:
    """Return what is counted, as a number: `the number of creatures that you control`, `its attack`."""
    match of:
        case Named():
            return EVENTS[type(of.about)]
        case Figure():
            return _figure(of, kind)
        case PlayerFigure(has=has, side=side):
            return f"{WHOSE[side]} {has.replace('_', ' ')}"
        case EventCount() if of.this_turn in DEEDS.measured:
            return DEEDS.measure(of)
        case _:
            return f"the number of {counted(of, is_many=True)}"


def _figure(of: Figure, kind: str) -> str:
    """`its attack`, `the damage on it`."""
    who: Any = of.who
    total = "total " if who.is_many else ""
    if of.figure == "damage":
        return f"the {total}damage on {known(who, kind)}"
    return f"{possessive(known(who, kind))} {total}{ {'attack': 'attack', 'life': 'remaining life'}[of.figure] }"


def bonuses(english: English, attack: Any, life: Any, *, is_alone: bool) -> tuple[str, str]:
    """More or less attack and life, and what is counted for it: `+1 attack`, ` for each creature`; `+X life`, `, where X is your strength`.

    `is_alone`: nothing else is said between, so that "for each" is clear.
    """
    pairs = [(amount, name) for amount, name in ((attack, "attack"), (life, "life")) if amount != 0]
    counts = counts_in([amount for amount, _ in pairs])
    are_counted = all(isinstance(amount, Count) for amount, _ in pairs)
    is_each = is_alone and are_counted and len({(of.count, of.at_most) for of in counts}) == 1 and all(map(is_numbered, counts))
    letters = dict(zip(counts, LETTERS, strict=False))
    said = []
    for amount, name in pairs:
        size = size_of(amount)
        number = size if isinstance(size, int) else size.times if is_each else letters[size]
        said.append(f"{'−' if is_taking(amount) else '+'}{number} {name}")
    if is_each:
        return " and ".join(said), english.each(counts[0])
    what = [f"{letter} is {english.quantity(count)}" for count, letter in letters.items()]
    return " and ".join(said), f", where {' and '.join(what)}" if what else ""
