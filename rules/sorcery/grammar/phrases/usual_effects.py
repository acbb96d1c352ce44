"""What happens in usual words of the published game, and how texts of this site say it, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS, counted
from rules.sorcery.grammar.phrases.usual_patterns import Written

_VERBS = "loses|gains|draws|discards|sacrifices|reveals|puts"
#: Something that is done to nobody in particular.
_PLAIN = r"(?P<{}>(?:draw|gain|lose|the enemy (?:loses|draws|discards)|you (?:draw|gain|lose)|create) [^.:\n,]*?)"
_TARGETS = r"(?:target|each|all|another|a|the|it|them|that|those|up to|\d+|@me)"
_WHERE_TO = r"(?: (?:to|on|onto) [^.,\n]*?| here)?"


def _threshold(found: re.Match[str]) -> str:
    """`gain (F)(F) this turn`: so much more threshold."""
    when = found["when"] or ""
    return " and ".join(f"you have {count} additional {element} threshold{when}" for element, count in counted(found["symbols"]).items())


def _each_player(found: re.Match[str]) -> str:
    return f"{found['who']} {found['first']}. {found['who']} {found['second']}"


def _instead(found: re.Match[str]) -> str:
    """`Draw a card. If ..., draw two cards instead.`: one or the other."""
    return f"if {found['asked']}, {found['other']}. otherwise, {found['first']}"


def _flooded(found: re.Match[str]) -> str:
    """Sites that are flooded: they are water sites."""
    is_many = "sites" in found[1].split() or found[1] == "they"
    return f"{found[1]} {'are water sites' if is_many else 'is a water site'}"


#: Phrases of effects with something in them that is kept.
EFFECTS: tuple[tuple[str, Written], ...] = (
    (
        r"(?m)^(?:you (?:may|can) )?(?:only )?cast (?:this|this spell|this magic|this card)? ?only (?:if|while|when) ",
        "cast this spell only if ",
    ),
    (r"(?m)^cast only (?:if|while|when) ", "cast this spell only if "),
    (r"(?m)^you (?:may|can) only cast (?:this|this spell|this magic|this card) (?:if|while|when) ", "cast this spell only if "),
    (r"(?m)^(?:this|this spell|this magic|this card) can (?:only be cast|be cast only) (?:if|while|when) ", "cast this spell only if "),
    (r"(?m)^(cast this spell only if [^.\n]*)\n", r"\1 "),
    (r"\b(?:in addition|additionally|also|afterwards|after that|finally), ", ""),
    (r"\b(it|they|@me|the bearer|you) also (?=gets?|gains?|has|have|can't|draws?|loses?|takes?)", r"\1 "),
    (r"\b(has|have|gets|get|gains|gain) also ", r"\1 "),
    # players
    (r"\byour avatar (gains|loses) (?=\d+ life|that much life|x life|1 life)", lambda found: f"you {found[1].removesuffix('s')} "),
    (r"\bthe enemy(?:'s)? avatar (gains|loses) (?=\d+ life|that much life|x life)", r"the enemy \1 "),
    (
        (
            rf"\b(?P<who>the enemy|each player|both players) (?P<first>(?:{_VERBS}) [^."
            rf"\n,;:]*?)(?:,? (?:and )?then|,? and)(?: they)? (?P<second>(?:{_VERBS}) )"
        ),
        _each_player,
    ),
    (
        rf"\b(?P<who>each player) (?P<first>(?:{_VERBS}) [^.\n,;:]*?)(?:,? (?:and )?then|,? and)(?: they)? (?P<second>(?:{_VERBS}) )",
        _each_player,
    ),
    (r"\b(you|the enemy|each player) (discards? (?:a|\d+|up to \d+) [^.\n,]*?) of (?:their|your) choice\b", r"\1 \2"),
    (r"\bdiscards? (?:your|their|its) (?:whole |entire )?hand\b", lambda found: re.sub("whole |entire ", "", found[0])),
    (r"\b(?:look at|see) (the enemy)'s hand\b", r"\1 reveals their hand"),
    (r"\breveal the enemy's hand\b|\bthe enemy's hand is revealed\b", "the enemy reveals their hand"),
    (
        (
            rf"\bgain (?:a )?(?:additional )?(?P<symbols>{SYMBOLS})(?P<when> this turn| u"
            rf"ntil the end of the turn| until the start of your next turn| permanently)"
        ),
        _threshold,
    ),
    (rf"\b@me provides (?:you )?(?:with )?(?:a )?(?:additional )?(?={SYMBOLS})", "you have a additional "),
    (
        r"\b(you|the enemy) starts? (your|each of their|the enemy's|their) turns? with (?:a )?(?:additional |extra )\((\d+)\)(?: more)?",
        lambda found: _income(found[1], found[3], "more"),
    ),
    (
        r"\b(you|the enemy) starts? (your|each of their|the enemy's|their) turns? with \((\d+)\) (more|less)\b",
        lambda found: _income(found[1], found[3], found[4]),
    ),
    (
        r"\b(you have|the enemy has) \((\d+)\) (more|less) (?:mana )?(?:each turn|on (?:your|their|each of their|the enemy's) turns?)",
        lambda found: _income(found[1].split(" h")[0], found[2], found[3]),
    ),
    # what is given
    (r"\b(gets?|gains?|has|have) (?:a )?(?:additional |extra )?\+(\d+) movement\b", r"\1 movement +\2"),
    (r"\+(\d+) movement\b", r"movement +\1"),
    (r"\bcan't be targeted by (?:magic|magic spells|magic cards)\b", "can't be the target of magic"),
    (r"\bcan't be (?:targets|a target|the targets) of magic\b", "can't be the target of magic"),
    (r"\bmagic can't target (@me|the bearer)\b", r"\1 can't be the target of magic"),
    (r"\bcan't attack (?:enemy )?sites\b", "can't strike sites"),
    (r"\b(?:neither|nor)\b", "or"),
    # what happens to things
    (
        (
            r"\b(the unit|those units|that minion|that unit|those minions|target [^.,\n]"
            r"*?|each [^.,\n]*?|it|they) (?:stays?|remains?) tapped (?:during|through) "
        ),
        r"\1 is not untapped during ",
    ),
    (r"\btheir controller's next\b", "their controllers' next"),
    (r"\bduring its controller's next untap step\b", "during its controller's next turn"),
    (rf"\bteleport (?={_TARGETS} )", "move "),
    (
        r"\b(sites?[^.,\n]*?|it|they) (?:is|are|becomes?) flooded\b",
        _flooded,
    ),
    (r"(?<!cost )(?<!, )\bsacrifice @me\b(?![^.\n]*:)", "destroy @me"),
    (r"\bsummon ([^.\n]*?)\. (?:it|they) (?:enters?|arrives?|comes?) (?:the realm )?tapped\b", r"summon \1 tapped"),
    (r"\bsummon ([^.\n]*?),? and (?:it|they) (?:enters?|arrives?) tapped\b", r"summon \1 tapped"),
    (r"\bput ((?:a|up to \d+|\d+|this) [^.,\n]*?) from your graveyard into your hand\b", r"return \1 from your graveyard to your hand"),
    (r"\b(from|in) (your|the enemy's) graveyard to (?:its|their) owner's hand\b", r"\1 \2 graveyard to \2 hand"),
    (r"\bbanish (all [^.,\n]*?|[^.,\n]*? cards?|a [^.,\n]*?) in (your|the enemy's) graveyard\b", r"banish \1 from \2 graveyard"),
    (r"\bbanish (your|the enemy's) graveyard\b", r"banish all cards from \1 graveyard"),
    (r"\b(?:each|every) card from (your|the enemy's) graveyard\b", r"all cards from \1 graveyard"),
    (
        r"\bfrom your graveyard (on top of|on the bottom of|into) (?:its|their|its owner's|their owner's) (?:decks?)\b",
        r"from your graveyard \1 your deck",
    ),
    (r"\b(the (?:top|bottom) of|into) (?:its|their) owner's decks?\b(?= from)", r"\1 your deck"),
    (
        (
            r"\bif (you|the enemy|a player) would lose life (?:from|by|because of|due to|to) "
            r"(?:a strike|strikes) (?:at|on|against) (?:a|your|any) (?:undefended )?sites?\b"
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
            r"\b(if (you|the enemy|a player) would lose life by a strike at a site[^.\n]*?), (?:you|th"
            r"ey|that player) (?:do not|don't|loses?) (?:lose any|no life|none)(?: instead)?(?=\.|$)"
        ),
        lambda found: f"{found[1]}, {_they(found[2])} lose none",
    ),
    (
        (
            r"\b(if (you|the enemy|a player) would lose life by a strike at a site[^.\n]*?), (?:prevent (\d+) "
            r"of (?:that loss|it)|(?:you|they|that player) loses? (\d+) less(?: life)?(?: instead)?)(?=\.|$)"
        ),
        lambda found: f"{found[1]}, {_they(found[2])} lose {found[3] or found[4]} less",
    ),
    (
        r"\b(?:stays|remains) in the realm with all damage (?:on it )?(?:removed|taken off)(?: instead)?",
        "stays tapped and all damage on it is taken off instead",
    ),
    (r"\bplay the top (?:card|site) (?:of|from) your atlas\b", "play all sites among the top card from your atlas"),
    (r"\bplay the top (\d+) (?:cards|sites) (?:of|from) your atlas\b", r"play all sites among the top \1 cards from your atlas"),
    # one or the other
    (
        (
            rf"(?:(?<=\. )|(?m:^)|(?<=genesis: )|(?<=deathrite: )|(?<=tap: )){_PLAIN.format('first')}\."
            rf" if (?P<asked>[^.,\n]*), {_PLAIN.format('other')} instead(?=\.|$)"
        ),
        _instead,
    ),
)


def _they(who: str) -> str:
    return "you" if who == "you" else "they"


def _income(who: str, count: str, sign: str) -> str:
    return (
        f"you have {count} {sign} mana at the start of your turn"
        if who == "you"
        else f"the enemy has {count} {sign} mana at the start of the enemy's turn"
    )
