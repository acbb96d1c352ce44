"""Faults of a definition, collected part by part, so that its author learns of everything at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from rules.wording import Text

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: `path` says where."""

    path: str
    problem: Text


class UnreadableError(ValueError):
    """Something can't be read; `faults` holds everything that is wrong with it, at least one thing."""

    def __init__(self, *faults: Fault, source: str = "") -> None:
        self.faults = faults
        where = f"{source}: " if source else ""
        self.sentences = [f"{where}{fault.path}: {fault.problem.en}" for fault in faults]
        super().__init__("; ".join(self.sentences))

    @property
    def path(self) -> str:
        """The path of the first fault."""
        return self.faults[0].path

    @property
    def problem(self) -> Text:
        """The first fault in words."""
        return self.faults[0].problem

    @property
    def told(self) -> Text:
        """Every fault with its path."""
        return Text(
            "; ".join(f"{fault.path}: {fault.problem.en}" for fault in self.faults),
            "；".join(f"{fault.path}：{fault.problem.zh}" for fault in self.faults),
        )


def unreadable(path: str, problem: Text) -> UnreadableError:
    """Return the error of one fault."""
    return UnreadableError(Fault(path, problem))


class Faults:
    """Collects the faults of several parts that are read one after the other."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def attempt(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Return the result of `work`, or None after keeping its faults."""
        try:
            return work(*args, **kwargs)
        except UnreadableError as error:
            self.add(error)
            return None

    def first(self, faults: Iterable[Fault], path: str) -> None:
        """Keep the first of some faults, if there are any; their paths go on from `path`."""
        for fault in faults:
            self.found.append(Fault(f"{path}.{fault.path}" if fault.path else path, fault.problem))
            break

    def add(self, error: UnreadableError) -> None:
        """Keep the faults of an error, except those that are kept already."""
        self.found += [fault for fault in error.faults if fault not in self.found]

    def settle(self) -> None:
        """Raise UnreadableError with all faults, if there are any."""
        if self.found:
            raise UnreadableError(*self.found)
