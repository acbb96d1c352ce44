"""Effects that give the same things something for the same time, said in one breath."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar

from rules.kernel.language.words import Part
from rules.wording import Text


class Gains(Part):
    """Keywords that things gain for a time."""

    SAYS: ClassVar[Text] = Text("gains {keyword}", "获得{keyword}")

    keyword: Any


class Gifts(Part):
    """The modifiers and Gains that the same things are given for the same time."""

    target: Any
    gives: tuple[Any, ...]
    duration: Any


def stats_first(given: Iterable[Any], stats: type) -> tuple[Any, ...]:
    """Return what things are given, figures first."""
    return tuple(sorted(given, key=lambda each: not isinstance(each, stats)))


def gather(listed: Sequence[Any], given: Callable[[Any], Any], stats: type) -> Iterator[Any]:
    """Yield effects in order; those that give the same things something for the same time come as one Gifts.

    `given`: what an effect gives, None if it gives nothing for a time. `stats`: the modifier of figures.
    """
    gifts: list[Any] = []
    for effect in listed:
        is_gift = given(effect) is not None
        if gifts and not (is_gift and _continues(gifts[0], effect)):
            yield _joined(gifts, given, stats)
            gifts = []
        if is_gift:
            gifts.append(effect)
        else:
            yield effect
    if gifts:
        yield _joined(gifts, given, stats)


def _continues(first: Any, effect: Any) -> bool:
    """Return whether an effect gives something to the same things for the same time."""
    if first.duration != effect.duration:
        return False
    target = first.target
    return bool(effect.target.pick == "that" or (effect.target == target and target == type(target)(pick=target.pick)))


def _joined(gifts: Sequence[Any], given: Callable[[Any], Any], stats: type) -> Gifts:
    return Gifts(target=gifts[0].target, gives=stats_first(map(given, gifts), stats), duration=gifts[0].duration)
