"""Chinese for what happened to a side this turn."""

from __future__ import annotations

from rules.echo.language.selectors import EventCount

WHO = {"own": "己方", "enemy": "对方", "any": "双方"}
#: Whether it happened, whether it did not, and how much.
WORDS = {
    "drawn": ("抽过牌", "没有抽过牌", "抽牌张数"),
    "discarded": ("弃置过卡", "没有弃置过卡", "弃卡张数"),
    "displayed": ("有卡置入过展示区", "没有卡置入过展示区", "置入展示区的卡牌张数"),
    "items": ("使用过道具", "没有使用过道具", "使用道具次数"),
    "placed": ("放置过随从", "没有放置过随从", "放置随从数"),
    "awakened": ("唤醒过随从", "没有唤醒过随从", "唤醒随从数"),
    "destroyed": ("有随从被破坏", "没有随从被破坏", "被破坏的随从数"),
    "attacks": ("攻击过", "没有攻击过", "攻击次数"),
    "life_lost": ("英雄失去过生命值", "英雄没有失去过生命值", "英雄失去的生命值"),
    "healed": ("英雄回复过生命值", "英雄没有回复过生命值", "英雄回复的生命值"),
    "skills": ("使用过主动技", "没有使用过主动技", "使用主动技次数"),
}


def happened(of: EventCount) -> str:
    return f"本回合{WHO[of.side]}{WORDS[of.this_turn][0]}"


def never_happened(of: EventCount) -> str:
    return f"本回合{WHO[of.side]}{WORDS[of.this_turn][1]}"


def counted(of: EventCount) -> str:
    """`本回合己方抽牌张数`."""
    return f"本回合{WHO[of.side]}{WORDS[of.this_turn][2]}"
