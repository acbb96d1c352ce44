"""English for what amounts are counted by, and for more or less power and movement."""

from __future__ import annotations

from rules.kernel.language.phrases import series, signed
from rules.kernel.text.amounts import is_taking, size_of
from rules.kernel.text.english_things import EnglishThings
from rules.kernel.text.english_words import Deeds
from rules.sorcery.language import modifiers, moments
from rules.sorcery.language.amounts import Count

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
FIGURES = {"power": "power", "cost": "mana cost"}


def figure_name(has: str) -> str:
    """Return the name of a player's figure: `life`, `fire threshold`."""
    return has if has in ("life", "mana") else f"{has} threshold"


def bonuses(english: EnglishThings, stats: modifiers.Stats, *, is_alone: bool) -> tuple[str, str, str]:
    """The verb, what units get, and what is counted for it: `gets`, `+1 power and movement +1`; `+X power`, `, where X is your mana`.

    `is_alone`: nothing else is said between, so that "for each" is clear.
    """
    said, where, amount = [], "", stats.power
    if amount != 0:
        size = size_of(amount)
        is_each = is_alone and isinstance(amount, Count) and english.is_numbered(amount) and not stats.movement and not stats.ranged
        number = size if isinstance(size, int) else size.times if is_each else "X"
        said.append(f"{'−' if is_taking(amount) else '+'}{number} power")
        if isinstance(size, Count):
            where = english.each(size) if is_each else f", where X is {english.quantity(size)}"
    said += [f"movement {signed(stats.movement)}"] if stats.movement else []
    said += [f"ranged {stats.ranged}"] if stats.ranged else []
    return "gets" if amount != 0 else "has", series(said), where
