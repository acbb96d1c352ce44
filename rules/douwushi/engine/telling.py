"""Telling events as a person would, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.douwushi.board import bounty_name
from rules.douwushi.engine.actions import Event
from rules.douwushi.engine.core import codes
from rules.douwushi.engine.describing import modifier_of
from rules.douwushi.engine.play import Play
from rules.douwushi.language import effects
from rules.douwushi.language.abilities import Ability
from rules.douwushi.wording import had
from rules.kernel.telling.notation import DECKS
from rules.wording import Text

NOBODY = Text("", "")
UNSEEN = Text("a card", "一张牌")
ZONES = {
    codes.HAND: Text("hand", "手牌"),
    codes.RESERVE: Text("the reserve", "预备区"),
    codes.GRAVEYARD: Text("the graveyard", "坟场"),
    codes.BEYOND: Text("beyond", "战场以外"),
}
ENDS = {
    codes.BY_FALLEN: Text("four heroes of the other side have died", "对方第四名英雄阵亡"),
    codes.BY_EMPTY: Text("the other side has no hero on the battlefield", "对方战场上已没有英雄"),
    codes.BY_BOTH: Text("both sides lose at once", "双方同时落败"),
    codes.BY_TURNS: Text("the turn limit is reached", "达到回合上限"),
    codes.BY_ACTIONS: Text("too much happened in one turn", "单回合行动达到上限"),
}
#: What was chosen, as the event says it: a hero, one of several lists of effects, an item or a lasting spell, an X.
A_HERO, AN_OPTION, A_CARD, AN_X = range(4)

Line = tuple[str, str]
Teller = Callable[["Told"], Line]


class Told:
    """An event with the names that its line needs: of its side, its card, and the other card that it is about."""

    def __init__(self, event: Event, play: Play, card: Text) -> None:
        self.event = event
        self.play = play
        self.number = event.number
        self.side = DECKS[event.side] if event.side >= 0 else NOBODY
        self.card = card
        other = play.cards.get(event.other)
        self.other = other.name if other else NOBODY


def tell(event: Event, play: Play, *, is_blind: bool = False) -> Text | None:
    """The line for an event; None for one that the others say already. Told blind it does not name the event's card."""
    teller = TELLERS.get(event.name)
    if teller is None or (event.name in IMPLIED and IMPLIED[event.name](event)):
        return None
    card = UNSEEN if is_blind else event.card.name if event.card else NOBODY
    en, zh = teller(Told(event, play, card))
    return Text(en[:1].upper() + en[1:], zh)


def ability_of(event: Event) -> Ability | None:
    """The ability that did it."""
    if event.source is None or not 1 <= event.ability <= len(event.source.abilities):
        return None
    found: Ability = event.source.abilities[event.ability - 1]
    return found


def _count(number: int, one: str, many: str) -> str:
    return f"1 {one}" if number == 1 else f"{number} {many}"


def _skill_used(told: Told) -> Line:
    ability, card, side = ability_of(told.event), told.card, told.side
    name = ability.name if ability else None
    x = told.event.other if ability and ability.has_x else 0
    en = f"{name.en} of {card.en}" if name else card.en
    zh = f"{card.zh}的{name.zh}" if name else card.zh
    if told.number != codes.ACTIVE:
        return f"{en} takes effect", f"{zh}生效"
    return f"{side.en} uses {en}{f' with X = {x}' if x else ''}", f"{side.zh}发动{zh}{f'（X = {x}）' if x else ''}"


def _damaged(told: Told) -> Line:
    return f"{told.card.en} takes {told.number} damage ({told.event.other} in all)", (
        f"{told.card.zh}受到 {told.number} 点伤害（累计 {told.event.other} 点）"
    )


def _mp_changed(told: Told) -> Line:
    sign = "+" if told.number > 0 else "−"
    return f"{told.card.en}: {sign}{abs(told.number)} MP (now {told.event.other})", (
        f"{told.card.zh} MP {sign}{abs(told.number)}（现为 {told.event.other}）"
    )


def _deployed(told: Told) -> Line:
    if told.number == codes.HAND:
        return f"{told.side.en} deploys {told.card.en}", f"{told.side.zh}派{told.card.zh}出战"
    zone = ZONES[told.number]
    return f"{told.side.en} deploys {told.card.en} from {zone.en}", f"{told.side.zh}将{zone.zh}中的{told.card.zh}放入战场"


def _left(told: Told) -> Line:
    if told.number == codes.TO_HAND:
        return f"{told.card.en} returns to {told.side.en}’s hand", f"{told.card.zh}返回{told.side.zh}手牌"
    if told.number == codes.TO_RESERVE:
        return f"{told.card.en} goes into {told.side.en}’s reserve", f"{told.card.zh}洗回{told.side.zh}预备区"
    return f"{told.card.en} is set beyond", f"{told.card.zh}移至战场以外"


def _looked_bounty(told: Told) -> Line:
    stack, whose = bounty_name(told.number + 1), DECKS[told.event.other]
    return (
        f"{told.side.en} sees {told.card.en} in {whose.en}’s {stack.en.lower()}",
        f"{told.side.zh}查看{whose.zh}{stack.zh}：{told.card.zh}",
    )


def _given(told: Told) -> Line:
    modifier = modifier_of(told.play, told.number, told.event.other)
    given = told.play.modifiers[told.number]
    ability = ability_of(told.event)
    lasts = next((each.lasts for each in _giving(ability.do if ability else ()) if given in each.gives), 1)
    what = had(modifier, lasts if isinstance(lasts, int) else None)
    return f"{told.card.en} {what.en}", f"{told.card.zh}{what.zh}"


def _giving(listed: Sequence[effects.Effect]) -> Iterator[effects.Give]:
    """The effects that give something, also those in others."""
    for effect in listed:
        match effect:
            case effects.Give():
                yield effect
            case effects.Choose(options=options):
                for option in options:
                    yield from _giving(option)
            case effects.May(do=do):
                yield from _giving(do)
            case effects.If(do=do, otherwise=otherwise):
                yield from _giving((*do, *otherwise))


def _item_lost(told: Told) -> Line:
    if told.number == codes.HAND:
        return f"{told.card.en} of {told.other.en} returns to hand", f"{told.other.zh}的{told.card.zh}返回手牌"
    return f"{told.other.en} loses {told.card.en}", f"{told.other.zh}失去{told.card.zh}"


def _moved(told: Told) -> Line:
    source, other = ZONES[told.number], told.event.other
    if other == codes.BEYOND:
        return (
            f"{told.card.en} goes beyond from {told.side.en}’s {_bare(source)}",
            f"{told.side.zh}{source.zh}中的{told.card.zh}移至战场以外",
        )
    target = ZONES[other]
    verb = "加入" if other == codes.HAND else "放入"
    return f"{told.card.en} goes from {source.en} to {told.side.en}’s {_bare(target)}", (
        f"{told.card.zh}从{source.zh}{verb}{told.side.zh}{target.zh}"
    )


def _bare(zone: Text) -> str:
    return zone.en.removeprefix("the ")


def _looked(told: Told) -> Line:
    top = "the top card" if told.number == 1 else f"the top {told.number} cards"
    return f"{told.side.en} looks at {top} of its reserve", f"{told.side.zh}查看预备区顶的 {told.number} 张牌"


def _stayed(told: Told) -> Line:
    is_for_good = told.number >= codes.ALWAYS
    until = NOBODY if is_for_good else Text(f" through turn {told.number}", f"（至第{told.number}回合）")
    if told.other:
        return f"{told.card.en} stays on {told.other.en}{until.en}", f"{told.card.zh}附于{told.other.zh}{until.zh}"
    return f"{told.card.en} stays on the battlefield{until.en}", f"{told.card.zh}留在战场上{until.zh}"


def _chose(told: Told) -> Line:
    side, card = told.side, told.card
    if told.event.other == AN_OPTION:
        return f"{side.en} chooses option {told.number + 1} of {card.en}", f"{side.zh}选择{card.zh}的第 {told.number + 1} 项效果"
    if told.event.other == AN_X:
        return f"{side.en} chooses X = {told.number}", f"{side.zh}选择 X = {told.number}"
    return f"{side.en} targets {card.en}", f"{side.zh}选择了{card.zh}"


def _game_ended(told: Told) -> Line:
    reason = ENDS[told.number]
    if told.event.side < 0:
        return f"The game is a draw: {reason.en}", f"平局：{reason.zh}"
    return f"{told.side.en} wins: {reason.en}", f"{told.side.zh}获胜：{reason.zh}"


def _bounty_added(told: Told) -> Line:
    cards = _count(told.number, "card", "cards")
    return f"{told.side.en} adds a bounty stack of {cards}", f"{told.side.zh}将预备区顶的 {told.number} 张牌作为新的一叠放入悬赏区"


#: Events that others say already, by what they hang on: what is paid for an item, what all heroes gain, the tapping of an attack.
IMPLIED: dict[str, Callable[[Event], bool]] = {
    "mp_changed": lambda event: not event.skill,
    "tapped": lambda event: event.skill == "attack",
}

#: How each event is told. `turn_ended` is left to what follows it.
TELLERS: dict[str, Teller] = {
    "game_began": lambda told: (f"{told.side.en} goes first", f"{told.side.zh}先手"),
    "started_with": lambda told: (f"{told.side.en} starts with {told.card.en}", f"{told.side.zh}以{told.card.zh}首发"),
    "turn_began": lambda told: (f"Turn {told.number}: {told.side.en}", f"第 {told.number} 回合：{told.side.zh}"),
    "readied": lambda told: (f"{told.card.en} is readied", f"{told.card.zh}重置"),
    "drew": lambda told: (f"{told.side.en} draws {told.card.en}", f"{told.side.zh}抓到{told.card.zh}"),
    "mp_gained": lambda told: (f"{told.side.en}’s heroes gain {told.number} MP each", f"{told.side.zh}的每名英雄获得 {told.number} 点 MP"),
    "deployed": _deployed,
    "equipped": lambda told: (
        f"{told.side.en} equips {told.other.en} with {told.card.en} ({told.number} MP)",
        f"{told.side.zh}为{told.other.zh}装备{told.card.zh}（{told.number} 点 MP）",
    ),
    "spell_cast": lambda told: (f"{told.side.en} casts {told.card.en}", f"{told.side.zh}使用{told.card.zh}"),
    "skill_used": _skill_used,
    "attack_declared": lambda told: (
        f"{told.side.en}: {told.card.en} attacks {told.other.en}",
        f"{told.side.zh}的{told.card.zh}攻击{told.other.zh}",
    ),
    "guarded": lambda told: (
        f"{told.card.en} takes {told.number} damage in place of {told.other.en}",
        f"{told.card.zh}代替{told.other.zh}承受 {told.number} 点伤害",
    ),
    "damaged": _damaged,
    "ignored": lambda told: (f"{told.card.en} ignores {told.number} damage", f"{told.card.zh}无视 {told.number} 点伤害"),
    "reduced": lambda told: (
        f"Damage to {told.card.en} is reduced by {told.number} (to {told.event.other})",
        f"{told.card.zh}受到的伤害减少 {told.number} 点（剩余 {told.event.other} 点）",
    ),
    "healed": lambda told: (
        f"{told.number} damage is removed from {told.card.en} ({told.event.other} left)",
        f"移除{told.card.zh}身上的 {told.number} 点伤害（剩余 {told.event.other} 点）",
    ),
    "counter_declared": lambda told: (
        f"{told.side.en}: {told.card.en} counterattacks {told.other.en}",
        f"{told.side.zh}的{told.card.zh}反击{told.other.zh}",
    ),
    "died": lambda told: (
        f"{told.side.en}’s {told.card.en} dies ({told.number} fallen)",
        f"{told.side.zh}的{told.card.zh}阵亡（共 {told.number} 名）",
    ),
    "left": _left,
    "bounty_taken": lambda told: (
        f"{told.side.en} takes {told.card.en} from its {bounty_name(told.number + 1).en.lower()}",
        f"{told.side.zh}从{bounty_name(told.number + 1).zh}获得{told.card.zh}",
    ),
    "bounty_added": _bounty_added,
    "bounty_looked": _looked_bounty,
    "guard_assigned": lambda told: (f"{told.card.en} guards {told.other.en}", f"{told.card.zh}护卫{told.other.zh}"),
    "mp_changed": _mp_changed,
    "tapped": lambda told: (f"{told.card.en} is tapped", f"{told.card.zh}横置"),
    "untapped": lambda told: (f"{told.card.en} is readied", f"{told.card.zh}重置"),
    "given": _given,
    "item_lost": _item_lost,
    "moved": _moved,
    "discarded": lambda told: (f"{told.side.en} discards {told.card.en}", f"{told.side.zh}弃置{told.card.zh}"),
    "shuffled": lambda told: (f"{told.side.en} shuffles its reserve", f"{told.side.zh}将预备区洗牌"),
    "looked": _looked,
    "stayed": _stayed,
    "dispelled": lambda told: (f"{told.card.en} goes to the graveyard", f"{told.card.zh}进入坟场"),
    "chose": _chose,
    "declined": lambda told: (f"{told.side.en} declines the effect of {told.card.en}", f"{told.side.zh}不发动{told.card.zh}的效果"),
    "game_ended": _game_ended,
}
