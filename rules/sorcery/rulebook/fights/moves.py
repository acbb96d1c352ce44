"""Sorcery 6.1 to 6.3: steps, moves and interception (the source's moving and intercepting; S-6, S-7)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

STEPS = Clause(
    "6.1",
    title=Text("Steps", "步"),
    clauses=(
        Clause(
            "6.1a",
            Text(
                "A step leads to an adjacent location: another square that shares an edge, in the same region.",
                "一步到达一个相邻的位置：另一个共边的方格，且处于同一区域。",
            ),
        ),
        Clause(
            "6.1b",
            Text(
                "On top, a step leads only to squares that have a surface; into the void it leads only by [voidwalk](8.6) or over it by "
                "[airborne](8.2).",
                "在最上层，一步只能到达有地表的方格；进入虚空须有[虚空行走](8.6)，飞越须有[飞空](8.2)。",
            ),
        ),
        Clause(
            "6.1c",
            Text(
                "Below, it leads only to the same region of the next square, for units that can be there.",
                "在下方，一步只能到达相邻方格的同一区域，且单位须能处于该处。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.1d",
            Text(
                "A unit takes 1 step in a move, or as many as [movement](8.11) makes it.",
                "单位一次移动走 1 步，或[移动](8.11)使其能走的步数。",
            ),
        ),
        Clause(
            "6.1e",
            Text(
                "Nothing that stands in a square bars the way. Rubble is walked as land is.",
                "方格中的任何物都不阻挡通行。废墟与陆域一样可以通行。",
            ),
            is_ours=True,
        ),
    ),
)

MOVING = Clause(
    "6.2",
    title=Text("Moving", "移动"),
    clauses=(
        Clause(
            "6.2a",
            Text(
                "In the main phase the active player taps a unit to move it to a location that it can reach with its steps.",
                "主要阶段中，当前玩家可以横置一个单位，将其移动到以其步数能够到达的位置。",
            ),
        ),
        Clause(
            "6.2b",
            Text(
                "The location is another one than where it is, and one where it can be.",
                "目的地不能是当前所在的位置，且须是该单位能够处于的位置。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.2c",
            Text(
                "Where several next steps still lead there in time, the player chooses each as it is taken; else the unit goes the only "
                "way.",
                "下一步有数种走法仍能按时到达时，由该玩家逐步选择；只有一种走法时照此行进。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.2d",
            Text(
                "Each location on the way is entered, even when it is left at once.",
                "途经的每个位置都视为进入，即使随即离开。",
            ),
        ),
        Clause(
            "6.2e",
            Text(
                "At each location entered, first what this triggers is carried out, then the enemy may [intercept](6.3).",
                "每进入一个位置，先结算由此触发的能力，然后对手可以[拦截](6.3)。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.2f",
            Text(
                "The move ends early when the unit has left the realm, has another controller, or can't reach the location any more in "
                "the steps that are left. One that an effect has put elsewhere goes on from there, if it can.",
                "单位离开领域、控制者改变，或以剩余的步数已不能到达时，移动提前结束。途中被效果移往他处的，若仍能到达，则从该处继续。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.2g",
            Text(
                "Being moved by an effect is no such move: it taps nobody and can't be intercepted.",
                "因效果而移动不属于这种移动：不需要横置，也不能被拦截。",
            ),
        ),
        Clause(
            "6.2h",
            Text(
                "What an effect moves to a location at once enters only that one. What is pushed enters each square on its way.",
                "效果将其直接移至某位置的，只进入该位置。被推拉的，途经的每个方格都进入。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-6",
            Text(
                "Move: tap, then up to the unit's steps (1), each to an adjacent square of the same region with a site. The void only "
                "with the ability: without it a unit in the void is banished; underground or underwater without it, it dies. Every "
                "square passed is entered. Interception as in [S-7](S-7) holds for plain moves, too.",
                "移动：横置，然后走至多等同于其步数（1 步）的距离，每一步到达同一区域中有地标的相邻方格。进入虚空须有相应能力："
                "没有能力而处于虚空的单位被放逐，处于地下或水下的死亡。途经的每个方格都视为进入。[S-7](S-7) 的拦截同样适用于单纯的移动。",
            ),
        ),
    ),
)

INTERCEPTING = Clause(
    "6.3",
    title=Text("Interception", "拦截"),
    clauses=(
        Clause(
            "6.3a",
            Text(
                "When a unit that moves or attacks enters a location, an untapped enemy unit there may tap to intercept it.",
                "移动或攻击中的单位进入一个位置时，该处处于重整状态的敌方单位可以横置进行拦截。",
            ),
        ),
        Clause(
            "6.3b",
            Text(
                "The mover stops there and attacks the interceptor instead of going on. What it was to attack is not attacked. A unit "
                "that only moved attacks by this.",
                "被拦截的单位停在该处，改为攻击拦截者，不再前进，也不再攻击原定的目标。单纯移动的单位也因此视为攻击。",
            ),
        ),
        Clause(
            "6.3c",
            Text(
                "The interceptor is in the same location, square and region, and is not [sick](3.9).",
                "拦截者须位于同一位置（方格与区域都相同），且没有[召唤虚弱](3.9)。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.3d",
            Text(
                "The enemy is asked once for each location entered, the last one included, and names one unit or none. Nobody intercepts "
                "where the move began.",
                "每进入一个位置询问对手一次，包括终点；对手指定一个单位，或不拦截。出发的位置不能拦截。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.3e",
            Text(
                "A unit that is attacked does not intercept its attacker. Where a site is attacked, any unit there may intercept.",
                "被攻击的单位不能拦截攻击它的单位。被攻击的是地标时，该处的任何单位都可以拦截。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.3f",
            Text(
                "After an interception others may still [defend](6.5), but nobody else intercepts.",
                "拦截之后，其他单位仍可以[防御](6.5)，但不能再拦截。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.3g",
            Text(
                "If the interceptor or the mover is not there any more when what the interception triggers is done, the move ends "
                "without a fight.",
                "拦截所触发的能力结算之后，若拦截者或移动者已不在该处，移动结束，不发生战斗。",
            ),
            is_ours=True,
        ),
        Clause(
            "6.3h",
            Text(
                "A unit that can't attack is intercepted as any other, and fights.",
                "不能攻击的单位同样会被拦截，并进行战斗。",
            ),
            is_ours=True,
        ),
    ),
)
