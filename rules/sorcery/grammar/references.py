"""Pronouns and names in a text: which word of the card language stands for the one who is meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import partial
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, one_of
from rules.kernel.language.phrases import each_of
from rules.kernel.text.english_words import possessive
from rules.sorcery.grammar.phrases.plain import ME, plain
from rules.sorcery.language import conditions, moments
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.checks import CHECKS
from rules.sorcery.language.selectors import UNITS
from rules.sorcery.text import english_nouns as nouns
from rules.sorcery.text.english_nouns import PLURALS
from rules.sorcery.text.walker import SorceryWalker

#: All names, those first that mean the same in every ability.
NAMES = ("self", "host", "caster", "subject", "foe", "that")
#: Any kind of card, since its bearer is called the same here in all of them.
_KIND = "minion"
#: Those that have a bearer; of automata and monuments it is refused later.
_ARTIFACTS = ("artifact", "relic")
#: Kinds of things that “that” stands before.
_THINGS = ("unit", "minion", "avatar", "artifact", "relic", "automaton", "monument", "aura", "site", "square", "thing")
_MANY = tuple(PLURALS.get(each, f"{each}s") for each in _THINGS)
_FOES = tuple(map(plain, nouns.FOE.values()))
_NAMES = (ME, "the bearer", "the caster", *(f"that {each}" for each in _THINGS), *(f"those {each}" for each in _MANY), *_FOES)
#: Anything that “it” may stand for beside the card.
_NAMED_BEFORE = re.compile(r"\b(?:unit|minion|avatar|artifact|relic|automat|monument|aura|site|square|token|card|spell|magic|bearer)")
#: The same of what may have power and keywords: no card in a hand has.
_THING_BEFORE = re.compile(_NAMED_BEFORE.pattern.replace("|card|spell|magic", ""))
_GIVEN_TO = re.compile(r" (?:gets|gains|has|can't) ")
_ABOUT_ME = re.compile(r"whenever @me (?:attacks|is dealt damage), ")
#: The card does something to what stands behind this.
_ACTS = re.compile(r"(?<!\w)@me (?:fights|deals [^.,;\n]*? to|swaps places with|picks up) $")
#: Before what comes first behind a moment.
_FIRST = re.compile(r"(?:when|whenever) [^,.:\n]*, ")
_STRONGER = re.compile(r" (?:gets|gains|has) \+\d+ power\b")
_PRONOUNS = ("it", "its", "they", "them", "their")
#: What the other one of a moment is called beside that.
_FOE_CALLED: dict[type, tuple[str, ...]] = {
    moments.Attacks: ("the attacked unit", "the unit it attacks", "the other unit"),
    moments.Intercepts: ("the unit it intercepts", "the unit that it intercepts", "the other unit"),
    moments.Defends: ("the attacking unit", "the other unit"),
    moments.DealsDamage: ("the other unit",),
    moments.IsDamaged: ("the other unit",),
}
_NAMED = (*_NAMES, *(each for called in _FOE_CALLED.values() for each in called))
SPELLINGS = {
    "subject": ("it", "they", *_NAMED),
    "object": ("it", "them", *_NAMED),
    "around": ("it", "them", *_NAMED),
    "possessive": ("its", "their", *(f"{each}'" if each.endswith("s") else f"{each}'s" for each in _NAMED)),
}


class Reference(str):
    """A name that is not known yet: how it is said, in which form, and where in the text; whether nothing else is named before it.

    `is_mine`: it can only be the card that the moment before is about.
    `is_other`: the card does something to it, and would say “itself” of itself. `is_first`: it gets power right behind the moment.
    """

    __slots__ = ("at", "form", "is_alone", "is_first", "is_mine", "is_other", "said")
    is_first: bool
    is_mine: bool
    is_other: bool
    is_alone: bool
    said: str
    form: str
    at: int

    def __new__(
        cls,
        said: str,
        form: str,
        at: int,
        *,
        is_alone: bool = False,
        is_first: bool = False,
        is_mine: bool = False,
        is_other: bool = False,
    ) -> Reference:
        made = super().__new__(cls, "subject")
        made.said, made.form, made.at = said, form, at
        made.is_alone, made.is_first, made.is_mine, made.is_other = is_alone, is_first, is_mine, is_other
        return made

    def __eq__(self, other: object) -> bool:
        return self.at == other.at if isinstance(other, Reference) else str.__eq__(self, other) is True

    def __hash__(self) -> int:
        return str.__hash__(self)

    def __repr__(self) -> str:
        return f"{self.said}@{self.at}"

    @property
    def mark(self) -> str:
        """The placeholder of the name in a text until it is known."""
        return f"<{self.at}{self.form[0]}:{self.said}>"


def _family(kind: str) -> set[str]:
    """All that something of a kind may also be; nothing where that is anything."""
    found = {*UNITS} if kind in UNITS else set()
    found |= {"artifact", "relic", "automaton", "monument"} if kind in ("artifact", "relic", "automaton", "monument") else set()
    return found | ({kind} if kind in ("site", "aura") else set())


class UnclearError(Exception):
    """Nobody is meant by a name, or several may be."""


def _is_mine(text: str, begun: int, at: int, end: int) -> bool:
    """Return whether “it” gets something in an ability that begins with what befalls the card, and names no thing before but cards."""
    return (
        _GIVEN_TO.match(text, end) is not None
        and _ABOUT_ME.match(text, begun) is not None
        and _THING_BEFORE.search(text, begun, at) is None
    )


def _is_first(text: str, begun: int, at: int, end: int) -> bool:
    """Return whether “it” gets power right behind what befalls the card."""
    return _FIRST.fullmatch(text, begun, at) is not None and _STRONGER.match(text, end) is not None


def reference(form: str) -> Rule:
    """Somebody that needs no description."""
    spellings = sorted(SPELLINGS[form], key=len, reverse=True)

    def rule(source: Source, at: int) -> Iterator[Found]:
        source.step()
        for each in spellings:
            end = at + len(each)
            if source.text.startswith(each, at) and not source.text[end : end + 1].isalpha():
                begun = source.text.rfind("\n", 0, at) + 1
                found = Reference(
                    each,
                    form,
                    at,
                    is_alone=_NAMED_BEFORE.search(source.text, begun, at) is None,
                    is_first=each == "it" and _is_first(source.text, begun, at, end),
                    is_mine=each == "it" and _is_mine(source.text, begun, at, end),
                    is_other=each == "it" and _ACTS.search(source.text[begun:at]) is not None,
                )
                yield found, end, found.mark

    return rule


anybody = one_of(reference("object"), reference("subject"))


class Resolver(SorceryWalker):
    """Walks through an ability that was read, and finds out whom each name means. Raises UnclearError."""

    def __init__(self, about: Any, known: frozenset[str], kind: str) -> None:
        super().__init__(about)
        self.known = known
        self.kind = kind
        self.meant: dict[int, str] = {}
        self.said: dict[str, str] = {}

    def name(self, value: str, name: str, holder: Any) -> Any:
        if not isinstance(value, Reference):
            return super().name(value, name, holder)
        if value.at not in self.meant:
            self.meant[value.at] = self._meant(value)
            named = self.mentions.named(self.meant[value.at], self.meant[value.at])
            self.said |= {f"{value.at}{form[0]}": self._spelt(named, form) for form in SPELLINGS}
            if isinstance(holder, conditions.Is) and not self._may_be(named, each_of(holder.kind)):
                raise UnclearError(value.said)
        chosen = self.meant[value.at]
        return super().name(chosen, chosen, holder)

    def _meant(self, of: Reference) -> str:
        """Return the name of the one who is meant: who is called so where it stands, else the only one who may be called so."""
        names = NAMES if of.form != "around" else NAMES[3:]
        known = {each: self.mentions.named(each, each) for each in names if self._is_known(each)}
        if of.is_other:
            known = {each: named for each, named in known.items() if named.who != "self"}
        rules: tuple[Callable[[Any], tuple[str, ...]], ...]
        exact, full, usual = partial(self._exact, of.form), partial(self._full, of.form), self._usual(of)
        rules = (exact, full, usual)
        if of.said.startswith(("that ", "those ")):
            # Texts of others may mean anybody by this whom it fits.
            rules = (lambda named: exact(named) + full(named) + usual(named),)
        if of.is_alone and of.said in ("it", "its") and {named.who for named in known.values()} == {"self"}:
            return "self"
        if of.is_mine and {named.who for named in known.values()} <= {"self", "foe"}:
            return "self"
        for spellings in rules:
            found = {named.who: each for each, named in reversed(known.items()) if of.said in spellings(named)}
            if len(found) == 1:
                return next(iter(found.values()))
            if found:
                break
        if of.is_first and isinstance(self.mentions.about, self.OF_TWO):
            return "subject"
        others = {named.who: each for each, named in known.items() if named.who not in NAMES[:3]}
        if of.said in _PRONOUNS and list(others.values()) == ["that"] and known["that"].is_many == (of.said in ("they", "them", "their")):
            return "that"  # there is nobody else
        if of.is_other and len(others) == 1 and not known[next(iter(others.values()))].is_many:
            return next(iter(others.values()))
        raise UnclearError(of.said)

    def _may_be(self, named: Any, kinds: Iterable[str]) -> bool:
        """Return whether somebody may be of one of the kinds: of “move it to a site. If it is a water site” the unit is no site."""
        thing = {"self": self.kind, "caster": "unit", "host": "unit", "foe": "unit"}.get(named.who, named.thing)
        mine = _family(thing)
        return not mine or any(mine & _family(each) for each in kinds)

    def _usual(self, of: Reference) -> Callable[[Any], tuple[str, ...]]:
        """Return how texts of the published game call somebody: by what it is, where no other one is."""

        def spellings(named: Any) -> tuple[str, ...]:
            things = {"self": (), "caster": (), "host": ("unit",), "foe": self._foes()}.get(named.who, (named.thing,))
            said = [f"those {PLURALS.get(each, f'{each}s')}" if named.is_many else f"that {each}" for each in things]
            said += _FOE_CALLED.get(type(named.about), ()) if named.who == "foe" else ()
            return tuple(f"{each}'s" for each in said) if of.form == "possessive" else tuple(said)

        return spellings

    def _foes(self) -> tuple[str, ...]:
        about = self.mentions.about
        if getattr(about, "by", "") not in ("self", "host"):
            return ()
        victim = getattr(about, "victim", "unit")
        return ("unit",) if victim == "unit" else (victim, "unit")

    def _is_known(self, name: str) -> bool:
        if name != "that":
            return name in self.known
        return self.mentions.taken is not None or self.mentions.that != "that"

    def _spelt(self, named: Any, form: str) -> str:
        try:
            said = (
                possessive(nouns.known(named, _KIND)) if form == "possessive" else nouns.known(named, _KIND, is_subject=form == "subject")
            )
        except KeyError:
            return ""
        return plain(said).replace(f"this {_KIND}", ME)

    def _exact(self, form: str, named: Any) -> tuple[str, ...]:
        return (self._spelt(named, form),)

    def _full(self, form: str, named: Any) -> tuple[str, ...]:
        """Return the full names of somebody who may also be called by a pronoun."""
        return (self._spelt(replace(named, is_known=False), form),)


def resolved(ability: Ability, kind: str) -> tuple[Ability, dict[str, str]]:
    """Return an ability with the names that were meant, and how each is written where it stands. Raises UnclearError."""
    walker = Resolver(ability.when, CHECKS.known_in(ability, "artifact" if kind in _ARTIFACTS else kind), kind)
    walker.walk(ability)
    return _named(ability, walker.meant), walker.said


def _named(value: Any, meant: dict[int, str]) -> Any:
    if isinstance(value, Reference):
        return meant.get(value.at, "self")
    if isinstance(value, tuple):
        return tuple(_named(each, meant) for each in value)
    if is_dataclass(value) and not isinstance(value, type):
        held = {each.name: getattr(value, each.name) for each in fields(value)}
        return replace(value, **{name: _named(each, meant) for name, each in held.items()})
    return value
