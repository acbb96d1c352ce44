"""The plain form of a text, in which it is read and compared: the few things that make no difference of meaning are the same in it.

- Capital letters count only in quotation marks; typographic quotes, dashes and blanks count nowhere.
- “an” is “a”; number words up to ten are digits; “cannot” is “can’t”.
- An arrow behind what triggers or is paid is a colon; a number in a circle is mana, as one in brackets.
- The card's own name is what its kind is called there: “this minion”.
- What `usual` lists is said as texts of this site say it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from rules.kernel.text.english_words import NUMBERS
from rules.sorcery.grammar.phrases.frames.implied_subjects import itself_written
from rules.sorcery.grammar.phrases.realm.destinations import of_avatar
from rules.sorcery.grammar.phrases.unclear import is_unclear
from rules.sorcery.grammar.phrases.usual import as_written
from rules.sorcery.grammar.phrases.wordings.lines import lines_written
from rules.sorcery.grammar.phrases.wordings.subjects import subjects_written
from rules.sorcery.terms import KEYWORDS
from rules.sorcery.text.values import BEARERS

#: The card whose text it is.
ME = "@me"
_SIGNS = str.maketrans(
    {"’": "'", "‘": "'", "`": "'", "´": "'", "“": '"', "”": '"', "„": '"', "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "\u00a0": " "}
)
#: Mana as cards print it: ① is (1).
_MANA = str.maketrans({"⓪": "(0)"} | {chr(ord("①") + number): f"({number + 1})" for number in range(20)})
_ARROW = re.compile(r" *(?:→|⇒|->|=>) *|(?<=^Genesis) *[—–] *|(?<=^Deathrite) *[—–] *")
_DIGITS = {word: str(number) for number, word in enumerate(NUMBERS) if number}
_NUMBER = re.compile(rf"\b(?:{'|'.join(_DIGITS)})\b")
_AN = re.compile(r"\ban\b")
_CANNOT = re.compile(r"\bcan ?not\b")
#: What a relic has its bearer pay.
_TAPPED = re.compile(r"(?m)(^|, )tap(?=[,:])")
#: How plurals end whose singulars are not clear.
_UNCLEAR_PLURALS = ("ies", "ves", "oes", "xes", "ches", "shes", "zes", "sses")


def _token_first(found: re.Match[str]) -> str:
    """`two token Wisps`: the name of one of them."""
    verb, count, name = found[1], found[2], found[3]
    if count.lower() in ("a", "an", "one", "1"):
        return f'{verb} {count} "{name}" token'
    return f'{verb} {count} "{name[:-1]}" tokens' if name.endswith("s") and not name.endswith(_UNCLEAR_PLURALS) else found[0]


#: A token's name before what it is, or behind “named”. Elements and keywords are no names.
_WORDS_OF_TOKENS = "Fire|Air|Water|Earth|Minions?|Automat(?:on|a)|Tokens?|" + "|".join(each.name.en for each in KEYWORDS)
_WORD = rf"(?!(?:{_WORDS_OF_TOKENS})\b)[A-Z][\w'’-]*"
_NAME = rf"{_WORD}(?: (?:(?:of|the|in|and|from) )*{_WORD})*"
_VERB = r"\b([Ss]ummons?|[Cc]reates?|[Pp]uts?)"
_DESCRIBED = r"(?:[\w+-]+ )*?"
_TOKENS: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(rf"{_VERB} (\w+) (?:[Tt]okens?|(?:minion|automaton) tokens?) ({_NAME})"), _token_first),
    (re.compile(rf"{_VERB} (\w+) ({_NAME}(?: [\w'’]+){{0,3}}?) (tokens?)\b"), r'\1 \2 "\3" \4'),
    (re.compile(rf"{_VERB} (\w+) ({_DESCRIBED})({_NAME}) ((?:minion |automaton )?tokens?)\b(?! named| called)"), r'\1 \2 \3\5 named "\4"'),
    (re.compile(rf"\b(named|called) ({_NAME})"), r'named "\2"'),
    (
        re.compile(
            rf"{_VERB} (an?|\w+) ({_NAME})(?=,? \(?an? |, \w+ \d| (?:here|to an? [\w ]*?site|to (?:adjacent|nearby) sites),?"
            rf" \(?(?:an?|\w+) \d| (?:here|to an? [\w ]*?site)\. (?:It['’]s|It is) )"
        ),
        r'\1 \2 "\3" token',
    ),
)
#: An ability that a relic gives to its bearer, which is the relic's own where it is about others: `Bearer has "Tap: Draw a spell."`.
_HAS_ABILITY = re.compile(
    r'(?m)^(?:The )?[Bb]earer has "((?:[Tt]ap|\(\d+\))(?:, (?:[Tt]ap|\(\d+\)))*: '
    r'(?:Deal \d|Draw a|Gain \d+ life|(?:Destroy|Tap|Untap|Banish|Return) target)[^."\n]*\.?)"\.?$'
)
#: What an avatar's text says of the avatar itself.
_ACTING = re.compile(
    r"\b(whenever|when|while) your avatar (?=attacks|intercepts|defends|deals|is dealt|strikes|enters|picks|is (?:tapped"
    r"|untapped|on|at|nearby))|\b(if) your avatar (?=would be dealt damage\b)"
    r"|(?m:(:|^[^.:\n]*,)) your avatar (?=fights |swaps places with )"
)
#: What several do.
_DO = r"(?:are|have|were|attack|strike|intercept|defend|enter|leave|get|gain|deal|take|pick|arrive|fight|swap|move|drop|die)"
_MANY_DO = re.compile(rf"(?<!have )(?<!let )(?<!make ){ME} (?P<verb>{_DO})\b(?: or (?P<or>{_DO})\b)?")
_MANY = re.compile(r"\b(?:they|them|their)\b(?! (?:lose|draw|discard|control)\b)")
_ONE = {"they": "it", "them": "it", "their": "its"}
#: Others that “they” may be on a line.
_OTHERS = re.compile(r"\b(?:minions|units|allies|enemies|artifacts|sites|tokens|cards|spells|opponents?|players?|those|each|all)\b")
#: What befalls either player's avatar, on cards of other kinds.
_AVATAR_DOES = re.compile(
    r"\b(whenever|when|each time|if|the first time(?: each turn)?) (your|your opponent's|the opponent's|the enemy's) avatar (?="
    r"attacks|intercepts|defends|deals|is dealt|takes damage|strikes|enters|picks up|would )"
)
#: A unit is none of other kinds, a relic is carried, a site is flooded.
_OTHER_KIND = re.compile(
    r"(?m)^((?:[^\n.:]*, )?)sacrifice another (?=(?:(?:nearby|adjacent|tapped|untapped|water|land|fire|air|earth) )*"
    r"(?:site|artifact|relic|aura|monument)(?:, [^\n.:]*)?: )"
)
_CARRIED = re.compile(rf"(?m)^((?:at the (?:start|end) of your turn, )?(?:while|if|as long as))(?: {ME} is)? (?:carried|borne)(?=, )")
#: What is near the unit that carries a relic, in a line that is not set off or paid for by that unit: one that is asked whether there is
#: one, and any other.
_NO_BEARER = (
    r"(?m)^(?!tap\b|[^:\n]*\b(?:tap|bearer)\b[^:\n]*:|(?:[^\n]*\. )?(?:whenever|when|while|if|as long as|each time)\b[^,\n]*\bbearer\b)"
)
_NEAR_BEARER = r"\b(?:at|in|on|adjacent to|near|nearby) (?:the )?bearer(?:'s (?:location|square|site))?\b(?! (?:is|has|gets|gains)\b)"
_ROUND_BEARER = re.compile(
    rf"{_NO_BEARER}(?P<before>(?:(?:the )?bearer (?:has|gets|can't) [^:.\n]*\. )?)"
    r"(?P<opening>(?:at the (?:start|end) of [^,:\n]*, |(?:whenever|when) [^,:\n]*, |genesis: )?)"
    rf"(?P<said>(?!tap\b|whenever|when\b|while|if\b|as long|each time)[^:.\n]*{_NEAR_BEARER}[^:.\n]*)\.?$"
)
_ROUND_NOBODY = re.compile(rf"{_NO_BEARER}(?=[^\n]*{_NEAR_BEARER})(?![^\n]*\bcarried relic\b)")
_FLOODED = re.compile(r"(?m)^(while|as long as|if) flooded, ")
#: A minion is one of the minions.
_OR_ANOTHER = re.compile(rf"(?m)^(whenever|when) {ME} or another ((?:allied |nearby |adjacent )*minion )")
_TOKEN_PAID = re.compile(r"(?m)^([^\n:.]*)sacrifice a token(?=[^\n:.]*: )")
#: Of what can't be dealt damage, to be destroyed is to die.
_DESTROYED = re.compile(rf"\b(when|whenever) {ME} is (?:destroyed|put into (?:a|its owner's|your) (?:graveyard|cemetery))")
#: Whoever strikes a site is on it; a site is dealt no damage and not tapped.
_STRUCK = re.compile(
    rf"\b((?:whenever|when|each time) a (?:enemy(?: minion| unit)?|minion|unit)) strikes {ME}, ((?![^\n]*\b(?:site|target)\b))"
)
_STRIKER = re.compile(r"(?m)^((?:whenever|when|each time) a [a-z ]*here strikes a site, (?:deal \d+ damage to|tap) )it(?=\.?$)")
_PROVIDED = re.compile(rf"(?m)^((?:(?:while|if|as long as) [^.,:;\n]*, )?)(?:{ME} |it )?provides (?:you )?(?:with )?(?=(?:\([aefw]\))+)")
#: Before the deck of the card itself.
_OF_OWNER = rf"\b(put {ME} (?:back )?on (?:top|the bottom) of its owner's)"
#: The card, called by nothing more.
_THIS = re.compile(
    r"(?<=\bsacrifice )this(?=[,:])|(?<=[ :]tap )this(?=[.\n]|$)|(?<=[ :]untap )this(?=[.\n]|$)"
    r"|(?:(?m:^)|(?<=, )|(?<=: ))this(?= (?:gets|gains|has(?! been\b)|deals(?= \d)"
    r"|can't (?:attack|move|intercept|defend|untap|be (?:intercepted|targeted)))\b)"
)
#: What cards of a kind also call themselves.
_CALLED = {"automaton": "|artifact|unit", "monument": "|artifact", "relic": "|relic", "minion": "|unit", "avatar": "|unit"}
#: Kinds of cards whose texts leave out the card they are about.
_NAMELESS = ("minion", "avatar", "automaton")
#: Damage is dealt by the magic itself.
_DEALING = re.compile(r"\bthis (?:spell|magic|card) deals (?=\d|x |damage|that much)")
_PLAYED = re.compile(rf"(?m)^(?:when|whenever|after) you play {ME}, ")
#: Things where the caster of magic is.
_BY_CASTER = re.compile(
    r"\b((?:minion|unit|avatar|artifact|relic|automaton)s?|automata|ally|allies|enemy|enemies)"
    r" (?:in|at|on) (?:the )?caster's (?:location|square|site)\b(?!')"
)
#: What begins the end of a name.
_TITLE = re.compile(r", (?:the )?| (?:the|of|from) ")
_BLANKS = re.compile(r" +")


def plain(phrase: str) -> str:
    """The plain form of a phrase, with the blanks at its ends."""
    return '"'.join(part if index % 2 else _small(part) for index, part in enumerate(phrase.translate(_SIGNS).split('"')))


def _small(phrase: str) -> str:
    said = _NUMBER.sub(lambda found: _DIGITS[found[0]], phrase.lower())
    return _BLANKS.sub(" ", _CANNOT.sub("can't", _AN.sub("a", said)))


def plain_text(text: str, kind: str, name: str = "") -> str:
    """The plain form of a whole text on a card of a kind that is called so; its lines are kept."""
    lines = (_ARROW.sub(": ", line) for line in text.translate(_MANA).splitlines())
    kept = [" ".join(line.split()) for line in lines if line.strip()]
    said = "\n".join(kept)
    if name and _is_telling(name):
        said = _about_itself(said.translate(_SIGNS), kind, name.translate(_SIGNS))
    if kind == "relic":
        said = _HAS_ABILITY.sub(r"\1", said)
    for pattern, written in _TOKENS:
        said = pattern.sub(written, said)
    said = plain(said)
    said = _on_magic(said) if kind == "magic" else _on_card(said, kind)
    if kind in _NAMELESS:
        said = subjects_written(itself_written(said))
    if is_unclear(said, kind):
        return f"? {said}"
    said = as_written(said if kind == "magic" else lines_written(said))
    if kind == "magic":
        said = said.replace("to the square of @me", "to the square of the caster")
    return _TAPPED.sub(r"\1tap the bearer", said) if kind == "relic" else said


def _on_magic(said: str) -> str:
    """A text on magic, in which things happen where its caster is."""
    said = _as_one(_BY_CASTER.sub(r"\1 here", _DEALING.sub("deal ", said)))
    return _AVATAR_DOES.sub(_of_avatar, re.sub(r"\A((?:you may )?)fight (?=(?:another )?target )", _caster_fights, said))


def _on_card(said: str, kind: str) -> str:
    """A text on a card of any other kind, with a sign for the card whatever it is called."""
    said = _as_one(re.sub(rf"\bthis (?:{BEARERS[kind].en.removeprefix('this ')}{_CALLED.get(kind, '')})\b", ME, said))
    said = of_avatar(_ACTING.sub(rf"\1\2\3 {ME} ", said)) if kind == "avatar" else _AVATAR_DOES.sub(_of_avatar, said)
    if kind in ("minion", "automaton"):
        said = _TOKEN_PAID.sub(r"\1sacrifice another token", said)  # no card is a token
    if kind in ("minion", "avatar"):
        said = _OTHER_KIND.sub(r"\1sacrifice a ", said)
    if kind == "relic":
        said = _ROUND_BEARER.sub(_while_carried, _CARRIED.sub(rf"\1 {ME} is a carried relic", said))
        said = _ROUND_NOBODY.sub("? ", said)
    if kind == "site":
        said = _FLOODED.sub(rf"\1 {ME} is flooded, ", said)
    if kind == "minion":
        said = _OR_ANOTHER.sub(r"\1 a \2", said)
    if kind in ("site", "aura", "relic", "monument"):
        said = _DESTROYED.sub(rf"\1 {ME} dies", said)
    said = _THIS.sub(ME, said)
    said = re.sub(rf"{_OF_OWNER} {'atlas' if kind == 'site' else 'spellbook'}\b", r"\1 deck", said)
    if kind == "site":
        said = _STRUCK.sub(r"\1 here strikes a site, \2", _PLAYED.sub("genesis: ", said))
        return _STRIKER.sub(lambda found: f"{found[1]}that {'minion' if ' minion ' in found[1] else 'unit'}", said)
    said = _PROVIDED.sub(r"\1you have a additional ", said)
    return _about_a_person(said) if kind in ("minion", "avatar") else said


def _while_carried(found: re.Match[str]) -> str:
    """A line about what is near its bearer: of a relic that nobody carries nothing is."""
    when = "if" if found["opening"] else "while"
    return f"{found['before']}{found['opening']}{when} {ME} is a carried relic, {found['said']}."


def _as_one(said: str) -> str:
    """A text about a card whose name is of several, as of one: “the Boars attack”, “they can't move”."""
    if not _MANY_DO.search(said):
        return said
    said = _MANY_DO.sub(lambda found: f"{ME} {_third(found['verb'])}" + (f" or {_third(found['or'])}" if found["or"] else ""), said)
    return "\n".join(_MANY.sub(lambda found: _ONE[found[0]], line) if not _OTHERS.search(line) else line for line in said.split("\n"))


def _third(verb: str) -> str:
    return {"are": "is", "have": "has", "were": "was"}.get(verb, f"{verb}s")


def _of_avatar(found: re.Match[str]) -> str:
    return f"{found[1]} a {'allied' if found[2] == 'your' else 'enemy'} avatar "


def _about_itself(said: str, kind: str, name: str) -> str:
    """A text with a sign for its card's name; a name like “Ada of the Weir” may also be said without its end."""
    me = "this spell" if kind == "magic" else ME
    said = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", me, said)
    if kind != "magic":
        said = _with_short_names(said, name)
    short = _TITLE.split(name)[0]
    if kind != "magic" and short != name and _is_telling(short):
        said = re.sub(rf"(?<!named )(?<!called )(?<!\w){re.escape(short)}(?!\w| tokens?\b)", me, said)
    return said


def _with_short_names(said: str, name: str) -> str:
    """A text with a sign for its card where it is called by one word of its name: “the Boar” for Spiteback Boar."""
    for word in re.findall(r"[A-Z][\w'-]+", name):
        called = re.escape(word)
        if _is_telling(word) and not re.search(rf'\b(?:named|called) "?{called}\b|\b{called} (?:\w+ )?tokens?\b', said):
            said = re.sub(rf"(?<![\w'])[Tt]he {called}(?![\w-]| [A-Z])", ME, said)
    return said


def _caster_fights(found: re.Match[str]) -> str:
    return f"{found[1]}have the caster fight " if found[1] else "the caster fights "


def _about_a_person(said: str) -> str:
    """A text with a sign for its card where it is “he” or “she”, and names nobody else that is a person."""
    kept = []
    for line in said.split("\n"):
        parts = _PERSON.split(line)
        before = parts[0]
        for word, rest in zip(parts[1::2], parts[2::2], strict=True):
            is_me = ME in before and not _OTHER_PERSON.search(before)
            before += (ME if is_me else word) + rest
        kept.append(before)
    return "\n".join(kept)


_PERSON = re.compile(r"(?<![\w'])(he|she)(?![\w'])")
_OTHER_PERSON = re.compile(r"\b(?:avatars?|opponents?|players?|controllers?|owners?|caster|bearer|character)\b")


def _is_telling(name: str) -> bool:
    """Return whether a card's name can't be taken for words of the rules."""
    return any(word not in _common() for word in re.findall(r"[a-z]+", name.lower())) and any(map(str.isupper, name[:1]))


@cache
def _common() -> frozenset[str]:
    """Words that texts of the rules are made of."""
    from rules.sorcery.grammar.phrases.words import words_of_rules

    return words_of_rules()


#: A keyword's reminder is the sentence that the site explains it by.
REMINDERS = {each.slug: plain(each.meaning.en) for each in KEYWORDS}
