"""Resolve a parsed search by a table of keys: conditions, settings, and in words whatever it did not understand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from django.utils.translation import get_language, gettext, pgettext

from rules.kernel.cards import Choice
from rules.wording import Text
from search import amounts, syntax_tree
from search.conditions import All, Chosen, Compared, Condition, Dated, Either, Holds, Not, Query, Relation, Says, Setting
from search.grammar import parse
from search.keys import Key, Keys, bare
from search.patterns import PatternError, compiled
from search.syntax_tree import Saying

RELATIONS: Mapping[str, Relation] = {":": "=", "=": "=", "!=": "=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
SHOWN = 40
#: What separates words and values in Chinese; values also in English.
BETWEEN_WORDS = re.compile(r"[，、；]+")
BETWEEN_VALUES = re.compile(r"[,，、/]+")
#: Words that look as if a key were meant, and signs that stand alone.
LIKE_A_KEY = re.compile(r"([^:<>=!]*)(?::|!=|[<>=]).+")
SIGNS_ALONE = re.compile(r"[-&+!:=<>]+")
WAYS: Mapping[str, Relation] = {"以上": ">=", "及以上": ">=", "以下": "<=", "及以下": "<="}

#: Returns the common name of the cards that a text names, and their slugs; for keys about cards.
FindCards = Callable[[str], tuple[str, Sequence[str]]]


def read(text: str, keys: Keys, *, find_cards: FindCards = lambda text: (text, ())) -> Query:
    """Return what the text asks for. Never fails: what means nothing is left out and told."""
    parsed = parse(text)
    reader = _Reader(keys, find_cards, list(parsed.problems))
    condition = reader.read(parsed.part) if parsed.part else None
    return Query(condition, tuple(reader.settings), tuple(dict.fromkeys(reader.problems)))


class _Reader:
    """Reads one search. What it can't read becomes a problem and None."""

    def __init__(self, keys: Keys, find_cards: FindCards, problems: list[str]) -> None:
        self.keys = keys
        self.find_cards = find_cards
        self.problems = problems
        self.settings: list[Setting] = []

    def read(self, part: syntax_tree.Part) -> Condition | None:
        match part:
            case syntax_tree.Together(parts, is_either):
                found = [each for each in map(self.read, parts) if each is not None]
                if len(found) < 2:
                    return found[0] if found else None
                return Either(tuple(found)) if is_either else All(tuple(found))
            case syntax_tree.Negated(inner):
                settled = len(self.settings)
                found_part = self.read(inner)
                if len(self.settings) > settled:
                    self._tell(gettext("An order or a view can't be negated; it holds as it is."))
                return None if found_part is None else Not(found_part)
            case syntax_tree.Bare((Saying(word, "word"),)) if meant := self.keys.meant(word):
                return Chosen(meant[0], (meant[1],))
            case syntax_tree.Bare((Saying(word, "word"),)):
                return self._word(word)
            case syntax_tree.Bare(sayings):
                return self._says(None, sayings, is_whole=False)
            case syntax_tree.Exact(saying):
                return self._says(self.keys.exact, (saying,), is_whole=True)
            case syntax_tree.Keyed():
                return self._keyed(part)

    def _word(self, word: str) -> Condition | None:
        """Resolve a word without a key. Several words, separated as in Chinese, must all be there."""
        parts = [part for part in BETWEEN_WORDS.split(word) if part]
        if len(parts) > 1:
            found = [each for each in map(self._word, parts) if each is not None]
            return All(tuple(found)) if len(found) > 1 else next(iter(found), None)
        if short := amounts.SHORT.match(word):
            key, amount, rest = self.keys.of_unit(short[2]), amounts.number(short[1]), word[short.end() :]
            if key is not None and amount is not None:
                counted = Compared(key, WAYS.get(short[3] or "", "="), (amount,))
                other = self._word(rest) if rest else None
                return counted if other is None else All((counted, *(other.parts if isinstance(other, All) else (other,))))
        if SIGNS_ALONE.fullmatch(word):
            self._tell(gettext("“%(sign)s” stands alone; it was left out.") % {"sign": word[:SHOWN]})
            return None
        if keyed := LIKE_A_KEY.fullmatch(word):
            words = gettext("“%(key)s” can't be a key; “%(all)s” was looked for as a word.")
            self._tell(words % {"key": keyed[1][:SHOWN], "all": word[:SHOWN]})
        return self._says(None, (Saying(word),), is_whole=False)

    def _keyed(self, part: syntax_tree.Keyed) -> Condition | None:
        key = self.keys.find(part.key)
        if key is None:
            near = self.keys.near(part.key, get_language() or "")
            told = gettext("There is no key “%(key)s”; “%(all)s” was left out.") % {"key": part.key[:SHOWN], "all": part.written[:SHOWN]}
            self._tell(told + (gettext(" Did you mean “%(near)s”?") % {"near": near} if near else ""))
            return None
        if key.reason:
            told = gettext("“%(all)s” was left out: %(reason)s") % {"all": part.written[:SHOWN], "reason": _say(key.reason)}
            self._tell(told)
            return None
        if not all(saying.text for saying in part.sayings):
            self._tell(gettext("“%(key)s” needs a value; it was left out.") % {"key": f"{part.key}{part.sign}"[:SHOWN]})
        sayings = tuple(saying for saying in part.sayings if saying.text)
        if not sayings:
            return None
        found = self._by_form(key, part, sayings)
        return Not(found) if found is not None and (part.sign == "!=") != key.is_negative else found

    def _by_form(self, key: Key, part: syntax_tree.Keyed, sayings: tuple[Saying, ...]) -> Condition | None:
        relation = RELATIONS[part.sign]
        can_compare = key.is_ranked or key.form in ("number", "date", "card")
        if relation != "=" and not can_compare:
            words = gettext("%(name)s can't be more or less; “%(all)s” was read with “=”.")
            self._tell(words % {"name": _say(key.name), "all": part.written[:SHOWN]})
            relation = "="
        match key.form:
            case "text":
                return self._says(key, sayings, is_whole=part.sign in ("=", "!="))
            case "choice" | "flag":
                return self._chosen(key, sayings, relation)
            case "number":
                return self._compared(key, sayings, relation)
            case "date":
                return self._dated(key, sayings, relation)
            case "card":
                return self._held(key, sayings, part.sign)
            case "setting":
                self._set(key, sayings)
                return None

    def _says(self, key: Key | None, sayings: tuple[Saying, ...], *, is_whole: bool) -> Condition | None:
        kept: list[Saying] = []
        patterns: list[Any] = []
        for saying in sayings:
            if not saying.text.strip():
                continue
            try:
                patterns.append(compiled(saying.text) if saying.form == "pattern" else None)
                kept.append(saying)
            except PatternError as error:
                words = gettext("“%(pattern)s” is no regular expression that can be searched: %(reason)s.")
                self._tell(words % {"pattern": saying.written[:SHOWN], "reason": error})
        return Says(key, tuple(kept), tuple(patterns), is_whole) if kept else None

    def _chosen(self, key: Key, sayings: tuple[Saying, ...], relation: Relation) -> Condition | None:
        choices: list[Choice] = []
        found: list[Condition] = []
        for saying in sayings:
            several = self._choices(key, saying)
            other = None if several else self._related(key, saying)
            if several:
                choices += several
            elif other is not None:
                found.append(other)
            else:
                self._tell(self._no_choice(key, saying))
        if choices:
            found.insert(0, Chosen(key, tuple(dict.fromkeys(choices)), relation))
        return _any(found)

    def _choices(self, key: Key, saying: Saying) -> list[Choice]:
        """Return the value that is meant, or several with commas between them; an empty list where any is no value."""
        if saying.form == "pattern":
            return []
        choice = key.choice(saying.text) or (self._key_as_choice(key, saying.text) if key.form == "flag" else None)
        if choice is not None:
            return [choice]
        several = [key.choice(part) for part in BETWEEN_VALUES.split(saying.text) if part]
        known = [each for each in several if each is not None]
        return known if len(known) == len(several) else []

    def _related(self, key: Key, saying: Saying) -> Condition | None:
        """Return the value as one of the related keys has it."""
        for slug in key.related:
            other = self.keys.called(slug)
            if saying.form != "pattern" and (choice := other.exactly(saying.text)):
                return Chosen(other, (choice,))
        return None

    def _no_choice(self, key: Key, saying: Saying) -> str:
        named = [_say(choice.name) for choice in key.choices]
        words = gettext("%(name)s: there is no “%(value)s”; it was left out.")
        told = words % {"name": _say(key.name), "value": saying.text[:SHOWN]}
        if not named:
            return told
        other = self.keys.of_value(saying.text) if saying.form != "pattern" else None
        if other is not None:
            near = f"{self.keys.named(other, get_language() or '')}:{saying.written}"
            return told + gettext(" Did you mean “%(near)s”?") % {"near": near[:SHOWN]}
        shown = pgettext("between names", ", ").join(named[:12]) + (gettext("…") if len(named) > 12 else "")
        return told + gettext(" There are: %(values)s.") % {"values": shown}

    def _compared(self, key: Key, sayings: tuple[Saying, ...], relation: Relation) -> Condition | None:
        """Resolve numbers, ranges of them, or a word for what a number may be, such as `even`."""
        plain: list[float | Key] = []
        found: list[Condition] = []
        for saying in sayings:
            ends = amounts.bounds(saying.text) if saying.form == "word" and relation == "=" else None
            if ends is not None:
                found.append(All((Compared(key, ">=", ends[:1]), Compared(key, "<=", ends[1:]))))
            elif flag := key.synonyms.get(bare(saying.text)):
                is_key = self.keys.called("is")
                found += [Chosen(is_key, (choice,)) for choice in is_key.choices if choice.slug == flag]
            elif several := amounts.numbers(BETWEEN_VALUES.split(saying.text)):
                plain += several
            elif (other := self._amount(key, saying)) is not None:
                plain.append(other)
        if plain:
            found.insert(0, Compared(key, relation, tuple(plain)))
        return _any(found)

    def _amount(self, key: Key, saying: Saying) -> Key | None:
        """Return another key whose number is meant."""
        other = self.keys.find(saying.text) if saying.form == "word" else None
        if other is not None and other.form == "number" and not other.reason:
            return other
        words = gettext("%(name)s: “%(value)s” is not a number; it was left out.")
        self._tell(words % {"name": _say(key.name), "value": saying.text[:SHOWN]})
        return None

    def _dated(self, key: Key, sayings: tuple[Saying, ...], relation: Relation) -> Condition | None:
        """Resolve days. A time ago alone means since then: `updated:30d`."""
        found: list[Condition] = []
        spans = []
        for saying in sayings:
            days = amounts.days(saying.text)
            if days is None:
                words = gettext("%(name)s: “%(value)s” is no date such as 2026, 2026-01, 2026-01-31, today or 30d; it was left out.")
                self._tell(words % {"name": _say(key.name), "value": saying.text[:SHOWN]})
            elif days.is_ago and relation == "=":
                found.append(Dated(key, ">=", ((days.written, days.first, days.end),)))
            else:
                spans.append((days.written, days.first, days.end))
        if spans:
            found.insert(0, Dated(key, relation, tuple(spans)))
        return _any(found)

    def _held(self, key: Key, sayings: tuple[Saying, ...], sign: str) -> Condition | None:
        """Resolve `card:slug`, or with a count `card:slug>=2`, whose sign and count belong to the word."""
        found: list[Condition] = []
        for saying in sayings:
            counted = re.fullmatch(r"(.+?)(!=|<=|>=|=|<|>)(\d{1,4})", saying.text) if saying.form == "word" else None
            name, relation, count = (counted[1], counted[2], int(counted[3])) if counted else (saying.text, ">=", 1)
            called, cards = self.find_cards(name) if saying.form != "pattern" and sign in (":", "=", "!=") else (name, ())
            if not cards:
                words = gettext("%(name)s: no card is called “%(value)s”; it was left out.")
                self._tell(words % {"name": _say(key.name), "value": name[:SHOWN]})
                continue
            held = Holds(key, called, tuple(cards), RELATIONS[relation], count)
            found.append(Not(held) if relation == "!=" else held)
        return _any(found)

    def _set(self, key: Key, sayings: tuple[Saying, ...]) -> None:
        for saying in sayings:
            typed = saying.text.removeprefix("-")
            choice = key.choice(typed) or self._key_as_choice(key, typed)
            if choice is None:
                self._tell(self._no_choice(key, saying))
            else:
                self.settings.append(Setting(key, choice, saying.text.startswith("-")))

    def _key_as_choice(self, key: Key, typed: str) -> Choice | None:
        """Return the order by another key, by any of its names."""
        other = self.keys.find(typed)
        return next((choice for choice in key.choices if other is not None and choice.slug == other.slug), None)

    def _tell(self, problem: str) -> None:
        self.problems.append(problem)


def _any(found: list[Condition]) -> Condition | None:
    return Either(tuple(found)) if len(found) > 1 else next(iter(found), None)


def _say(text: Text) -> str:
    return text.in_language(get_language())
