"""Effects in usual words of the published game, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.effects.branches import ANOTHER
from rules.sorcery.grammar.phrases.joints import JOINED
from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_conditions import ELEMENTS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import SENTENCE

_VERBS = "loses|gains|draws|discards|sacrifices|reveals|puts"
#: Something that is done to nobody in particular.
_PLAIN = (
    r"(?P<{}>(?:draw|discard|gain|lose|sacrifice|the enemy (?:loses|gains|draws|discards|sacrifices|puts)|put the top"
    r"|each player (?:loses|draws|discards|sacrifices|gains)|you (?:draw|gain|lose)|create) [^.:\n,]*?)"
)
_TARGETS = r"(?:target|each|all|another|a|the|it|them|that|those|up to|\d+|@me)"


def _each_player(found: re.Match[str]) -> str:
    return f"{found['who']} {found['first']}. {found['who']} {found['second']}"


def _instead(found: re.Match[str]) -> str:
    """`Draw a card. If ..., draw two cards instead.`: one or the other. Of two things only the last may be meant."""
    return found[0] if JOINED.search(found["first"]) else f"if {found['asked']}, {found['other']}. otherwise, {found['first']}"


def _each_of(found: re.Match[str]) -> str:
    """`damage equal to the number of minions`: so much for each."""
    times = {"": "1", "twice ": "2"}.get(found["times"] or "", (found["times"] or "").split(" ")[0])
    return f"deal {times} damage to {found['whom']} for each {singular(found['things'])}"


def _more_instead(found: re.Match[str]) -> str:
    """`Deal 2 damage to target minion. If ..., deal 4 damage instead.`: a target, and how much it is dealt."""
    if re.match(ANOTHER, found["asked"]):
        return found[0]
    return f"choose {found['whom']}. if {found['asked']}, deal {found['other']} damage to it. otherwise, deal {found['first']} damage to it"


def _flooded(found: re.Match[str]) -> str:
    """Sites that are flooded: they are water sites."""
    is_many = "sites" in found[1].split() or found[1] == "they"
    verb = "become" if "become" in found[0] else "are" if is_many else "is"
    third = "s" if verb == "become" and not is_many else ""
    return f"{found[1]} {verb}{third} {'water sites' if is_many else 'a water site'}"


#: Phrases of effects with something in them that is kept.
EFFECTS: tuple[tuple[str, Written], ...] = (
    (
        (
            r"(\bon a water site, )(?:submerge|sink) (?=it\b|that (?:minion|unit)\b|the damaged unit\b)|(\bon a land site,"
            r" )(?:burrow|bury|sink)"
            r" (?=it\b|that (?:minion|unit)\b|the damaged unit\b)"
        ),
        lambda found: f"{found[1] or found[2]}sink ",
    ),
    (
        r"(?m)^(?:you (?:may|can) )?(?:only )?cast (?:this|this spell|this magic|this card)? ?only (?:if|while|when) ",
        "cast this spell only if ",
    ),
    (r"\b(?:in addition|additionally|also|afterwards|after that|finally), ", ""),
    (r"(?<!\w)(it|they|@me|the bearer|you) also (?=gets?|gains?|has|have|can't|draws?|loses?|takes?)", r"\1 "),
    (rf"\bteleport (?={_TARGETS} )", "move "),
    (r"(?<!\w)(@me|the bearer|the caster) may (?!be\b)(?=\w+ )", r"you may have \1 "),
    (r"\b(target [^.,\n]*?) and (target [^.,\n]*?) fight(?: each other)?(?=\.|$)", r"\1 fights \2"),
    (r"\bbecomes? (?=ranged \d)", "has "),
    (rf"\b(?:submerge|sink) ({_TARGETS}\b[^.\n]*?\bon (?:a|any) (?:nearby |adjacent )?water site\b[^.\n]*)", r"sink \1"),
    (rf"\b(?:burrow|bury) ({_TARGETS}\b[^.\n]*?\bon (?:a|any) (?:nearby |adjacent )?land site\b[^.\n]*)", r"sink \1"),
    (r"\byou may pay (\d+) life\b(?!:)", r"you may lose \1 life"),
    (
        r"\+1 power for each \(([aefw])\)(?: you have)?",
        lambda found: f"+x power, where x is your {ELEMENTS[found[1]]} threshold",
    ),
    (r"\bdraw (?:a|1) card from your (atlas|spellbook)\b", lambda found: f"draw a {'site' if found[1] == 'atlas' else 'spell'}"),
    (r"\bdraw (\d+) cards from your (atlas|spellbook)\b", lambda found: f"draw {found[1]} {'sites' if found[2] == 'atlas' else 'spells'}"),
    (r"\b(its controller's|their controllers') next turns\b", r"\1 next turn"),
    (r"\b(this card from your graveyard) (into|on top of|on the bottom of) your (?:spellbook|atlas)\b", r"\1 \2 your deck"),
    (
        (
            r"((?m:^)|: |, |\. |; )you (?=(?:gain control|take control|return|put|tap|untap|summon|search|play|look at|reveal|prevent|move"
            r"|push|pull|destroy|banish|flood|shuffle|choose|deal|sacrifice) )"
        ),
        r"\1",
    ),
    (
        r"\b(?:1|a) (damage|life|card|spell|site)\b([^.,\n]*?) for each \(([aefw])\)(?: you have)?",
        lambda found: f"x {found[1]}{'s' * (found[1] not in ('damage', 'life'))}{found[2]}, where x is your {ELEMENTS[found[3]]} threshold",
    ),
    (
        (
            r"\b(put|shuffle) ([^.,\n]*?(?:spell|minion|magic|artifact|aura)s? f"
            r"rom your hand) (on top of|on the bottom of|into) your spellbook\b"
        ),
        r"\1 \2 \3 its deck",
    ),
    (r"\b(put|shuffle) ([^.,\n]*?sites? from your hand) (on top of|on the bottom of|into) your atlas\b", r"\1 \2 \3 its deck"),
    # players
    (r"\byou and the enemy (?:each |both )?(lose|gain|draw|discard|sacrifice)s? ", r"each player \1s "),
    (
        r"\bput the top ((?:\d+ )?cards?) of each player's (spellbook|atlas) into their graveyards?\b",
        r"put the top \1 of your \2 into your graveyard. put the top \1 of the enemy's \2 into their graveyard",
    ),
    (r"\b(loses? (?:\(\d+\)|\d+ mana)) this turn\b", r"\1"),
    (
        r"\bdraw((?:s)?) (a|\d+) (card|spell|site)(s?) and (a|\d+) (card|spell|site)(s?)\b(?! from)",
        r"draw\1 \2 \3\4, then draw\1 \5 \6\7",
    ),
    (r"\b(shuffle|put) your hand (into|on top of|on the bottom of) (?:your|their|its) decks?\b", r"\1 your hand \2 its deck"),
    (
        (
            r"(?P<if>\bif (?!you do\b)[^.,\n]*, )deal (?P<other>\d+) damage to (?P<whom>target [^.,\n]*)\. otherwise, deal (?P<first>\d+)"
            r" (?:damage )?to (?:it|that minion|that unit)(?=\.|$)"
        ),
        r"choose \g<whom>. \g<if>deal \g<other> damage to it. otherwise, deal \g<first> damage to it",
    ),
    (r"\byour avatar (gains|loses) (?=\d+ life|that much life|x life|1 life)", lambda found: f"you {found[1].removesuffix('s')} "),
    (
        (
            rf"{SENTENCE}(the enemy|each player) ((?:{_VERBS}) [^.\n,;:]*?), ((?:{_VERBS}) [^.\n,;:]*?),?"
            rf" and (?:then )?((?:{_VERBS}) )(?![^.\n]*\b(?:its?|that|those)\b)"
        ),
        r"\1 \2. \1 \3. \1 \4",
    ),
    (
        (
            rf"\b(?P<who>the enemy|each player|both players) (?P<first>(?:{_VERBS}) [^."
            rf"\n,;:]*?)(?:,? (?:and )?then|,? and)(?: they)? (?P<second>(?:{_VERBS}) )"
        ),
        _each_player,
    ),
    (r"\beach player (discards|reveals) their hand(?=\.|$)", lambda found: f"{found[1][:-1]} your hand. the enemy {found[1]} their hand"),
    (r"\b(the enemy|each player) ((?:discards|sacrifices) (?:a|\d+|up to \d+) [^.\n,]*?) of their choice\b", r"\1 \2"),
    # what is given
    (r"\b(has|have|gets?|gains?) ([^.,\n]*?),? but (?=(?:it |they )?(?:can't|has|have|gets?|gains?)\b)", r"\1 \2 and "),
    (r"\band (?:it|they) (?=can't [^.,\n]*? (?:this turn|until)|can't [^.,\n]*(?:\.|$))", "and "),
    (r"\b(loses?|gains?) (\d+) (?:additional|more|extra) life\b", r"\1 \2 life"),
    (r"\b(flood [^.\n]*?) permanently\b", r"\1"),
    (
        r"\b(lose|get)(s?) (\d+) (less )?power\b",
        lambda found: f"get{found[2]} -{found[3]} power" if (found[1] == "lose") != bool(found[4]) else found[0],
    ),
    # amounts
    (r",? (?:up )?to a maximum of (\d+)\b", r" (at most \1)"),
    (
        r"\blife equal to (twice |\d+ times )the number of ([^.\n]*?)(?=\.|$)",
        lambda found: f"{'2' if found[1] == 'twice ' else found[1].split(' ')[0]} life for each {singular(found[2])}",
    ),
    (
        r"\bdraw(s?) (card|spell|site)s equal to (?!the number of)([^.,\n]*)",
        lambda found: f"draw{found[1]} x {found[2]}s{' from either deck' * (found[2] == 'card')}, where x is {found[3]}",
    ),
    (
        (
            r"\bchoose (a (?:(?:nearby|adjacent|allied|water|land|fire|air|earth|empty) )*(?:square|site)\b[^.,;\n]*?)(?<! of your choice)"
            r"(?=\.|, then)"
        ),
        r"choose \1 of your choice",
    ),
    (r"\bto that (?:unit|minion|avatar)'s square\b", "to the square of it"),
    (
        (
            r"(?m)^(whenever (?:you play|the enemy plays) a [^,\n]*?\bsite\b[^,\n]*, (?:you may )?move [^.,;\n]*?)"
            r" (?:there|to (?:it|that (?:site|square)))(?=[.,\n]|$| and )"
        ),
        r"\1 to the square of that site",
    ),
    (r"\b(move [^.\n]*?) (?:there|to that (?:site|square))(?=[.,\n]|$| and )", r"\1 to the square of it"),
    (
        (
            r"(?:(?<!\w)@me deals|\bdeals?) damage to (?P<whom>[^.,\n]*?) equal to (?P<times>twice |\d"
            r"+ times )?the (?:total )?number of (?P<things>[^.\n]*?)(?=\.|$|, )"
        ),
        _each_of,
    ),
    (
        rf"\bdeals? damage equal to (?P<times>twice |\d+ times )?the number of (?P<things>[^.\n]*?) to (?P<whom>{_TARGETS}\b[^.,\n]*)",
        _each_of,
    ),
    (
        (
            r"\bdeal (?P<first>\d+) damage to (?P<whom>target [^.,\n]*)\. if (?P<asked>[^.,\n]*),"
            r" (?:@me )?deals? (?P<other>\d+) (?:damage )?(?:to (?:it|that minion|that unit) )?instead(?=\.|$)"
        ),
        _more_instead,
    ),
    (
        r"\bmove (?P<who>[^.,\n]*?) (?:to|onto) (?P<site>(?:a )?target [^.,\n]*?\bsite\b[^.,\n]*)",
        r"choose \g<site>, then move \g<who> to the square of it",
    ),
    (r"([+-])(\d+) movement\b", r"movement \1\2"),
    (r"\bcan't (be intercepted or )?(?:be )?targeted by magic(?: spells| cards)?\b", r"can't \1be the target of magic"),
    (r"\bcan't attack (?:enemy )?sites\b", "can't strike sites"),
    (r"\bnor\b", "or"),
    # what happens to things
    (r"\btheir controller's next\b", "their controllers' next"),
    (r"(?m)^(until [^,.:\n]*), ([^,.:\n]*?\bsites?) (?:is|are) flooded(?=\.|$)", r"flood \2 \1"),
    (
        r"(?<!\w)(sites?[^.,\n]*?|it|they|@me) (?:is|are|becomes?) flooded\b",
        _flooded,
    ),
    (r"(?<!cost )(?<!\w)sacrifice @me\b(?![^.\n]*:)", "destroy @me"),
    (r"\bput ((?:a|up to \d+|\d+|this) [^.,\n]*?) from your graveyard into your hand\b", r"return \1 from your graveyard to your hand"),
    (r"\bplay the top (?:card|site) (?:of|from) your atlas\b", "play all sites among the top card from your atlas"),
    # one or the other
    (
        (
            rf"{SENTENCE}{_PLAIN.format('first')}\."
            rf" if (?P<asked>[^.,\n]*), {_PLAIN.format('other')} instead(?=\.|$)"
        ),
        _instead,
    ),
)
