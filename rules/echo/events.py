"""Echo's events: the names of their numbers, the words in both languages, and the clauses and rulings that they follow."""

from __future__ import annotations

from typing import Any

from rules.echo.engine import reasons
from rules.echo.engine.actions import SKILLS
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.selector_words import MARKS
from rules.echo.terms import ATTRIBUTES, KEYWORDS, name_of
from rules.echo.wording import MARK_NAMES, SKILL_NAMES, SLEEPER, UNSEEN, UNSEEN_FOLLOWER
from rules.kernel.telling.event_table import EventTable
from rules.kernel.telling.events import ATTACK, UNTOLD, Column, Event, EventKind, Sentence, named, other_card, unless_skill
from rules.kernel.telling.notation import DECKS
from rules.wording import Text

DURATIONS = {
    codes.FOR_TURN: Text("this turn", "本回合内"),
    codes.FOR_GAME: Text("for the rest of the game", "直到游戏结束"),
    codes.FOR_NEXT_TURN: Text("until its owner's next turn", "直到发动者的下回合开始"),
}
ZONES = {
    codes.HAND: Text("hand", "手牌"),
    codes.DECK: Text("the deck", "卡组"),
    codes.GRAVEYARD: Text("the graveyard", "墓地"),
    codes.DISPLAY: Text("the display zone", "展示区"),
    -1: Text("the field", "场上"),
}
ENDS = {
    codes.BY_HERO: Text("the other hero has no life left", "对方英雄生命值归零"),
    codes.BY_FOLLOWERS: Text("the other follower zone is empty", "对方随从区已空"),
    codes.BY_BOTH: Text("both sides lose at once", "双方同时落败"),
    codes.BY_SETUP: Text("there is no follower after setup", "准备阶段结束时没有随从"),
    codes.BY_TURNS: Text("the turn limit is reached", "达到回合上限"),
    codes.BY_ACTIONS: Text("too much happened in one turn", "单回合行动达到上限"),
}
END_CLAUSES = {
    codes.BY_HERO: "3a",
    codes.BY_FOLLOWERS: "3b",
    codes.BY_BOTH: "E-14",
    codes.BY_SETUP: "2.1.1g",
    codes.BY_TURNS: "E-15",
    codes.BY_ACTIONS: "E-15",
}
KEYWORD_CLAUSES = {codes.SHIELD: "4.2h", codes.REATTACK: "4.2i", codes.REGENERATE: "4.2j"}
#: Which attribute each attribute beats (Echo 2.2.2).
BEATEN = {"fire": "grass", "grass": "water", "water": "fire"}

HEROES = (codes.HERO_SLOT, codes.HERO_SLOT + 1)
GAINED = range(codes.BOUND + 1)
NAMES = {bit: name_of(KEYWORDS, mark) for mark, bit in MARKS.items() if bit < codes.FIRST_RESTRICTION}
KEYWORD = named("keyword", {bit: Text(name.en.lower(), name.zh) for bit, name in NAMES.items()})
RESTRICTION = named("restriction", {bit: MARK_NAMES[mark] for mark, bit in MARKS.items() if bit >= codes.FIRST_RESTRICTION})
LENGTH = named("length", DURATIONS)
AMOUNT = Column("amount", lambda value, play: abs(value))


def _beats(event: Event, play: Any) -> Text:
    """Return the words for which attribute beats which."""
    assert event.card is not None
    mine = str(event.card.values["attribute"])
    one, other = name_of(ATTRIBUTES, mine), name_of(ATTRIBUTES, BEATEN[mine])
    return Text(f"{one.en} beats {other.en.lower()}", f"{one.zh}克{other.zh}")


def _is_asleep(event: Event) -> bool:
    return not event.number


def _of_battle(memory: Any, event: Event) -> tuple[str, ...]:
    return ("2.2.3(3)b", "1.1h") if event.skill == ATTACK else ("4.2c", "1.1h")


#: `dying` and `turn_ended` are left to what follows them.
KINDS = (
    EventKind("game_began", "{side} goes first", "{side}先手", ("2.1.1b",)),
    EventKind(
        "mulliganed",
        "{side} replaces {count} cards",
        "{side}置换 {count} 张手牌",
        lambda memory, event: ("2.1.1d", "2.1.1e") if event.number else ("2.1.1d",),
        ("count",),
        but=(
            Sentence("{side} keeps its hand", "{side}保留手牌", count=0),
            Sentence("{side} replaces 1 card", "{side}置换 1 张手牌", count=1),
        ),
    ),
    EventKind(
        "placed",
        "{side} places {card} awake in slot {place}",
        "{side}将{card}以唤醒状态放置于{place}号位",
        reasons.placed,
        ("is_awake",),
        but=(Sentence("{side} places {card} face down in slot {place}", "{side}将{card}背面朝上放置于{place}号位", is_awake=0),),
        is_secret=_is_asleep,
        unseen=UNSEEN_FOLLOWER,
    ),
    EventKind("turn_began", "Turn {turn}: {side}", "第 {turn} 回合：{side}", ("2.1.3b",), ("turn",)),
    EventKind("drew", "{side} draws {card}", "{side}抽到{card}", unless_skill("2.1.2(1)a"), is_secret=True),
    EventKind("decked_out", "{side} can't draw: its deck is empty", "{side}卡组已空，无法抽牌", ("2.3.3",)),
    EventKind(
        "collected_display",
        "{side} takes {count} cards from its display zone into hand",
        "{side}从展示区获得 {count} 张卡",
        ("1.1f",),
        ("count",),
        but=(Sentence("{side} takes 1 card from its display zone into hand", "{side}从展示区获得 1 张卡", count=1),),
    ),
    EventKind("energy_refreshed", "{side} has {energy} energy", "{side}的能量刷新为 {energy}", reasons.refreshed, ("energy",)),
    EventKind(
        "awakened",
        "{side} awakens {card} ({cost} energy)",
        "{side}唤醒{card}（{cost} 点能量）",
        unless_skill("2.1.2(3)c", "4.2b"),
        ("cost", "energy"),
    ),
    EventKind(
        "item_played", "{side} plays {card} ({cost} energy)", "{side}使用{card}（{cost} 点能量）", ("2.1.2(3)a", "1.1h"), ("cost", "energy")
    ),
    EventKind(
        "skill_used",
        "{side} uses the {kind} of {card}",
        "{side}发动{card}的{kind}",
        reasons.skill_used,
        (named("kind", {number: SKILL_NAMES[skill] for number, skill in enumerate(SKILLS)}), "ability"),
    ),
    EventKind(
        "attack_declared",
        "{side}: {card} attacks {foe}",
        "{side}的{card}攻击{foe}",
        reasons.attacked,
        ("slot", other_card("foe")),
        but=(Sentence("{side}: {card} attacks the hero {foe}", "{side}的{card}攻击英雄{foe}", slot=HEROES),),
    ),
    EventKind("revealed", "{side}'s {card} is revealed", "展示{side}的{card}", unless_skill("2.2.1"), ("is_for_good",)),
    EventKind("hidden", "{side}'s {card} turns face down again", "{side}的{card}重新背面朝上", ("2.2.1",)),
    EventKind("battle_skipped", "The battle is not settled", "跳过战斗结算", ("2.2.3(2)",)),
    EventKind("dying", clause=(), but=(UNTOLD,)),
    EventKind("regenerated", "{side}'s {card} regenerates", "{side}的{card}再生", ("4.2j",)),
    EventKind("destroyed", "{side}'s {card} is destroyed", "{side}的{card}被破坏", _of_battle),
    EventKind(
        "refilled",
        "{side} refills slot {place} with {card}",
        "{side}以{card}补充{place}号位",
        ("2.3.1a", "E-16"),
        ("is_awake",),
        is_secret=True,
        unseen=UNSEEN_FOLLOWER,
    ),
    EventKind(
        "hero_damaged",
        "{side}'s hero loses {amount} life ({life} left)",
        "{side}英雄失去 {amount} 点生命（剩余 {life}）",
        reasons.damaged,
        ("amount", "life"),
    ),
    EventKind(
        "hero_healed",
        "{side}'s hero gains {amount} life (now {life})",
        "{side}英雄回复 {amount} 点生命（现为 {life}）",
        (),
        ("amount", "life"),
    ),
    EventKind(
        "attack_changed", "{card} gets {change:+d} attack {length}", "{card}{length}攻击力 {change:+d}", ("2.2.2c",), ("change", LENGTH)
    ),
    EventKind(
        "keyword_changed",
        "{card} gains {keyword}",
        "{card}获得“{keyword}”",
        lambda memory, event: (KEYWORD_CLAUSES[event.number],),
        (KEYWORD, "is_gained"),
        but=(Sentence("{card} loses {keyword}", "{card}失去“{keyword}”", is_gained=0),),
    ),
    EventKind("state_changed", "{side}'s {card} falls asleep", "{side}的{card}陷入沉睡", ("4.2a",)),
    EventKind(
        "moved",
        "{card} goes from {zone} to {side}'s hand",
        "{card}从{zone}加入{side}手牌",
        (),
        (named("zone", ZONES), "to"),
        but=(Sentence("{card} goes from {zone} to {side}'s deck", "{card}从{zone}放入{side}卡组", to=codes.DECK),),
    ),
    EventKind("discarded", "{side} discards {card}", "{side}弃置{card}", reasons.discarded, ("count",)),
    EventKind("displayed", "{side} puts {card} into its display zone", "{side}将{card}放入展示区", ("1.1d",), ("count",)),
    EventKind("controlled", "{side} takes control of {card}", "{side}心控了{card}", ("2.3.2", "E-13"), ("slot",)),
    EventKind(
        "chose",
        "{side} chooses option {option} of {card}",
        "{side}选择{card}的第 {option} 项效果",
        lambda memory, event: ("4.2k",) if event.other else (),
        (Column("option", lambda value, play: value + 1), "is_option"),
        but=(Sentence("{side} targets {card}", "{side}选择了{card}", is_option=0),),
    ),
    EventKind("turn_ended", clause=(), columns=("turn",), but=(UNTOLD,)),
    EventKind(
        "game_ended",
        "{side} wins: {end}",
        "{side}获胜：{end}",
        lambda memory, event: (END_CLAUSES[event.number],),
        (named("end", ENDS), "winner"),
        but=(Sentence("The game is a draw: {end}", "平局：{end}", side=-1),),
    ),
    EventKind("draw_skipped", "{side} skips its draw phase", "{side}跳过抽牌阶段", ("1.1g", "E-3")),
    EventKind(
        "declined",
        "{side} declines the skill of {card}",
        "{side}不发动{card}的技能",
        lambda memory, event: () if event.number else ("2.3.1a",),
        ("is_skill",),
        but=(Sentence("{side} does not refill slot {place}", "{side}不补充{place}号位", is_skill=0),),
    ),
    EventKind(
        "energy_changed",
        "{side} loses {amount} energy (now {energy})",
        "{side}失去 {amount} 点能量（现为 {energy}）",
        (),
        (AMOUNT, "energy"),
        but=(Sentence("{side} gains {amount} energy (now {energy})", "{side}获得 {amount} 点能量（现为 {energy}）", amount=GAINED),),
    ),
    EventKind(
        "battle_compared", "Final attack: {mine} against {theirs}", "最终攻击力：{mine} 对 {theirs}", reasons.compared, ("mine", "theirs")
    ),
    EventKind("deck_shuffled", "{side} shuffles its deck", "{side}洗牌", ()),
    EventKind("may_reattack", "{side}'s {card} may attack again", "{side}的{card}再动，可再次攻击", ("4.2i", "E-9")),
    EventKind("restricted", "{card} {restriction} {length}", "{card}{length}{restriction}", (), (RESTRICTION, LENGTH)),
    EventKind(
        "looked",
        "{side} looks at the top {count} cards of {deck}'s deck",
        "{side}查看{deck}卡组最上方的 {count} 张卡",
        (),
        ("count", named("deck", dict(enumerate(DECKS)))),
        but=(Sentence("{side} looks at the top card of {deck}'s deck", "{side}查看{deck}卡组最上方的 1 张卡", count=1),),
    ),
    EventKind("extra_attack", "{side}'s {card} may attack once more this turn", "{side}的{card}本回合可额外攻击 1 次", ()),
    EventKind(
        "attribute_beaten",
        "{beats}: coefficient 2 for {card}",
        "{beats}：{card}的克制系数为2",
        lambda memory, event: ("2.2.2b", "4.2h" if event.number == 1 else "2.2.2a"),
        ("coefficient", other_card("foe")),
        but=(Sentence("{beats}, but {foe} has a shield: coefficient 1", "{beats}，但{foe}有护盾：克制系数为1", coefficient=1),),
        gaps={"beats": _beats},
    ),
)


def _unseen(event: Event) -> Text:
    """A card that a side does not see: a follower that lies there, or any other."""
    return SLEEPER if event.place else UNSEEN


EVENTS = EventTable(events, codes.SLOTS, _unseen, KINDS)
