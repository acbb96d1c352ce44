"""English for what amounts are counted by, and for more or less attack and life."""

from __future__ import annotations

from typing import Any

from rules.hota.language import moments
from rules.hota.language.amounts import Count
from rules.kernel.text.amounts import counts_in, is_taking, size_of
from rules.kernel.text.english_things import EnglishThings
from rules.kernel.text.english_words import Deeds

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
FIGURES = {"attack": "attack", "life": "remaining life"}
LETTERS = "XYZ"


def figure_name(has: str) -> str:
    """Return the name of a player's figure: `mana cap`."""
    return has.replace("_", " ")


def bonuses(english: EnglishThings, attack: Any, life: Any, *, is_alone: bool) -> tuple[str, str]:
    """More or less attack and life, and what is counted for it: `+1 attack`, ` for each creature`; `+X life`, `, where X is your strength`.

    `is_alone`: nothing else is said between, so that "for each" is clear.
    """
    pairs = [(amount, name) for amount, name in ((attack, "attack"), (life, "life")) if amount != 0]
    counts = counts_in([amount for amount, _ in pairs])
    are_counted = all(isinstance(amount, Count) for amount, _ in pairs)
    is_each = is_alone and are_counted and len({(of.count, of.at_most) for of in counts}) == 1 and all(map(english.is_numbered, counts))
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
