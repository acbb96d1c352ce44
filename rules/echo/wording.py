"""The words of replays and the sandbox for skills, slots and cards that nobody sees."""

from __future__ import annotations

from rules.echo.terms import KEYWORDS
from rules.wording import Text

#: The kinds of skills, as the card language calls them.
SKILL_NAMES = {
    "awaken": Text("awaken skill", "唤醒技"),
    "last_stand": Text("last-stand skill", "战死技"),
    "active": Text("active skill", "主动技"),
    "passive": Text("passive skill", "被动技"),
    "use": Text("effect", "效果"),
    "replacement": Text("passive skill", "被动技"),
}
#: The marks that a follower may have, as positions call them.
MARK_NAMES = {keyword.slug: keyword.name for keyword in KEYWORDS} | {
    "cant_attack": Text("can't attack", "不能攻击"),
    "cant_attack_hero": Text("can't attack the hero", "不能攻击英雄"),
    "cant_be_attacked": Text("can't be attacked", "不能被攻击"),
    "cant_be_chosen": Text("can't be chosen by enemy effects", "不能被对方的效果选择"),
    "cant_awaken": Text("can't awaken", "不能被唤醒"),
    "cant_use": Text("can't use active skills", "不能使用主动技"),
    "guard": Text("must be attacked first", "必须被优先攻击"),
}
#: The names of what a player does not see: a follower that lies there, one that is being placed, another card.
SLEEPER = Text("a face-down follower", "沉睡的随从")
UNSEEN_FOLLOWER = Text("a follower", "一只随从")
UNSEEN = Text("a card", "一张卡")


def at_slot(name: Text, slot: int) -> Text:
    """The name with its slot behind it; a hero (0) has none."""
    return Text(f"{name.en} (slot {slot})", f"{slot}号位的{name.zh}") if slot else name
