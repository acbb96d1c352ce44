"""The enemy as a player who is named before, and what each player does at a time, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before

_THINGS = "minion|unit|site|artifact|relic|avatar|automat|aura|monument|token"
#: The enemy as a player, and any other player that “they” may stand for.
_ENEMY = re.compile(rf"\bthe enemy\b(?! (?:[a-z]+ )??(?:{_THINGS}))")
_OTHERS = re.compile(r"\b(?:(?:each|both|a|either|any) players?|controllers?|owners?)\b(?!')|\byou and the enemy\b")
_ENEMY_THING = re.compile(rf"\b(?:enemy|the enemy's) (?:(?:[a-z]+) )*?(?:{_THINGS})|\b(?:{_THINGS})\w* the enemy controls")
_OTHER_THING = re.compile(rf"\b(?:allied|your|target|another) (?!(?:[a-z]+ )*?enemy)(?:[a-z]+ )*?(?:{_THINGS})")
#: What a player alone does.
_DEED = (
    r"(?:(?:draws?|discards?|sacrifices?|reveals?|loses?(?= (?:\d|x |life|that much|none))|gains?(?= (?:\d|x |life|that much))"
    r"|puts?(?= the(?:ir)? top))|ha(?:ve|s)(?= (?:a |no |\d+ |at (?:most|least) \d+ |fewer than |more than |exactly \d+ |less than )"
    r"[^.,;\n]*(?:cards?|spells?|sites?|magics?|minions?|life|mana)\b)|controls?|(?:are|is)(?= (?:not )?at death's door)"
    r"|(?:cast|drew|played|gained|lost|discarded|didn't|did not)(?= [^.,;\n]* this turn))"
)
_PAST = ("cast", "drew", "played", "gained", "lost", "discarded", "didn't", "did not")
_THIRD = {"have": "has", "are": "is"}
_DOES = r"(?:draw|discard|sacrifice|lose|gain|reveal|put)s"


def _enemy_does(found: re.Match[str]) -> str:
    """`they lose 3 life` where no other player is named before than the enemy."""
    before = line_before(found)
    sentence = before.rpartition(". ")[2]
    if _ENEMY.search(before) is None or _OTHERS.search(before) is not None or " would " in sentence:
        return found[0]
    if found["verb"] in _PAST:
        return f"the enemy {found['verb']}"
    verb = found["verb"].removesuffix("s") if found["verb"] not in ("has", "is") else found["verb"]
    return f"the enemy {_THIRD.get(verb, verb if verb in ('has', 'is') else f'{verb}s')}"


def _its_controller(found: re.Match[str]) -> str:
    """`its controller loses 1 life` where nothing is named before than things of the enemy's."""
    before = line_before(found)
    is_alone = len(re.findall(rf"\b(?:{_THINGS})", before)) == len(_ENEMY_THING.findall(before))
    if (
        "control of" in before
        or not is_alone
        or _ENEMY_THING.search(before) is None
        or _OTHER_THING.search(before) is not None
        or "@me" in before
    ):
        return found[0]
    return "the enemy "


def _each_at_a_time(found: re.Match[str]) -> str:
    """`at the end of each player's turn, that player draws a card`: you at the end of yours, and the enemy of theirs."""
    verb, rest = found["verb"].removesuffix("s"), found["rest"]
    unless = re.search(r" (unless|if) (?:they|that player) (are|have|control|do not|don't|is|has|controls|does not|doesn't)\b", rest)
    yours = theirs = rest
    if unless is not None:
        plain = {"is": "are", "has": "have", "controls": "control", "does not": "do not", "doesn't": "do not", "don't": "do not"}
        of_you = plain.get(unless[2], unless[2])
        of_enemy = {"are": "is", "have": "has", "control": "controls", "do not": "does not"}[of_you]
        yours = f"{rest[: unless.start()]} {unless[1]} you {of_you}{rest[unless.end() :]}"
        theirs = f"{rest[: unless.start()]} {unless[1]} the enemy {of_enemy}{rest[unless.end() :]}"
    if re.search(r"\b(?:they|them|that player|its|it)\b", yours):
        return found[0]
    yours, theirs = re.sub(r"\btheir\b", "your", yours), re.sub(r"\btheir (?=hand|graveyard|avatar)", "the enemy's ", theirs)
    return f"at the {found['when']} of your turn, {verb}{yours}.\nat the {found['when']} of the enemy's turn, the enemy {verb}s{theirs}."


def _either_player(found: re.Match[str]) -> str:
    """`whenever a player casts a spell, they lose 1 life`: you when you do, and the enemy when the enemy does."""
    verb, deed, done, rest = found["verb"].removesuffix("s"), found["deed"].removesuffix("s"), found["done"], found["rest"]
    if re.search(r"\b(?:they|them|that player|its|it|their)\b", f"{done}{rest}"):
        return found[0]
    return f"whenever you {verb}{done}, {deed}{rest}.\nwhenever the enemy {verb}s{done}, the enemy {deed}s{rest}."


def _either_controller(found: re.Match[str]) -> str:
    """`whenever a minion dies, its controller loses 1 life`: you for one of yours, and the enemy for one of theirs."""
    deed, rest = found["deed"].removesuffix("s"), found["rest"]
    if (
        re.search(r"\b(?:they|them|that player|its|it|their)\b", rest)
        or re.search(r"\b(?:allied|enemy|you|the enemy|@me)\b", found["event"])
        or len(re.findall(rf"\b(?:{_THINGS})", found["event"])) > 1
    ):
        return found[0]
    return f"whenever a allied {found['event']}, {deed}{rest}.\nwhenever a enemy {found['event']}, the enemy {deed}s{rest}."


#: Phrases of the enemy with something in them that is kept.
ENEMIES: tuple[tuple[str, Written], ...] = (
    (
        (
            r"\bthe enemy (?P<verb>tap|untap|banish|return)(?:e?s) a (?P<what>(?:(?!enemy\b|allied\b|target\b|random\b)[a-z-]+ )*?"
            r"(?:minion|unit|artifact|relic|site|aura|automaton|monument)) they control(?=[.\n]|$| to its owner's hand)"
        ),
        r"\g<verb> a enemy \g<what> of the enemy's choice",
    ),
    (
        r"\byou may have each player (lose|gain|draw|discard) ([^.,;\n]*?)(?=\.|$)",
        r"you may \1 \2. if you do, the enemy \1s \2",
    ),
    (
        (
            r"(?m)^at the (?P<when>start|beginning|end) of each player's turn, (?:that player|they) (?P<verb>(?:draw|discard|sacrifice|lose"
            r"|gain|mill)s?)(?P<rest> [^.:;\n]*)\.?$"
        ),
        _each_at_a_time,
    ),
    (
        (
            r"(?m)^(?:whenever|when|each time) a player (?P<verb>casts|draws|discards|gains|loses|plays)(?P<done> [^,.;:\n]*),"
            r" (?:they|that player)"
            r" (?P<deed>(?:draw|discard|sacrifice|lose|gain)s?)(?P<rest> [^.:;\n]*)\.?$"
        ),
        _either_player,
    ),
    (
        (
            r"(?m)^(?:whenever|when|each time) a (?P<event>(?:(?:nearby|adjacent|tapped|untapped|token|nontoken|fire|air|water|earth) )*"
            r"(?:minion|unit|site|artifact|automaton|relic|aura|monument) [^,.;:\n]*), (?:its|that (?:minion|unit|site"
            r"|artifact)'s) controller"
            r" (?P<deed>(?:draw|discard|sacrifice|lose|gain)s?)(?P<rest> [^.:;\n]*)\.?$"
        ),
        _either_controller,
    ),
    (rf"\b(?:they|that player) (?:each |also )?(?P<verb>{_DEED})(?![\w'])", _enemy_does),
    (rf"\b(whenever (?:@me|the bearer|bearer) strikes a (?:enemy )?site, )(?:its|that site's) controller (?={_DOES}\b)", r"\1the enemy "),
    (
        rf"\b(?:its|their|that (?:minion|unit|site|artifact|aura|relic|token|enemy)'s) controllers? (?={_DOES}\b)",
        _its_controller,
    ),
)
