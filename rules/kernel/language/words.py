"""The base classes of a card language's words: dataclasses with the TOML key of their family and their own name; and words as TOML."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import Field, dataclass, field, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, cast, dataclass_transform

from rules.kernel.cards import Choice


class WordError(ValueError):
    """A word of a card language is not whole: what is missing, and where."""


if TYPE_CHECKING:
    PartType = type
else:

    class PartType(type):
        """Makes each part of a card language a frozen dataclass with slots, so that none has to declare it."""

        def __new__(cls, name, bases, namespace):
            made = super().__new__(cls, name, bases, namespace)
            # A class with slots is made anew, and comes by here again with them.
            return made if "__slots__" in namespace else dataclass(frozen=True, slots=True, kw_only=True)(made)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Part(metaclass=PartType):
    """Something that a card language is made of: a frozen dataclass, whose fields are its operands, given by name."""

    __slots__ = ()


class Word(Part):
    """A member of a family of words: `{ effect = "skip_draw", ... }` is `SkipDraw` of the family whose KEY is `effect`.

    A class that sets KEY is a family; its subclasses are its words, but for those that say IS_PART: these only share fields.
    """

    __slots__ = ()
    KEY: ClassVar[str]
    IS_PART: ClassVar[bool] = False
    #: What cards that say the word are found by in searches.
    FOUND_AS: ClassVar[tuple[Choice, ...]]
    #: What it says in rules texts, with its operands in braces (rules.kernel.language.templates); None if functions word it.
    SAYS: ClassVar[Any]
    #: The word whose weights players count it by, where it has none of its own yet.
    COUNTS_AS: ClassVar[str] = ""
    #: What must be known where it stands, by the names that the game's checks have for it (rules.kernel.language.checks).
    NEEDS: ClassVar[tuple[str, ...]] = ()
    #: What is known in an ability that is about it, or after it: of a moment whom it is about, of an effect what it takes.
    KNOWS: ClassVar[tuple[str, ...]] = ()
    #: The zones that its cards can come from, and those of them that may be the enemy's.
    FROM: ClassVar[tuple[str, ...]] = ()
    FROM_ENEMY: ClassVar[tuple[str, ...]] = ()
    _words: ClassVar[dict[str, type[Word]]]

    def __init_subclass__(cls) -> None:
        if "KEY" in vars(cls):
            cls._words = {}
        elif not vars(cls).get("IS_PART"):
            # The second of the two classes counts.
            other = cls._words.get(cls.word())
            if other is not None and (other.__module__, other.__name__) != (cls.__module__, cls.__name__):
                raise WordError(f"{cls.__module__}: the {cls.KEY} “{cls.word()}” is declared twice")
            cls._words[cls.word()] = cls

    def found_as(self) -> tuple[str, ...]:
        """Return the slugs of its search names."""
        return tuple(name.slug for name in self.FOUND_AS)

    @classmethod
    def counted_as(cls) -> str:
        """Return the name of the weights that players count the word by."""
        return cls.COUNTS_AS or cls.word()

    @classmethod
    def is_family(cls) -> bool:
        """Return whether the class is a family, not a word."""
        return "KEY" in vars(cls)

    @classmethod
    def words(cls) -> tuple[type[Word], ...]:
        """Return the words of the family, in the order in which they are declared."""
        return tuple(cls._words.values())

    @classmethod
    def called(cls, name: str) -> type[Word] | None:
        """Return the word of the family that is written so, None where there is none."""
        return cls._words.get(name)

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Return the words of the family as they are written."""
        return tuple(cls._words)

    @classmethod
    def word(cls) -> str:
        """Return the word as it is written in TOML."""
        return written_name(cls)


@cache
def written_name(kind: type) -> str:
    """Return the name of a class as it is written in TOML: `skip_draw` for `SkipDraw`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()


def untold(word: Word) -> WordError:
    """Return the error of a word that has no wording."""
    return WordError(f"the {word.KEY} “{word.word()}” has no wording")


def written(key: str, **options: Any) -> Any:
    """Return a field whose TOML key is reserved in Python (`if`, `else`)."""
    return field(metadata={"key": key}, **options)


def key_of(field: Field[Any]) -> str:
    """Return the TOML key of a dataclass field."""
    return str(field.metadata.get("key", field.name))


@cache
def keys_of(kind: type) -> dict[str, str]:
    """Return the TOML keys of a dataclass's fields, by their Python names."""
    return {each.name: key_of(each) for each in fields(kind)}


def keys_in(value: Any) -> dict[str, str]:
    """Return the TOML keys of the fields of a dataclass's instance, by their Python names."""
    return keys_of(cast(Any, type(value)))


def table_of(value: Any) -> Any:
    """Return a value as it stands in TOML: for a word the table that it is read from, without the fields at their defaults."""
    if isinstance(value, tuple):
        return [table_of(each) for each in value]
    if not is_dataclass(value):
        return value
    told: dict[str, Any] = {value.KEY: value.word()} if isinstance(value, Word) else {}
    held = {part: getattr(value, part.name) for part in fields(value)}
    return told | {key_of(part): table_of(each) for part, each in held.items() if each != part.default}


def words_in(value: Any, path: str, skip: Collection[str] = ()) -> Iterator[tuple[Any, str]]:
    """Yield every dataclass in a value, itself included, with its path; skip the fields called `skip`."""
    if isinstance(value, tuple):
        for index, each in enumerate(value):
            yield from words_in(each, f"{path}[{index}]", skip)
    elif is_dataclass(value):
        yield value, path
        for name, key in keys_in(value).items():
            held = getattr(value, name)
            if held is not None and name not in skip and not isinstance(held, (str, int)):
                yield from words_in(held, f"{path}.{key}", skip)


def told_in(tree: Any) -> Iterator[Any]:
    """Yield every dataclass in a tree of words, except the conditions in it, which are merely asked."""
    return (word for word, _ in words_in(tree, "", ("conditions",)))
