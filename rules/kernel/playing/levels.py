"""The five levels of player that every engine has, and the judge: their names and about how fast they play."""

from __future__ import annotations

from rules.kernel.engine import Level
from rules.wording import Text

#: The default level, and the one for what has to be quick.
DEFAULT_LEVEL, QUICK_LEVEL = "strategist", "planner"
#: The number after the five: the yardstick that others are measured by (docs/players.md). It plays no simulation.
JUDGE_LEVEL = Level(
    "judge",
    Text("Judge", "评判"),
    Text("The expert with several times as much thought, for measurements alone.", "思考量数倍于“专家”，仅用于衡量其他对手。"),
    2,
)
#: The numbers after the judge: the judge with twice the thought in one direction, or in all, to see whether its verdicts have settled.
DEEPER = ("judge-search", "judge-plans", "judge-replies", "judge-worlds", "judge-horizon", "judge-far", "judge-end", "judge-whole")


def five_levels(*, random: float, greedy: float, planner: float, strategist: float, expert: float) -> tuple[Level, ...]:
    """Return the levels in the order of their numbers, with the pace of each in games a second of one process.

    The pace sets the sizes of chunks until games have been timed. Rather give too low a pace, for a machine that does other work besides.
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
            "strategist",
            Text("Strategist", "谋略"),
            Text(
                "Plays the best plans of its turn on through the other side's reply and takes the one that fares best.",
                "将本回合的几种最优方案连同对方的应对一并推演，选择结果最好的一种。",
            ),
            strategist,
        ),
        Level(
            "expert",
            Text("Expert", "专家"),
            Text(
                "As the strategist, with more plans and in several possible worlds. Several times slower.",
                "与“谋略”思路相同，但考察更多方案，并放到多种可能的局面中推演。速度慢数倍。",
            ),
            expert,
        ),
    )
