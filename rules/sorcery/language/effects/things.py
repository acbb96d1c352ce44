"""Effects: how things come into the realm, leave it, change hands or change what they are."""

from __future__ import annotations

from typing import Annotated

from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.phrases import each_of
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.sorcery.language import amounts, vocabulary
from rules.sorcery.language.costs import check_mortal
from rules.sorcery.language.effects.family import Effect
from rules.sorcery.language.selectors import OF_KNOWN, Spot, Things, check_new
from rules.sorcery.language.tokens import Token
from rules.wording import Text

_PICKED = ("target", "chosen", "random", "all")


class Destroy(Effect):
    """Things go to their owners' graveyards: minions and automata die, sites leave rubble."""

    FOUND_AS = found("destroy", "destroy", "摧毁")
    SAYS = Text("destroy {target}", "{target:摧毁}")

    target: Things

    def faults(self, place: Place) -> Complaints:
        yield from _check_mortal(self.target)


class Banish(Effect):
    """Things leave the game; sites leave rubble."""

    FOUND_AS = found("banish", "banish", "放逐")
    SAYS = Text("banish {target}", "{target:放逐}")

    target: Things

    def faults(self, place: Place) -> Complaints:
        yield from _check_mortal(self.target)


class Return(Effect):
    """Things go to their owners' hands or to the decks that they came from; tokens are gone, sites leave rubble."""

    FOUND_AS = found("return", "send away", "移回")
    SAYS = Cases(
        "to",
        {
            "hand": Text("return {target} to {target:hand}", "将{target}移回其拥有者手牌"),
            "top": Text("put {target} on top of {target:deck}", "将{target}置于其拥有者牌库顶"),
            "bottom": Text("put {target} on the bottom of {target:deck}", "将{target}置于其拥有者牌库底"),
            "shuffle": Text("shuffle {target} into {target:deck}", "将{target}洗入其拥有者牌库"),
        },
    )

    target: Things
    to: vocabulary.Away = "hand"

    def faults(self, place: Place) -> Complaints:
        yield from _check_mortal(self.target)


class Control(Effect):
    """The controller of the ability gets control of things where they are, but of no artifact in the hands of the other side's unit; units
    are sick then (S-12).
    """

    FOUND_AS = found("control", "take control", "获得控制权")
    SAYS = Text("gain control of {target}{duration:stay}", "获得{target}的控制权{duration:stay}")

    target: Things
    duration: vocabulary.Lasting = "game"

    def faults(self, place: Place) -> Complaints:
        yield from _check_mortal(self.target)


class Disarm(Effect):
    """Units drop all artifacts that they carry where they stand (S-11)."""

    FOUND_AS = found("disarm", "make drop artifacts", "使丢下神器")
    SAYS = Text("{target:subject} drop all artifacts", "{target:subject}丢下所有神器")

    target: Things


class Carry(Effect):
    """A unit gets relics into its hands, wherever they are, out of whose hands they may be."""

    FOUND_AS = found("carry", "get artifacts into hands", "拿起神器")
    SAYS = Text("{who:subject} pick up {target}", "{who:subject}拾起{target}")

    who: Annotated[vocabulary.Known, OF_KNOWN] = "self"
    target: Things

    def faults(self, place: Place) -> Complaints:
        if self.target.pick in _PICKED and each_of(self.target.kind) != ("relic",):
            yield fault("target.kind", "only relics are carried", "只有器物可以被持有")


class Create(Effect):
    """Tokens arrive under a side's control, at the source if no spot is said, as many as there are places for."""

    FOUND_AS = found("create", "make tokens", "派出衍生物")
    SAYS = Text("{side:subject} create {token}{amount:each}{at}{amount:equal}", "{side:subject}{at}派出{amount:X个}{token}")

    token: Token
    amount: amounts.Positive = 1
    at: Spot = Spot(where="here")
    side: vocabulary.Player = "own"

    def faults(self, place: Place) -> Complaints:
        yield from check_new(self.at)


class Flood(Effect):
    """Sites become water or land (S-13); who is below and can't be there any longer dies."""

    FOUND_AS = found("flood", "flood or dry sites", "淹没或排干地标")
    SAYS = Text("{target:subject} become {ground:site}{duration:stay}", "{target:subject}变为{ground:site}{duration:stay}")

    target: Things
    ground: vocabulary.Ground
    duration: vocabulary.Lasting = "game"

    def faults(self, place: Place) -> Complaints:
        if self.target.pick in _PICKED and each_of(self.target.kind) != ("site",):
            yield fault("target.kind", "only sites become water or land", "只有地标能变为水域或陆地")


def _check_mortal(of: Things) -> Complaints:
    return check_mortal(of, "target") if of.pick in _PICKED else iter(())
