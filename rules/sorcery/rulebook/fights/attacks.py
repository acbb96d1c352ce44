"""Sorcery 6.4 and 6.5: attack and defence (the source's attacking and defending; S-7)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

ATTACKING = Clause(
    "6.4",
    title=Text("Attack", "攻击"),
    clauses=(
        Clause(
            "6.4a",
            Text(
                "In the main phase the active player taps a unit to attack another unit, or a site, that it can reach with its steps. It "
                "moves there as in [6.2](6.2), and may be intercepted on the way.",
                "主要阶段中，当前玩家可以横置一个单位，攻击以其步数能够到达的另一个单位或地标。它依照 [6.2](6.2) 移动到该处，"
                "途中可能被拦截。",
            ),
        ),
        Clause(
            "6.4b",
            Text("A unit may attack a unit of its own side.", "单位可以攻击友方单位。"),
        ),
        Clause(
            "6.4c",
            Text("A site is attacked on its surface.", "攻击地标须到达其地表。"),
        ),
        Clause(
            "6.4d",
            Text(
                "Only an enemy's site is attacked. A unit is attacked in its very location.",
                "只能攻击敌方的地标。攻击单位须到达该单位所在的位置。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.4e",
            Text(
                "What is in the attacker's own location is attacked without a step; then nobody intercepts.",
                "目标就在攻击者所在的位置时，无须走步，此时不能拦截。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.4f",
            Text(
                "What happens when a unit [attacks](9.10) triggers when it is tapped for the attack, and is carried out before the first "
                "step.",
                "单位[攻击](9.10)时的能力在其为攻击而横置时触发，在第一步之前结算。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.4g",
            Text(
                "If the target is not where the attacker arrives, or not an enemy's site any more, nothing is fought.",
                "攻击者到达时目标已不在该处，或已不是敌方的地标，则不发生战斗。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.4h",
            Text(
                "A unit that can't move may attack what is in its own location.",
                "不能移动的单位可以攻击位于同一位置的目标。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-7",
            Text(
                "Attack: tap, move up to the steps, then fight a unit there or strike the site. An untapped enemy unit in a square "
                "entered may tap to intercept: the mover stops and attacks it. After arrival, untapped enemy units there or adjacent may "
                "tap, move in and defend; the defending side keeps or removes the original target; a site is replaced as the target when "
                "anyone defends.",
                "攻击：横置，移动不超过其步数，然后与该处的单位战斗，或击中地标。途经方格中处于重整状态的敌方单位可以横置进行拦截："
                "移动者停下并攻击它。到达之后，该处或相邻位置处于重整状态的敌方单位可以横置并移入进行防御；防御方保留或移除原本的目标；"
                "有单位防御时，地标不再是目标。",
            ),
        ),
    ),
)

DEFENDING = Clause(
    "6.5",
    title=Text("Defence", "防御"),
    clauses=(
        Clause(
            "6.5a",
            Text(
                "Once the attacker is at its target, the target's controller, if an enemy, may have other untapped units defend: units "
                "in that location, or adjacent ones, which move in.",
                "攻击者到达目标处之后，若目标由敌方控制，其控制者可以令其他处于重整状态的单位进行防御：位于该位置的单位，或相邻的单位，"
                "后者移入该位置。",
            ),
        ),
        Clause(
            "6.5b",
            Text("Each taps to defend.", "每个防御的单位须横置。"),
        ),
        Clause(
            "6.5c",
            Text(
                "A defender is not [sick](3.9). One that moves in takes one step, which it must be able to take, whatever its movement. "
                "It enters the location and can't be intercepted.",
                "防御的单位不能有[召唤虚弱](3.9)。移入的单位走一步，须能走这一步，与其移动无关。它进入该位置，且不能被拦截。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.5d",
            Text(
                "Defenders are named one by one, until the player names no more. What each triggers is carried out before the next is "
                "named.",
                "防御的单位逐个指定，直到该玩家不再指定。每个单位触发的能力结算之后，再指定下一个。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.5e",
            Text("If anybody defends a site, the site is no target any more.", "有单位防御地标时，地标不再是攻击的目标。"),
        ),
        Clause(
            "6.5f",
            Text(
                "If anybody defends a unit, its controller chooses whether it stays a target or is removed and fights no more.",
                "有单位防御另一个单位时，由其控制者选择该目标保留，或移除而不参加战斗。",
            ),
        ),
        Clause(
            "6.5g",
            Text(
                "That is chosen once, after the last defender. Who was intercepted by a unit has that unit as the target, which may be "
                "removed so; defenders can't be.",
                "此选择在最后一个防御单位之后进行一次。拦截者视为原本的目标，可以如此移除；防御的单位不能移除。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.5h",
            Text("A removed target stays where it is, and tapped if it was.", "被移除的目标留在原处，横置与否不变。"),
            is_ours=True,
        ),
        Clause(
            "6.5i",
            Text(
                "What the attack or a defence has triggered may take the attacker or its targets away. If the attacker or all targets "
                "are gone from the location, nothing is fought, and a site that was defended is not struck.",
                "攻击与防御触发的能力可能使攻击者或目标离开。攻击者不在该位置，或目标都已不在时，不发生战斗；已被防御的地标不会被击中。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.5j",
            Text("A tapped unit that is attacked fights as any other.", "被攻击的横置单位同样参加战斗。"),
            is_ours=True,
        ),
    ),
)
