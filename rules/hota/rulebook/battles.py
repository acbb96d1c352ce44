"""HotA 109, ours: the battle phase, from attackers to damage (H-4, H-5, H-10)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

COURSE = Clause(
    "109.1",
    title=Text("The course of the battle phase", "战斗阶段流程"),
    text=Text(
        "[Attackers](109.2) are declared, then [blockers](109.3); then [damage](109.5) is dealt. After each of these steps both players "
        "get priority. If nobody attacks, or no attacker is left when blockers are to be declared, the phase ends.",
        "先宣告[进攻生物](109.2)，再宣告[阻挡生物](109.3)，然后造成[战斗伤害](109.5)。每一步之后双方都获得优先权。"
        "没有生物攻击，或宣告阻挡时已没有进攻生物，战斗阶段随即结束。",
    ),
    rulings=(
        Ruling(
            "H-4",
            Text(
                "Creatures have attack and life; what the source calls defence is the life. They can't attack in the turn in which they "
                "arrive. The active player declares attackers on the enemy player; the defending player assigns each own ready creature to "
                "at most one attacker, and several may block one. Then all damage is dealt at once: attackers and blockers to each other, "
                "an attacker's split in an order that its player chooses; unblocked attackers to the player.",
                "生物具有攻击力与生命值，原规则中的“防御力”即生命值。生物在进场的回合不能攻击。"
                "进攻玩家宣告攻击敌方玩家的生物；防御玩家的每个重置的生物最多阻挡一个进攻生物，数个生物可以阻挡同一个。"
                "然后同时造成伤害：进攻生物与阻挡生物互相造成，进攻生物的伤害按其玩家选择的顺序分配；未受阻挡的进攻生物对玩家造成。",
            ),
        ),
    ),
)

ATTACKERS = Clause(
    "109.2",
    title=Text("Attackers", "宣告进攻生物"),
    clauses=(
        Clause(
            "109.2a",
            Text(
                "The active player declares attackers one by one, any number or none. They attack the enemy player.",
                "进攻玩家逐个宣告进攻生物，数目不限，也可以没有。它们攻击的是敌方玩家。",
            ),
        ),
        Clause(
            "109.2b",
            Text(
                "An attacker must be [ready](111.2b), and its controller must have controlled it since the turn began, unless it has "
                "[haste](112.1f).",
                "进攻生物须处于[重置](111.2b)状态，且自回合开始起一直由其操控者操控；具有[急速](112.1f)的不受后者限制。",
            ),
        ),
        Clause(
            "109.2c",
            Text("Attacking taps a creature, unless it has [vigilance](112.1e).", "攻击的生物横置，具有[警戒](112.1e)的除外。"),
        ),
        Clause(
            "109.2d",
            Text(
                "When all attackers are declared, what happens when they [attack](112.2c) triggers, and both players get priority.",
                "全部宣告完毕后，[攻击](112.2c)技能触发，双方获得优先权。",
            ),
        ),
    ),
)

BLOCKERS = Clause(
    "109.3",
    title=Text("Blockers", "宣告阻挡生物"),
    clauses=(
        Clause(
            "109.3a",
            Text(
                "Each ready creature of the defending player may block one attacker. Several may block the same one.",
                "防御玩家的每个重置的生物可以阻挡一个进攻生物，数个生物可以阻挡同一个。",
            ),
        ),
        Clause(
            "109.3b",
            Text(
                "A creature may block in the turn in which it arrives. Blocking does not tap it.",
                "生物在进场的回合也可以阻挡。阻挡的生物不横置。",
            ),
        ),
        Clause(
            "109.3c",
            Text(
                "Only creatures with [flying](112.1a) or [reach](112.1b) may block an attacker with flying.",
                "具有飞行的进攻生物只能被具有[飞行](112.1a)或[延势](112.1b)的生物阻挡。",
            ),
        ),
        Clause(
            "109.3d",
            Text(
                "A blocked attacker stays blocked, even when its blockers are there no more.",
                "受到阻挡的进攻生物始终视为受到阻挡，即使阻挡它的生物已经不在。",
            ),
        ),
        Clause(
            "109.3e",
            Text(
                "When all blockers are declared, the active player [orders](109.4) those of each attacker that has several. Then both "
                "players get priority.",
                "全部宣告完毕后，进攻玩家为被数个生物阻挡的进攻生物逐个[排列顺序](109.4)，然后双方获得优先权。",
            ),
        ),
    ),
)

ORDER = Clause(
    "109.4",
    title=Text("The order of blockers", "阻挡生物的顺序"),
    text=Text(
        "The active player chooses which of an attacker's blockers is dealt damage first, which second, and so on.",
        "由进攻玩家选择该进攻生物先对哪个阻挡生物造成伤害，其次是哪个，依此类推。",
    ),
)

DAMAGE = Clause(
    "109.5",
    title=Text("Battle damage", "战斗伤害"),
    clauses=(
        Clause(
            "109.5a",
            Text(
                "An attacker that was not blocked deals damage equal to its attack to the enemy player.",
                "未受阻挡的进攻生物对敌方玩家造成等同于其攻击力的伤害。",
            ),
        ),
        Clause(
            "109.5b",
            Text(
                "A blocked attacker splits its damage among its blockers in their order: each gets as much as kills it before the next one "
                "gets any. The last one gets all that is left.",
                "受到阻挡的进攻生物按顺序将伤害分配给阻挡生物：须分配足以使前一个死亡的伤害，才能分配给下一个。余下的全部分配给最后一个。",
            ),
        ),
        Clause(
            "109.5c",
            Text(
                "A blocker deals damage equal to its attack to the attacker that it blocks.",
                "阻挡生物对其阻挡的进攻生物造成等同于自身攻击力的伤害。",
            ),
        ),
        Clause(
            "109.5d",
            Text(
                "A blocked attacker that has no blockers any more deals damage to nobody, unless it has [trample](112.1d). The same holds "
                "for a blocker whose attacker is gone.",
                "受到阻挡而阻挡生物都已不在的进攻生物不造成战斗伤害，具有[践踏](112.1d)的除外。"
                "所阻挡的进攻生物已经不在的阻挡生物同样不造成战斗伤害。",
            ),
        ),
        Clause(
            "109.5e",
            Text(
                "All damage of a step is dealt at once: no creature dies before all have dealt theirs. Then both players get priority.",
                "同一步骤的伤害同时造成：所有伤害造成之前，没有生物死亡。然后双方获得优先权。",
            ),
        ),
    ),
    examples=(
        Text(
            "Two creatures with 6 and 8 life block an attacker with 17 attack, in this order. The first gets 6 damage and the last 11. If "
            "the attacker has trample, they get 6 and 8, and the player gets 3.",
            "生命值为 6 和 8 的两个生物依次阻挡一个攻击力为 17 的生物。前者受到 6 点伤害，后者受到 11 点。"
            "若进攻生物具有践踏，则两者分别受到 6 点和 8 点，玩家受到 3 点。",
        ),
    ),
)

FIRST_STRIKE = Clause(
    "109.6",
    title=Text("The first-strike step", "先攻伤害步骤"),
    clauses=(
        Clause(
            "109.6a",
            Text(
                "If an attacker or a blocker has [first strike](112.1c) when damage comes next, those that have it deal theirs in a step "
                "of their own. Both players get priority after it.",
                "即将造成战斗伤害时，若有进攻生物或阻挡生物具有[先攻](112.1c)，则由它们在单独的步骤中先造成伤害，之后双方获得优先权。",
            ),
        ),
        Clause(
            "109.6b",
            Text(
                "In the next step those that have not dealt damage yet deal theirs. No creature does so in both.",
                "在接下来的步骤中，由尚未造成战斗伤害的生物造成伤害。任何生物都不会在两个步骤中各造成一次。",
            ),
        ),
    ),
    rulings=(
        Ruling(
            "H-10",
            Text(
                "If anybody in the battle has first strike, a damage step of theirs comes before the other one. Trample gives the player "
                "what exceeds the remaining life of the blockers. Lifesteal takes as much damage off its controller as it dealt. Spell "
                "shield keeps the enemy's spells and abilities from naming the creature as a target. Reach may block flying. Attacking "
                "with vigilance does not tap. Haste does away with the wait of a turn. A blocked attacker whose blockers are gone deals "
                "damage to nobody, unless it tramples.",
                "战斗中有生物具有先攻时，它们的伤害步骤在前。践踏将超出阻挡生物剩余生命值的伤害分配给玩家。"
                "吸血使其操控者移除与所造成伤害等量的伤害。法术护盾使该生物不能成为敌方法术或技能的目标。延势可以阻挡飞行。"
                "具有警戒的生物攻击时不横置。急速不必等待一个回合。受到阻挡而阻挡生物都已不在的进攻生物不造成伤害，具有践踏的除外。",
            ),
        ),
    ),
)

WOUNDS = Clause(
    "109.7",
    title=Text("Damage on creatures", "生物受到的伤害"),
    clauses=(
        Clause(
            "109.7a",
            Text(
                "A creature with at least as much damage as life dies before a player next gets priority, whether the damage rose or the "
                "life fell.",
                "生物受到的伤害达到或超过其生命值时，在下一次有玩家获得优先权之前死亡，无论是伤害增加还是生命值降低所致。",
            ),
        ),
        Clause(
            "109.7b",
            Text("Damage stays on a creature until the [end of the turn](108.6d).", "伤害在生物上保留至[回合结束](108.6d)。"),
            rulings=(
                Ruling(
                    "H-5",
                    Text(
                        "Damage on creatures stays until the end of the turn, whether it was dealt in battle or otherwise.",
                        "生物受到的伤害保留至回合结束，无论是否在战斗中造成。",
                    ),
                ),
            ),
        ),
    ),
)

LEAVING = Clause(
    "109.8",
    title=Text("Leaving the battle", "离开战斗"),
    clauses=(
        Clause(
            "109.8a",
            Text(
                "A creature that leaves the battlefield, changes its controller, or is removed from the battle by an effect does not "
                "attack or block any more.",
                "离开战场、改变操控者或被效应移出战斗的生物，不再攻击或阻挡。",
            ),
        ),
        Clause(
            "109.8b",
            Text(
                "When the phase ends, nobody attacks or blocks any more.",
                "战斗阶段结束时，所有生物都不再攻击或阻挡。",
            ),
        ),
    ),
)

BATTLE = Clause(
    "109",
    title=Text("The battle", "战斗"),
    clauses=(COURSE, ATTACKERS, BLOCKERS, ORDER, DAMAGE, FIRST_STRIKE, WOUNDS, LEAVING),
    is_ours=True,
)
