"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from rules.douwushi.language import vocabulary
from rules.douwushi.language.amounts import Amount
from rules.douwushi.language.conditions import Condition
from rules.douwushi.language.modifiers import Modifier
from rules.douwushi.language.selectors import Cards, Heroes, Items, Taken
from rules.douwushi.language.vocabulary import Lasting, Player
from rules.kernel.language.words import Word, written


class Effect(Word):
    """The family of effects."""

    __slots__ = ()
    KEY: ClassVar[str] = "effect"


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Effect):
    """Heroes take damage, all at once. `unpreventable`: W-12. `unguarded`: no guard takes it."""

    target: Heroes
    amount: Amount
    unpreventable: bool = False
    unguarded: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(Effect):
    """Damage is removed from heroes."""

    target: Heroes
    amount: Amount | Literal["all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Give(Effect):
    """Heroes have modifiers for some turns, or as long as they are on the battlefield."""

    target: Heroes
    gives: tuple[Modifier, ...]
    lasts: Lasting = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class GainMp(Effect):
    """Heroes gain MP."""

    target: Heroes
    amount: Amount = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseMp(Effect):
    """Heroes lose MP, as much as they have."""

    target: Heroes
    amount: Amount | Literal["all"] = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveMp(Effect):
    """MP goes from one hero to another, as much as there is."""

    source: Heroes = field(metadata={"key": "from"})
    target: Heroes = field(metadata={"key": "to"})
    amount: Amount | Literal["all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap(Effect):
    """Heroes are tapped."""

    target: Heroes


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Effect):
    """Heroes are readied."""

    target: Heroes


@dataclass(frozen=True, slots=True, kw_only=True)
class Kill(Effect):
    """Heroes die, without damage."""

    target: Heroes


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Effect):
    """Heroes leave the battlefield without dying: to their owner's hand, to the reserve, which is shuffled, or beyond.

    What they bear goes to the graveyard.
    """

    target: Heroes
    to: Literal["hand", "reserve", "beyond"] = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Effect):
    """A hero guards another one for two turns, as if it had been assigned (W-8)."""

    by: Heroes
    target: Heroes


@dataclass(frozen=True, slots=True, kw_only=True)
class DestroyItem(Effect):
    """Items go to the graveyard."""

    items: Items


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnItem(Effect):
    """Items go to their owner's hand."""

    items: Items


@dataclass(frozen=True, slots=True, kw_only=True)
class Equip(Effect):
    """Items go from a zone of one's own to a hero that may have them, for nothing."""

    cards: Cards
    target: Heroes = field(metadata={"key": "to"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Effect):
    """A side draws cards, as many as its reserve has."""

    amount: Amount = 1
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Effect):
    """Cards go from hand to the graveyard."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Effect):
    """Cards go from one's own reserve to hand and are shown; then the reserve is shuffled, also when none was found."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Retrieve(Effect):
    """Cards go from one's own graveyard, or from beyond, to hand."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class PutBack(Effect):
    """Cards go from hand or graveyard to the reserve of the player whose they are."""

    cards: Cards
    to: vocabulary.Depth = "bottom"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetBeyond(Effect):
    """Cards go from hand, reserve or graveyard beyond, face up (W-13)."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploy(Effect):
    """Heroes go from a zone of one's own to the battlefield, ready, beside the one that may be deployed in a turn.

    Not while a hero of that name is on either battlefield (W-4).
    """

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Effect):
    """The owner looks at the top cards of the own reserve and takes some of them to hand; the others go elsewhere.

    A card that has to match a filter is shown.
    """

    amount: int
    take: Taken
    rest: Literal["top", "bottom", "graveyard", "shuffle"] = "bottom"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mill(Effect):
    """Cards go from the top of a side's reserve to the graveyard."""

    amount: Amount = 1
    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBounty(Effect):
    """A side takes a bounty stack of its choice into hand, if one is left."""

    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class LookBounty(Effect):
    """The owner looks at a bounty stack of a side."""

    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class AddBounty(Effect):
    """So many cards of the top of a side's reserve become a new bounty stack of it, face down and unseen."""

    amount: int = 2
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stay(Effect):
    """The lasting spell goes on a hero, which is then `self` for it, or it stays for so many turns, or both (W-15)."""

    target: Heroes | None = field(default=None, metadata={"key": "on"})
    turns: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispel(Effect):
    """Lasting spells go to the graveyard: a target, all of a side, or the spell whose ability it is."""

    pick: Literal["target", "all", "self"] = "target"
    side: vocabulary.Side = "any"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Effect):
    """The owner chooses one of several lists of effects; of a skill or a spell one that can be carried out."""

    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class May(Effect):
    """The owner is asked whether the effects happen."""

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class If(Effect):
    """The effects happen only if all conditions hold; else the others, if there are any."""

    conditions: tuple[Condition, ...] = written("if")
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = written("else", default=())
