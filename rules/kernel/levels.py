"""The four levels of player that every engine has: their numbers, their names and about how fast they play."""

from __future__ import annotations

from rules.kernel.engine import Level
from rules.wording import Text

#: The levels' numbers, as a game's compiled code takes them.
RANDOM, GREEDY, PLANNER, EXPERT, JUDGE = range(5)
#: Behind the four: the yardstick that others are measured by (docs/players.md). No simulation is played by it.
JUDGE_LEVEL = Level(
    "judge",
    Text("Judge", "评判"),
    Text("The expert with several times as much thought, for measurements alone.", "思考量数倍于“专家”，仅用于衡量其他对手。"),
    2,
)


def four_levels(*, random: float, greedy: float, planner: float, expert: float) -> tuple[Level, ...]:
    """The levels in the order of their numbers, with the pace of each in games a second of one process.

    Chunks are sized by the pace until games have been timed: rather name too few, as a machine plays that does other work besides.
    """
    return (
        Level(
            "random",
            Text("Random", "随机"),
            Text(
                "Any legal action, each with the same chance. A yardstick, not an opponent.",
                "在所有合法行动中等概率随机选择，只作基准参考。",
            ),
            random,
        ),
        Level(
            "greedy",
            Text("Greedy", "贪心"),
            Text(
                "Tries each action, sees its choices through and takes what looks best at once; plans nothing further.",
                "逐一试走每个行动及其后续选择，取当下局面最优者，不作更远的规划。",
            ),
            greedy,
        ),
        Level(
            "planner",
            Text("Planner", "运筹"),
            Text(
                "Searches the sequences of actions of its whole turn and takes the one whose end gives the best chance to win.",
                "搜索整个回合的行动序列，选择回合结束时胜算最大的一种。",
            ),
            planner,
        ),
        Level(
            "expert",
            Text("Expert", "专家"),
            Text(
                "Plays the best plans of its turn on in several possible worlds and takes the one that fares best. Many times slower.",
                "把本回合的最优方案放到多种可能的局面中继续推演，选择结果最好的一种。速度慢得多。",
            ),
            expert,
        ),
    )
