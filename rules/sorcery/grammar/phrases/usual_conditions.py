"""Conditions in usual words of the published game, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.kernel.language.phrases import series
from rules.sorcery.grammar.phrases.joints import JOINED
from rules.sorcery.grammar.phrases.plurals import plural, singular
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before, may_be_itself

ELEMENTS = {"a": "air", "e": "earth", "f": "fire", "w": "water"}
SYMBOLS = r"(?:\([aefw]\))+"
#: What a while-condition is about where it has no subject.
_STATE = (
    r"(?:not )?(?:tapped|untapped|damaged|undamaged|artifact-bearing|underwater|underground|nearby|adjacent to [^,.\n]*"
    r"|in the void|in the area|on [^,.\n]*|below [^,.\n]*)"
)
_OUTCOMES = r"(?:genesis|deathrite): |(?:whenever|when|at the (?:start|end) of) [^,.\n]*, "
_NAMED = re.compile(r"\b(?:minion|unit|avatar|artifact|relic|automat|monument|aura|site|bearer|ally|allies|enemy|enemies)")
_OF_IT = re.compile(r"its? ")
_MINE = re.compile(r"@me|\bbearer\b|\bcaster\b")
_WHOSE = {"you have": "your", "the enemy has": "the enemy's"}
#: Where something is, as a condition asks.
_PLACE = r"(here(?: on the surface)?|nearby|adjacent|in the area)"
_SENTENCE = r"(?:(?<=\. )|(?<=: )|(?<=turn, )|(?m:^))"


def _of_itself(found: re.Match[str]) -> str:
    """`while damaged, it has lethal`: the card is, where nothing else is named before."""
    is_of_another = not found.string.startswith("@me", found.end()) and _NAMED.search(line_before(found)) is not None
    return found[0] if is_of_another else f"{found[1]} @me is {found[2]}, "


def _asked_first(found: re.Match[str]) -> str:
    """`draw a card if ...`: the condition first, unless what is done names the card or its bearer and the condition is about “it”."""
    is_unclear = JOINED.search(found[1]) is not None or (_OF_IT.match(found[2]) is not None and _MINE.search(found[1]) is not None)
    return found[0] if is_unclear else f"if {found[2]}, {found[1]}"


def counted(symbols: str) -> dict[str, int]:
    """Return the number of symbols of each element in a threshold."""
    letters = re.findall(r"[aefw]", symbols)
    return {ELEMENTS[letter]: letters.count(letter) for letter in dict.fromkeys(letters)}


def needed(whose: str, symbols: str) -> str:
    """A threshold that has been reached: `your fire threshold is 2 or more`."""
    return series([f"{whose} {element} threshold is {count} or more" for element, count in counted(symbols).items()])


def alternatives(found: re.Match[str]) -> str:
    """`you have (A)(A) or (E)(E)`."""
    whose = "your" if found["who"] == "you have" else "the enemy's"
    return " or ".join(needed(whose, each) for each in re.split(r",? or |, ", found["symbols"]))


def _before_dash(found: re.Match[str]) -> str:
    """A paragraph for which a threshold is needed: `(E)(E) - ...`."""
    asked, rest = needed("your", found["symbols"]), found["rest"]
    if (opening := re.match(_OUTCOMES, rest)) is not None:
        return f"{opening[0]}if {asked}, {rest[opening.end() :]}"
    if re.match(r"[^.\n]*?: ", rest) and not rest.startswith("choose 1"):
        return f"{rest.rstrip('.')}. use this only if {asked}."
    return f"if {asked}, {rest}"


def _among_costs(found: re.Match[str]) -> str:
    """A threshold among what is paid."""
    costs = ", ".join(each for each in (found["before"] or "", found["after"] or "") if each)
    return f"{costs.replace(', , ', ', ').strip(', ')}: {found['rest'].rstrip('.')}. use this only if {needed('your', found['symbols'])}."


def _more_than(found: re.Match[str]) -> str:
    return f"{int(found[2]) + 1} or more" if found[1] in ("more", "greater") else f"{int(found[2]) - 1} or fewer"


def _near(found: re.Match[str]) -> str:
    """`while near another minion`: one is nearby. Of `a minion` that is no enemy's the card may be one itself."""
    if found[3] == "a" and may_be_itself(found[4]):
        return found[0]
    place = "adjacent" if found[2] == "adjacent to" else "nearby"
    return f"{found[1]} there {'are' if found[3][0].isdigit() else 'is'} {found[3]} {found[4]} {place}"


def _unless(found: re.Match[str]) -> str:
    """A condition that must not hold, or several none of which may."""
    if JOINED.search(found["said"]):
        return found[0]
    denied = [_denied(each, found["said"]) for each in _alternatives(found["asked"])]
    if not all(denied):
        return found[0]
    return f"if {' and '.join(filter(None, denied))}, {found['said'].strip().rstrip(',')}."


def _alternatives(asked: str) -> list[str]:
    """Return the conditions of `you control a fire site or are at death's door`, each with its subject."""
    first, *rest = re.split(r" or (?=(?:you|the enemy|it|@me|the bearer) (?:control|are|is|ha[sv])|(?:are|is|has|have|controls?) )", asked)
    subject = re.match(r"(?:you|the enemy|it|@me|the bearer)(?= )", first)
    found = [first]
    for each in rest:
        is_bare = re.match(r"(?:are|is|has|have|controls?) ", each) is not None
        found.append(f"{subject[0]} {each}" if is_bare and subject is not None else each)
    return found


def _denied(asked: str, said: str) -> str | None:
    """Return what holds where a condition does not; None where that is not clear."""
    if _SEVERAL.search(asked):
        return None
    if "the enemy" in said:
        asked = re.sub(r"^they (control|have|are)\b", lambda they: f"the enemy {_THIRD[they[1]]}", asked)
    asked = re.sub(
        r"^((?:another|\d+ or (?:more|fewer)) [^,.]*?|(?:a|no) [^,.]*?) (?:is|are) (here|nearby|adjacent|in the area)$", _is_there, asked
    )
    for pattern, written in _DENIED:
        if re.fullmatch(pattern, asked):
            denied = re.sub(pattern, written, asked)
            no = re.sub(r"\bno (.*)$", lambda no: f"no {plural(no[1])}", denied) if " no " in denied else denied
            return re.sub(_CONTROLLED, _controlled_there, f"if {no}").removeprefix("if ")
    return None


#: Several conditions in one: which of them are denied is not said.
_SEVERAL = re.compile(
    r" and | or (?!(?:more|fewer|less|greater)\b|(?:[a-z]+ )?(?:minion|site|artifact|relic|aura|automaton|monument|unit|avatar)s?\b)"
)
_THIRD = {"control": "controls", "have": "has", "are": "is"}


def _is_there(found: re.Match[str]) -> str:
    """`a enemy unit is here`: there is one."""
    is_one = found[1].startswith(("a ", "another "))
    return f"there {'is' if is_one else 'are'} {found[1] if is_one else plural(found[1])} {found[2]}"


def _one_less(found: re.Match[str]) -> str:
    return f"{found[1]} {int(found[2]) - 1} or {'less' if found[3].startswith('life') else 'fewer'} {found[3]}"


def _one_more(found: re.Match[str]) -> str:
    return f"{found[1]} {int(found[2]) + 1} or more {found[3]}"


_THEY_HAVE = r"((?:you have|the enemy has|(?:(?:your|enemy) )?units have) (?:drawn|discarded|cast|played|made))"
_DENIED = (
    (r"(you control|the enemy controls|you have|the enemy has|there are) (\d+) or (?:fewer|less) ([^,.]*)", _one_more),
    (r"(you have|the enemy has|there are) (\d+) or more ([^,.]*)", _one_less),
    (
        r"(your|the enemy's) (\w+) threshold is (\d+) or (?:less|fewer)",
        lambda found: f"{found[1]} {found[2]} threshold is {int(found[3]) + 1} or more",
    ),
    (r"(you are|the enemy is) not at death's door", r"\1 at death's door"),
    (r"(@me|the bearer|it) is not ([^,.]*)", r"\1 is \2"),
    (r"(@me|the bearer|it) has (?!no )([^,.\d]*)", r"\1 does not have \2"),
    (r"(you have|the enemy has) no (cards|spells|sites|minions) in hand", lambda found: f"{found[1]} 1 or more {found[2]} in hand"),
    (
        r"(you control|the enemy controls) no (other )?([^,.]*)",
        lambda found: f"{found[1]} {'another' if found[2] else 'a'} {singular(found[3])}",
    ),
    (r"there are no (other )?([^,.]*)", lambda found: f"there is {'another' if found[1] else 'a'} {singular(found[2])}"),
    (
        rf"{_THEY_HAVE} (\d+) or more ([^,.]*? this turn)",
        lambda found: f"{found[1]} {int(found[2]) - 1} or fewer {found[3]}" if found[2] != "1" else f"{found[1]} no {found[3]}",
    ),
    (rf"{_THEY_HAVE} (\d+) or fewer ([^,.]*? this turn)", lambda found: f"{found[1]} {int(found[2]) + 1} or more {found[3]}"),
    (rf"{_THEY_HAVE} no ([^,.]*?)s this turn", r"\1 a \2 this turn"),
    (rf"{_THEY_HAVE} a (card|spell|site|attack) this turn", r"\1 no \2s this turn"),
    (r"you(?:'ve| have) cast a spell this turn", "you have cast no spells this turn"),
    (r"(you have|the enemy has) (lost|gained) (?:any )?life this turn", r"\1 \2 no life this turn"),
    (r"a minion (?:has )?died this turn", "no minions have died this turn"),
    (r"(you control|the enemy controls) (?:a|any) ([^,.]*)", r"\1 no \2"),
    (r"(you control|the enemy controls) another ([^,.]*)", r"\1 no other \2"),
    (r"it is your turn", "it is the enemy's turn"),
    (r"it is the enemy's turn", "it is your turn"),
    (r"(you are|the enemy is) at death's door", r"\1 not at death's door"),
    (r"(@me|the bearer|it) is (?!not )([^,.]*)", r"\1 is not \2"),
    (r"there is (?:a|another) ([^,.]*)", lambda found: f"there are no {'other ' if 'another' in found[0] else ''}{found[1]}"),
    (
        r"(your|the enemy's) (\w+) threshold is (\d+) or more",
        lambda found: f"{found[1]} {found[2]} threshold is {int(found[3]) - 1} or less",
    ),
    (
        r"(you control|the enemy controls) (\d+) or more ([^,.]*)",
        lambda found: f"{found[1]} {int(found[2]) - 1} or fewer {found[3]}",
    ),
)


def _controlled_there(found: re.Match[str]) -> str:
    """`you control another minion nearby`: there is one there."""
    be = "is" if found[3] in ("a", "another") else "are"
    side = "enemy" if found[2] else "allied"
    noun = (found[6] or found[7]).removeprefix(f"{side} ")
    return f"{found[1]} there {be} {found[3]} {found[4] or ''}{side} {noun} {found[5] or found[8]}"


#: What somebody controls somewhere.
_CONTROLLED = (
    r"\b(while|if|and|or) (?:you control|(the enemy) controls) (a|another|no|\d+ or (?:more|fewer)) (other )?"
    rf"(?:(nearby|adjacent) ([^,.\n]*?)|([^,.\n]*?) {_PLACE})(?=,|\.| and | or (?!more|fewer)|$)"
)

#: Phrases of conditions with something in them that is kept.
CONDITIONS: tuple[tuple[str, Written], ...] = (
    (
        rf"\b(while|if|unless|and|or) (?:your|(the enemy)) avatar is {_PLACE}(?=,|\.| and | or |$)",
        lambda found: f"{found[1]} there is a {'enemy' if found[2] else 'allied'} avatar {found[3]}",
    ),
    (
        (
            r"\b(cards?|spells?|sites?|life) (?:that )?(?:they|the enemy)(?:'ve|'s"
            r"| have| has)? (drawn|discarded|cast|played|gained|lost) this turn\b"
        ),
        r"\1 that the enemy has \2 this turn",
    ),
    (r"\b(while|if) (?:carrying|bearing) (?:a )?artifacts?\b", r"\1 artifact-bearing"),
    (
        r"\b(while|if) (?:(?:@me|the bearer) is )?(adjacent to|near|nearby) (a|another|\d+ or more) (?!square)([^,.\n]*?)(?=,|\.|$)",
        _near,
    ),
    (r"\b(while|if) undamaged\b", r"\1 not damaged"),
    (r"\boccup(?:ies|ying) (?=a )", "is on "),
    (
        rf"\b(while|if|and|or) no (other )?([^,.\n]*?) is {_PLACE}(?=,|\.| and | or |$)",
        lambda found: f"{found[1]} there are no {found[2] or ''}{plural(found[3])} {found[4]}",
    ),
    (_CONTROLLED, _controlled_there),
    (r"(?m)^(?:while )?at death's door, ", "while you are at death's door, "),
    (r"\b(?:no|not) more than (\d+)\b", r"\1 or fewer"),
    (r"\bat least (\d+)\b", r"\1 or more"),
    (r"\bat most (\d+)\b(?!\))", r"\1 or fewer"),
    (r"\b(more|greater|fewer|less) than (\d+)\b", _more_than),
    (rf"(?m)^(?P<symbols>{SYMBOLS}) ?(?:-|:) ?(?P<rest>[^\n]*)$", _before_dash),
    (rf"(?m)^(?P<before>[^\n.:\"]*?, )?(?P<symbols>{SYMBOLS})(?P<after>,[^\n.:\"]*?)?: (?P<rest>[^\n]*)$", _among_costs),
    (
        (
            r"\b(while|if|and|or) (no (?:other )?[^,.\n]*?) are (here|nearby|adjacent|in the area|in the realm|up to \d+ steps away)"
            r"(?: from (?:@me|here))?(?=,|\.| and | or |$)"
        ),
        r"\1 there are \2 \3",
    ),
    (
        r"\b(while|if|and|or) (a|another) ([^,.\n]*?) is (here|nearby|adjacent|in the area|in the realm)(?=,|\.| and | or |$)",
        r"\1 there is \2 \3 \4",
    ),
    (r"\bthere (?:aren't|are not) any (other )?([^,.\n]*)", r"there are no \1\2"),
    (r"\b(?:your hand is empty|you have an empty hand|you have a empty hand|you hold no cards)\b", "you have no cards in hand"),
    (r"\bthe enemy's hand is empty\b", "the enemy has no cards in hand"),
    (
        (
            r"\b(your|the enemy's) (graveyard|spellbook|atlas) (?:has|holds|contains) "
            r"([^,.\n]*?)(?: in it)?(?=,|\.|$| and | or (?!more|fewer|less|greater))"
        ),
        lambda found: f"there {'is' if found[3].startswith('a ') else 'are'} {found[3]} in {found[1]} {found[2]}",
    ),
    (r"\b(the enemy has [^,.\n]*? (?:cards?|spells?|sites?|minions?)) in the enemy's hand\b", r"\1 in hand"),
    (
        (
            r"\b(you have|the enemy has) ([^,.\n]*? cards?|[^,.\n]*? (?:minions?|magics?|s"
            r"pells?|sites?)) in (?:your|their|the enemy's) (graveyard|spellbook|atlas)\b"
        ),
        lambda found: f"there {'is' if found[2].startswith('a ') else 'are'} {found[2]} in {_WHOSE[found[1]]} {found[3]}",
    ),
    (r"\b(?:you have|you are at) (\d+) life or (less|fewer|more)\b", r"you have \1 or \2 life"),
    (r"\b(?:your life|your life total|your avatar's life) is (\d+ or (?:less|more|fewer))\b", r"you have \1 life"),
    (rf"\b(while|if) ({_STATE}), (?=@me\b|it )", _of_itself),
    (rf"\b(while|if) ({_STATE}), (?=the bearer\b)", r"\1 the bearer is \2, "),
    (rf"(?m)^(@me|the bearer) ([^.,:\n]*?) (?:while|as long as|if) ({_STATE})\.?$", r"while \1 is \3, \1 \2."),
    (rf"{_SENTENCE}(?P<said>(?!if |while |whenever |when |at )[^.:\n]*?),? unless (?P<asked>[^.\n]*?)(?:\.|$)", _unless),
    (rf"{_SENTENCE}unless (?P<asked>[^.,\n]*?), (?P<said>[^.\n]*?)(?:\.|$)", _unless),
    (
        r"(?<=\. )((?!if |otherwise|put |you may put it|use )[^.,:\n]+?) if ([^.,:\n]+?)(?=\.)",
        _asked_first,
    ),
)
