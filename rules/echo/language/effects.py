"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.echo.language import vocabulary
from rules.echo.language.amounts import Amount
from rules.echo.language.conditions import Condition
from rules.echo.language.selectors import Cards, Followers, Taken
from rules.echo.language.vocabulary import Duration, Player, State
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word, written
from rules.wording import Text


class Effect(Word):
    """The family of effects."""

    __slots__ = ()
    KEY: ClassVar[str] = "effect"
    #: Where its cards can come from.
    FROM: ClassVar[tuple[vocabulary.Zone, ...]] = ("hand", "deck", "graveyard", "display")
    #: Whether they may be the enemy's, and from which zones.
    FROM_ENEMY: ClassVar[tuple[vocabulary.Zone, ...]] = ()
    #: Whether its amount may be below 0, and whether it may be 0.
    MAY_FALL: ClassVar[bool] = False
    MAY_BE_NOTHING: ClassVar[bool] = False
    #: What it needs of the ability: `self`, that a follower bears it; `declaration`, that an attack has been declared.
    NEEDS: ClassVar[tuple[Literal["self", "declaration"], ...]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Effect):
    """A side's hero loses life."""

    FOUND_AS = found("damage", "deal damage", "造成伤害")
    SAYS = None

    amount: Amount
    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(Effect):
    """A side's hero gains life, without limit."""

    FOUND_AS = found("heal", "heal", "回复")
    SAYS = None

    amount: Amount
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Effect):
    """A side draws cards."""

    FOUND_AS = found("draw", "draw", "抽牌")
    SAYS = None

    amount: Amount = 1
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Effect):
    """Cards go from hand or display zone to the graveyard."""

    FROM = ("hand", "display")
    FROM_ENEMY = FROM
    FOUND_AS = found("discard", "discard", "弃牌")
    SAYS = None

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Effect):
    """Cards go from one's own deck to hand; then the deck is shuffled, also when none was found."""

    FROM = ("deck",)
    FOUND_AS = found("search", "search the deck", "检索")
    SAYS = Text("put {cards} into your hand, then shuffle your deck", "将{cards}加入手牌，并将卡组洗牌")

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Retrieve(Effect):
    """Cards go from one's own graveyard or display zone, or from the enemy's graveyard, to one's hand."""

    FROM = ("graveyard", "display")
    FROM_ENEMY = ("graveyard",)
    FOUND_AS = found("retrieve", "retrieve", "回收")
    SAYS = Text("return {cards} to your hand", "将{cards}加入手牌")

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class PutBack(Effect):
    """Cards go from hand, display zone or graveyard to the deck of the player whose they are."""

    FROM = ("hand", "display", "graveyard")
    FROM_ENEMY = FROM
    FOUND_AS = found("put-back", "put back", "放回")
    SAYS = None

    cards: Cards
    to: vocabulary.Depth = "bottom"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Effect):
    """The owner looks at the top cards of a deck and takes some of them somewhere (`to`); the others go elsewhere (`rest`), in their order.

    `take` is a card filter with `count` = 1 and `up_to` = false. A card that has to match is shown when it goes to hand. An enemy's cards
    don't go to one's own zones.
    """

    FOUND_AS = found("look", "look at the deck", "查看")
    SAYS = None

    amount: int
    take: Taken
    side: Player = "own"
    to: Literal["hand", "display", "graveyard", "top", "bottom"] = "hand"
    rest: Literal["top", "bottom", "graveyard"] = "bottom"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mill(Effect):
    """Cards go from the top of a side's deck to the graveyard; they are discarded. An empty deck costs nothing."""

    FOUND_AS = found("mill", "mill", "磨牌")
    SAYS = None

    amount: Amount = 1
    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Display(Effect):
    """Cards go from one's own hand, deck or graveyard to the display zone."""

    FROM = ("hand", "deck", "graveyard")
    FOUND_AS = found("display", "display", "展示")
    SAYS = Text("move {cards} to your display zone", "将{cards}置入展示区")

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Effect):
    """Followers go to one's leftmost empty slots, while there are any: from a zone of one's own, or from the enemy's graveyard.

    A deck is shuffled after, unless its top was meant.
    """

    FROM_ENEMY = ("graveyard",)
    FOUND_AS = found("place", "place followers", "放置")
    SAYS = None

    cards: Cards
    state: State = "asleep"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Effect):
    """Followers gain or lose attack."""

    MAY_FALL = True
    FOUND_AS = found("strengthen", "strengthen", "强化") + found("weaken", "weaken", "弱化")
    SAYS = None

    target: Followers
    amount: Amount
    duration: Duration = "turn"

    def found_as(self) -> tuple[str, ...]:
        """More or less attack is told apart."""
        gains = self.amount if isinstance(self.amount, int) else self.amount.times
        return ("weaken" if gains < 0 else "strengthen",)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAttack(Effect):
    """Followers gain or lose as much attack as it takes to be at an amount now."""

    MAY_FALL = MAY_BE_NOTHING = True
    FOUND_AS = found("set-attack", "set attack", "设定攻击力")
    SAYS = Text("set {target:attack} to {amount:level}{duration}", "使{target}{duration:attack}变为{amount:level}")

    target: Followers
    amount: Amount
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraAttack(Effect):
    """Followers may attack once more this turn, a follower or the hero.

    A second one before that attack adds nothing; a reattack is beside it.
    """

    FOUND_AS = found("extra-attack", "attack again", "追加攻击")
    SAYS = Text("let {target} attack once more this turn", "使{target}本回合可额外攻击1次")

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Destroy(Effect):
    """Followers are dying."""

    FOUND_AS = found("destroy", "destroy", "破坏")
    SAYS = Text("destroy {target}", "{target:破坏}")

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounce(Effect):
    """Followers go back to the hand of their current owner, or to the deck."""

    FOUND_AS = found("bounce", "bounce", "弹回")
    SAYS = None

    target: Followers
    to: vocabulary.Home = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sleep(Effect):
    """Awake followers fall asleep."""

    FOUND_AS = found("sleep", "send to sleep", "沉睡")
    SAYS = Text("put {target} to sleep", "使{target}进入沉睡状态")

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Wake(Effect):
    """Sleeping followers awake without cost; their awaken skills may be used."""

    FOUND_AS = found("wake", "wake", "唤醒")
    SAYS = Text("awaken {target} for free", "{target:免费唤醒}")

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Control(Effect):
    """Enemy followers become one's own for the rest of the game, in one's leftmost empty slots, while there are any (E-12, E-13)."""

    FOUND_AS = found("control", "take control", "控制")
    SAYS = Text("take control of {target}", "{target:心控}")

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(Effect):
    """Face-down followers are shown; they stay asleep."""

    FOUND_AS = found("reveal", "reveal", "翻看")
    SAYS = Text("reveal {target}", "{target:展示}")

    target: Followers


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant(Effect):
    """Followers gain a keyword."""

    FOUND_AS = found("grant", "grant a keyword", "赋予")
    SAYS = None

    target: Followers
    keyword: vocabulary.Keyword
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Effect):
    """Followers lose a keyword, printed or gained."""

    FOUND_AS = found("remove", "remove a keyword", "移除")
    SAYS = Text("remove {keyword} from {target}{duration}", "使{target}{duration}失去{keyword}")

    target: Followers
    keyword: vocabulary.Keyword
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Restrict(Effect):
    """Followers can't do something, or it can't be done to them, whatever else says they can (E-6).

    `be_chosen`: by the enemy's effects. `use`: active skills.
    """

    FOUND_AS = found("restrict", "forbid", "禁止")
    SAYS = Text("keep {target} from {cannot}{duration}", "使{target}{duration}{cannot}")

    target: Followers
    cannot: vocabulary.Restriction
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Effect):
    """Followers must be attacked first: no other follower of their side can be, nor the hero, while one of them can."""

    FOUND_AS = found("guard", "guard", "守护")
    SAYS = Text("make attackers choose {target} first{duration}", "使{target}{duration}必须被优先攻击")

    target: Followers
    duration: Duration = "turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Energy(Effect):
    """A side gains or loses energy; it may go above the cap, never below 0."""

    MAY_FALL = True
    FOUND_AS = found("energy", "change energy", "能量")
    SAYS = None

    amount: Amount
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnergyCap(Effect):
    """A side's energy cap rises or falls: for the rest of the game, or for its next energy phase (`turn`)."""

    MAY_FALL = True
    FOUND_AS = found("energy-cap", "change the energy cap", "能量上限")
    SAYS = None

    amount: int
    side: Player = "own"
    duration: Literal["turn", "game"] = "game"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipDraw(Effect):
    """A side skips its next draw phase."""

    FOUND_AS = found("skip-draw", "skip a draw phase", "跳过抽牌")
    SAYS = Text("{side} skip {side:whose} next draw phase", "{side}跳过下个抽牌阶段")

    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipBattle(Effect):
    """The battle that was declared is not settled."""

    NEEDS = ("declaration",)
    FOUND_AS = found("skip-battle", "skip a battle", "跳过战斗")
    SAYS = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Effect):
    """The owner chooses one of several lists of effects (选择)."""

    FOUND_AS = found("choose", "let choose", "选择")
    SAYS = None

    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class May(Effect):
    """The owner is asked whether the effects happen."""

    FOUND_AS = ()
    SAYS = None

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class If(Effect):
    """The effects happen only if all conditions hold; else the others, if there are any."""

    FOUND_AS = ()
    SAYS = None

    conditions: tuple[Condition, ...] = written("if")
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = written("else", default=())
