"""Check that a word stands where it has a meaning, as far as words declare that: ranges, bounds, zones, what must be known there.

A word's own checks are its method `faults(place)`, which yields faults whose paths go on from the word; the functions here that yield
faults describe what must hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cached_property
from typing import Any, cast

from rules.kernel.language.definitions import DefinitionError
from rules.kernel.language.faults import Fault, Faults, UnreadableError
from rules.kernel.language.operands import Needs, marks_of
from rules.kernel.language.reader import kinds_in, read, read_list
from rules.kernel.language.shared.choices import LISTS
from rules.kernel.language.words import WordError, keys_in, words_in, written_name
from rules.wording import Text

#: Checks an ability, or all of a card, under a path. Raises UnreadableError.
Check = Callable[[Any, str], None]
#: The faults of a word, one after the other; only the first of each word is reported.
Complaints = Iterator[Fault]


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a word: the ability, the kind of its card ("" unknown), and the names of what is known there."""

    ability: Any
    kind: str
    known: frozenset[str]


@dataclass(frozen=True)
class Checks:
    """The checks of a game's words.

    form: an ability, of which all words are found. missing: what is said where something is not known, by its name; `{kind}` stands for the
    kind of card, `{word}` for the word. kinds: the kinds of cards in sentences. called: what operands are called there.

    Reading the first ability raises WordError for what a word needs and `missing` has no sentence about, and for a sentence that nothing
    needs.
    """

    form: type
    missing: Mapping[str, Text]
    kinds: Mapping[str, Text] = field(default_factory=dict)
    called: Mapping[str, Text] = field(default_factory=dict)

    @cached_property
    def _is_whole(self) -> bool:
        """True. Raise WordError where a sentence is missing or stands for nothing; looking at all words takes 50 ms of every start."""
        needed = {name: kind for kind in kinds_in(self.form) for name in _needed_by(kind)}
        for name, kind in needed.items():
            if name not in self.missing:
                raise WordError(f"“{written_name(kind)}” needs “{name}”, and nothing says that it is missing: give the checks a sentence")
        if strange := set(self.missing) - set(needed):
            raise WordError(f"the checks have a sentence for “{min(strange)}”, which no word needs")
        return True

    def read(self, data: Sequence[Any], each: Check | None, whole: Check | None = None, *, source: str, card: str) -> tuple[Any, ...]:
        """Return the abilities of a card's definition, each checked, or all together. Raise DefinitionError with all faults."""
        assert self._is_whole

        def read_one(value: object, path: str) -> Any:
            ability = read(self.form, value, path)
            if each:
                each(ability, path)
            return ability

        try:
            abilities = read_list(read_one, data, "abilities") if data else ()
            if whole:
                whole(abilities, "abilities")
        except UnreadableError as error:
            raise DefinitionError(source, card, *error.faults) from error
        return abilities

    def check_ability(self, ability: Any, place: Place, path: str, *leave: str) -> None:
        """Check an ability and all that is in it, except the fields `leave`. Raise UnreadableError."""
        faults = Faults()
        faults.first(self._faults(ability, place), path)
        for name, key in keys_in(ability).items():
            if name not in LISTS and name not in leave:
                faults.attempt(self.check, getattr(ability, name), place, f"{path}.{key}")
        faults.attempt(self.check_effects, ability.do, place, f"{path}.do")
        faults.settle()

    def check(self, value: Any, place: Place, path: str) -> None:
        """Check every word in a value, without going into lists of effects. Raise UnreadableError with the first fault of each."""
        faults = Faults()
        for word, where in words_in(value, path, LISTS):
            faults.first(self._faults(word, place), where)
        faults.settle()

    def check_effects(self, listed: tuple[Any, ...], place: Place, path: str) -> None:
        """Check a list of effects in order, and those in them: what one takes is `that` for those after it."""
        faults = Faults()
        for index, effect in enumerate(listed):
            where = f"{path}[{index}]"
            faults.attempt(self.check, effect, place, where)
            for key, inner in _lists_in(effect):
                faults.attempt(self.check_effects, inner, place, f"{where}.{key}")
            taken = ("that",) if getattr(effect, "target", None) is not None else ()
            place = replace(place, known=place.known.union(effect.KNOWS, taken))
        faults.settle()

    def _faults(self, word: Any, place: Place) -> Complaints:
        """Yield all that is wrong with one word."""
        for name in getattr(word, "NEEDS", ()):
            yield from self._missing(name, word, place, "")
        form = cast(Any, type(word))
        keys = keys_in(word)
        for operand, mark in marks_of(form):
            value = getattr(word, operand)
            if isinstance(mark, Needs):
                yield from self._missing(mark.need(value), word, place, keys[operand])
            elif problem := mark.problem(value, self.called.get(operand)):
                yield Fault(keys[operand], problem)
        yield from _check_bounds(word, list(keys))
        if getattr(word, "FROM", ()):
            yield from _check_zone(word)
        if hasattr(word, "faults"):
            yield from word.faults(place)

    def _missing(self, name: str | None, word: Any, place: Place, key: str) -> Complaints:
        if name is None or name in place.known:
            return
        said, kind = self.missing[name], self.kinds.get(place.kind, Text(place.kind, place.kind))
        named = written_name(cast(Any, type(word)))
        yield Fault(key, Text(said.en.format(kind=kind.en, word=named), said.zh.format(kind=kind.zh, word=named)))


@dataclass(frozen=True, kw_only=True)
class CardChecks(Checks):
    """The checks of whole cards: which abilities a kind of card may have, and how many.

    skills: the skills of abilities, by the kind of card. known: what is known on a kind of card, by the names of `missing`. cast: the kind
    that has one “cast”, and what is said of any other number. most: how many abilities of a skill a card has, and how many `once` a turn,
    with what is said of more.
    """

    skills: Mapping[str, Sequence[str]]
    known: Callable[[str], Mapping[str, bool]]
    cast: tuple[str, Text]
    most: Mapping[str, tuple[int, Text]]

    def read_card(self, data: Sequence[Any], kind: str, *, source: str, card: str) -> tuple[Any, ...]:
        """Return the abilities of a definition of a card of a kind. Raise DefinitionError with all faults."""
        return self.read(
            data,
            lambda ability, path: self.check_on(ability, kind, path),
            lambda abilities, path: self.check_card(abilities, kind, path),
            source=source,
            card=card,
        )

    def check_card(self, abilities: tuple[Any, ...], kind: str, path: str) -> None:
        """Raise UnreadableError where a card has too many abilities of a sort, or not the one that its kind has."""
        counts = Counter(ability.skill for ability in abilities) + Counter(once=sum(ability.once for ability in abilities))
        if kind == self.cast[0] and counts["cast"] != 1:
            raise UnreadableError(Fault(path, self.cast[1]))
        for name, (most, said) in self.most.items():
            if counts[name] > most:
                raise UnreadableError(Fault(path, said))

    def check_on(self, ability: Any, kind: str, path: str) -> None:
        """Raise UnreadableError with every word that can't stand where it does, if the card may have such an ability."""
        if ability.skill not in self.skills[kind]:
            en, zh = f"{self.kinds[kind].en} has no “{ability.skill}”", f"{self.kinds[kind].zh}没有“{ability.skill}”"
            raise UnreadableError(fault(f"{path}.skill", en, zh))
        self.check_ability(ability, Place(ability, kind, self.known_in(ability, kind)), path, *(() if ability.gives else ("target",)))

    def known_in(self, ability: Any, kind: str) -> frozenset[str]:
        """Return the names of what is known where the ability begins: by the kind of card, and by what the ability is about."""
        known = (name for name, is_known in self.known(kind).items() if is_known)
        return frozenset(known).union(ability.when.KNOWS if ability.when else ())


def _needed_by(kind: Any) -> Iterator[str]:
    """Yield the names of what a word, or a value of one of its operands, needs."""
    yield from getattr(kind, "NEEDS", ())
    yield from (name for _, mark in marks_of(kind) if isinstance(mark, Needs) for _, name in mark.names)


def _lists_in(effect: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield the lists of effects that an effect holds, by key."""
    for name, key in keys_in(effect).items():
        if name == "options":
            yield from ((f"options[{index}]", option) for index, option in enumerate(effect.options))
        elif name in LISTS:
            yield key, getattr(effect, name)


def _check_bounds(word: Any, names: list[str]) -> Complaints:
    """Yield a fault if `at_least` and `at_most` have nothing between them, or a lower bound is above its upper one."""
    if "at_least" in names and word.at_least is None and word.at_most is None:
        yield fault("", "“at_least” or “at_most” is missing", "缺少“at_least”或“at_most”")
    for low in names:
        high = "at_most" if low == "at_least" else low.removesuffix("min") + "max"
        if high != low and high in names:
            least, most = getattr(word, low), getattr(word, high)
            if least is not None and most is not None and least > most:
                yield fault(low, f"“{low}” is above “{high}”", f"“{low}”大于“{high}”")


def _check_zone(effect: Any) -> Complaints:
    """Yield a fault if an effect takes cards from other zones than its own, or from the enemy's where it may not."""
    if effect.cards.zone not in effect.FROM:
        zones = effect.FROM
        yield fault("cards.zone", f"this effect takes cards from {' or '.join(zones)}", f"该效果的区域只能是 {'、'.join(zones)}")
    if effect.cards.side == "enemy" and effect.cards.zone not in effect.FROM_ENEMY:
        yield fault("cards.side", "this effect takes one's own cards", "该效果只能取己方的牌")


def fault(path: str, en: str, zh: str) -> Fault:
    """Return a fault."""
    return Fault(path, Text(en, zh))


def check_parts(ability: Any, **allowed: bool) -> Complaints:
    """Yield a fault for each part of an ability that does not go with it."""
    for key, is_allowed in allowed.items():
        if getattr(ability, key) and not is_allowed:
            en, zh = f"“{key}” does not belong to this “{ability.skill}”", f"“{key}”不适用于该“{ability.skill}”"
            yield fault(key, en, zh)


def asked_in(word: Any, *filters: type) -> list[str]:
    """Return the fields of some filters in which a word asks for something."""
    return [each.name for kind in filters if isinstance(word, kind) for each in fields(kind) if getattr(word, each.name) is not None]


def check_pick(
    selector: Any, *, alone: tuple[str, ...], uncounted: tuple[str, ...] = (), chosen: str = "chosen", free: str = "", ask: str = ""
) -> Complaints:
    """Yield a fault if the way in which a selector picks does not go with its other operands.

    alone: ways to pick that mean somebody by themselves, without a filter; `free` may be said all the same, and `ask` is the condition to
    ask with. uncounted: ways to pick that have no count. chosen: the one in which somebody chooses, perhaps fewer.
    """
    pick, said = selector.pick, {each.name for each in fields(selector) if getattr(selector, each.name) != each.default}
    if "up_to" in said and pick != chosen:
        yield fault("up_to", f"“{pick}” is no choice that can end early", f"“{pick}”不能少选")
    if "count" in said and pick in uncounted:
        yield fault("count", f"“{pick}” has no count", f"“{pick}”没有数量")
    if pick in alone and said - {"pick", free, *(each.name for each in fields(selector) if each.default is MISSING)}:
        en, zh = (f"; use the condition “{ask}”", f"，请用条件“{ask}”") if ask else ("", "")
        yield fault("", f"“{pick}” takes no filter{en}", f"“{pick}”不能带条件{zh}")


def check_own_filter(moment: Any, *filters: type) -> Complaints:
    """Yield a fault if a moment about the ability's own bearer asks for more."""
    if moment.by == "self" and asked_in(moment, *filters):
        yield fault("", "“by” self takes no filter; use the condition “is”", "“by”为 self 时不能带条件，请用条件“is”")
