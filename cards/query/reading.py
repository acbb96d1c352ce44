"""Understands a parsed search by a table of keys: conditions, settings, and in words whatever means nothing."""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import MAXYEAR, date, timedelta
from typing import Any

from django.utils.translation import get_language, gettext, pgettext

from cards.query import syntax
from cards.query.conditions import All, Chosen, Compared, Condition, Dated, Either, Holds, Not, Query, Relation, Says, Setting
from cards.query.grammar import parse
from cards.query.keys import Key, Keys
from cards.query.patterns import PatternError, compiled
from cards.query.syntax import Saying
from rules.kernel.cards import Choice
from rules.wording import Text

RELATIONS: Mapping[str, Relation] = {":": "=", "=": "=", "!=": "=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
NUMBER = re.compile(r"[+-]?\d{1,9}(\.\d{1,4})?%?")
DAY = re.compile(r"(\d{4})(?:[-./年](\d{1,2})(?:[-./月](\d{1,2})日?|月)?|年)?")
SHOWN = 40

#: Gives the slugs of the cards that a text names, for keys about cards.
FindCards = Callable[[str], Iterable[str]]


def read(text: str, keys: Keys, *, find_cards: FindCards = lambda _: ()) -> Query:
    """What the text asks for. Never fails: what means nothing is left out and told."""
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

    def read(self, part: syntax.Part) -> Condition | None:
        match part:
            case syntax.Together(parts, is_either):
                found = [each for each in map(self.read, parts) if each is not None]
                if len(found) < 2:
                    return found[0] if found else None
                return Either(tuple(found)) if is_either else All(tuple(found))
            case syntax.Negated(inner):
                settled = len(self.settings)
                found_part = self.read(inner)
                if len(self.settings) > settled:
                    self._tell(gettext("An order or a view can't be negated; it holds as it is."))
                return None if found_part is None else Not(found_part)
            case syntax.Bare((Saying(word, "word"),)) if meant := self.keys.meant(word):
                return Chosen(meant[0], (meant[1],))
            case syntax.Bare(sayings):
                return self._says(None, sayings, is_whole=False)
            case syntax.Exact(saying):
                return self._says(self.keys.exact, (saying,), is_whole=True)
            case syntax.Keyed():
                return self._keyed(part)

    def _keyed(self, part: syntax.Keyed) -> Condition | None:
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

    def _by_form(self, key: Key, part: syntax.Keyed, sayings: tuple[Saying, ...]) -> Condition | None:
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
                amounts = tuple(each for saying in sayings if (each := self._amount(key, saying)) is not None)
                return Compared(key, relation, amounts) if amounts else None
            case "date":
                spans = tuple(span for saying in sayings if (span := self._span(key, saying)) is not None)
                return Dated(key, relation, spans) if spans else None
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
        choices = []
        for saying in sayings:
            choice = None if saying.form == "pattern" else key.choice(saying.text)
            if choice is None:
                self._tell(self._no_choice(key, saying))
            else:
                choices.append(choice)
        return Chosen(key, tuple(dict.fromkeys(choices)), relation) if choices else None

    def _no_choice(self, key: Key, saying: Saying) -> str:
        named = [_say(choice.name) for choice in key.choices]
        words = gettext("%(name)s: there is no “%(value)s”; it was left out.")
        told = words % {"name": _say(key.name), "value": saying.text[:SHOWN]}
        if not named:
            return told
        shown = pgettext("between names", ", ").join(named[:12]) + (gettext("…") if len(named) > 12 else "")
        return told + gettext(" There are: %(values)s.") % {"values": shown}

    def _amount(self, key: Key, saying: Saying) -> float | Key | None:
        """A number, or another key whose number is meant."""
        if saying.form == "word" and NUMBER.fullmatch(saying.text):
            return float(saying.text.rstrip("%"))
        other = self.keys.find(saying.text) if saying.form == "word" else None
        if other is not None and other.form == "number" and not other.reason:
            return other
        words = gettext("%(name)s: “%(value)s” is no number; it was left out.")
        self._tell(words % {"name": _say(key.name), "value": saying.text[:SHOWN]})
        return None

    def _span(self, key: Key, saying: Saying) -> tuple[str, date, date] | None:
        """The days of a year, a month or one day."""
        found = DAY.fullmatch(saying.text)
        try:
            if found is None or not 0 < int(found[1]) < MAXYEAR:
                raise ValueError
            year, month, day = (int(part) if part else 0 for part in found.groups())
            if not month:
                return saying.text, date(year, 1, 1), date(year + 1, 1, 1)
            last = date(year, month, day or calendar.monthrange(year, month)[1])
            return saying.text, last if day else last.replace(day=1), last + timedelta(days=1)
        except ValueError:
            words = gettext("%(name)s: “%(value)s” is no date such as 2026, 2026-01 or 2026-01-31; it was left out.")
            self._tell(words % {"name": _say(key.name), "value": saying.text[:SHOWN]})
            return None

    def _held(self, key: Key, sayings: tuple[Saying, ...], sign: str) -> Condition | None:
        """`card:slug`, or with a count `card:slug>=2`, whose sign and count belong to the word."""
        found: list[Condition] = []
        for saying in sayings:
            counted = re.fullmatch(r"(.+?)(!=|<=|>=|=|<|>)(\d{1,4})", saying.text) if saying.form == "word" else None
            name, relation, count = (counted[1], counted[2], int(counted[3])) if counted else (saying.text, ">=", 1)
            cards = tuple(self.find_cards(name)) if saying.form != "pattern" and sign in (":", "=", "!=") else ()
            if not cards:
                words = gettext("%(name)s: no card is called “%(value)s”; it was left out.")
                self._tell(words % {"name": _say(key.name), "value": name[:SHOWN]})
                continue
            held = Holds(key, name, cards, RELATIONS[relation], count)
            found.append(Not(held) if relation == "!=" else held)
        return (found[0] if len(found) == 1 else Either(tuple(found))) if found else None

    def _set(self, key: Key, sayings: tuple[Saying, ...]) -> None:
        for saying in sayings:
            typed = saying.text.removeprefix("-")
            choice = key.choice(typed) or self._key_as_choice(key, typed)
            if choice is None:
                self._tell(self._no_choice(key, saying))
            else:
                self.settings.append(Setting(key, choice, saying.text.startswith("-")))

    def _key_as_choice(self, key: Key, typed: str) -> Choice | None:
        """The order by another key, by any of its names."""
        other = self.keys.find(typed)
        return next((choice for choice in key.choices if other is not None and choice.slug == other.slug), None)

    def _tell(self, problem: str) -> None:
        self.problems.append(problem)


def _say(text: Text) -> str:
    return text.in_language(get_language())
