"""Sorcery 6.6 to 6.9: fights, strikes at sites, shots (S-8); and chapter 6 as a whole."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.sorcery.rulebook.fights.attacks import ATTACKING, DEFENDING
from rules.sorcery.rulebook.fights.moves import INTERCEPTING, MOVING, STEPS
from rules.wording import Text

FIGHTS = Clause(
    "6.6",
    title=Text("Fight", "战斗"),
    clauses=(
        Clause(
            "6.6a",
            Text(
                "The attacker deals damage equal to its power to its targets, and each target deals damage equal to its power to the "
                "attacker, all at once.",
                "攻击者对其目标造成等同于自身力量的伤害，每个目标也对攻击者造成等同于自身力量的伤害，全部同时造成。",
            ),
        ),
        Clause(
            "6.6b",
            Text(
                "If there are several targets, the attacker's player puts them in an order. Each gets as much as is enough before the "
                "next gets any; the last one gets all that is left.",
                "目标有数个时，由攻击者的玩家排列顺序。前一个受到足够的伤害之后，才分配给下一个；余下的全部分配给最后一个。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.6c",
            Text(
                "Enough is: for a minion or an automaton its power less the damage on it, or for a minion 1 from an attacker with "
                "[lethal](8.9); for an avatar its life, or 1 at death's door, or 0 while it is [immune](10.2b). Prevention is not "
                "reckoned with.",
                "足够的伤害是：对随从或自律机为其力量减去已受的伤害，攻击者具有[致命](8.9)时，对随从为 1 点；对化身为其生命值，"
                "在死门时为 1 点，[免疫](10.2b)期间为 0 点。不计防止的伤害。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.6d",
            Text(
                "After that [states](9.5) are looked at: no unit dies before all have dealt their damage. Survivors stay in the location.",
                "然后[检查状态](9.5)：所有伤害造成之前，没有单位死亡。存活的单位留在该位置。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.6e",
            Text("All who were in it have fought this turn.", "参加战斗的单位都视为本回合参与过战斗。"),
            is_ours=True,
        ),
        Clause(
            "6.6f",
            Text(
                "An effect that has two units fight is no attack: both deal damage equal to their power to each other, wherever they "
                "are, and have not fought in the sense of [7.3](7.3).",
                "效果使两个单位互斗不是攻击：两者互相造成等同于各自力量的伤害，无论位于何处，且不计为 [7.3](7.3) 所说的参与过战斗。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-8",
            Text(
                "Both sides deal damage equal to their total power at once; a minion dies at damage of at least its power; damage on "
                "others than avatars clears at the end of the turn. An undefended site hit: its controller's avatar loses that much "
                "life, which is no damage and no death blow.",
                "双方同时造成等同于力量总和的伤害；随从受到的伤害大于或等于其力量时死亡；非化身单位所受的伤害在回合结束时移除。"
                "无防御的地标被击中：其控制者的化身失去等量的生命值，这不是伤害，也不是终结一击。",
            ),
        ),
    ),
    examples=(
        Text(
            "A unit with 7 power attacks and is defended against by minions with 3 and 2 power, put in this order; the original target, "
            "with 4 power, is removed. The first minion gets 3 damage and the last one 4; the attacker gets 5.",
            "力量为 7 的单位攻击，力量为 3 和 2 的随从先后防御并依此排列，力量为 4 的原目标被移除。前一个随从受到 3 点伤害，"
            "后一个受到 4 点；攻击者受到 5 点。",
        ),
    ),
)

SITE_STRIKES = Clause(
    "6.7",
    title=Text("Striking a site", "击中地标"),
    clauses=(
        Clause(
            "6.7a",
            Text(
                "If nobody has intercepted or defended, the attacked site is struck: its controller's avatar loses life equal to the "
                "attacker's power.",
                "无单位拦截或防御时，被攻击的地标被击中：其控制者的化身失去等同于攻击者力量的生命值。",
            ),
        ),
        Clause(
            "6.7b",
            Text(
                "That is no damage. It is no death blow, and an avatar at death's door loses nothing.",
                "这不是伤害，不会成为终结一击；已在死门的化身不失去任何东西。",
            ),
        ),
        Clause(
            "6.7c",
            Text(
                "The site stays. The attacker has fought this turn, and remains on its surface.",
                "地标不受影响。攻击者视为本回合参与过战斗，留在其地表。",
            ),
            is_ours=True,
        ),
    ),
)

SHOOTING = Clause(
    "6.8",
    title=Text("Shooting", "射击"),
    clauses=(
        Clause(
            "6.8a",
            Text(
                "A unit with [ranged](8.3) may be tapped to shoot an enemy's unit instead of moving or attacking. It stays where it is "
                "and deals damage equal to its power.",
                "具有[远程](8.3)的单位可以不移动、不攻击，而横置来射击一个敌方单位。它留在原处，造成等同于自身力量的伤害。",
            ),
        ),
        Clause(
            "6.8b",
            Text(
                "Nobody intercepts or defends, and the unit that was shot strikes nobody back.",
                "射击不能被拦截或防御，被射击的单位不会还击。",
            ),
        ),
        Clause(
            "6.8c",
            Text(
                "A shot is an attack for all that says “attack”: what can't attack can't shoot, and what triggers on attacking triggers, "
                "and is carried out after the damage.",
                "射击属于攻击：不能攻击的单位不能射击；攻击时的能力触发，在造成伤害之后结算。",
            ),
        ),
        Clause(
            "6.8d",
            Text("The shooter has fought this turn, its target has not.", "射击的单位视为本回合参与过战斗，其目标则不算。"),
        ),
    ),
    is_ours=True,
)

IN_TRANSIT = Clause(
    "6.9",
    title=Text("What comes in between", "途中的处理"),
    clauses=(
        Clause(
            "6.9a",
            Text(
                "The order is: tapping; what the attack triggers; then for each location entered what that triggers, and interception; "
                "at the target defenders one by one, each with what it triggers; the original target's stay; the order of targets; "
                "damage.",
                "顺序为：横置；攻击触发的能力；每进入一个位置，先结算由此触发的能力，再询问拦截；到达目标处之后逐个防御，"
                "各自结算触发的能力；选择原目标的去留；排列目标的顺序；造成伤害。",
            ),
        ),
        Clause(
            "6.9b",
            Text(
                "Between any two of these, [states](9.5) are looked at and what waits is carried out.",
                "任意两项之间都[检查状态](9.5)，并结算等待中的能力。",
            ),
        ),
        Clause(
            "6.9c",
            Text("Powers are those at the moment of damage.", "力量以造成伤害时为准。"),
        ),
    ),
    is_ours=True,
)

FIGHTING = Clause(
    "6",
    title=Text("Moving and fighting", "移动与战斗"),
    clauses=(STEPS, MOVING, INTERCEPTING, ATTACKING, DEFENDING, FIGHTS, SITE_STRIKES, SHOOTING, IN_TRANSIT),
)
