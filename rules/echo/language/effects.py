"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.echo.language import vocabulary
from rules.echo.language.amounts import Amount
from rules.echo.language.conditions import Condition
from rules.echo.language.selectors import Cards, Followers
from rules.echo.language.vocabulary import Duration, Player, State
from rules.echo.language.words import Word, written


class EffectWord(Word):
    """The family of effects."""

    __slots__ = ()
    KEY: ClassVar[str] = "effect"


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(EffectWord):
    """A side's hero loses life."""

    amount: Amount
    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(EffectWord):
    """A side's hero gains life, without limit."""

    amount: Amount
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(EffectWord):
    """A side draws cards."""

    amount: Amount = 1
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(EffectWord):
    """Cards go from hand or display zone to the graveyard."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(EffectWord):
    """Cards go from one's own deck to hand; then the deck is shuffled, also when none was found."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Retrieve(EffectWord):
    """Cards go from one's own graveyard or display zone to hand."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Mill(EffectWord):
    """Cards go from the top of a side's deck to the graveyard; they are discarded. An empty deck costs nothing."""

    amount: Amount = 1
    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Display(EffectWord):
    """Cards go from one's own hand to the display zone."""

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(EffectWord):
    """Followers go from a zone of one's own to one's leftmost empty slots, while there are any; a deck is shuffled after."""

    cards: Cards
    state: State = "asleep"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(EffectWord):
    """Followers gain or lose attack."""

    target: Followers
    amount: Amount
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Destroy(EffectWord):
    """Followers are dying."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounce(EffectWord):
    """Followers go back to the hand of their current owner."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Sleep(EffectWord):
    """Awake followers fall asleep."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Wake(EffectWord):
    """Sleeping followers awake without cost; their awaken skills may be used."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Control(EffectWord):
    """Enemy followers become one's own for the rest of the game, in one's leftmost empty slots, while there are any (E-12, E-13)."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(EffectWord):
    """Face-down followers are shown; they stay asleep."""

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant(EffectWord):
    """Followers gain a keyword."""

    target: Followers
    keyword: vocabulary.Keyword
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(EffectWord):
    """Followers lose a keyword, printed or gained."""

    target: Followers
    keyword: vocabulary.Keyword
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Energy(EffectWord):
    """A side gains or loses energy; it may go above the cap, never below 0."""

    amount: Amount
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnergyCap(EffectWord):
    """A side's energy cap rises or falls: for the rest of the game, or for its next energy phase (`turn`)."""

    amount: int
    side: Player = "own"
    duration: Duration = "game"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipDraw(EffectWord):
    """A side skips its next draw phase."""

    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipBattle(EffectWord):
    """The battle that was declared is not settled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(EffectWord):
    """The owner chooses one of several lists of effects (选择)."""

    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class May(EffectWord):
    """The owner is asked whether the effects happen."""

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class If(EffectWord):
    """The effects happen only if all conditions hold; else the others, if there are any."""

    conditions: tuple[Condition, ...] = written("if")
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = written("else", default=())


Effect = (
    Damage
    | Heal
    | Draw
    | Discard
    | Search
    | Retrieve
    | Mill
    | Display
    | Place
    | Attack
    | Destroy
    | Bounce
    | Sleep
    | Wake
    | Control
    | Reveal
    | Grant
    | Remove
    | Energy
    | EnergyCap
    | SkipDraw
    | SkipBattle
    | Choose
    | May
    | If
)
