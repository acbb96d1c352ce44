"""Usual phrases of the published game, and what texts of this site say for them, in plain form (rules.sorcery.grammar.phrases.plain).

Each pair means the same wherever it stands. They are applied in their order, once each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial

from rules.kernel.language.phrases import series
from rules.sorcery.grammar.phrases.effects import EFFECT_WORDINGS
from rules.sorcery.grammar.phrases.frames import FRAMES
from rules.sorcery.grammar.phrases.realm.carriers import CARRIERS
from rules.sorcery.grammar.phrases.realm.destinations import DESTINATIONS
from rules.sorcery.grammar.phrases.realm.things import THINGS
from rules.sorcery.grammar.phrases.unclear import ARRIVED, UNCLEAR
from rules.sorcery.grammar.phrases.usual_conditions import CONDITIONS, ELEMENTS, SYMBOLS, alternatives, counted, needed
from rules.sorcery.grammar.phrases.usual_costs import COSTS
from rules.sorcery.grammar.phrases.usual_effects import EFFECTS
from rules.sorcery.grammar.phrases.usual_events import EVENTS, ORDER
from rules.sorcery.grammar.phrases.usual_history import HISTORY
from rules.sorcery.grammar.phrases.usual_moves import MOVES
from rules.sorcery.grammar.phrases.usual_nouns import NOUNS, UNITS_CALLED
from rules.sorcery.grammar.phrases.usual_patterns import PATTERNS, Written
from rules.sorcery.grammar.phrases.usual_strikes import STRIKES
from rules.sorcery.grammar.phrases.usual_times import TIMES
from rules.sorcery.grammar.phrases.usual_tokens import tokens_written
from rules.sorcery.grammar.phrases.wordings.abilities import ABILITIES
from rules.sorcery.grammar.phrases.wordings.amounts import AMOUNTS
from rules.sorcery.grammar.phrases.wordings.cards import CARDS, searches_written
from rules.sorcery.grammar.phrases.wordings.deeds import DEEDS
from rules.sorcery.grammar.phrases.wordings.ellipses import ALTERNATIVES, ELLIPSES, TOKEN_ELLIPSES
from rules.sorcery.grammar.phrases.wordings.enemies import ENEMIES
from rules.sorcery.grammar.phrases.wordings.exceptions import EXCEPTIONS
from rules.sorcery.grammar.phrases.wordings.gifts import GIFTS
from rules.sorcery.grammar.phrases.wordings.moments import MOMENTS
from rules.sorcery.grammar.phrases.wordings.players import PLAYERS
from rules.sorcery.grammar.phrases.wordings.replacements import REPLACEMENTS
from rules.sorcery.grammar.phrases.wordings.rulebook import RULEBOOK
from rules.sorcery.grammar.phrases.wordings.sentences import SENTENCES
from rules.sorcery.grammar.phrases.wordings.squares import SQUARES
from rules.sorcery.grammar.phrases.wordings.states import STATES
from rules.sorcery.grammar.phrases.wordings.subjects import SUBJECTS
from rules.sorcery.grammar.phrases.wordings.synonyms import SYNONYMS


def _needed(found: re.Match[str]) -> str:
    """`if you have (F)(F)`: a threshold that has been reached."""
    return needed("your" if found["who"] == "you have" else "the enemy's", found["symbols"])


def _lacking(found: re.Match[str]) -> str:
    """`you don't have (F)(F)`: a threshold that has not been reached."""
    whose, count = "your" if found["who"] == "you" else "the enemy's", found["symbols"].count("(")
    return f"{whose} {ELEMENTS[found['one']]} threshold is {count - 1}{' or less' * (count > 1)}"


def _more(found: re.Match[str]) -> str:
    """`you have an additional (F)(F)`: so much more threshold."""
    lasting = found["lasting"] or ""
    said = [f"{found['who']} {count} additional {element} threshold{lasting}" for element, count in counted(found["symbols"]).items()]
    return series(said)


#: Whole phrases.
PHRASES_USUAL: dict[str, str] = {
    "your opponent's": "the enemy's",
    "each opponent's": "the enemy's",
    "a opponent's": "the enemy's",
    "the opponent's": "the enemy's",
    "your opponent": "the enemy",
    "a opponent": "the enemy",
    "the opponent": "the enemy",
    "each opponent": "the enemy",
    "once per turn": "once a turn",
    "once each turn": "once a turn",
    "until end of turn": "until the end of the turn",
    "until the end of turn": "until the end of the turn",
    "until the end of this turn": "until the end of the turn",
    "until your next turn begins": "until the start of your next turn",
    "until your next turn starts": "until the start of your next turn",
    "until your next turn": "until the start of your next turn",
    "that's": "that is",
    "you're": "you are",
    "each of your turns": "your turn",
    "each of the enemy's turns": "the enemy's turn",
    "at the start of their turns": "at the start of the enemy's turn",
    "at the start of their turn": "at the start of the enemy's turn",
    "every turn": "each turn",
    "at the beginning of": "at the start of",
    "in the same row or column as @me": "in a straight line",
    "in the same row or column as the caster": "in a straight line",
    "in the same row or column": "in a straight line",
    "in its row or column": "in a straight line",
    "in this area": "in the area",
    "enters this area": "enters a square in the area",
    "enter this area": "enter a square in the area",
    "enters the area": "enters a square in the area",
    "enters here": "enters this square",
    "friendly": "allied",
    "it is not your turn": "it is the enemy's turn",
    "it isn't your turn": "it is the enemy's turn",
    "it's not your turn": "it is the enemy's turn",
    "it is not the enemy's turn": "it is your turn",
    "it isn't the enemy's turn": "it is your turn",
    "it's not the enemy's turn": "it is your turn",
    "life total": "life",
    "your topmost spell": "the top card of your spellbook",
    "your topmost site": "the top card of your atlas",
    "drops all artifacts that it carries": "drops all artifacts",
    "drop all artifacts that they carry": "drop all artifacts",
    "drops all artifacts it carries": "drops all artifacts",
    "drops all artifacts it is carrying": "drops all artifacts",
    "drops everything it carries": "drops all artifacts",
    "drop all artifacts they carry": "drop all artifacts",
    "doesn't have": "does not have",
    "don't have": "do not have",
    "don't control": "do not control",
    "doesn't control": "does not control",
    "isn't": "is not",
    "aren't": "are not",
    "hasn't": "has not",
    "haven't": "have not",
    "it's": "it is",
    "they're": "they are",
    "there's": "there is",
    "doesn't untap": "is not untapped",
    "does not untap": "is not untapped",
    "don't untap": "are not untapped",
    "do not untap": "are not untapped",
    "at the start of your turns": "at the start of your turn",
    "at the end of your turns": "at the end of your turn",
    "of your turns": "of your turn",
    "is airborne": "has airborne",
    "are airborne": "have airborne",
    "if you did": "if you do",
    "next untap step": "next turn",
}

LASTING = r" (?:this turn|permanently|until the end of the turn|until the start of your next turn)"
_FIRST: tuple[tuple[re.Pattern[str], Written], ...] = tuple(
    (re.compile(pattern), written)
    for pattern, written in (
        *((rf"(?<![\w'@]){re.escape(usual)}(?![\w'])", written) for usual, written in PHRASES_USUAL.items()),
        *UNITS_CALLED,
        *FRAMES,
        *ENEMIES,
        *THINGS,
        *CARRIERS,
        *DESTINATIONS,
        *EFFECT_WORDINGS,
        *ELLIPSES,
        *ALTERNATIVES,
        *EXCEPTIONS,
        *DEEDS,
        *RULEBOOK,
        *SYNONYMS,
        *PLAYERS,
        *SQUARES,
        *SUBJECTS,
        *ABILITIES,
        *CARDS,
        *GIFTS,
        *MOMENTS,
        *REPLACEMENTS,
        *NOUNS,
        *AMOUNTS,
        *HISTORY,
        *STATES,
        *SENTENCES,
    )
)
_SECOND: tuple[tuple[re.Pattern[str], Written], ...] = tuple((re.compile(pattern), written) for pattern, written in TIMES)
_REPLACED: tuple[tuple[re.Pattern[str], Written], ...] = (
    *((re.compile(pattern), written) for pattern, written in TOKEN_ELLIPSES),
    (re.compile(r"(?<=\([aefw]\))(?: and |, )(?=\([aefw]\))"), ""),
    (
        re.compile(r"(?P<who>you|the enemy) (?:do not|does not) have (?P<symbols>(?:\((?P<one>[aefw])\))(?:\((?P=one)\))*)(?!\(| or )"),
        _lacking,
    ),
    (
        re.compile(r"\b(?P<who>your|the enemy's) \((?P<one>[aefw])\) threshold\b"),
        lambda found: f"{found['who']} {ELEMENTS[found['one']]} threshold",
    ),
    (re.compile(rf"(?P<who>you have|the enemy has) (?P<symbols>{SYMBOLS}(?:,? or {SYMBOLS})+)"), alternatives),
    (re.compile(rf"(?P<who>you have|the enemy has) (?:a )?additional (?P<symbols>{SYMBOLS})(?P<lasting>{LASTING})?"), _more),
    (re.compile(rf"(?P<who>you have|the enemy has) (?P<symbols>{SYMBOLS})"), _needed),
    *((re.compile(pattern), written) for pattern, written in (*EVENTS, *COSTS, *CONDITIONS, *EFFECTS, *STRIKES, *PATTERNS, *MOVES, *ORDER)),
)


def as_written(text: str) -> str:
    """A text in plain form with usual phrases as texts of this site say them."""
    text = searches_written(_rewritten(text, _FIRST))
    if any(pattern.search(text) for pattern in UNCLEAR):
        return f"? {text}"
    text = _rewritten(tokens_written(_rewritten(text, _SECOND)), _REPLACED)
    return f"? {text}" if ARRIVED.search(text) else text


def _rewritten(text: str, phrases: Iterable[tuple[re.Pattern[str], Written]]) -> str:
    """Return a text with each of the phrases rewritten in turn.

    They are looked for first: the standard library reads what is to be written anew for each phrase, found or not, once there are more of
    them than it remembers (512), which takes four fifths of the time.
    """
    for pattern, written in phrases:
        if pattern.search(text):
            text = pattern.sub(partial(_dependent, written=written), text)
    return text


#: What a sentence begins with on which all the rest of it depends.
_DEPENDENT = re.compile(r"\b(?:if|unless|you may|otherwise|choose 1)\b")


def _dependent(found: re.Match[str], written: Written) -> str:
    """Rewrite a phrase. Two sentences behind a condition are joined, since it leads both; the phrase stays where they can't be joined."""
    said = found.expand(written) if isinstance(written, str) else written(found)
    if said.count(". ") <= found[0].count(". ") or "look at" in said:  # what becomes of cards looked at belongs to the look
        return said
    before = re.split(r"\. |: |\n", found.string[: found.start()])[-1]
    if not _DEPENDENT.search(before):
        return said
    is_plain = ". " not in found[0] and not re.search(r"\. (?:if|otherwise|use this)\b", said)
    return said.replace(". ", ", then ") if is_plain else found[0]
