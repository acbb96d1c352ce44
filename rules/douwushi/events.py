"""Dou Wushi's events: the names of their numbers, the words in both languages, and the clauses and rulings that they follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.douwushi.board import bounty_name
from rules.douwushi.engine import reasons
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.description import modifier_of
from rules.douwushi.engine.reasons import ability_of
from rules.douwushi.language import effects
from rules.douwushi.wording import had
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import ATTACK, UNTOLD, Clauses, Column, Event, EventKind, Sentence, named, other_card, unless_skill
from rules.kernel.telling.notation import DECKS
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

UNSEEN = Text("a card", "一张牌")
ZONES = {
    codes.HAND: Text("hand", "手牌"),
    codes.RESERVE: Text("reserve", "预备区"),
    codes.GRAVEYARD: Text("graveyard", "坟场"),
    codes.BEYOND: Text("beyond", "战场以外"),
}
#: The same as where something comes from.
SOURCES = ZONES | {zone: Text(f"the {ZONES[zone].en}", ZONES[zone].zh) for zone in (codes.RESERVE, codes.GRAVEYARD)}
ENDS = {
    codes.BY_FALLEN: Text("four heroes of the other side have died", "对方第四名英雄阵亡"),
    codes.BY_EMPTY: Text("the other side has no hero on the battlefield", "对方战场上已没有英雄"),
    codes.BY_BOTH: Text("both sides lose at once", "双方同时落败"),
    codes.BY_TURNS: Text("the turn limit is reached", "达到回合上限"),
    codes.BY_ACTIONS: Text("too much happened in one turn", "单回合行动达到上限"),
}
END_CLAUSES: dict[int, Clauses] = {
    codes.BY_FALLEN: ("2.1", "W-10"),
    codes.BY_EMPTY: ("2.2", "W-10"),
    codes.BY_BOTH: ("2.3", "W-10"),
    codes.BY_TURNS: ("5.4", "W-14"),
    codes.BY_ACTIONS: ("5.4", "W-14"),
}
CHOICE_CLAUSES: dict[int, Clauses] = {
    codes.A_HERO: ("5.2.5c", "W-6"),
    codes.AN_OPTION: (),
    codes.A_CARD: ("5.2.5c", "W-6"),
    codes.AN_X: ("5.2.5b",),
}

HERO = other_card("hero")
ZONE, SOURCE = named("zone", ZONES), named("zone", SOURCES)
DECK = named("deck", dict(enumerate(DECKS)))


def _stack(number: int, play: Any) -> Text:
    name = bounty_name(number + 1)
    return Text(name.en.lower(), name.zh)


STACK = Column("stack", _stack)


def _until(turn: int, play: Any) -> Text:
    return UNSAID if turn >= codes.ALWAYS else Text(f" through turn {turn}", f"（至第{turn}回合）")


def _skill(event: Event, play: Any) -> Text:
    """The skill of the card, by its name if it has one."""
    assert event.card is not None
    card, ability = event.card.name, ability_of(event)
    name = ability.name if ability else None
    return Text(f"{name.en} of {card.en}", f"{card.zh}的{name.zh}") if name else card


def _paid(event: Event, play: Any) -> Text:
    """The X that was chosen, if the ability has one."""
    ability = ability_of(event)
    x = event.other if ability and ability.has_x else 0
    return Text(f" with X = {x}", f"（X = {x}）") if x else UNSAID


def _had(event: Event, play: Any) -> Text:
    """Return the words for what was given, and for how long."""
    ability, given = ability_of(event), play.modifiers[event.number]
    lasts = next((each.lasts for each in _giving(ability.do if ability else ()) if given in each.gives), 1)
    return had(modifier_of(play, event.number, event.other), lasts if isinstance(lasts, int) else None)


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


#: `turn_ended` is left to what follows it; so is what is paid for an item, what all heroes gain, and the tapping of an attack.
KINDS = (
    EventKind("game_began", "{side} goes first", "{side}先手", ("4.1",)),
    EventKind("started_with", "{side} starts with {card}", "{side}以{card}首发", ("4.2", "W-1")),
    EventKind("turn_began", "Turn {turn}: {side}", "第 {turn} 回合：{side}", ("5.1",), ("turn",)),
    EventKind("readied", "{card} is readied", "{card}重置", ("5.1b", "W-3")),
    EventKind("drew", "{side} draws {card}", "{side}抓到{card}", reasons.drew, is_secret=True),
    EventKind("mp_gained", "{side}’s heroes gain {mp} MP each", "{side}的每名英雄获得 {mp} 点 MP", ("5.1c", "W-3"), ("mp",)),
    EventKind(
        "deployed",
        "{side} deploys {card} from {zone}",
        "{side}将{zone}中的{card}放入战场",
        unless_skill("5.2.1a", "W-4"),
        (SOURCE,),
        but=(Sentence("{side} deploys {card}", "{side}派{card}出战", zone=codes.HAND),),
    ),
    EventKind(
        "equipped",
        "{side} equips {hero} with {card} ({cost} MP)",
        "{side}为{hero}装备{card}（{cost} 点 MP）",
        unless_skill("5.2.2a", "W-4"),
        ("cost", HERO),
    ),
    EventKind("spell_cast", "{side} casts {card}", "{side}使用{card}", ("5.2.3", "W-4")),
    EventKind(
        "skill_used",
        "{skill} takes effect",
        "{skill}生效",
        reasons.skill_used,
        ("kind", "x"),
        but=(Sentence("{side} uses {skill}{paid}", "{side}发动{skill}{paid}", kind=codes.ACTIVE),),
        gaps={"skill": _skill, "paid": _paid},
    ),
    EventKind("attack_declared", "{side}: {card} attacks {hero}", "{side}的{card}攻击{hero}", ("5.2.4a", "W-5"), ("slot", HERO)),
    EventKind(
        "guarded",
        "{card} takes {damage} damage in place of {hero}",
        "{card}代替{hero}承受 {damage} 点伤害",
        ("5.2.7b", "W-8"),
        ("damage", HERO),
    ),
    EventKind(
        "damaged",
        "{card} takes {damage} damage ({total} in all)",
        "{card}受到 {damage} 点伤害（累计 {total} 点）",
        reasons.damaged,
        ("damage", "total"),
    ),
    EventKind("ignored", "{card} ignores {damage} damage", "{card}无视 {damage} 点伤害", ("6.4b", "W-12"), ("damage",)),
    EventKind(
        "reduced",
        "Damage to {card} is reduced by {amount} (to {left})",
        "{card}受到的伤害减少 {amount} 点（剩余 {left} 点）",
        ("6.4a", "W-12"),
        ("amount", "left"),
    ),
    EventKind(
        "healed",
        "{amount} damage is removed from {card} ({left} left)",
        "移除{card}身上的 {amount} 点伤害（剩余 {left} 点）",
        (),
        ("amount", "left"),
    ),
    EventKind("counter_declared", "{side}: {card} counterattacks {hero}", "{side}的{card}反击{hero}", ("5.2.6", "W-7"), ("slot", HERO)),
    EventKind("died", "{side}’s {card} dies ({fallen} fallen)", "{side}的{card}阵亡（共 {fallen} 名）", ("6.1b", "W-9"), ("fallen",)),
    EventKind(
        "left",
        "{card} is set beyond",
        "{card}移至战场以外",
        (),
        ("to",),
        but=(
            Sentence("{card} returns to {side}’s hand", "{card}返回{side}手牌", to=codes.TO_HAND),
            Sentence("{card} goes into {side}’s reserve", "{card}洗回{side}预备区", to=codes.TO_RESERVE),
        ),
    ),
    EventKind(
        "bounty_taken",
        "{side} takes {card} from its {stack}",
        "{side}从{stack}获得{card}",
        reasons.bounty_taken,
        (STACK, "stacks"),
        is_secret=True,
    ),
    EventKind(
        "bounty_added",
        "{side} adds a bounty stack of {count} cards",
        "{side}将预备区顶的 {count} 张牌作为新的一叠放入悬赏区",
        ("3.5a",),
        ("count", "stacks"),
        but=(Sentence("{side} adds a bounty stack of 1 card", "{side}将预备区顶的 1 张牌作为新的一叠放入悬赏区", count=1),),
    ),
    EventKind(
        "bounty_looked",
        "{side} sees {card} in {deck}’s {stack}",
        "{side}查看{deck}{stack}：{card}",
        ("3.5a",),
        (STACK, DECK),
        is_secret=True,
    ),
    EventKind(
        "guard_assigned",
        "{card} guards {hero}",
        "{card}护卫{hero}",
        lambda memory, event: ("W-8",) if event.skill else ("5.2.7a", "W-8"),
        ("slot", HERO),
    ),
    EventKind(
        "mp_changed",
        "{card}: {sign}{amount} MP (now {mp})",
        "{card} MP {sign}{amount}（现为 {mp}）",
        ("6.1c",),
        ("change", "mp"),
        but=(Sentence(skill=""),),
        gaps={"sign": lambda event, play: "+" if event.number > 0 else "−", "amount": lambda event, play: abs(event.number)},
    ),
    EventKind("tapped", "{card} is tapped", "{card}横置", (), but=(Sentence(skill=ATTACK),)),
    EventKind("untapped", "{card} is readied", "{card}重置", ()),
    EventKind("given", "{card} {had}", "{card}{had}", (), ("row", "amount"), gaps={"had": _had}),
    EventKind(
        "item_lost",
        "{hero} loses {card}",
        "{hero}失去{card}",
        reasons.item_lost,
        ("zone", HERO),
        but=(Sentence("{card} of {hero} returns to hand", "{hero}的{card}返回手牌", zone=codes.HAND),),
    ),
    EventKind(
        "moved",
        "{card} goes from {zone} to {side}’s {to}",
        "{card}从{zone}放入{side}{to}",
        reasons.moved,
        (SOURCE, named("to", ZONES)),
        but=(
            Sentence("{card} goes beyond from {side}’s {bare}", "{side}{bare}中的{card}移至战场以外", to=codes.BEYOND),
            Sentence("{card} goes from {zone} to {side}’s {to}", "{card}从{zone}加入{side}{to}", to=codes.HAND),
        ),
        gaps={"bare": lambda event, play: ZONES[event.number]},
    ),
    EventKind(
        "discarded",
        "{side} discards {card}",
        "{side}弃置{card}",
        lambda memory, event: ("5.3a", "W-11") if event.other else (),
        ("zone", "is_excess"),
    ),
    EventKind("shuffled", "{side} shuffles its reserve", "{side}将预备区洗牌", ()),
    EventKind(
        "looked",
        "{side} looks at the top {count} cards of its reserve",
        "{side}查看预备区顶的 {count} 张牌",
        (),
        ("count",),
        but=(Sentence("{side} looks at the top card of its reserve", "{side}查看预备区顶的 1 张牌", count=1),),
    ),
    EventKind(
        "stayed",
        "{card} stays on {hero}{until}",
        "{card}附于{hero}{until}",
        ("6.3", "W-15"),
        (Column("until", _until), HERO),
        but=(Sentence("{card} stays on the battlefield{until}", "{card}留在战场上{until}", hero=codes.NOBODY),),
    ),
    EventKind("dispelled", "{card} goes to the graveyard", "{card}进入坟场", reasons.dispelled),
    EventKind(
        "chose",
        "{side} targets {card}",
        "{side}选择了{card}",
        lambda memory, event: CHOICE_CLAUSES[event.other],
        ("number", "what"),
        but=(
            Sentence("{side} chooses option {option} of {card}", "{side}选择{card}的第 {option} 项效果", what=codes.AN_OPTION),
            Sentence("{side} chooses X = {number}", "{side}选择 X = {number}", what=codes.AN_X),
        ),
        gaps={"option": lambda event, play: event.number + 1},
    ),
    EventKind("declined", "{side} declines the effect of {card}", "{side}不发动{card}的效果", ()),
    EventKind("turn_ended", clause=(), columns=("turn",), but=(UNTOLD,)),
    EventKind(
        "game_ended",
        "{side} wins: {end}",
        "{side}获胜：{end}",
        lambda memory, event: END_CLAUSES[event.number],
        (named("end", ENDS), "winner"),
        but=(Sentence("The game is a draw: {end}", "平局：{end}", side=-1),),
    ),
)

EVENTS = EventTable(events, codes.PLACES, lambda event: UNSEEN, KINDS)
