"""The table that drives the language: every key with its names, its form and its values.

Whatever is searched has one function that gives its `Keys` (`card_keys`, `deck_keys`, `simulation_keys`): its own keys, those that it
shares with others from here, and those that only others have, `refused` with a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property
from types import MappingProxyType
from typing import Literal

from rules.kernel.cards import Choice
from rules.wording import Text
from search.normalisation import normalise

#: `text`: words in it; `choice`: one or more of a list; `number`; `date`; `flag`: something that holds or not; `card`: copies of a card;
#: `setting`: how the answer is shown, and no condition.
Form = Literal["text", "choice", "number", "date", "flag", "card", "setting"]
UNSAID = Text("", "")
ONE_OF = Text("One of these.", "以下之一。")
NO_WORDS: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the language.

    `names` are all its names, as they are typed; examples use the first English and the first Chinese one. `choices` are the values of a
    choice, a flag or a setting; with `is_ranked` they compare by their order. `is_negative` inverts a flag. `examples` are values that are
    worth showing. `synonyms` are other words for values, each with the slug that it means; in a key for a number, such a word may name a
    flag. A value that a choice lacks may belong to one of the keys named `related`: a type line holds races, too. A key with a `reason` is
    of no use here, and is refused with it.
    """

    slug: str
    name: Text
    form: Form
    names: tuple[str, ...]
    meaning: Text = UNSAID
    choices: tuple[Choice, ...] = ()
    is_ranked: bool = False
    is_negative: bool = False
    examples: tuple[Text, ...] = ()
    reason: Text = UNSAID
    synonyms: Mapping[str, str] = field(default_factory=dict, hash=False)
    related: tuple[str, ...] = ()

    def choice(self, typed: str) -> Choice | None:
        """Return the value of that slug or name, or the only one whose name begins so."""
        wanted = bare(typed)
        if found := self.exactly(wanted):
            return found
        begun = [choice for choice in self.choices if any(each.startswith(wanted) for each in _called(choice))]
        return begun[0] if len(begun) == 1 else None

    def exactly(self, typed: str) -> Choice | None:
        """Return the value of that slug or name, or that it is another word for."""
        wanted = bare(typed)
        meant = self.synonyms.get(wanted, wanted)
        return next((choice for choice in self.choices if meant in _called(choice)), None)

    def rank(self, choice: Choice) -> int:
        return self.choices.index(choice)


def flag_keys(meaning: Text, flags: Sequence[Choice], synonyms: Mapping[str, str] = NO_WORDS) -> Iterator[Key]:
    """Yield the keys `is` and `not`: what holds of a thing, and what doesn't."""
    yield Key("is", Text("Is", "性质"), "flag", ("is", "是"), meaning, tuple(flags), synonyms=synonyms)
    against = Text("The same, when it does not hold.", "与上一项相反。")
    yield Key("is", Text("Is not", "不是"), "flag", ("not", "不是"), against, tuple(flags), is_negative=True, synonyms=synonyms)


def sort_key(meaning: Text, orders: Iterable[Key | Choice], synonyms: Callable[[Sequence[Choice]], Mapping[str, str]] | None = None) -> Key:
    """Return the key `sort`: the orders to choose from, those by a key under its slug and name; `synonyms` returns other words for them."""
    choices = tuple(each if isinstance(each, Choice) else Choice(each.slug, each.name) for each in orders)
    names = ("sort", "order", "排序", "顺序")
    return Key("sort", Text("Order", "排序"), "setting", names, meaning, choices, synonyms=synonyms(choices) if synonyms else NO_WORDS)


def refused(keys: Iterable[Key], taken: Iterable[str]) -> Iterator[Key]:
    """Yield the keys that have a reason why they are of no use here, under those of their names that no usable key has."""
    known = set(taken)
    for key in keys:
        if names := tuple(name for name in key.names if name not in known):
            yield replace(key, names=names)


@dataclass(frozen=True)
class Keys:
    """All the keys of one kind of search. A name that two keys share means the earlier one."""

    all: tuple[Key, ...]
    #: The name that `!` asks for, and where bare words are looked for, in a sentence.
    exact: Key = field(repr=False)
    #: Words that need no key: the slug of the key that they belong to, and the value that each stands for.
    words: tuple[str, Mapping[str, str]] = ("", MappingProxyType({}))
    #: Units that tell which number is meant without its key, such as `3费`, each with the slugs of the keys that may be meant.
    units: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @cached_property
    def by_name(self) -> dict[str, Key]:
        found: dict[str, Key] = {}
        for key in self.all:
            for name in key.names:
                found.setdefault(bare(name), key)
        return found

    def find(self, typed: str) -> Key | None:
        return self.by_name.get(bare(typed))

    def called(self, slug: str) -> Key:
        """Return the key with that slug. Raise KeyError."""
        for key in self.all:
            if key.slug == slug:
                return key
        raise KeyError(slug)

    def meant(self, typed: str) -> tuple[Key, Choice] | None:
        """Return the key and the value that a word stands for without a key; None if it stands for none."""
        slug, values = self.words
        value = values.get(bare(typed))
        if value is None:
            return None
        key = self.called(slug)
        return key, next(choice for choice in key.choices if choice.slug == value)

    def near(self, typed: str, language: str) -> str:
        """Return the key that was probably meant, as it is typed in that language; empty where none is near."""
        close = get_close_matches(bare(typed), self.by_name, n=1, cutoff=0.7)
        return self.named(self.by_name[close[0]], language) if close else ""

    def of_unit(self, unit: str) -> Key | None:
        """Return the key of the number that is counted in that unit."""
        return next((key for key in self.all if key.slug in self.units.get(unit, ()) and not key.reason), None)

    def of_value(self, typed: str) -> Key | None:
        """Return the first key that has such a value, by name or slug."""
        return next((key for key in self.all if key.form == "choice" and not key.reason and key.exactly(typed)), None)

    def names_of(self, key: Key) -> tuple[str, ...]:
        """Return those of the key's names that no earlier key has."""
        return tuple(name for name in key.names if self.find(name) is key)

    def named(self, key: Key, language: str) -> str:
        """Return the key's name in searches of that language; empty where other keys have all of its names."""
        names, is_chinese = self.names_of(key), language.startswith("zh")
        return next((each for each in names if each.isascii() != is_chinese), next(iter(names), ""))


def bare(typed: str) -> str:
    """Return the name without differences in capitals, hyphens and underscores."""
    return normalise(typed).replace("_", "-").replace(" ", "-")


def distinct(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names in their order, without repeats and empty ones."""
    return tuple(dict.fromkeys(name for name in names if name))


def _called(choice: Choice) -> tuple[str, ...]:
    return (bare(choice.slug), bare(choice.name.en), bare(choice.name.zh))
