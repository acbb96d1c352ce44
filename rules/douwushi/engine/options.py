"""How each thing that a player may do is told: what it costs, what a skill does, and no card that the player does not know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.douwushi.board import bounty_name
from rules.douwushi.engine.actions import Action, ActionKind
from rules.douwushi.engine.core import codes
from rules.douwushi.engine.play import Play
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.costs import Mp
from rules.douwushi.language.effects import Choose, Effect, If, May
from rules.douwushi.text import options_text, paragraph_text
from rules.douwushi.wording import at_place
from rules.kernel.cards import Card
from rules.kernel.telling.notation import DECKS
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

GROUPS = {
    ActionKind.DEPLOY: Text("Deploy a hero", "英雄出战"),
    ActionKind.EQUIP: Text("Equip", "装备部署"),
    ActionKind.CAST: Text("Cast a spell", "使用魔法牌"),
    ActionKind.ATTACK: Text("Attack", "武器攻击"),
    ActionKind.SKILL: Text("Use a skill", "施放技能"),
    ActionKind.ITEM: Text("Use an item", "使用物品"),
    ActionKind.GUARD: Text("Guard", "护卫"),
    ActionKind.END: Text("End", "结束"),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision that is open: whose it is, its kind (a code ASK_...), and the card and ability that ask, if any do."""

    play: Play
    side: int
    kind: int
    source: Card | None
    ability: Ability | None

    @classmethod
    def of(cls, play: Play) -> Asked:
        s = play.state[0]
        side, kind = play.decider, play.asked
        assert side is not None
        is_bounty = kind == codes.ASK_STACK and s["purpose"] != codes.FOR_LOOKING
        if not s["asked"] or is_bounty:
            return cls(play, side, kind, None, None)
        number = int(s["context"][codes.SOURCE])
        source = play.cards[number]
        ability = source.abilities[int(s["context"][codes.ABILITY]) - int(play.tables[0]["first_ability"][number])]
        return cls(play, side, kind, source, ability)

    def hero(self, side: int | None, place: int | None) -> Text:
        """The hero in a place, with the place behind its name."""
        assert side is not None
        assert place is not None
        standing = self.play.hero(side, place)
        assert standing is not None
        return at_place(standing.card.name, place)

    def own(self, action: Action) -> Text:
        """The own hero that acts or is equipped."""
        return self.hero(self.side, action.place)

    def whose(self, action: Action) -> Text:
        return Text("own ", "己方") if action.target_side == self.side else Text("enemy ", "敌方")

    def equip_cost(self, action: Action) -> int:
        """What the hero pays for the item now."""
        assert action.place is not None
        changes = self.play.state[0]["equip_cost"][self.side * codes.PLACES + action.place - 1]
        card = _card(action)
        return max(0, int(card.values.get("cost", 0)) + int(changes[0 if card.kind == "weapon" else 1]))

    def changed_cost(self, action: Action, ability: Ability) -> Text:
        """What a hero's skill costs now, in brackets, where that is not what stands on the card."""
        assert action.place is not None
        printed = next((each.amount for each in ability.cost if isinstance(each, Mp)), 0)
        change = int(self.play.state[0]["skill_cost"][self.side * codes.PLACES + action.place - 1])
        if printed == "x" or not printed or not change:
            return UNSAID
        cost = max(1, printed + change) if change < 0 else printed + change
        return Text(f" ({cost} MP now)", f"（现为 {cost} 点 MP）")


def _card(action: Action) -> Card:
    assert action.card is not None
    return action.card


def _equip(asked: Asked, action: Action) -> Text:
    hero, name, cost = asked.own(action), _card(action).name, asked.equip_cost(action)
    return Text(f"Equip {hero.en} with {name.en} ({cost} MP)", f"为{hero.zh}装备{name.zh}（{cost} 点 MP）")


def _attack(asked: Asked, action: Action) -> Text:
    mine, theirs, whose = asked.own(action), asked.hero(action.target_side, action.target), asked.whose(action)
    en = "own " if action.target_side == asked.side else ""
    return Text(f"{mine.en} attacks {en}{theirs.en}", f"{mine.zh}攻击{whose.zh if en else ''}{theirs.zh}")


def _skill(asked: Asked, action: Action) -> Text:
    hero, ability = asked.own(action), _active(_card(action), action.number)
    said, cost = paragraph_text(ability, "hero"), asked.changed_cost(action, ability)
    return Text(f"{hero.en} uses {said.en}{cost.en}", f"{hero.zh}施放{said.zh}{cost.zh}")


def _item(asked: Asked, action: Action) -> Text:
    hero, card = asked.own(action), _card(action)
    said = paragraph_text(_active(card, action.number), card.kind)
    return Text(f"{hero.en} uses {card.name.en} {said.en}", f"{hero.zh}使用{card.name.zh}{said.zh}")


def _active(card: Card, number: int) -> Ability:
    listed: list[Ability] = [ability for ability in card.abilities if ability.skill == "active"]
    return listed[number - 1]


def _guard(asked: Asked, action: Action) -> Text:
    guard, guarded = asked.own(action), asked.hero(asked.side, action.target)
    return Text(f"{guard.en} guards {guarded.en}", f"{guard.zh}护卫{guarded.zh}")


def _target(asked: Asked, action: Action) -> Text:
    name, whose = asked.hero(action.target_side, action.target), asked.whose(action)
    return Text(f"{whose.en}{name.en}", f"{whose.zh}{name.zh}")


def _pick(asked: Asked, action: Action) -> Text:
    """A card; of an item, and of a lasting spell on a hero, with the hero."""
    name = _card(action).name
    if asked.kind not in (codes.ASK_ITEMS, codes.ASK_SPELLS):
        return name
    if action.target is None:
        deck = DECKS[action.card_id // codes.SIDE_CARDS]
        return Text(f"{name.en} ({deck.en})", f"{name.zh}（{deck.zh}）")
    hero, whose = asked.hero(action.target_side, action.target), asked.whose(action)
    joint = Text("of", "的") if asked.kind == codes.ASK_ITEMS else Text("on", "身上的")
    return Text(f"{name.en} {joint.en} {whose.en}{hero.en}", f"{whose.zh}{hero.zh}{joint.zh}{name.zh}")


def _stack(asked: Asked, action: Action) -> Text:
    """A bounty stack, with those of its cards that the asked player has seen."""
    stack = asked.play.bounty_numbers(int(asked.play.state[0]["zone_side"]))[action.number - 1]
    known = [asked.play.cards[number].name for number in stack if asked.play.knows(asked.side, number)]
    name, unseen = bounty_name(action.number), len(stack) - len(known)
    en = [*(each.en for each in known), *([f"{unseen} unseen"] if unseen else [])]
    zh = [*(each.zh for each in known), *([f"{unseen} 张未知"] if unseen else [])]
    return Text(f"{name.en} ({', '.join(en)})", f"{name.zh}（{'、'.join(zh)}）")


def _choices(listed: tuple[Effect, ...]) -> list[Choose]:
    """All choices in a list of effects, also those in others, from the outside in."""
    found: list[Choose] = []
    for effect in listed:
        if isinstance(effect, Choose):
            found += [effect, *(each for option in effect.options for each in _choices(option))]
        elif isinstance(effect, May):
            found += _choices(effect.do)
        elif isinstance(effect, If):
            found += _choices((*effect.do, *effect.otherwise))
    return found


def _choose(asked: Asked, action: Action) -> Text:
    """The effects of an option, where the ability offers one choice alone."""
    offered = _choices(asked.ability.do) if asked.ability else []
    if len(offered) != 1 or asked.ability is None or asked.source is None:
        return Text(f"Option {action.number}", f"第{action.number}项")
    return options_text(asked.ability, offered[0], asked.source.kind)[action.number - 1]


def _answer(asked: Asked, action: Action) -> Text:
    return Text("Use it", "发动") if action.number else Text("Do not use it", "不发动")


def _named(en: str, zh: str) -> Callable[[Asked, Action], Text]:
    """What is said of the card of an action, with its name in the gap."""
    return lambda asked, action: Text(en.format(_card(action).name.en), zh.format(_card(action).name.zh))


def _said(en: str, zh: str) -> Callable[[Asked, Action], Text]:
    return lambda asked, action: Text(en, zh)


#: Who acts and on what, for the kinds of action of which one hero or card may do several.
PARTS: dict[ActionKind, Callable[[Asked, Action], tuple[Text, Text]]] = {
    ActionKind.EQUIP: lambda asked, action: (_card(action).name, _paid(asked.own(action), asked.equip_cost(action))),
    ActionKind.ATTACK: lambda asked, action: (asked.own(action), _target(asked, action)),
    ActionKind.GUARD: lambda asked, action: (asked.own(action), asked.hero(asked.side, action.target)),
}


def _paid(hero: Text, cost: int) -> Text:
    return Text(f"{hero.en}: {cost} MP", f"{hero.zh}：{cost} 点 MP")


#: How each kind of action is told.
OPTIONS: dict[ActionKind, Callable[[Asked, Action], Text]] = {
    ActionKind.DEPLOY: _named("Deploy {}", "派{}出战"),
    ActionKind.EQUIP: _equip,
    ActionKind.CAST: _named("Cast {}", "使用{}"),
    ActionKind.ATTACK: _attack,
    ActionKind.SKILL: _skill,
    ActionKind.ITEM: _item,
    ActionKind.GUARD: _guard,
    ActionKind.END: _said("End the turn", "结束回合"),
    ActionKind.TARGET: _target,
    ActionKind.CARD: _pick,
    ActionKind.STACK: _stack,
    ActionKind.NUMBER: lambda asked, action: Text(f"Pay {action.number} MP", f"支付 {action.number} 点 MP"),
    ActionKind.OPTION: _choose,
    ActionKind.ANSWER: _answer,
    ActionKind.DONE: _said("No more", "不再选择"),
    ActionKind.START: _named("Start with {}", "以{}首发"),
}
assert set(OPTIONS) == set(ActionKind)
