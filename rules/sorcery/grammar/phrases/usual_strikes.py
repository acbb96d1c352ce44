"""Damage, and life that is lost by strikes at sites, in usual words of the published game, in plain form."""

from __future__ import annotations

from rules.sorcery.grammar.phrases.usual_patterns import Written

#: Phrases of strikes with something in them that is kept.
STRIKES: tuple[tuple[str, Written], ...] = (
    (
        (
            r"\bif (you|the enemy|a player) would lose life (?:from|by|because of|due to|to) "
            r"(?:a strike|strikes) (?:at|on|against) (?:(?:a|your|any) )?(?:undefended )?sites?\b"
        ),
        r"if \1 would lose life by a strike at a site",
    ),
    (
        (
            r"\b(if (you|the enemy|a player) would lose life by a strike at a site[^."
            r"\n]*?), prevent (?:that loss|it|that|all of it|that life loss)(?=\.|$)"
        ),
        lambda found: f"{found[1]}, {_they(found[2])} lose none",
    ),
    (
        (
            r"\b(if (you|the enemy|a player) would lose life by a strike at a site[^.\n]*?), (?:(?:you|th"
            r"ey|that player) )?(?:do not|don't|loses?) (?:lose any|no life|none)(?: instead)?(?=\.|$)"
        ),
        lambda found: f"{found[1]}, {_they(found[2])} lose none",
    ),
    (
        (
            r"\b(if (you|the enemy|a player) would lose life by a strike at a site[^.\n]*?), (?:prevent (\d+) "
            r"of (?:that loss|it)|(?:(?:you|they|that player) )?loses? (\d+) less(?: life)?(?: instead)?)(?=\.|$)"
        ),
        lambda found: f"{found[1]}, {_they(found[2])} lose {found[3] or found[4]} less",
    ),
)


def _they(who: str) -> str:
    return "you" if who == "you" else "they"
