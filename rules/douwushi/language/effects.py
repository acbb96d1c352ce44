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
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word, written
from rules.wording import Text


class Effect(Word):
    """The family of effects."""

    __slots__ = ()
    KEY: ClassVar[str] = "effect"
    #: Where its cards can come from, and whether they may be the enemy's.
    FROM: ClassVar[tuple[vocabulary.Zone, ...]] = ()
    IS_FOR_BOTH: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Effect):
    """Heroes take damage, all at once. `unpreventable`: W-12. `unguarded`: no guard takes it."""

    FOUND_AS = found("damage", "deal damage", "造成伤害") + found("unpreventable", "deal unpreventable damage", "无法防止的伤害")
    SAYS = None

    target: Heroes
    amount: Amount
    unpreventable: bool = False
    unguarded: bool = False

    def found_as(self) -> tuple[str, ...]:
        """Unpreventable damage is found as such, too."""
        return ("damage", "unpreventable") if self.unpreventable else ("damage",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(Effect):
    """Damage is removed from heroes."""

    FOUND_AS = found("heal", "remove damage", "移除伤害")
    SAYS = None

    target: Heroes
    amount: Amount | Literal["all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Give(Effect):
    """Heroes have modifiers for some turns, or as long as they are on the battlefield."""

    FOUND_AS = ()
    SAYS = None

    target: Heroes
    gives: tuple[Modifier, ...]
    lasts: Lasting = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class GainMp(Effect):
    """Heroes gain MP."""

    FOUND_AS = found("gain-mp", "give MP", "获得 MP")
    SAYS = None

    target: Heroes
    amount: Amount = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseMp(Effect):
    """Heroes lose MP, as much as they have."""

    FOUND_AS = found("lose-mp", "take MP away", "失去 MP")
    SAYS = None

    target: Heroes
    amount: Amount | Literal["all"] = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveMp(Effect):
    """MP goes from one hero to another, as much as there is."""

    FOUND_AS = found("move-mp", "move MP", "移动 MP")
    SAYS = None

    source: Heroes = field(metadata={"key": "from"})
    target: Heroes = field(metadata={"key": "to"})
    amount: Amount | Literal["all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap(Effect):
    """Heroes are tapped."""

    FOUND_AS = found("tap", "tap heroes", "横置")
    SAYS = Text("tap {target}", "{target:横置}")

    target: Heroes


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Effect):
    """Heroes are readied."""

    FOUND_AS = found("ready", "ready heroes", "重置")
    SAYS = Text("ready {target}", "{target:重置}")

    target: Heroes


@dataclass(frozen=True, slots=True, kw_only=True)
class Kill(Effect):
    """Heroes die, without damage."""

    FOUND_AS = found("kill", "kill", "击杀")
    SAYS = Text("kill {target}", "{target:击杀}")

    target: Heroes


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Effect):
    """Heroes leave the battlefield without dying: to their owner's hand, to the reserve, which is shuffled, or beyond.

    What they bear goes to the graveyard.
    """

    FOUND_AS = found("leave", "send heroes back", "英雄离场")
    SAYS = None

    target: Heroes
    to: Literal["hand", "reserve", "beyond"] = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Effect):
    """A hero guards another one for two turns, as if it had been assigned (W-8)."""

    FOUND_AS = found("guard", "guard", "护卫")
    SAYS = None

    by: Heroes
    target: Heroes


@dataclass(frozen=True, slots=True, kw_only=True)
class DestroyItem(Effect):
    """Items go to the graveyard."""

    FOUND_AS = found("destroy-item", "destroy items", "破坏物品")
    SAYS = Text("destroy {items}", "破坏{items}")

    items: Items


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnItem(Effect):
    """Items go to their owner's hand."""

    FOUND_AS = found("return-item", "return items", "物品返回手牌")
    SAYS = None

    items: Items


@dataclass(frozen=True, slots=True, kw_only=True)
class Equip(Effect):
    """Items go from a zone of one's own to a hero that may have them, for nothing."""

    FROM = ("hand", "reserve", "graveyard", "beyond")
    FOUND_AS = found("equip", "equip for free", "免费装备")
    SAYS = Text("equip {target} with {cards} for free{cards:shuffled}", "将{cards}免费装备给{target}{cards:shuffled}")

    cards: Cards
    target: Heroes = field(metadata={"key": "to"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Effect):
    """A side draws cards, as many as its reserve has."""

    FOUND_AS = found("draw", "draw", "抓牌")
    SAYS = None

    amount: Amount = 1
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Effect):
    """Cards go from hand to the graveyard."""

    FROM = ("hand",)
    IS_FOR_BOTH = True
    FOUND_AS = found("discard", "discard", "弃牌")
    SAYS = None

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Effect):
    """Cards go from one's own reserve to hand and are shown; then the reserve is shuffled, also when none was found."""

    FROM = ("reserve",)
    FOUND_AS = found("search", "search the reserve", "检索预备区")
    SAYS = Text("put {cards} into your hand, then shuffle your reserve", "将{cards}加入手牌，然后将预备区洗牌")
    COUNTS_AS: ClassVar[str] = "to_hand"
    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Retrieve(Effect):
    """Cards go from one's own graveyard, or from beyond, to hand."""

    FROM = ("graveyard", "beyond")
    FOUND_AS = found("retrieve", "retrieve", "回收")
    SAYS = Text("return {cards} to your hand", "将{cards}加入手牌")
    COUNTS_AS: ClassVar[str] = "to_hand"
    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class PutBack(Effect):
    """Cards go from hand or graveyard to the reserve of the player whose they are."""

    FROM = ("hand", "graveyard")
    IS_FOR_BOTH = True
    FOUND_AS = found("put-back", "put back", "放回预备区")
    SAYS = None

    cards: Cards
    to: vocabulary.Depth = "bottom"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetBeyond(Effect):
    """Cards go from hand, reserve or graveyard beyond, face up (W-13)."""

    FROM = ("hand", "reserve", "graveyard")
    IS_FOR_BOTH = True
    FOUND_AS = found("set-beyond", "set beyond", "移至战场以外")
    SAYS = None

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploy(Effect):
    """Heroes go from a zone of one's own to the battlefield, ready, beside the one that may be deployed in a turn.

    Not while a hero of that name is on either battlefield (W-4).
    """

    FROM = ("hand", "reserve", "graveyard", "beyond")
    FOUND_AS = found("deploy", "deploy heroes", "英雄出战")
    SAYS = Text("put {cards} onto the battlefield ready{cards:shuffled}", "将{cards}以重置状态放入战场{cards:shuffled}")

    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Effect):
    """The owner looks at the top cards of the own reserve and takes some of them to hand; the others go elsewhere.

    `take` is a card filter with `count` = 1 and `up_to` = false. A card that has to match is shown.
    """

    FOUND_AS = found("look", "look at the reserve", "查看预备区")
    SAYS = None

    amount: int
    take: Taken
    rest: Literal["top", "bottom", "graveyard", "shuffle"] = "bottom"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mill(Effect):
    """Cards go from the top of a side's reserve to the graveyard."""

    FOUND_AS = found("mill", "mill", "磨牌")
    SAYS = None

    amount: Amount = 1
    side: Player = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBounty(Effect):
    """A side takes a bounty stack of its choice into hand, if one is left."""

    FOUND_AS = found("take-bounty", "take a bounty stack", "获得悬赏牌")
    SAYS = Text("{side} take a bounty stack into {side:whose} hand", "{side}选择一叠悬赏牌加入手牌")

    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class LookBounty(Effect):
    """The owner looks at a bounty stack of a side."""

    FOUND_AS = found("look-bounty", "look at a bounty stack", "查看悬赏牌")
    SAYS = Text("look at a bounty stack of {side:yours}", "查看{side:whose}的一叠悬赏牌")

    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class AddBounty(Effect):
    """So many cards of the top of a side's reserve become a new bounty stack of it, face down and unseen."""

    FOUND_AS = found("add-bounty", "add a bounty stack", "增加悬赏牌")
    SAYS = None

    amount: int = 2
    side: Player = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stay(Effect):
    """The lasting spell goes on a hero, which is then `self` for it, or it stays for so many turns, or both (W-15)."""

    FOUND_AS = ()
    SAYS = None

    target: Heroes | None = field(default=None, metadata={"key": "on"})
    turns: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispel(Effect):
    """Lasting spells go to the graveyard: a target, all of a side, or the spell whose ability it is."""

    FOUND_AS = found("dispel", "end lasting spells", "移除持续性魔法牌")
    SAYS = None

    pick: Literal["target", "all", "self"] = "target"
    side: vocabulary.Side = "any"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Effect):
    """The owner chooses one of several lists of effects; of a skill or a spell one that can be carried out."""

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
