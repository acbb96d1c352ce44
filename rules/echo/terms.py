"""The names of what Echo's cards have: attributes, factions, races and keywords (Echo 1.2, 1.3, 4.2)."""

from __future__ import annotations

from rules.kernel.cards import Choice, Term
from rules.wording import Text

ATTRIBUTES = (
    Choice("fire", Text("Fire", "火"), symbol="flame", hue="fire"),
    Choice("grass", Text("Grass", "草"), symbol="leaf", hue="grass"),
    Choice("water", Text("Water", "水"), symbol="drop", hue="water"),
    Choice("light", Text("Light", "光"), symbol="sun", hue="light"),
    Choice("dark", Text("Dark", "暗"), symbol="crescent", hue="dark"),
)

FACTIONS = (
    Choice("dawn-court", Text("Dawn Court", "曙庭")),
    Choice("tide-guild", Text("Tide Guild", "潮汐会")),
    Choice("wildroot", Text("Wildroot", "荒根")),
    Choice("night-market", Text("Night Market", "夜市")),
)

RACES = (
    Choice("human", Text("Human", "人")),
    Choice("beast", Text("Beast", "兽")),
    Choice("spirit", Text("Spirit", "灵")),
    Choice("dragon", Text("Dragon", "龙")),
    Choice("construct", Text("Construct", "傀")),
    Choice("plant", Text("Plant", "木灵")),
    Choice("demon", Text("Demon", "妖")),
    Choice("bird", Text("Bird", "羽")),
)

KEYWORDS = (
    Choice(
        "shield",
        Text("Shield", "护盾"),
        meaning=Text(
            "In a battle against the attribute that beats its own, it fights as if neither beat the other.",
            "进入战斗结算且被属性克制时，按照无属性克制结算。",
        ),
    ),
    Choice(
        "reattack",
        Text("Reattack", "再动"),
        meaning=Text(
            "After it attacks and destroys an enemy follower, it may attack once more. Once a turn.",
            "攻击对方随从并将其破坏后，可以再攻击一次，每回合最多一次。",
        ),
    ),
    Choice(
        "regenerate",
        Text("Regenerate", "再生"),
        meaning=Text(
            "When it is dying it revives as it was, awake or asleep, with all that raised or lowered its attack. Once a turn.",
            "进入濒死状态时复活，保持原本的唤醒或沉睡状态，并保留所有增益与减益，每回合最多一次。",
        ),
    ),
)


#: What the words on the cards mean (Echo 4.2), for those who read one for the first time.
GLOSSARY = (
    Term(
        Text("Awaken", "唤醒技"),
        Text("When you pay its cost and turn it face up, you may use this once.", "该随从被唤醒时，可以选择发动一次。"),
        words=(Text("Awaken", "唤醒技"),),
    ),
    Term(
        Text("Last stand", "战死技"),
        Text("When it is destroyed, awake or asleep, you may use this once.", "该随从被破坏时，可以选择发动一次，沉睡时也可以。"),
        words=(Text("Last stand", "战死技"),),
    ),
    Term(
        Text("Active", "主动技"),
        Text(
            "Use it once a turn in your main phase; a follower must be awake.", "英雄或已唤醒的随从每回合可以使用一次，唤醒的当回合也可以。"
        ),
        words=(Text("Active", "主动技"),),
    ),
    Term(
        Text("Passive", "被动技"),
        Text("Works all the time; on a follower only while it is awake.", "始终生效；随从沉睡时不生效。"),
        words=(Text("Passive", "被动技"),),
    ),
    Term(
        Text("Asleep", "沉睡"),
        Text(
            "Face down. It can't attack or use its active skill, and its passive doesn't work.",
            "卡背朝上。不能发起攻击，不能使用主动技，被动技也不生效。",
        ),
        words=(Text("asleep", "沉睡"),),
    ),
    Term(
        Text("Awake", "唤醒"),
        Text(
            "Face up. It attacks once a turn, but not the enemy hero in the turn it awoke.",
            "卡面朝上。每回合可以攻击一次，但唤醒的当回合不能攻击对方英雄。",
        ),
        words=(Text("awake", "已唤醒"),),
    ),
    Term(
        Text("Display zone", "展示区"),
        Text(
            "Cards shown to both players. At the end of your draw phase you take them into your hand.",
            "向双方公开的卡牌。抽牌阶段结束时，己方展示区的卡牌回到手牌。",
        ),
        words=(Text("display zone", "展示区"),),
    ),
)


def name_of(choices: tuple[Choice, ...], slug: str) -> Text:
    """The name of one of the choices. Raises KeyError for a slug that is none of them."""
    for choice in choices:
        if choice.slug == slug:
            return choice.name
    raise KeyError(slug)
