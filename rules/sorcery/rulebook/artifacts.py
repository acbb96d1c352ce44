"""Sorcery 7: what units carry, pick up and drop, and what stands by itself (the source's artifacts; S-11)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

SORTS = Clause(
    "7.1",
    title=Text("Relics, automata, monuments", "器物、自律机、遗迹"),
    clauses=(
        Clause(
            "7.1a",
            Text(
                "A relic is carried by a unit, and does what it says in that unit's name.",
                "器物由单位持有，以该单位的名义发挥效果。",
            ),
        ),
        Clause(
            "7.1b",
            Text(
                "An automaton is a unit by itself, a monument stands where it was built. Neither can be carried; their controller is who "
                "made them come, whoever's unit stands beside them.",
                "自律机自身即为单位，遗迹立于原处。二者都不能被持有，由使其进入领域的玩家控制，与同处的单位无关。",
            ),
        ),
        Clause(
            "7.1c",
            Text(
                "Monuments are never moved. Relics in nobody's hands and monuments in the void are [banished](2.5e).",
                "遗迹不会移动。处于虚空的遗迹与无人持有的器物被[放逐](2.5e)。",
            ),
            is_ours=True,
        ),
    ),
)

CARRYING = Clause(
    "7.2",
    title=Text("Carrying", "持有"),
    clauses=(
        Clause(
            "7.2a",
            Text("A unit may carry any number of relics.", "单位持有的器物数目不限。"),
        ),
        Clause(
            "7.2b",
            Text(
                "A carried relic is where its unit is and goes with it, into any region.",
                "被持有的器物与其单位同处一个位置，随之移动，无论进入何种区域。",
            ),
            is_ours=True,
        ),
        Clause(
            "7.2c",
            Text(
                "It is a thing of its own: it may be named as a target, destroyed or sent away, while its unit stays.",
                "它仍是独立的物：可以被指定为目标、被摧毁或移回，而其单位不受影响。",
            ),
            is_ours=True,
        ),
    ),
)

HANDLING = Clause(
    "7.3",
    title=Text("Picking up and dropping", "拾起与丢下"),
    clauses=(
        Clause(
            "7.3a",
            Text(
                "Once a turn, an own unit may pick up a relic at its location or drop one that it carries there, in the main phase while "
                "nothing is carried out.",
                "主要阶段中没有其他行动进行时，己方单位每回合一次，可以拾起位于同一位置的一件器物，或将持有的一件器物丢在所在的位置。",
            ),
        ),
        Clause(
            "7.3b",
            Text(
                "A unit that has fought this turn drops nothing. A relic whose activated ability was used this turn is not dropped.",
                "本回合参与过战斗的单位不能丢下器物。本回合使用过启动能力的器物不能被丢下。",
            ),
        ),
        Clause(
            "7.3c",
            Text(
                "Whoever's relic it was, any unit there may pick it up.",
                "无论器物原先由谁控制，该处的任何单位都可以拾起它。",
            ),
        ),
        Clause(
            "7.3d",
            Text(
                "Only what nobody carries is picked up. Control goes to the unit's controller, who must have a [place](10.6) for it.",
                "只能拾起无人持有的器物。控制权归该单位的控制者，其须有空余的[席位](10.6)。",
            ),
            is_ours=True,
        ),
        Clause(
            "7.3e",
            Text("It needs no tapping; tapped and sick units may do it.", "不需要横置；横置或召唤虚弱的单位也可以。"),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-11",
            Text(
                "An idle unit may, once a turn, pick up or drop one artifact at its location; not drop after fighting, nor one used this "
                "turn; they fall where the bearer leaves. Automata and monuments can't be carried.",
                "空闲的单位每回合一次，可以在其位置拾起或丢下一件神器；参与战斗之后不能丢下，也不能丢下本回合使用过的神器；持有者离开时，"
                "神器落在该处。自律机和遗迹不能被持有。",
            ),
        ),
    ),
)

FALLING = Clause(
    "7.4",
    title=Text("Falling", "掉落"),
    clauses=(
        Clause(
            "7.4a",
            Text(
                "When a unit leaves the realm, all that it carries falls where it was.",
                "单位离开领域时，其持有的一切掉落在其离开时的位置。",
            ),
        ),
        Clause(
            "7.4b",
            Text(
                "What has fallen stays under its controller's control until somebody picks it up. It does nothing that needs a bearer.",
                "掉落的器物仍由原控制者控制，直到有单位将其拾起。需要持有者的效果此时不起作用。",
            ),
            is_ours=True,
        ),
        Clause(
            "7.4c",
            Text(
                "If that location is void, it is banished. If the unit only changes its controller, nothing falls.",
                "该位置若是虚空，器物被放逐。单位只是改变控制者时，器物不会掉落。",
            ),
            is_ours=True,
        ),
    ),
)

USING = Clause(
    "7.5",
    title=Text("Abilities of relics", "器物的能力"),
    clauses=(
        Clause(
            "7.5a",
            Text(
                "While it is carried, its unit is the source of its abilities: they measure from there, and a cost of tapping taps the "
                "unit, which must not be sick.",
                "被持有期间，其能力以持有者为来源：距离由持有者算起；以横置为费用的，横置持有者，其不能有召唤虚弱。",
            ),
        ),
        Clause(
            "7.5b",
            Text("Its damage is dealt by the relic, not by the unit.", "其伤害由器物造成，而非由持有者造成。"),
        ),
        Clause(
            "7.5c",
            Text(
                "In nobody's hands its activated abilities can't be used, and it gives nothing to a bearer. Other abilities go on from "
                "where it lies.",
                "无人持有时，其启动能力不能使用，也不对持有者生效。其他能力从其所在的位置照常生效。",
            ),
        ),
        Clause(
            "7.5d",
            Text("Monuments are the source of theirs, and tap themselves.", "遗迹自身是其能力的来源，横置的是遗迹自身。"),
        ),
    ),
    is_ours=True,
)

ARTIFACTS = Clause("7", title=Text("Artifacts", "神器"), clauses=(SORTS, CARRYING, HANDLING, FALLING, USING))
