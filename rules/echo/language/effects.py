"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.echo.language import vocabulary
from rules.echo.language.amounts import Amount
from rules.echo.language.conditions import Condition
from rules.echo.language.selectors import Cards, Followers, Taken
from rules.echo.language.vocabulary import Duration, Player, State
from rules.kernel.language.words import Word, written


class Effect(Word):
    """The family of effects."""

    __slots__ = ()
    KEY: ClassVar[str] = "effect"


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Effect):
    """A side's hero loses life."""

    amount: Amount
    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(Effect):
    """A side's hero gains life, without limit."""

    amount: Amount
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Effect):
    """A side draws cards."""

    amount: Amount = 1
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Effect):
    """Cards go from hand or display zone to the graveyard."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Effect):
    """Cards go from one's own deck to hand; then the deck is shuffled, also when none was found."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Retrieve(Effect):
    """Cards go from one's own graveyard or display zone, or from the enemy's graveyard, to one's hand."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class PutBack(Effect):
    """Cards go from hand, display zone or graveyard to the deck of the player whose they are."""

    cards: Cards
    to: vocabulary.Depth = "bottom"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Effect):
    """The owner looks at the top cards of a deck and takes some of them somewhere (`to`); the others go elsewhere (`rest`), in their order.

    A card that has to match a filter is shown when it goes to hand. An enemy's cards don't go to one's own zones.
    """

    amount: int
    take: Taken
    side: Player = "own"
    to: Literal["hand", "display", "graveyard", "top", "bottom"] = "hand"
    rest: Literal["top", "bottom", "graveyard"] = "bottom"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mill(Effect):
    """Cards go from the top of a side's deck to the graveyard; they are discarded. An empty deck costs nothing."""

    amount: Amount = 1
    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Display(Effect):
    """Cards go from one's own hand, deck or graveyard to the display zone."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Effect):
    """Followers go to one's leftmost empty slots, while there are any: from a zone of one's own, or from the enemy's graveyard.

    A deck is shuffled after, unless its top was meant.
    """

    cards: Cards
    state: State = "asleep"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Effect):
    """Followers gain or lose attack."""

    target: Followers
    amount: Amount
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAttack(Effect):
    """Followers gain or lose as much attack as it takes to be at an amount now."""

    target: Followers
    amount: Amount
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraAttack(Effect):
    """Followers may attack once more this turn, a follower or the hero."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Destroy(Effect):
    """Followers are dying."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounce(Effect):
    """Followers go back to the hand of their current owner, or to the deck."""

    target: Followers
    to: vocabulary.Home = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sleep(Effect):
    """Awake followers fall asleep."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Wake(Effect):
    """Sleeping followers awake without cost; their awaken skills may be used."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Control(Effect):
    """Enemy followers become one's own for the rest of the game, in one's leftmost empty slots, while there are any (E-12, E-13)."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(Effect):
    """Face-down followers are shown; they stay asleep."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant(Effect):
    """Followers gain a keyword."""

    target: Followers
    keyword: vocabulary.Keyword
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Effect):
    """Followers lose a keyword, printed or gained."""

    target: Followers
    keyword: vocabulary.Keyword
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Restrict(Effect):
    """Followers can't do something, or it can't be done to them, whatever else says they can (E-6)."""

    target: Followers
    cannot: vocabulary.Restriction
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Effect):
    """Followers must be attacked first: no other follower of their side can be, nor the hero, while one of them can."""

    target: Followers
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Energy(Effect):
    """A side gains or loses energy; it may go above the cap, never below 0."""

    amount: Amount
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnergyCap(Effect):
    """A side's energy cap rises or falls: for the rest of the game, or for its next energy phase (`turn`)."""

    amount: int
    side: Player = "own"
    duration: Literal["turn", "game"] = "game"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipDraw(Effect):
    """A side skips its next draw phase."""

    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipBattle(Effect):
    """The battle that was declared is not settled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Effect):
    """The owner chooses one of several lists of effects (选择)."""

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
