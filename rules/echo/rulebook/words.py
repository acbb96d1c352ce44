"""Echo 4: what the words of the rules and the cards mean."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

EVERYWHERE = Clause(
    "4.1",
    title=Text("Throughout the game", "全局术语"),
    clauses=(
        Clause(
            "4.1a",
            title=Text("Attacker", "攻击方"),
            text=Text("The player whose turn it is.", "当前回合的玩家。"),
        ),
        Clause("4.1b", title=Text("Defender", "防守方"), text=Text("The other player.", "另一方玩家。")),
    ),
    notes=(Text("So it is outside battles, too.", "战斗之外也是如此。"),),
)

ASLEEP = Clause(
    "4.2a",
    title=Text("Asleep", "沉睡状态"),
    text=Text(
        "How a follower comes into the follower zone: face down. While asleep it can't attack or use active skills, and its passives "
        "don't work, unless a card says otherwise.",
        "随从进入随从区时的状态，卡背朝上。沉睡时不能发起攻击，不能使用主动技，被动技也不生效，卡牌另有说明的除外。",
    ),
    notes=(
        Text(
            "You know your own face-down followers, and the enemy's once you have seen them there. An effect that asks what a follower is, "
            "by its attribute, faction, race, cost, attack or keyword, passes over an enemy's follower that you don't know. One that asks "
            "for any follower, or for a sleeping one, may take it.",
            "己方背面朝上的随从，己方始终知道是什么；对方的，翻开看过之后才知道。"
            "效果对随从的属性、阵营、种族、费用、攻击力或关键词有要求时，不知道是什么的对方随从一律不符合；"
            "只要求“随从”或“沉睡的随从”时，则可以选取。",
        ),
    ),
)

AWAKE = Clause(
    "4.2b",
    title=Text("Awake", "唤醒状态"),
    text=Text(
        "A sleeping follower that is awakened is turned face up. Awake, it may attack an enemy follower or the enemy hero once a turn, but "
        "not the hero in the turn it awoke. Its active and passive skills work.",
        "沉睡的随从被唤醒后翻到正面。唤醒的随从每回合可以攻击对方随从或英雄一次，但唤醒的当回合不能攻击英雄。它的主动技和被动技都可以正常使用。",
    ),
)

DYING = Clause(
    "4.2c",
    title=Text("Dying", "濒死状态"),
    text=Text(
        "The state before destruction: of a follower that lost its battle, or that an item or a skill destroys. Unless it "
        "[regenerates](4.2j) or something else revives it, it is destroyed and goes to the graveyard.",
        "随从在战斗结算中落败，或受道具、技能影响时，在被破坏之前进入的状态。没有[再生](4.2j)或其他复活条件的，随即被破坏，弃置到墓地。",
    ),
)

AWAKEN_SKILL = Clause(
    "4.2d",
    title=Text("Awaken skill", "唤醒技"),
    word="Awaken",
    text=Text("When the follower is awakened, you may use it, once.", "该随从被唤醒时，可以选择发动，仅此一次。"),
)

LAST_STAND = Clause(
    "4.2e",
    title=Text("Last-stand skill", "战死技"),
    word="Last stand",
    text=Text("When the follower is destroyed, you may use it, once.", "该随从被破坏时，可以选择发动，仅此一次。"),
    rulings=(
        Ruling(
            "E-10",
            Text(
                "It works from asleep, too: [sleep](4.2a) forbids only attacks, active skills and passives.",
                "沉睡时也可以发动：[沉睡](4.2a)只禁止攻击、主动技和被动技。",
            ),
        ),
    ),
    notes=(
        Text(
            "Wherever a skill “may” be used, whoever owns it then is asked, in either player's turn.",
            "凡写明“可以”的技能，都由当时的所有者决定，无论轮到谁的回合。",
        ),
    ),
)

ACTIVE = Clause(
    "4.2f",
    title=Text("Active skill", "主动技"),
    word="Active",
    text=Text(
        "A skill of a hero or an awake follower that may be used once a turn, by a follower also in the turn it awoke.",
        "英雄或已唤醒的随从每回合最多使用一次的技能，随从在唤醒的当回合也可以使用。",
    ),
)

PASSIVE = Clause(
    "4.2g",
    title=Text("Passive skill", "被动技"),
    word="Passive",
    text=Text(
        "A skill of a hero or an awake follower that works all the time. A sleeping follower's does not.",
        "英雄或已唤醒的随从始终生效的技能，随从沉睡时不生效。",
    ),
)

SHIELD = Clause(
    "4.2h",
    title=Text("Shield", "护盾"),
    text=Text(
        "In a battle against an attribute that [beats its own](2.2.2b), the follower fights as if neither attribute beat the other.",
        "该随从进入战斗结算而[属性被克制](2.2.2b)时，按没有克制关系结算。",
    ),
    rulings=(
        Ruling(
            "E-11",
            Text("Shield and [regenerate](4.2j) work while the follower is asleep, too.", "护盾和[再生](4.2j)在随从沉睡时同样有效。"),
        ),
    ),
)

REATTACK = Clause(
    "4.2i",
    title=Text("Reattack", "再动"),
    text=Text(
        "When the follower has attacked and destroyed an enemy follower, it may attack once more, even the enemy hero. At most once a "
        "turn.",
        "该随从攻击对方随从并将其破坏后，可以再攻击一个目标，包括对方英雄。每回合最多一次。",
    ),
    rulings=(
        Ruling(
            "E-9",
            Text(
                "It has to survive the battle. One that [regenerated](4.2j) has survived.",
                "前提是它在战斗后仍然存活。靠[再生](4.2j)复活也算存活。",
            ),
        ),
    ),
)

REGENERATE = Clause(
    "4.2j",
    title=Text("Regenerate", "再生"),
    text=Text(
        "When the follower is dying, it revives, awake or asleep as it was, with all that raised or lowered its attack before the "
        "battle was settled. At most once a turn.",
        "该随从进入濒死状态时复活，保持原本的唤醒或沉睡状态，并保留进入战斗结算之前的所有增益与减益。每回合最多一次。",
    ),
    notes=(
        Text(
            "“Once a turn” means once in each player's turn, here as for reattack and active skills.",
            "“每回合”指双方各自的每一个回合，再动和主动技也是如此。",
        ),
    ),
)

CHOOSE = Clause(
    "4.2k",
    title=Text("Choose", "选择"),
    text=Text("One of the listed effects takes place. Its owner picks which.", "从列出的几种效果中选一种发动。"),
)

STATES = Clause(
    "4.2",
    title=Text("Followers and their skills", "随从状态"),
    clauses=(ASLEEP, AWAKE, DYING, AWAKEN_SKILL, LAST_STAND, ACTIVE, PASSIVE, SHIELD, REATTACK, REGENERATE, CHOOSE),
)

WORDS = Clause("4", title=Text("The words of the rules", "规则词典"), clauses=(EVERYWHERE, STATES))
