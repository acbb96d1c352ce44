"""Dou Wushi 5.2: what a player may do in a turn: deploy, equip, cast, attack, use skills and guard (W-4 to W-8)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

DEPLOYING = Clause(
    "5.2.1",
    title=Text("Deploying a hero", "英雄出战"),
    clauses=(
        Clause(
            "5.2.1a",
            Text(
                "Once a turn you may put a hero from your hand onto the battlefield, ready. It may attack and use skills at once.",
                "每个回合一次，你可以将手牌中的一张英雄牌以重置状态放入战场。新上场的英雄可以立即攻击或施放技能。",
            ),
        ),
        Clause(
            "5.2.1b",
            Text(
                "A hero can't be deployed while a hero of that name is on the battlefield, on either side.",
                "双方战场上有同名英雄时，该英雄不能进入战场。",
            ),
        ),
    ),
)

EQUIPPING = Clause(
    "5.2.2",
    title=Text("Equipping", "装备部署"),
    clauses=(
        Clause(
            "5.2.2a",
            Text(
                "Any number of times you may equip a hero of yours with an item from your hand. The hero pays the item's cost from its "
                "own MP.",
                "你可以将手牌中的物品牌装备给指定的己方英雄，次数不限。该英雄以自己的 MP 支付佩戴费用。",
            ),
        ),
        Clause(
            "5.2.2b",
            Text("The hero's class must be one that may use the item.", "英雄的职业须在该物品牌的适用职业之内。"),
        ),
    ),
)

CASTING = Clause(
    "5.2.3",
    title=Text("Using a spell", "使用魔法牌"),
    text=Text(
        "Once a turn, at any time of your turn, you may use a spell from your hand. It costs nothing.",
        "每个回合一次，你可以在自己回合的任意时机使用手牌中的一张魔法牌，没有任何消耗。",
    ),
    rulings=(
        Ruling(
            "W-4",
            Text(
                "Actions come in any order, and any number of times unless said otherwise. One hero is deployed a turn, ready, and "
                "never while a "
                "hero of that name is on either battlefield. A hero has two hands: one-handed items take one, two-handed ones both; it "
                "has one "
                "weapon at most, and a new one puts the old one into the graveyard; other equipment takes hands only if its card says so. "
                "One spell a turn.",
                "动作的顺序不限，除另有说明外次数也不限。每回合出战一名英雄，以重置状态上场；任一方战场上有同名英雄时不可出战。"
                "英雄有两个手位，"
                "单手占一个，双手占两个；武器最多一把，新武器会将旧武器放入坟场；其他装备只有在牌上注明时才占手位。每回合使用一张魔法牌。",
            ),
        ),
        Ruling(
            "W-17",
            Text(
                "Names are compared, not cards: two cards that bear one name keep each other out.",
                "比较的是名称而不是卡牌：名称相同的两张不同的牌同样互相排斥。",
            ),
        ),
    ),
)

ATTACKING = Clause(
    "5.2.4",
    title=Text("Weapon attack", "武器攻击"),
    clauses=(
        Clause(
            "5.2.4a",
            Text(
                "Tap a ready hero that has attack and choose another hero, an own one, too. It takes damage equal to the attack. An attack "
                "costs nothing.",
                "横置一名有攻击力的己方英雄，选择另一名英雄作为目标，包括友军，对其造成等同于攻击力的伤害。攻击没有任何消耗。",
            ),
        ),
        Clause(
            "5.2.4b",
            Text(
                "A hero has 0 attack but for its weapon and what else raises it. It may attack in the turn in which it was equipped.",
                "英雄的攻击力初始为 0，由武器及其他效果赋予。英雄可以在装备武器后立即进行攻击。",
            ),
            rulings=(
                Ruling(
                    "W-5",
                    Text(
                        "The hero taps; the damage goes to any one other hero, allies included. A hero at 0 attack can't attack. One "
                        "that was "
                        "equipped this turn may.",
                        "英雄横置，对任意一名其他英雄造成伤害，包括友军。攻击力为 0 的英雄不能攻击。本回合装备了武器的英雄可以攻击。",
                    ),
                ),
            ),
        ),
    ),
)

SKILLS = Clause(
    "5.2.5",
    title=Text("Using a skill", "施放技能"),
    word="Target",
    clauses=(
        Clause(
            "5.2.5a",
            Text(
                "A ready hero with MP enough may use its skill as often as it can pay. The skill taps the hero only if it says so.",
                "MP 足够且没有横置的英雄可以施放技能，付得起就可以多次施放。只有技能注明时英雄才会横置。",
            ),
        ),
        Clause(
            "5.2.5b",
            Text(
                "The number in brackets is its cost in MP. For X the owner chooses a number. “Needs a weapon” asks for a weapon beside "
                "the MP.",
                "括号内的数字为所需的 MP。括号内为 X 时，由玩家任意选择一个数字。注明“需要武器”时，除 MP 外还必须装备一把武器。",
            ),
        ),
        Clause(
            "5.2.5c",
            Text(
                "Targets are named first. A skill of which any part can't be met may not be used.",
                "须先指定合理的目标。无法满足任意一个技能描述时，该技能不能施放。",
            ),
            rulings=(
                Ruling(
                    "W-6",
                    Text(
                        "A weapon that is needed and the targets are checked before anything is paid. Damage by a skill is never "
                        "countered.",
                        "“需要武器”与“指定目标”在支付消耗之前检查。技能造成的伤害不会触发反击。",
                    ),
                ),
                Ruling(
                    "W-16",
                    Text(
                        "What a skill names must be there when it is announced: its targets, the cards of a zone that it takes or moves, a "
                        "discard that it demands, a deployment that it makes (a namesake on either battlefield rules that out). Otherwise "
                        "it may not be used, and nothing is paid. “Up to”, “may” and “all” are met by none; a draw from an empty reserve "
                        "is met, too. A spell needs its targets alone.",
                        "技能所指的一切须在宣告时存在：目标、要取得或移动的某区域的牌、要求的弃牌、要进行的出战"
                        "（任一方战场上有同名英雄时不能出战）。否则不能施放，也不支付。"
                        "“至多”“可以”“所有”没有对象也算满足；预备区为空时的抓牌同样算满足。魔法牌只须有其目标。",
                    ),
                ),
            ),
        ),
    ),
)

COUNTERATTACK = Clause(
    "5.2.6",
    title=Text("Counterattack", "反击"),
    text=Text(
        "A hero that survives a weapon attack and has a weapon of the attacker's type deals its own attack to the attacker: melee "
        "answers melee, "
        "ranged answers ranged.",
        "英雄受到武器攻击后没有阵亡，且装备了与攻击者同类型的武器时，对攻击者造成等同于自身攻击力的伤害：近战反击近战，远程反击远程。",
    ),
    rulings=(
        Ruling(
            "W-7",
            Text(
                "Each hero counters once a turn, in either player's turn. It must, it costs nothing, and it is not countered itself.",
                "每名英雄每个回合只反击一次，无论在哪一方的回合。反击强制触发，没有消耗，且不会再被反击。",
            ),
        ),
    ),
)

GUARDING = Clause(
    "5.2.7",
    title=Text("Guard", "护卫"),
    clauses=(
        Clause(
            "5.2.7a",
            Text(
                "In your turn you may assign a hero with guard to another hero of yours. It costs nothing and does not tap.",
                "在你的回合，可以指定一名带有护卫的英雄护卫另一名己方英雄，没有消耗，也不会横置。",
            ),
        ),
        Clause(
            "5.2.7b",
            Text(
                "In each turn the guard takes the first damage that the guarded hero would take, from whatever source and with all "
                "that comes with it.",
                "每个回合中，被护卫的英雄第一次将受到任何伤害时，由其护卫承受该伤害以及随之而来的效果。",
            ),
        ),
        Clause(
            "5.2.7c",
            Text(
                "It lasts two turns: the one in which it was assigned, and the next. In each of your turns you may assign the guard anew.",
                "护卫持续两个回合：指定护卫的回合及下一个回合。你的每个回合都可以为护卫指定新的目标。",
            ),
            rulings=(
                Ruling(
                    "W-8",
                    Text(
                        "A guard is assigned ready or tapped. No hero has two guards, no guard guards two, and a hero that is a guard "
                        "can't be "
                        "guarded. The attacked hero, not its guard, makes the counterattack; a counterattack can be guarded against, too.",
                        "重置或横置的英雄都可以被指定为护卫。一名英雄不能有两名护卫，一名护卫不能护卫两名英雄，"
                        "身为护卫的英雄不能再被护卫。反击由被攻击的"
                        "英雄进行，而不是其护卫；反击同样可以被护卫。",
                    ),
                ),
                Ruling(
                    "W-18",
                    Text(
                        "A guard takes the first damage of a turn that the guarded hero would take, whatever it is, and no other. If "
                        "nobody may take that first damage, or the hero was damaged before the guard was assigned in that turn, the "
                        "guard takes none until the next turn.",
                        "护卫只承受被护卫的英雄在一个回合中第一次将受到的伤害，无论何种伤害，此后的不再承受。"
                        "若这次伤害不可由护卫承受，或该英雄在本回合指定护卫之前已受到伤害，则护卫到下一个回合才会承受伤害。",
                    ),
                ),
            ),
        ),
    ),
)

ACTIONS = Clause(
    "5.2",
    title=Text("Actions", "玩家动作阶段"),
    clauses=(DEPLOYING, EQUIPPING, CASTING, ATTACKING, SKILLS, COUNTERATTACK, GUARDING),
)
