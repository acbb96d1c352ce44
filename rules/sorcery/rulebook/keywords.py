"""Sorcery 8.7 to 8.15: the other keywords; and chapter 8 as a whole."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.sorcery.rulebook.mobility import AIRBORNE, BURROWING, HAVING, RANGED, SUBMERGE, VOIDWALK
from rules.wording import Text

STEALTH = Clause(
    "8.7",
    title=Text("Stealth", "隐匿"),
    clauses=(
        Clause(
            "8.7a",
            Text(
                "It is no target and is not intercepted, until it has struck or used an ability.",
                "在其打击或使用能力之前，不是目标，也不会被拦截。",
            ),
        ),
        Clause(
            "8.7b",
            Text(
                "No spell, ability, attack or shot of the enemy's names it; those of its own side may. What names no target affects it, "
                "and it can be defended against.",
                "敌方的法术、能力、攻击与射击不能指定它，己方的则可以。不指定目标的效果对它照常生效；也可以对它进行防御。",
            ),
            is_ours=True,
        ),
        Clause(
            "8.7c",
            Text(
                "It has struck when it has dealt its damage in the fight of an attack or by a shot, even of 0, or has struck a site. "
                "It has used an ability when one of its activated abilities, or of a relic that it carries, was used, or when it has "
                "cast magic. Moving and handling artifacts do not end stealth.",
                "在攻击的战斗中或以射击造成伤害（即使为 0 点）、击中地标，即为打击。使用其启动能力或其持有的器物的启动能力，以及施放魔法，"
                "即为使用能力。移动、拾起与丢下神器不会使其失去隐匿。",
            ),
            is_ours=True,
        ),
    ),
)

CHARGE = Clause(
    "8.8",
    title=Text("Charge", "冲锋"),
    text=Text("It has no [summoning sickness](3.9).", "不受[召唤虚弱](3.9)影响。"),
)

LETHAL = Clause(
    "8.9",
    title=Text("Lethal", "致命"),
    clauses=(
        Clause(
            "8.9a",
            Text("Any damage that it deals to a minion kills it.", "对随从造成任意伤害，即令其死亡。"),
        ),
        Clause(
            "8.9b",
            Text(
                "That holds for fights, shots and its own abilities. The minion dies when [states](9.5) are next looked at. Avatars, "
                "automata and prevented damage are not concerned.",
                "适用于战斗、射击和其自身的能力。随从在下一次[检查状态](9.5)时死亡。对化身与自律机不起作用，被防止的伤害也不起作用。",
            ),
            is_ours=True,
        ),
    ),
)

WARD = Clause(
    "8.10",
    title=Text("Ward", "守护"),
    clauses=(
        Clause(
            "8.10a",
            Text(
                "The first time it would be a target of an enemy's spell or ability, or be dealt damage by one, that has no effect and "
                "the ward is gone.",
                "首次将成为敌方法术或能力的目标，或将受到其伤害时，该次无效，守护随之消失。",
            ),
        ),
        Clause(
            "8.10b",
            Text(
                "It may be named as a target. Then nothing that the spell or ability does to targets befalls it, while everything else "
                "in the text happens.",
                "它可以被指定为目标。该法术或能力对目标的效果对它无效，其余部分照常进行。",
            ),
            is_ours=True,
        ),
        Clause(
            "8.10c",
            Text(
                "Where it is no target, ward takes one dealing of damage away, and nothing else.",
                "它不是目标时，守护只抵消一次伤害，别无作用。",
            ),
            is_ours=True,
        ),
        Clause(
            "8.10d",
            Text(
                "Attacks, fights and shots are neither spells nor abilities; nor is a strike at a site.",
                "攻击、战斗、射击与击中地标都不是法术或能力。",
            ),
            is_ours=True,
        ),
    ),
)

MOVEMENT = Clause(
    "8.11",
    title=Text("Movement", "移动"),
    clauses=(
        Clause(
            "8.11a",
            Text("Movement +N: it may take N more steps in a move.", "移动 +N：一次移动可以多走 N 步。"),
        ),
        Clause(
            "8.11b",
            Text(
                "The steps of a move are counted when it begins. They are never fewer than 0.",
                "移动的步数在移动开始时确定，不会少于 0。",
            ),
            is_ours=True,
        ),
    ),
)

DEFENDER = Clause(
    "8.12",
    title=Text("Defender", "守卫"),
    clauses=(
        Clause(
            "8.12a",
            Text("It can't attack.", "不能攻击。"),
        ),
        Clause(
            "8.12b",
            Text(
                "Nor can it [shoot](6.8). It moves, intercepts, defends and fights as any other unit.",
                "也不能[射击](6.8)。它与其他单位一样可以移动、拦截、防御和战斗。",
            ),
            is_ours=True,
        ),
    ),
)

SPELLCASTER = Clause(
    "8.13",
    title=Text("Spellcaster", "施法者"),
    clauses=(
        Clause(
            "8.13a",
            Text(
                "Its controller may name it as the one who casts a spell. All avatars are spellcasters.",
                "其控制者可以指定它施放法术。化身都是施法者。",
            ),
        ),
        Clause(
            "8.13b",
            Text(
                "It may do so any number of times, in any region, [tapped or sick](5.2c).",
                "次数不限，不论处于何种区域，[横置或召唤虚弱](5.2c)时也可以。",
            ),
            is_ours=True,
        ),
    ),
)

GENESIS = Clause(
    "8.14",
    title=Text("Genesis", "降临"),
    clauses=(
        Clause(
            "8.14a",
            Text("It triggers when the card arrives in the realm.", "此牌进入领域时触发。"),
        ),
        Clause(
            "8.14b",
            Text(
                "However it arrives: cast, played, summoned, or made as a token. Coming under another player's control is no arrival.",
                "无论以何种方式进入：施放、打出、召唤，或作为衍生物产生。控制者改变不算进入。",
            ),
            is_ours=True,
        ),
    ),
)

DEATHRITE = Clause(
    "8.15",
    title=Text("Deathrite", "亡语"),
    clauses=(
        Clause(
            "8.15a",
            Text("It triggers when the card [dies](3.4b).", "此牌[死亡](3.4b)时触发。"),
        ),
        Clause(
            "8.15b",
            Text(
                "It belongs to the player who controlled the card last, and measures from where the card was. Of a site it triggers when "
                "the site is destroyed.",
                "归死亡前的控制者所有，距离从其死亡时的位置算起。地标的亡语在其被摧毁时触发。",
            ),
            is_ours=True,
        ),
    ),
)

KEYWORDS = Clause(
    "8",
    title=Text("Keywords", "关键词"),
    clauses=(
        HAVING,
        AIRBORNE,
        RANGED,
        BURROWING,
        SUBMERGE,
        VOIDWALK,
        STEALTH,
        CHARGE,
        LETHAL,
        WARD,
        MOVEMENT,
        DEFENDER,
        SPELLCASTER,
        GENESIS,
        DEATHRITE,
    ),
)
