"""Telling events as a person would, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.echo.engine.actions import SKILLS, Event
from rules.echo.engine.core import codes
from rules.echo.engine.selector_words import MARKS
from rules.echo.terms import ATTRIBUTES, KEYWORDS, name_of
from rules.echo.wording import MARK_NAMES, SKILL_NAMES, SLEEPER, UNSEEN, UNSEEN_FOLLOWER, capitalised
from rules.kernel.cards import Card
from rules.kernel.telling.notation import DECKS
from rules.wording import Text

NOBODY = Text("", "")
BITS = {bit: mark for mark, bit in MARKS.items()}
RESTRICTIONS = {bit: MARK_NAMES[mark] for mark, bit in MARKS.items() if bit >= codes.FIRST_RESTRICTION}
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

#: Which attribute each attribute beats (Echo 2.2.2).
BEATEN = {"fire": "grass", "grass": "water", "water": "fire"}

Line = tuple[str, str]
Teller = Callable[[Event, Text, Text, Text], Line]


def tell(event: Event, cards: Mapping[int, Card], *, is_blind: bool = False) -> Text | None:
    """The line for an event; None for one that the others say already. Told blind it does not name the event's card."""
    teller = TELLERS.get(event.name)
    if teller is None:
        return None
    side = DECKS[event.side] if event.side >= 0 else NOBODY
    card = event.card.name if event.card else NOBODY
    if is_blind:
        card = UNSEEN_FOLLOWER if event.name in ("placed", "refilled") else SLEEPER if event.slot else UNSEEN
    other = cards.get(event.other)
    en, zh = teller(event, side, card, other.name if other else NOBODY)
    return capitalised(Text(en, zh))


def _count(number: int, one: str, many: str) -> str:
    return f"1 {one}" if number == 1 else f"{number} {many}"


def _mulliganed(event: Event, side: Text, card: Text, other: Text) -> Line:
    if event.number == 0:
        return f"{side.en} keeps its hand", f"{side.zh}保留手牌"
    return f"{side.en} replaces {_count(event.number, 'card', 'cards')}", f"{side.zh}置换 {event.number} 张手牌"


def _placed(event: Event, side: Text, card: Text, other: Text) -> Line:
    if event.number:
        return f"{side.en} places {card.en} awake in slot {event.slot}", f"{side.zh}将{card.zh}以唤醒状态放置于{event.slot}号位"
    return f"{side.en} places {card.en} face down in slot {event.slot}", f"{side.zh}将{card.zh}背面朝上放置于{event.slot}号位"


def _attacked(event: Event, side: Text, card: Text, other: Text) -> Line:
    if event.number >= codes.HERO_SLOT:
        return f"{side.en}: {card.en} attacks the hero {other.en}", f"{side.zh}的{card.zh}攻击英雄{other.zh}"
    return f"{side.en}: {card.en} attacks {other.en}", f"{side.zh}的{card.zh}攻击{other.zh}"


def _skill_used(event: Event, side: Text, card: Text, other: Text) -> Line:
    skill = SKILL_NAMES[SKILLS[event.number]]
    return f"{side.en} uses the {skill.en} of {card.en}", f"{side.zh}发动{card.zh}的{skill.zh}"


def _attribute_beaten(event: Event, side: Text, card: Text, other: Text) -> Line:
    assert event.card is not None
    mine = str(event.card.values["attribute"])
    theirs = BEATEN[mine]
    beats = Text(
        f"{name_of(ATTRIBUTES, mine).en} beats {name_of(ATTRIBUTES, theirs).en.lower()}",
        f"{name_of(ATTRIBUTES, mine).zh}克{name_of(ATTRIBUTES, theirs).zh}",
    )
    if event.number == 1:
        return f"{beats.en}, but {other.en} has a shield: coefficient 1", f"{beats.zh}，但{other.zh}有护盾：克制系数为1"
    return f"{beats.en}: coefficient 2 for {card.en}", f"{beats.zh}：{card.zh}的克制系数为2"


def _attack_changed(event: Event, side: Text, card: Text, other: Text) -> Line:
    length = DURATIONS[event.other]
    return f"{card.en} gets {event.number:+d} attack {length.en}", f"{card.zh}{length.zh}攻击力 {event.number:+d}"


def _keyword_changed(event: Event, side: Text, card: Text, other: Text) -> Line:
    keyword = name_of(KEYWORDS, BITS[event.number])
    if event.other:
        return f"{card.en} gains {keyword.en.lower()}", f"{card.zh}获得“{keyword.zh}”"
    return f"{card.en} loses {keyword.en.lower()}", f"{card.zh}失去“{keyword.zh}”"


def _restricted(event: Event, side: Text, card: Text, other: Text) -> Line:
    what, length = RESTRICTIONS[event.number], DURATIONS[event.other]
    return f"{card.en} {what.en} {length.en}", f"{card.zh}{length.zh}{what.zh}"


def _moved(event: Event, side: Text, card: Text, other: Text) -> Line:
    source = ZONES[event.number]
    if event.other == codes.DECK:
        return f"{card.en} goes from {source.en} to {side.en}'s deck", f"{card.zh}从{source.zh}放入{side.zh}卡组"
    return f"{card.en} goes from {source.en} to {side.en}'s hand", f"{card.zh}从{source.zh}加入{side.zh}手牌"


def _looked(event: Event, side: Text, card: Text, other: Text) -> Line:
    deck = DECKS[event.other]
    top = "the top card" if event.number == 1 else f"the top {event.number} cards"
    return f"{side.en} looks at {top} of {deck.en}'s deck", f"{side.zh}查看{deck.zh}卡组最上方的 {event.number} 张卡"


def _chose(event: Event, side: Text, card: Text, other: Text) -> Line:
    if event.other:
        return f"{side.en} chooses option {event.number + 1} of {card.en}", f"{side.zh}选择{card.zh}的第 {event.number + 1} 项效果"
    return f"{side.en} targets {card.en}", f"{side.zh}选择了{card.zh}"


def _declined(event: Event, side: Text, card: Text, other: Text) -> Line:
    if event.card is not None:
        return f"{side.en} declines the skill of {card.en}", f"{side.zh}不发动{card.zh}的技能"
    return f"{side.en} does not refill slot {event.slot}", f"{side.zh}不补充{event.slot}号位"


def _game_ended(event: Event, side: Text, card: Text, other: Text) -> Line:
    reason = ENDS[event.number]
    if event.side < 0:
        return f"The game is a draw: {reason.en}", f"平局：{reason.zh}"
    return f"{side.en} wins: {reason.en}", f"{side.zh}获胜：{reason.zh}"


def _energy_changed(event: Event, side: Text, card: Text, other: Text) -> Line:
    verb = Text("gains", "获得") if event.number >= 0 else Text("loses", "失去")
    amount = abs(event.number)
    return f"{side.en} {verb.en} {amount} energy (now {event.other})", f"{side.zh}{verb.zh} {amount} 点能量（现为 {event.other}）"


#: How each event is told. `dying` and `turn_ended` are left to what follows them.
TELLERS: dict[str, Teller] = {
    "game_began": lambda event, side, card, other: (f"{side.en} goes first", f"{side.zh}先手"),
    "mulliganed": _mulliganed,
    "placed": _placed,
    "turn_began": lambda event, side, card, other: (f"Turn {event.number}: {side.en}", f"第 {event.number} 回合：{side.zh}"),
    "drew": lambda event, side, card, other: (f"{side.en} draws {card.en}", f"{side.zh}抽到{card.zh}"),
    "decked_out": lambda event, side, card, other: (f"{side.en} can't draw: its deck is empty", f"{side.zh}卡组已空，无法抽牌"),
    "draw_skipped": lambda event, side, card, other: (f"{side.en} skips its draw phase", f"{side.zh}跳过抽牌阶段"),
    "collected_display": lambda event, side, card, other: (
        f"{side.en} takes {_count(event.number, 'card', 'cards')} from its display zone into hand",
        f"{side.zh}从展示区获得 {event.number} 张卡",
    ),
    "energy_refreshed": lambda event, side, card, other: (f"{side.en} has {event.number} energy", f"{side.zh}的能量刷新为 {event.number}"),
    "energy_changed": _energy_changed,
    "awakened": lambda event, side, card, other: (
        f"{side.en} awakens {card.en} ({event.number} energy)",
        f"{side.zh}唤醒{card.zh}（{event.number} 点能量）",
    ),
    "item_played": lambda event, side, card, other: (
        f"{side.en} plays {card.en} ({event.number} energy)",
        f"{side.zh}使用{card.zh}（{event.number} 点能量）",
    ),
    "skill_used": _skill_used,
    "attack_declared": _attacked,
    "revealed": lambda event, side, card, other: (f"{side.en}'s {card.en} is revealed", f"展示{side.zh}的{card.zh}"),
    "hidden": lambda event, side, card, other: (f"{side.en}'s {card.en} turns face down again", f"{side.zh}的{card.zh}重新背面朝上"),
    "attribute_beaten": _attribute_beaten,
    "battle_compared": lambda event, side, card, other: (
        f"Final attack: {event.number} against {event.other}",
        f"最终攻击力：{event.number} 对 {event.other}",
    ),
    "battle_skipped": lambda event, side, card, other: ("The battle is not settled", "跳过战斗结算"),
    "regenerated": lambda event, side, card, other: (f"{side.en}'s {card.en} regenerates", f"{side.zh}的{card.zh}再生"),
    "destroyed": lambda event, side, card, other: (f"{side.en}'s {card.en} is destroyed", f"{side.zh}的{card.zh}被破坏"),
    "refilled": lambda event, side, card, other: (
        f"{side.en} refills slot {event.slot} with {card.en}",
        f"{side.zh}以{card.zh}补充{event.slot}号位",
    ),
    "hero_damaged": lambda event, side, card, other: (
        f"{side.en}'s hero loses {event.number} life ({event.other} left)",
        f"{side.zh}英雄失去 {event.number} 点生命（剩余 {event.other}）",
    ),
    "hero_healed": lambda event, side, card, other: (
        f"{side.en}'s hero gains {event.number} life (now {event.other})",
        f"{side.zh}英雄回复 {event.number} 点生命（现为 {event.other}）",
    ),
    "attack_changed": _attack_changed,
    "keyword_changed": _keyword_changed,
    "restricted": _restricted,
    "state_changed": lambda event, side, card, other: (f"{side.en}'s {card.en} falls asleep", f"{side.zh}的{card.zh}陷入沉睡"),
    "moved": _moved,
    "looked": _looked,
    "extra_attack": lambda event, side, card, other: (
        f"{side.en}'s {card.en} may attack once more this turn",
        f"{side.zh}的{card.zh}本回合可额外攻击 1 次",
    ),
    "discarded": lambda event, side, card, other: (f"{side.en} discards {card.en}", f"{side.zh}弃置{card.zh}"),
    "displayed": lambda event, side, card, other: (f"{side.en} puts {card.en} into its display zone", f"{side.zh}将{card.zh}放入展示区"),
    "controlled": lambda event, side, card, other: (f"{side.en} takes control of {card.en}", f"{side.zh}心控了{card.zh}"),
    "chose": _chose,
    "declined": _declined,
    "deck_shuffled": lambda event, side, card, other: (f"{side.en} shuffles its deck", f"{side.zh}洗牌"),
    "may_reattack": lambda event, side, card, other: (f"{side.en}'s {card.en} may attack again", f"{side.zh}的{card.zh}再动，可再次攻击"),
    "game_ended": _game_ended,
}
