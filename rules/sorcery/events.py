"""Sorcery's events: the names of their numbers, the words in both languages, and the clauses and rulings that they follow."""

from __future__ import annotations

from rules.kernel.telling.events import EventKind, Sentence, named, other_card
from rules.kernel.telling.token_numbers import TokenEvents, TokenNumbers
from rules.sorcery.engine import reasons
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.event_words import (
    DECK,
    ELEMENT,
    END,
    GROUND,
    LASTS,
    LOCATION,
    TO,
    UNSEEN,
    ZONE,
    changed_of,
    end_clauses,
    square_of,
)  # fmt: skip

FOE = other_card("foe")
KINDS = (
    EventKind("game_began", "{side} goes first", "{side}先手", ("1.5b", "S-1")),
    EventKind(
        "hand_exchanged",
        "{side} puts {count} cards back and draws as many",
        "{side}放回 {count} 张牌并抽取同样数量",
        ("1.5d", "S-1"),
        ("count", "sites"),
        but=(
            Sentence("{side} keeps its hand", "{side}保留手牌", count=0),
            Sentence("{side} puts a card back and draws another one", "{side}放回 1 张牌并抽取 1 张", count=1),
        ),
    ),
    EventKind("turn_began", "Turn {turn}: {side}", "第 {turn} 回合：{side}", ("4.1", "S-2"), ("turn",)),
    EventKind("untapped", "{card} is untapped", "{card}重整", reasons.untapped),
    EventKind("mana_filled", "{side} has {mana} mana", "{side}有 {mana} 点法力", ("4.2b", "S-2"), ("mana",)),
    EventKind(
        "drew", "{side} draws {card} from the {deck}", "{side}从{deck}抽到{card}", reasons.drew, (DECK, "is_for_turn"), is_secret=True
    ),
    EventKind("deck_empty", "{side} draws from an empty {deck}", "{side}从空的{deck}抽牌", ("4.6a", "S-3"), (DECK,)),
    EventKind(
        "site_played", "{side} plays {card} on {square}", "{side}将{card}打出到{square}", reasons.site_played, gaps={"square": square_of}
    ),
    EventKind("spell_cast", "{side} casts {card} ({cost} mana)", "{side}施放{card}（{cost} 点法力）", ("5.2a", "S-5"), ("cost",)),
    EventKind("ability_used", "{side} uses {card}", "{side}使用{card}的能力", ("9.2a", "S-12"), ("cost", "row")),
    EventKind("ability_triggered", "{side}’s {card} triggers", "{side}的{card}触发能力", ("9.3a",), ("row",)),
    EventKind("resolved", "{card} goes to the graveyard", "{card}置入墓地", ("5.5a", "S-5")),
    EventKind("arrived", "{side}’s {card} comes to {location}", "{side}的{card}进入{location}", reasons.arrived, (LOCATION, "is_token")),
    EventKind(
        "left",
        "{card} goes to the graveyard",
        "{card}置入墓地",
        reasons.left,
        ("to",),
        but=(
            Sentence("{card} returns to its owner’s hand", "{card}返回拥有者的手牌", to=codes.TO_HAND),
            Sentence("{card} goes on top of its owner’s deck", "{card}置于拥有者的牌库顶", to=codes.TO_TOP),
            Sentence("{card} goes to the bottom of its owner’s deck", "{card}置于拥有者的牌库底", to=codes.TO_BOTTOM),
            Sentence("{card} is shuffled into its owner’s deck", "{card}洗入拥有者的牌库", to=codes.TO_SHUFFLE),
            Sentence("{card} is banished", "{card}被放逐", to=codes.TO_BANISHED),
        ),
    ),
    EventKind(
        "died",
        "{side}’s {card} would die and goes elsewhere instead",
        "{side}的{card}将死亡，改为去往他处",
        reasons.died,
        ("to",),
        but=(Sentence("{side}’s {card} dies", "{side}的{card}死亡", to=codes.TO_GRAVEYARD),),
    ),
    EventKind("moved", "{side}’s {card} sets out for {location}", "{side}的{card}向{location}移动", ("6.2a", "S-6"), (LOCATION,)),
    EventKind("sent", "{card} is sent to {location}", "{card}被送往{location}", ("6.2g", "S-6"), (LOCATION, "old")),
    EventKind("stepped", "{card} enters {location}", "{card}进入{location}", reasons.stepped, (LOCATION, "old")),
    EventKind("attacked", "{side}’s {card} attacks {foe}", "{side}的{card}攻击{foe}", ("6.4a", "S-7"), (FOE, "foe_place")),
    EventKind("shot", "{side}’s {card} shoots at {foe}", "{side}的{card}射击{foe}", ("6.8a", "S-16"), (FOE, "foe_place")),
    EventKind("intercepted", "{side}’s {card} intercepts {foe}", "{side}的{card}拦截{foe}", ("6.3a", "S-7"), (FOE, "foe_place")),
    EventKind("defended", "{side}’s {card} defends against {foe}", "{side}的{card}防御{foe}", ("6.5a", "S-7"), (FOE, "foe_place")),
    EventKind("prey_left_out", "{card} is left out of the fight", "{card}退出战斗", ("6.5f", "S-7")),
    EventKind(
        "damaged",
        "{card} takes {damage} damage ({total} in all)",
        "{card}受到 {damage} 点伤害（累计 {total} 点）",
        reasons.damaged,
        ("damage", "total"),
    ),
    EventKind(
        "avatar_damaged",
        "{card} takes {damage} damage ({life} life left)",
        "{card}受到 {damage} 点伤害（剩余 {life} 点生命值）",
        reasons.avatar_damaged,
        ("damage", "life"),
    ),
    EventKind(
        "life_lost",
        "{side} loses {amount} life ({life} left)",
        "{side}失去 {amount} 点生命值（剩余 {life} 点）",
        reasons.life_lost,
        ("amount", "life"),
    ),
    EventKind(
        "life_gained",
        "{side} gains {amount} life (now {life})",
        "{side}恢复 {amount} 点生命值（现为 {life}）",
        ("9.12k", "10.1b"),
        ("amount", "life"),
    ),
    EventKind("deaths_door", "{card} is at death’s door", "{card}进入死门", ("10.2a", "S-9")),
    EventKind("death_blow", "{card} is dealt the death blow", "{card}受到终结一击", ("10.3a", "S-9"), ("damage",)),
    EventKind(
        "immune", "{card} is immune to {damage} damage this turn", "{card}本回合免疫伤害（{damage} 点）", ("10.2b", "S-9"), ("damage",)
    ),
    EventKind("prevented", "{amount} damage to {card} is prevented", "防止了{card}将受到的 {amount} 点伤害", ("9.7b",), ("amount",)),
    EventKind("warded", "{card} loses its ward", "{card}失去守护", ("8.10a", "S-16")),
    EventKind("picked_up", "{bearer} picks up {card}", "{bearer}拾起{card}", reasons.picked_up, (other_card("bearer"), "bearer_place")),
    EventKind("dropped", "{bearer} lays down {card}", "{bearer}放下{card}", reasons.dropped, (other_card("bearer"), "bearer_place")),
    EventKind(
        "mana_changed",
        "{side}: {change:+d} mana (now {mana})",
        "{side}的法力 {change:+d}（现为 {mana}）",
        reasons.mana_changed,
        ("change", "mana"),
    ),
    EventKind(
        "power_changed", "{card} gets {changed}", "{card}获得 {changed}", ("9.6b",), ("power", "steps"), gaps={"changed": changed_of}
    ),
    EventKind("trait_changed", "{card} changes{lasts}", "{card}的特性改变{lasts}", ("8.1a",), ("traits", named("lasts", LASTS))),
    EventKind("tapped", "{card} is tapped", "{card}横置", reasons.tapped),
    EventKind(
        "held",
        "{card} stays tapped at its controller’s next {count} turns",
        "{card}在其控制者接下来 {count} 个回合不会重整",
        ("9.12j", "4.2e"),
        ("count",),
    ),
    EventKind("controlled", "{side} gains control of {card}", "{side}获得{card}的控制权", reasons.controlled, ("old_place",)),
    EventKind("site_destroyed", "{card} becomes rubble", "{card}变为废墟", reasons.site_destroyed, ("to",)),
    EventKind("site_changed", "{card} becomes {ground}{lasts}", "{card}变为{ground}{lasts}", ("2.4c",), (GROUND, named("lasts", LASTS))),
    EventKind(
        "threshold_changed",
        "{side}: {amount} more {element} threshold",
        "{side}的{element}元素限制 +{amount}",
        ("4.5d",),
        (ELEMENT, "amount"),
    ),
    EventKind(
        "card_moved",
        "{card} goes from {side}’s {zone} to the {to}",
        "{card}从{side}的{zone}进入{to}",
        reasons.card_moved,
        (ZONE, TO),
        but=tuple(
            Sentence("{side} puts {card} back into the {zone}", "{side}将{card}放回{zone}", zone=deck, to=deck)
            for deck in (codes.SPELLBOOK, codes.ATLAS)
        ),
    ),
    EventKind(
        "revealed",
        "{side} looks at the top {count} cards of its deck",
        "{side}查看牌库顶的 {count} 张牌",
        reasons.revealed,
        ("count", "is_hand"),
        but=(
            Sentence("{side} reveals its hand", "{side}展示手牌", is_hand=1),
            Sentence("{side} looks at the top card of its deck", "{side}查看牌库顶的 1 张牌", count=1),
        ),
    ),
    EventKind("deck_shuffled", "{side} shuffles its {deck}", "{side}洗{deck}", ("1.6b",), (DECK,)),
    EventKind("discarded", "{side} discards {card}", "{side}弃置{card}", reasons.discarded, (ZONE,)),
    EventKind(
        "game_ended",
        "{side} wins: {end}",
        "{side}获胜：{end}",
        end_clauses,
        (END, "winner"),
        but=(Sentence("The game is a draw: {end}", "平局：{end}", side=-1),),
    ),
)

NUMBERS = TokenNumbers(codes.FIRST_TOKEN, codes.CARDS, codes.PLACES)
EVENTS = TokenEvents(events, NUMBERS, lambda event: UNSEEN, KINDS)
