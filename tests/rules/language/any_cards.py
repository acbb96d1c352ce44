"""Random cards that may say whatever a card language can say, made from its declarations alone: a word that is added is said, too."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from types import NoneType
from typing import Any, get_args, get_origin

from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.kernel.language.checks import CardChecks, Place
from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.reader import hints_of, kinds_in
from rules.kernel.language.shared.choices import LISTS
from rules.kernel.language.words import Word, table_of, words_in
from rules.wording import Text
from tests.rules.language.any_values import any_value, members_of
from tests.rules.language.word_coverage import named, used_in

#: How deep words are nested, how often a word's operands are tried, and how often an ability with a rare word is kept.
DEPTH, TRIES, RARELY = 2, 4, 0.05


@dataclass(frozen=True)
class AnyCards:
    """The random cards of a game.

    checks: of its abilities. read_card: the card of a definition. compile_cards: raises UnplayableError for what the engine refuses. parts:
    by skill, how likely an ability has each of its parts. printed: what a card of a kind has beside its abilities. rare: words that few
    abilities have, those that end the game.
    """

    checks: CardChecks
    read_card: Callable[[Mapping[str, Any], str], Card]
    compile_cards: Callable[[Mapping[int, Card]], object]
    parts: Mapping[str, Mapping[str, float]]
    printed: Callable[[str, random.Random], Mapping[str, Any]]
    rare: tuple[type, ...] = ()

    def __post_init__(self) -> None:
        """Stop where a skill of the language, or a part of its abilities, is left out."""
        assert set(self.parts) == {skill for skills in self.checks.skills.values() for skill in skills}
        assert {name for parts in self.parts.values() for name in parts} == {each.name for each in fields(self.checks.form)} - {"skill"}

    @cached_property
    def nesting(self) -> frozenset[type]:
        """The words that hold others of a family."""
        return frozenset(
            kind for kind in kinds_in(self.checks.form) if issubclass(kind, Word) and any(map(_has_family, hints_of(kind).values()))
        )

    def any_ability(self, kind: str, chance: random.Random) -> Any:
        """An ability that a card of a kind may have."""
        while True:
            ability = self._ability(chance.choice(self.checks.skills[kind]), kind, chance)
            try:
                self.checks.check_on(ability, kind, "ability")
            except UnreadableError:
                continue
            is_rare = any(isinstance(word, self.rare) for word, _ in words_in(ability, ""))
            if not is_rare or chance.random() < RARELY:
                return ability

    def any_card(self, number: int, kind: str, chance: random.Random) -> Card:
        """A card of a kind that the engine does not refuse, with up to two abilities; one that is cast has just that one."""
        frame = {"number": number + 1, "slug": f"{kind}-{number}", "kind": kind, "name": f"{kind} {number}", "name_zh": f"{kind} {number}"}
        while True:
            count = 1 if kind == self.checks.cast[0] else chance.choice((0, 1, 1, 2))
            abilities = [table_of(self.any_ability(kind, chance)) for _ in range(count)]
            try:
                card = self.read_card({**frame, **self.printed(kind, chance), "abilities": abilities}, "any cards")
                self.compile_cards({0: card})
            except (UnreadableError, UnplayableError):
                continue
            return card

    def _ability(self, skill: str, kind: str, chance: random.Random) -> Any:
        """An ability of a skill, each part of which may stand there; whether they go together is another matter."""
        ability = self.checks.form(skill=skill)
        for name, likely in self.parts[skill].items():
            if chance.random() < likely:
                ability = self._with_part(ability, kind, name, chance)
        return ability

    def _with_part(self, ability: Any, kind: str, name: str, chance: random.Random) -> Any:
        """The ability with any value of a part; a list has one or two."""
        hint = hints_of(self.checks.form)[name]
        if hint is bool:
            return replace(ability, **{name: True})
        if get_origin(hint) is not tuple:
            return self._with_value(ability, kind, name, hint, chance)
        for _ in range(chance.choice((1, 1, 2))):
            ability = self._with_value(ability, kind, name, get_args(hint)[0], chance, getattr(ability, name))
        return ability

    def _with_value(
        self, ability: Any, kind: str, name: str, hint: Any, chance: random.Random, before: tuple[Any, ...] | None = None
    ) -> Any:
        """The same with one value, behind those `before` in a list.

        The word is chosen first and its operands after, until they may stand there: so words that ask for much are said as often as others.
        """
        place = self._place_of(ability, kind, before if name in LISTS else ())

        def accepts(value: Any) -> bool:
            return self._may_stand(value, place)

        while True:
            word = chance.choice(_words_of(hint))
            for _ in range(TRIES):
                value = any_value(word, chance, DEPTH, self.nesting, accepts)
                if accepts(value):
                    return replace(ability, **{name: value if before is None else (*before, value)})

    def _place_of(self, ability: Any, kind: str, before: Iterable[Any]) -> Place:
        """The place of a word of an ability, behind some effects."""
        known = set(self.checks.known_in(ability, kind))
        for effect in before:
            known.update(effect.KNOWS, ("that",) if getattr(effect, "target", None) is not None else ())
        return Place(ability, kind, frozenset(known))

    def _may_stand(self, value: Any, place: Place) -> bool:
        """Return whether each word in a value may stand in a place, for a moment with what it makes known."""
        try:
            self.checks.check(value, replace(place, known=place.known.union(getattr(value, "KNOWS", ()))), "")
        except UnreadableError:
            return False
        return True


def _words_of(hint: Any) -> tuple[Any, ...]:
    """The words that a part may be: those of a family, or a part that is of no family."""
    if NoneType in get_args(hint):
        return tuple(word for each in get_args(hint) if each is not NoneType for word in _words_of(each))
    return members_of(hint) or (hint,)


def _has_family(hint: Any) -> bool:
    return (isinstance(hint, type) and issubclass(hint, Word) and hint.is_family()) or any(map(_has_family, get_args(hint)))


def assert_every_word_is_said(cards: AnyCards, most: int = 8000) -> None:
    """Make abilities until they have said every word and every part of the language. Fails when so many have not said one."""
    words = {named(kind) for kind in kinds_in(cards.checks.form)} - {named(Text)}
    chance, kinds, said = random.Random(1), [kind for kind, skills in cards.checks.skills.items() if skills], set[str]()
    for number in range(most):
        if words <= said:
            return
        said.update(used_in(cards.any_ability(kinds[number % len(kinds)], chance)))
    raise AssertionError(f"{most} abilities have not said {', '.join(sorted(words - said))}")
