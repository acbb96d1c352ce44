"""Sorcery 2.1 to 2.5: squares, regions, water and land, where units can be (the source's realm; S-6, S-13); chapter 2 as a whole."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.sorcery.rulebook.proofs import UNPLAYED
from rules.sorcery.rulebook.realm.figures import near_squares
from rules.sorcery.rulebook.realm.rubble import NEW_SITE, RUBBLE
from rules.wording import Text

SQUARES = Clause(
    "2.1",
    title=Text("Squares", "方格"),
    clauses=(
        Clause(
            "2.1a",
            Text("The realm has five columns and four rows, 20 squares in all.", "领域有五列四行，共 20 个方格。"),
        ),
        Clause(
            "2.1b",
            Text(
                "Columns have letters, rows have numbers. One player's edge is the first row, the other's the last.",
                "列以字母标记，行以数字标记。第一行是一方的边缘行，最后一行是另一方的边缘行。",
            ),
            is_ours=True,
        ),
        Clause(
            "2.1c",
            Text(
                "A square holds one site at most, and any number of other things of both players.",
                "每个方格最多有一张地标；其他的物不限数目，双方的都可以在其中。",
            ),
        ),
    ),
)

DISTANCES = Clause(
    "2.2",
    title=Text("Near and far", "远近"),
    clauses=(
        Clause(
            "2.2a",
            title=Text("Adjacent", "相邻"),
            text=Text(
                "A square is adjacent to itself and to the four that share an edge with it. Things are adjacent if their squares are and "
                "they are in the same region.",
                "方格与自身以及共边的四个方格相邻。两物的方格相邻且处于同一区域，两物即相邻。",
            ),
        ),
        Clause(
            "2.2b",
            title=Text("Nearby", "邻近"),
            text=Text(
                "Nearby a square are all squares of the block of three by three round it. Things are nearby if their squares are and "
                "they are in the same region.",
                "以一个方格为中心的九宫格内的方格都与它邻近。两物的方格邻近且处于同一区域，两物即邻近。",
            ),
        ),
        Clause(
            "2.2c",
            title=Text("Here", "此处"),
            text=Text("The same square and, for things, the same region.", "同一方格；对物而言还须处于同一区域。"),
            is_ours=True,
        ),
        Clause(
            "2.2d",
            title=Text("Steps away", "步数"),
            text=Text(
                "So many steps away is the least number of steps from square to square across edges, whatever lies between. A square is "
                "0 steps away from itself.",
                "两个方格之间的步数，是经由共边方格到达所需的最少步数，不论途中有什么。方格距自身 0 步。",
            ),
            is_ours=True,
        ),
        Clause(
            "2.2e",
            title=Text("In line", "直线"),
            text=Text(
                "In line with a square are the squares of its row and of its column, itself among them. What stands between does not "
                "matter.",
                "与一个方格成直线的，是与它同行或同列的方格，包括其自身。途中有什么并无影响。",
            ),
            is_ours=True,
        ),
    ),
    figure=near_squares,
)

REGIONS = Clause(
    "2.3",
    title=Text("Regions", "区域"),
    clauses=(
        Clause(
            "2.3a",
            Text(
                "There are four regions: void, surface, underground and underwater. A location is a square with a region.",
                "区域有四种：虚空、地表、地下、水下。方格与区域共同构成位置。",
            ),
        ),
        Clause(
            "2.3b",
            Text(
                "A square with neither site nor rubble is void. A square with a site has a surface and what lies below it: underwater "
                "below a water site, else underground.",
                "既无地标也无废墟的方格是虚空。有地标的方格有地表及其下方：水域地标的下方是水下，其他地标的下方是地下。",
            ),
        ),
        Clause(
            "2.3c",
            Text(
                "Two regions of one square are two locations, neither adjacent to nor nearby the other. So are two regions of different "
                "squares.",
                "同一方格的两个区域是两个位置，既不相邻也不邻近；不同方格的不同区域也是如此。",
            ),
        ),
        Clause(
            "2.3d",
            Text("Rubble has a surface and an underground, as a land site has.", "废墟与陆域地标一样，有地表和地下。"),
            is_ours=True,
        ),
        Clause(
            "2.3e",
            Text(
                "A site is in both regions of its square. An aura is in the topmost region of each of its squares: the surface, or the "
                "void.",
                "地标同时处于其方格的两个区域。灵气处于其每个方格最上层的区域：地表，或虚空。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-13",
            Text(
                "A destroyed site becomes rubble. Below water sites is an underwater region, below others an underground one.",
                "被摧毁的地标变为废墟。水域地标下方为水下区域，其他地标下方为地下区域。",
            ),
        ),
    ),
)

GROUND = Clause(
    "2.4",
    title=Text("Water and land", "水域与陆域"),
    clauses=(
        Clause(
            "2.4a",
            title=Text("Water site", "水域地标"),
            text=Text(
                "A site with a water threshold is a water site. Every other site is a land site.",
                "带有水元素的地标是水域地标，其他地标都是陆域地标。",
            ),
        ),
        Clause(
            "2.4b",
            Text(
                "Water sites joined by edges form a body of water, land sites joined by edges a stretch of land.",
                "以边相连的水域地标构成水体，以边相连的陆域地标构成陆地。",
            ),
            proved_by=UNPLAYED,
        ),
        Clause(
            "2.4c",
            Text(
                "A site that an effect makes water has a water threshold of 1 if it had none. One that is made land has none. An effect "
                "for the turn goes before one until a next turn, that before one for the game, that before a static ability; of several "
                "of a sort the latest counts.",
                "被效果变为水域的地标若原本没有水元素，则视为带有 1 点水元素；被变为陆域的地标视为没有水元素。本回合内有效的效果优先，"
                "其次是持续到下个回合的，再次是永久的，最后是常驻能力；同类中以最后的为准。",
            ),
            is_ours=True,
        ),
        Clause(
            "2.4d",
            Text(
                "When that changes the region below a site, all that is there is in the new region, without having moved.",
                "地标下方的区域因此改变时，其中的一切处于新的区域，但并未移动。",
            ),
            is_ours=True,
        ),
    ),
)

STAYING = Clause(
    "2.5",
    title=Text("Where units can be", "单位的容身之处"),
    clauses=(
        Clause(
            "2.5a",
            Text("Every unit can be on a surface.", "任何单位都可以处于地表。"),
        ),
        Clause(
            "2.5b",
            Text(
                "A minion or an automaton in the void is banished, unless it has [voidwalk](8.6).",
                "处于虚空的随从或自律机被放逐，具有[虚空行走](8.6)的除外。",
            ),
        ),
        Clause(
            "2.5c",
            Text(
                "One that is underground dies unless it has [burrowing](8.4); one that is underwater dies unless it has [submerge](8.5).",
                "处于地下而不具[潜地](8.4)的死亡；处于水下而不具[潜水](8.5)的死亡。",
            ),
        ),
        Clause(
            "2.5d",
            Text(
                "An avatar in the void stays there. It may step onto the surface of an adjacent square, but without voidwalk not into "
                "another void.",
                "处于虚空的化身留在那里。它可以走到相邻方格的地表；不具虚空行走则不能走入另一处虚空。",
            ),
            is_ours=True,
        ),
        Clause(
            "2.5e",
            Text(
                "An artifact in the void that nobody carries is banished. Below a site it stays.",
                "处于虚空且无人持有的神器被放逐。在地标下方的神器留在那里。",
            ),
            is_ours=True,
        ),
        Clause(
            "2.5f",
            Text(
                "All this is looked at whenever [states](9.5) are: no unit goes while a spell or an ability is being carried out.",
                "以上在[检查状态](9.5)时处理：法术或能力结算途中，单位不会因此离开。",
            ),
            is_ours=True,
        ),
    ),
)

REALM = Clause("2", title=Text("The realm", "领域"), clauses=(SQUARES, DISTANCES, REGIONS, GROUND, STAYING, RUBBLE, NEW_SITE))
