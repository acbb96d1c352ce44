"""The rules of a grammar: each finds every phrase that it knows at a place of a text, its meaning, and its usual wording."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

#: The meaning of a phrase, where it ends, and its usual wording.
Found = tuple[Any, int, str]


class ToilError(Exception):
    """A text takes more steps than it may."""


@dataclass(slots=True)
class Source:
    """A text that is read: `steps` is how many more phrases may be looked for, `known` what was found where before."""

    text: str
    steps: int
    known: dict[tuple[int, int], list[Found]] = field(default_factory=dict)

    def step(self, count: int = 1) -> None:
        """Take steps. Raise ToilError where there are no more."""
        self.steps -= count
        if self.steps < 0:
            raise ToilError


Rule = Callable[[Source, int], Iterator[Found]]
#: The letters of a kept phrase that take one step.
_KEPT = 16


def says(phrase: str, *others: str, means: Any = None) -> Rule:
    """Return the rule of a phrase in its usual wording and in others."""

    def rule(source: Source, at: int) -> Iterator[Found]:
        source.step()
        for each in (phrase, *others):
            if source.text.startswith(each, at):
                yield means, at + len(each), phrase

    return rule


def table(phrases: Mapping[Any, str], others: Mapping[str, tuple[str, ...]] | None = None) -> Rule:
    """Return the rule of several phrases by their meanings; no letter may follow a phrase's last one."""
    spelt = [(spelling, phrase, value) for value, phrase in phrases.items() for spelling in (phrase, *(others or {}).get(phrase, ()))]

    def rule(source: Source, at: int) -> Iterator[Found]:
        source.step()
        for spelling, phrase, value in spelt:
            end = at + len(spelling)
            if source.text.startswith(spelling, at) and not (spelling[-1:].isalnum() and source.text[end : end + 1].isalnum()):
                yield value, end, phrase

    return rule


def number(source: Source, at: int) -> Iterator[Found]:
    """Find a whole number in digits, three at most."""
    source.step()
    end = at
    while end < len(source.text) and source.text[end] in "0123456789":
        end += 1
    if at < end <= at + 3 and (source.text[at] != "0" or end == at + 1):
        yield int(source.text[at:end]), end, source.text[at:end]


def nothing(means: Any = None) -> Rule:
    """Return the rule of no words at all."""

    def rule(_: Source, at: int) -> Iterator[Found]:
        yield means, at, ""

    return rule


def one_of(*rules: Rule) -> Rule:
    """Return the rule that finds what any of several rules finds."""

    def rule(source: Source, at: int) -> Iterator[Found]:
        for each in rules:
            yield from each(source, at)

    return rule


def maybe(rule: Rule, means: Any = None) -> Rule:
    """Return the rule that finds what a rule finds, or no words."""
    return one_of(rule, nothing(means))


def row(*rules: Rule) -> Rule:
    """Return the rule of one phrase after the other, whose meaning is the tuple of theirs."""

    def follow(source: Source, at: int, index: int) -> Iterator[tuple[tuple[Any, ...], int, str]]:
        if index == len(rules):
            yield (), at, ""
            return
        for value, end, said in rules[index](source, at):
            for values, last, more in follow(source, end, index + 1):
                yield (value, *values), last, said + more

    return lambda source, at: follow(source, at, 0)


def made(rule: Rule, make: Callable[[Any], Any]) -> Rule:
    """Return the rule that converts another rule's meanings, and finds nothing where the result is None."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for value, end, said in rule(source, at):
            if (kept := make(value)) is not None:
                yield kept, end, said

    return found


def nth(index: int, *rules: Rule) -> Rule:
    """Return the rule of a row of which only one phrase has a meaning."""
    inner = row(*rules)

    def rule(source: Source, at: int) -> Iterator[Found]:
        for values, end, said in inner(source, at):
            yield values[index], end, said

    return rule


def listed(rule: Rule, *joints: Rule, most: int = 12) -> Rule:
    """Return the rule of one phrase or several with joints between, whose meaning is the tuple of theirs."""
    joint = one_of(*joints)

    def follow(source: Source, at: int, left: int) -> Iterator[tuple[tuple[Any, ...], int, str]]:
        for value, end, said in rule(source, at):
            yield (value,), end, said
            if left:
                for _, after, between in joint(source, end):
                    for values, last, more in follow(source, after, left - 1):
                        yield (value, *values), last, said + between + more

    return lambda source, at: follow(source, at, most - 1)


def known(rule: Rule) -> Rule:
    """Return the same rule, which looks at each place of a text once. What it keeps takes steps by its length."""

    def found(source: Source, at: int) -> Iterator[Found]:
        key = (id(found), at)
        if key not in source.known:
            source.known[key] = []
            kept: dict[tuple[int, str, str], Found] = {}
            for value, end, said in rule(source, at):
                source.step(1 + len(said) // _KEPT)
                kept[end, said, repr(value)] = (value, end, said)
            source.known[key] = list(kept.values())
        yield from source.known[key]

    return found
