"""The names by which searches find cards beside their fields: the effects, moments, targets and costs of their abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.kernel.cards import Behaviour, Card, Choice
from rules.kernel.language.search_names import slugs_in
from rules.kernel.language.words import told_in
from rules.wording import Text

#: The search fields, with their names.
DOES, WHEN, TARGETS, PAYS = Text("Effect", "能力"), Text("Moment", "时机"), Text("Target", "目标"), Text("Price", "代价")


def choices(names: Mapping[str, tuple[str, str]]) -> tuple[Choice, ...]:
    """Return choices from their English and Chinese names by slug."""
    return tuple(Choice(slug, Text(en, zh)) for slug, (en, zh) in names.items())


def sides(side: str) -> set[str]:
    """Return the sides that a filter asks for, both for any."""
    return {"own", "enemy"} if side == "any" else {side}


def told_of_things(ability: Any, *, of_players: tuple[type, ...]) -> object:
    """Return the parts of an ability that say which things it is about: its effects, and its target unless all it gives is to players."""
    has_bearers = any(not isinstance(each, of_players) for each in ability.gives)
    return ability.do, (ability.target,) if has_bearers else ()


def _no_more(card: Card) -> set[str]:
    return set()


@dataclass(frozen=True)
class AbilityReader:
    """Reads the names by which searches find a card from its abilities of a form.

    told: the parts of an ability in which `about` looks for whom and what it is about; `about` returns slugs, of which those that are
    targets count. more: what else a card does, and when, by its printed fields.
    """

    form: type
    does: Sequence[Choice]
    when: Sequence[Choice]
    targets: Sequence[Choice]
    pays: Sequence[Choice]
    told: Callable[[Any], Any]
    about: Callable[[Any], set[str]]
    more: Callable[[Card], set[str]] = _no_more

    def behaviours(self, *, does: Text, when: Text, targets: Text, pays: Text, moment: Text = WHEN) -> tuple[Behaviour, ...]:
        """Return the four search fields, each with what it says of cards; `moment` is what the game calls a moment."""
        return (
            Behaviour("does", DOES, tuple(self.does), self.read_does, does),
            Behaviour("when", moment, tuple(self.when), self.read_when, when),
            Behaviour("targets", TARGETS, tuple(self.targets), self.read_targets, targets),
            Behaviour("pays", PAYS, tuple(self.pays), self.read_pays, pays),
        )

    def abilities(self, card: Card) -> Iterator[Any]:
        """Yield the card's abilities that can be read."""
        return (each for each in card.abilities if isinstance(each, self.form))

    def read_does(self, card: Card) -> frozenset[str]:
        """Return the effects and modifiers of the card's abilities."""
        told = tuple((ability.do, ability.gives) for ability in self.abilities(card))
        return frozenset(slugs_in(told_in(told))) | _among(self.more(card), self.does)

    def read_when(self, card: Card) -> frozenset[str]:
        """Return the skills of the card's abilities, and the moments and events that they wait for."""
        found = _among(self.more(card), self.when)
        for ability in self.abilities(card):
            waits = (getattr(ability, "when", None), getattr(ability, "instead_of", None))
            found |= {ability.skill.replace("_", "-"), *slugs_in(waits)}
        return found

    def read_targets(self, card: Card) -> frozenset[str]:
        """Return whom and what the card's effects and modifiers are about: sides, ways to pick, kinds, zones."""
        words = (word for ability in self.abilities(card) for word in told_in(self.told(ability)))
        return _among({slug for word in words for slug in self.about(word)}, self.targets)

    def read_pays(self, card: Card) -> frozenset[str]:
        """Return the costs of the card's abilities."""
        return frozenset(slug for ability in self.abilities(card) for slug in slugs_in(told_in(ability.cost)))


def _among(slugs: set[str], listed: Sequence[Choice]) -> frozenset[str]:
    return frozenset(slugs & {choice.slug for choice in listed})
