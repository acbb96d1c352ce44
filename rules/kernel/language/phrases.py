"""Small phrases of rules texts, the same in every game: signs, and several words as one phrase, in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.wording import Text


def each_of(value: str | tuple[str, ...] | None) -> tuple[str, ...]:
    """Return what a filter asks for in one field: one name, several, or none."""
    return () if value is None else (value,) if isinstance(value, str) else value


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def series(said: Sequence[str], joint: str = "and") -> str:
    """Return `one, two and three`; nothing for none."""
    return f" {joint} ".join(said) if len(said) < 3 else f"{', '.join(said[:-1])} {joint} {said[-1]}"


def chinese_series(said: Sequence[str], joint: str = "或") -> str:
    """Return `一、二或三`; nothing for none."""
    return joint.join(["、".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def listed(names: Iterable[Text]) -> Text:
    """Return names one after the other: `flying and reach`."""
    found = list(names)
    return Text(series([name.en for name in found]), "、".join(name.zh for name in found))
