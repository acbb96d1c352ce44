"""Effects: how units and artifacts are moved through the realm; nobody intercepts this (S-6)."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Positive
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.sorcery.language import vocabulary
from rules.sorcery.language.effects.family import Effect
from rules.sorcery.language.selectors import OF_KNOWN, Spot, Things
from rules.wording import Text


class Move(Effect):
    """Units or artifacts go to a location at once, each to one of its own; what can't stay there dies or is banished (S-6)."""

    FOUND_AS = found("move", "move units", "移动单位")
    SAYS = Text("move {target} {to}", "将{target}移动到{to}")

    target: Things
    to: Spot

    def faults(self, place: Place) -> Complaints:
        yield from check_movable(self.target)


class Push(Effect):
    """Units are moved in a straight line `away` from the source or `toward` it, along the axis in which they are farther from it (along
    their column if as far in both), square by square up to `steps`, as far as the realm goes or up to the source's square. Those in its
    square stay."""

    FOUND_AS = found("push", "push or pull", "推拉")
    SAYS = Cases(
        "way",
        {
            "away": Text("push {target} {steps:steps} away", "将{target}推离{steps:步}"),
            "toward": Text("pull {target} {steps:steps} closer", "将{target}拉近{steps:步}"),
        },
    )

    target: Things
    steps: Positive = 1
    way: Literal["away", "toward"] = "away"

    def faults(self, place: Place) -> Complaints:
        yield from check_movable(self.target)


class Swap(Effect):
    """A unit and the one that is taken swap places."""

    FOUND_AS = found("swap", "swap places", "交换位置")
    SAYS = Text("{who:subject} swap places with {target}", "{who:subject}与{target}交换位置")

    who: Annotated[vocabulary.Known, OF_KNOWN] = "self"
    target: Things

    def faults(self, place: Place) -> Complaints:
        yield from check_movable(self.target)


class Sink(Effect):
    """Minions and automata go below the site of their square, underground or underwater; who can't be there dies (S-6)."""

    FOUND_AS = found("sink", "send below", "沉入地标之下")
    SAYS = Text("send {target} below {target:its} site", "将{target}沉到其所在地标之下")

    target: Things

    def faults(self, place: Place) -> Complaints:
        yield from check_movable(self.target)


class Surface(Effect):
    """Units below a site come to its surface."""

    FOUND_AS = found("surface", "bring to the surface", "升到地表")
    SAYS = Text("bring {target} to the surface", "将{target}升到地表")

    target: Things

    def faults(self, place: Place) -> Complaints:
        yield from check_movable(self.target)


def check_movable(of: Things) -> Complaints:
    """Sites, squares, auras and monuments stay where they are."""
    if of.pick in ("target", "chosen", "random", "all") and (
        stuck := [kind for kind in each_of(of.kind) if kind in ("site", "square", "aura", "monument")]
    ):
        yield fault("target.kind", f"“{stuck[0]}” is not moved", f"“{stuck[0]}”不会移动")
